import { directionOf, type Language } from '@contract/language';
import { ANSWERS_ID, type RenderedPage, ROOT_ID, SUPPORT_META } from '@contract/rendering';
import { SUPPORT_EMAIL } from '@contract/support';

const ROOT = new RegExp(`<div id="?${ROOT_ID}"?></div>`);
const OPENING = /<html[^>]*>/;
const TITLE = /<title>[^<]*<\/title>/;

/** The client's bare page with the address that people write to for help, unless that is the one in the client's source. */
export function withSupport(bare: string, supportEmail: string): string {
  if (supportEmail === SUPPORT_EMAIL) return bare;
  const content = supportEmail.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return bare.replace(TITLE, (title) => `<meta name="${SUPPORT_META}" content="${content}">${title}`);
}

/** Screen readers speak in the language that a page begins with: Firefox keeps it for them, whatever a script changes later. */
export const inLanguage = (page: string, language: Language) =>
  page.replace(OPENING, () => `<html lang="${language}" dir="${directionOf(language)}">`);

/**
 * The client's bare page with a rendered one in it. Its controls are disabled until the client has hydrated it, so that
 * nobody presses or types into what does not answer yet; links work at once.
 */
export function documentOf(bare: string, { head, body, answers }: RenderedPage, language: Language): string {
  // A text that closes the element would end it here.
  const json = JSON.stringify(answers).replaceAll('<', '\\u003c');
  const root = `<fieldset id="${ROOT_ID}" role="presentation" style="display:contents" disabled>${body}</fieldset>`;
  const script = `<script id="${ANSWERS_ID}" type="application/json">${json}</script>`;
  // Functions, because a text with a $ in it means something in a replacement.
  return inLanguage(bare, language)
    .replace(TITLE, () => head)
    .replace(ROOT, () => root + script);
}
