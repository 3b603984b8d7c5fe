import type { Language } from './language';

/** A page of the client that a visitor asks the server for. */
export interface PageRequest {
  /** Path and query, as the visitor asked for them. */
  url: string;
  language: Language;
  /** The origin of the site, for absolute addresses. */
  origin: string;
  /** Where people write for help. */
  supportEmail: string;
}

/** A page as rendered for a guest. */
export interface RenderedPage {
  /** 404 if no page or record has this address. */
  status: 200 | 404;
  /** Title, description, link preview and styles, as HTML. */
  head: string;
  /** As HTML. */
  body: string;
  /** The API answers that the page was rendered from, so that the browser need not request them again. */
  answers: PageAnswer[];
}

/** One answer of the API, by the name of its endpoint in the client. */
export interface PageAnswer {
  endpoint: string;
  argument: unknown;
  data: unknown;
}

/** Messages between the server and the worker thread that renders its pages. A request and its answer have the same `id`. */
export type ToRenderer =
  | ({ type: 'render'; id: number } & PageRequest)
  | { type: 'answer'; id: number; status: number; body: string };
export type FromRenderer =
  /** The page with the id `page` calls the API; `path` includes the query string. */
  | { type: 'call'; id: number; page: number; path: string }
  /** Null for a page that only a signed-in person sees, and if the API answers do not suffice to render it. */
  | { type: 'rendered'; id: number; page: RenderedPage | null }
  | { type: 'failed'; id: number; reason: string };

/** Ids of elements that the server writes into the page and the client looks up. */
export const ROOT_ID = 'root';
export const ANSWERS_ID = 'answers';
/** The name of the meta tag with the support address, which is written only if it differs from the default. */
export const SUPPORT_META = 'support';
/** The element in public/index.html that is shown if the client could not start. */
export const START_FAILURE_ID = 'lost';

/** The cookie with the visitor's language, so that the server renders pages in it. */
export const LANGUAGE_COOKIE = 'language';
