import { type InferType, object } from 'yup';

import { LIMITS } from '@contract/limits';
import { message, type MessageKey } from '@contract/messages';
import { requiredId, text } from '@contract/validation/fields';
import type { Answered, PageLink, Paginated } from '@contract/wire/envelope';

/** The envelope of a 2xx answer; the message is a reference that the reply says in the reader's language. */
export const ok = <T>(data: T, text: MessageKey = 'done'): Answered<T> => ({
  success: true,
  message: message(text),
  data,
});

interface PageRequest {
  page: number;
  paginate: number;
}

/** First row of a page, counted from 0. */
export const offsetOf = ({ page, paginate }: PageRequest) => (page - 1) * paginate;

/** A page of a list, and how many rows all pages have. */
export interface Listed<T> {
  rows: T[];
  total: number;
}

/** Which page it is, and of how many. */
export const paginationOf = ({ page, paginate }: PageRequest, total: number) => ({
  current_page: page,
  last_page: Math.max(1, Math.ceil(total / paginate)),
  per_page: paginate,
  total,
});

/** The envelope of a list. Its links are the request's own, with another page number. */
export function paged<T>(
  { url, query }: { url: string; query: PageRequest },
  { rows, total }: Listed<T>,
): Paginated<T> {
  const [path = ''] = url.split('?', 1);
  const pagination = paginationOf(query, total);
  return {
    data: rows,
    ...pagination,
    links: pageLinks(query.page, pagination.last_page, (page) => `${path}?${queryString({ ...query, page })}`),
  };
}

function queryString(query: object): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString();
}

/** Previous, the first, the last and the neighbours of the current page with gaps between, next. */
function pageLinks(current: number, last: number, urlOf: (page: number) => string): PageLink[] {
  const near = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const numbers = [...new Set(near)].sort((a, b) => a - b);
  const links: PageLink[] = [
    { label: 'previous', url: current > 1 ? urlOf(Math.min(current - 1, last)) : null, active: false },
  ];
  let previous = 0;
  for (const number of numbers) {
    if (number - previous > 1) links.push({ label: '...', url: null, active: false });
    links.push({ label: String(number), url: urlOf(number), active: number === current });
    previous = number;
  }
  links.push({ label: 'next', url: current < last ? urlOf(current + 1) : null, active: false });
  return links;
}

/** A call that carries a key may be repeated at will and is carried out once. An empty one is no key, and would be taken for one. */
export const idempotencyHeaders = object({
  'idempotency-key': text(LIMITS.idempotencyKey).min(1, message('idempotencyKeyEmpty')),
});

/** The same, of a route that keeps no keys of its own: `plugins/idempotency.ts` answers what comes again. */
export const answeredOnce = idempotencyHeaders.clone();

export const idempotencyKeyOf = ({ headers }: { headers: InferType<typeof idempotencyHeaders> }) =>
  headers['idempotency-key'];

export const idParams = object({ id: requiredId('idInvalid') });
