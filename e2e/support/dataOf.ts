import type { APIResponse } from '@playwright/test';

import type { Answered, Problem } from '@contract/wire/envelope';

/** The `data` of an answer of the API. A refusal fails the journey here, with its reason. */
export async function dataOf<T>(called: APIResponse | Promise<APIResponse>): Promise<T> {
  const answer = await called;
  const body = (await answer.json()) as Answered<T> | Problem;
  if (!body.success) throw new Error(`${answer.url()}: ${body.message}`);
  return body.data;
}
