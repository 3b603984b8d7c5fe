import { BRAND, type Language } from '@contract/language';

const TITLE = /<title>([^<]*)<\/title>/;
const DESCRIPTION = /<meta name="description" content="([^"]*)"/;
/** In the facts for search engines. Messengers show no SVG, which the drawings of this site are. */
const PICTURE = /"image":"([^"\\]+)(?<!\.svg)"/;
const LOGO = '/icons/icon-512.png';

interface PreviewedPage {
  /** As it was rendered: its texts are escaped. */
  html: string;
  language: Language;
  origin: string;
}

/** What messengers show of a link to the page (ogp.me). Only the server writes it: they run no script. */
export function linkPreviewOf({ html, language, origin }: PreviewedPage): string {
  const [, title = BRAND[language]] = TITLE.exec(html) ?? [];
  const [, description] = DESCRIPTION.exec(html) ?? [];
  const [, picture = origin + LOGO] = PICTURE.exec(html) ?? [];
  const properties = {
    type: 'website',
    site_name: BRAND[language],
    locale: `${language}_EG`,
    title,
    ...(description && { description }),
    image: picture,
  };
  return Object.entries(properties)
    .map(([name, content]) => `<meta property="og:${name}" content="${content}">`)
    .join('');
}
