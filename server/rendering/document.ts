import { BRAND, directionOf, type Language } from '@contract/language';
import { ANSWERS_ID, type RenderedPage, ROOT_ID, SUPPORT_META } from '@contract/rendering';
import { SUPPORT_EMAIL } from '@contract/support';

const ROOT = new RegExp(`<div id="?${ROOT_ID}"?></div>`);
const OPENING = /<html[^>]*>/;
const TITLE = /<title>[^<]*<\/title>/;

/** The client's bare page with the configured support address, if that differs from the one in the client's source. */
export function withSupport(bare: string, supportEmail: string): string {
  if (supportEmail === SUPPORT_EMAIL) return bare;
  const content = supportEmail.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return bare.replace(TITLE, (title) => `<meta name="${SUPPORT_META}" content="${content}">${title}`);
}

/**
 * Sets the language in the page that is sent: Firefox lets screen readers speak in the language that a page starts with, whatever a script
 * changes later. Until the scripts come, the title is the name of the brand in that language.
 */
export const inLanguage = (page: string, language: Language) =>
  page
    .replace(OPENING, () => `<html lang="${language}" dir="${directionOf(language)}">`)
    .replace(TITLE, () => `<title>${BRAND[language]}</title>`);

/**
 * Puts a rendered page into the client's bare page. Form controls are disabled until the client has hydrated the page, so that nobody
 * clicks or types without effect; links work at once.
 */
export function documentOf(bare: string, { head, body, answers }: RenderedPage, language: Language): string {
  // `</script>` within a text would close the element.
  const json = JSON.stringify(answers).replaceAll('<', '\\u003c');
  const root = `<fieldset id="${ROOT_ID}" role="presentation" style="display:contents" disabled>${body}</fieldset>`;
  const script = `<script id="${ANSWERS_ID}" type="application/json">${json}</script>`;
  // Functions, since `$` has a special meaning in a replacement string.
  return inLanguage(bare, language)
    .replace(TITLE, () => head)
    .replace(ROOT, () => root + script);
}
