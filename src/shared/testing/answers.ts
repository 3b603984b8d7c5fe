import { HttpResponse } from 'msw';

import type { Paginated, Problem } from '@contract/wire/envelope';

/** A success in the API's envelope. */
export const answer = (data: object | null) => HttpResponse.json({ success: true, message: 'Done', data });

/** A refusal in the API's envelope. */
export const refuse = (
  status: number,
  message: string | null = null,
  rest: Pick<Partial<Problem>, 'code' | 'errors' | 'data'> = {},
) => HttpResponse.json({ success: false, message, ...rest }, { status });

/** One page of a list; the only page unless the test says otherwise. */
export const makePage = <T>(data: T[], overrides: Partial<Paginated<T>> = {}): Paginated<T> => ({
  data,
  current_page: 1,
  last_page: 1,
  per_page: 12,
  total: data.length,
  links: [],
  ...overrides,
});
