import { BRAND, type Language } from '@contract/language';

const TITLE = /<title>([^<]*)<\/title>/;
const DESCRIPTION = /<meta name="description" content="([^"]*)"/;
/** The picture in the structured data for search engines. Messengers do not show SVG, the format of this site's own drawings. */
const PICTURE = /"image":"([^"\\]+)(?<!\.svg)"/;
const LOGO = '/icons/icon-512.png';

interface PreviewedPage {
  /** The rendered page, whose texts are already escaped. */
  html: string;
  language: Language;
  origin: string;
}

/** The tags from which messengers make the preview of a link (ogp.me). Only the server writes them, since messengers run no scripts. */
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
