import { type InferType, object } from 'yup';

import { LIMITS } from '@contract/limits';
import { message, type MessageKey } from '@contract/messages';
import { requiredId, text } from '@contract/validation/fields';
import type { Answered, PageLink, Paginated } from '@contract/wire/envelope';

/** The envelope of a 2xx answer. `text` is the key of a message, which the `language` plugin translates for the caller. */
export const ok = <T>(data: T, text: MessageKey = 'done'): Answered<T> => ({
  success: true,
  message: message(text),
  data,
});

interface PageRequest {
  page: number;
  paginate: number;
}

/** How many rows come before the page. */
export const offsetOf = ({ page, paginate }: PageRequest) => (page - 1) * paginate;

/** The rows of one page, and the number of rows on all pages. */
export interface Listed<T> {
  rows: T[];
  total: number;
}

/** The current page and the number of pages. */
export const paginationOf = ({ page, paginate }: PageRequest, total: number) => ({
  current_page: page,
  last_page: Math.max(1, Math.ceil(total / paginate)),
  per_page: paginate,
  total,
});

/** The envelope of a list. Its links repeat the request's URL with another page number. */
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

/** In this order: previous; the first page, the last one and the neighbours of the current page, with gaps between them; next. */
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

/**
 * The idempotency key of a call, which may be repeated with the same key and is carried out once. An empty header is refused, since it
 * would otherwise count as a key.
 */
export const idempotencyHeaders = object({
  'idempotency-key': text(LIMITS.idempotencyKey).min(1, message('idempotencyKeyEmpty')),
});

/** The same, for routes that store no keys of their own: `plugins/idempotency.ts` answers a repeated call. */
export const answeredOnce = idempotencyHeaders.clone();

export const idempotencyKeyOf = ({ headers }: { headers: InferType<typeof idempotencyHeaders> }) =>
  headers['idempotency-key'];

export const idParams = object({ id: requiredId('idInvalid') });
