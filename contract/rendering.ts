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

/** A page as a guest sees it first. */
export interface RenderedPage {
  /** 404 where nothing has this address. */
  status: 200 | 404;
  /** Title, description, the preview of a link and styles, as HTML. */
  head: string;
  /** As HTML. */
  body: string;
  /** The answers of the API, so that the browser need not ask again. */
  answers: PageAnswer[];
}

/** One answer of the API, by the name of its endpoint in the client. */
export interface PageAnswer {
  endpoint: string;
  argument: unknown;
  data: unknown;
}

/** Messages between the server and the thread that renders its pages; `id` says what belongs together. */
export type ToRenderer =
  | ({ type: 'render'; id: number } & PageRequest)
  | { type: 'answer'; id: number; status: number; body: string };
export type FromRenderer =
  /** The page with the id `page` calls the API: path and query. */
  | { type: 'call'; id: number; page: number; path: string }
  /** Null for what only a signed-in person sees, and for what its answers do not suffice for. */
  | { type: 'rendered'; id: number; page: RenderedPage | null }
  | { type: 'failed'; id: number; reason: string };

/** Ids of what the server writes into the page for the client to find. */
export const ROOT_ID = 'root';
export const ANSWERS_ID = 'answers';
/** The name under which the page says where people write for help, if that is not the address of the source. */
export const SUPPORT_META = 'support';
/** In public/index.html: what is shown where the client could not start. */
export const START_FAILURE_ID = 'lost';

/** The language that a visitor chose, for the server to speak at once. */
export const LANGUAGE_COOKIE = 'language';
