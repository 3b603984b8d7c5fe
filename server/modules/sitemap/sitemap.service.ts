import { ROUTES, routeTo } from '@contract/routes';

import type { Database } from '../../db/database';
import { findLastIds, findPublicMedications, findPublicPharmacies } from './sitemap.repository';

/** The protocol allows 50,000 addresses per file; a block of ids this size is one quick walk of the key. */
const IDS_PER_FILE = 10_000;

/** Screens that anybody may open and that are worth finding. */
const PAGES = [
  ROUTES.home,
  ROUTES.medications,
  ROUTES.pharmacies,
  ROUTES.categories,
  ROUTES.about,
  ROUTES.contact,
  ROUTES.join,
  ROUTES.terms,
  ROUTES.privacy,
];

/** For those who signed in, and lists in every order and filter. */
const DISALLOWED_PATHS = ['/api/', ROUTES.customer, ROUTES.staff, ROUTES.cart, ROUTES.checkout, ROUTES.signOut];

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export const SITEMAP_KINDS = ['medications', 'pharmacies'] as const;
type SitemapKind = (typeof SITEMAP_KINDS)[number];

const SCREENS = { medications: ROUTES.medication, pharmacies: ROUTES.pharmacy } as const;

/** What crawlers may ask for, and where the index of all addresses is. */
export const robotsText = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...DISALLOWED_PATHS.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');

/** The index: a file for the pages, and one for each block of ids of a kind. */
export async function sitemapIndex(db: Database, publicUrl: string): Promise<string> {
  const lastIds = await findLastIds(db);
  const blocks = SITEMAP_KINDS.flatMap((kind) =>
    Array.from({ length: Math.ceil(lastIds[kind] / IDS_PER_FILE) }, (_none, place) => `${kind}-${place + 1}`),
  );
  const files = ['pages', ...blocks].map((name) => `<sitemap><loc>${publicUrl}/sitemaps/${name}.xml</loc></sitemap>`);
  return `${HEAD}<sitemapindex ${NAMESPACE}>${files.join('\n')}</sitemapindex>\n`;
}

export const sitemapOfPages = (publicUrl: string): string => urlSet(PAGES.map((path) => publicUrl + path));

/** The addresses of one block, counted from 1: of what is offered by approved pharmacies, or of these pharmacies. */
export async function sitemapOfBlock(
  db: Database,
  publicUrl: string,
  kind: SitemapKind,
  block: number,
): Promise<string> {
  const find = { medications: findPublicMedications, pharmacies: findPublicPharmacies }[kind];
  const rows = await find(db, { from: (block - 1) * IDS_PER_FILE + 1, to: block * IDS_PER_FILE });
  return urlSet(rows.map(({ id }) => publicUrl + routeTo(SCREENS[kind], id)));
}

/** Addresses are made of PUBLIC_URL, fixed words and numbers, so nothing in them needs escaping. */
const urlSet = (urls: string[]) =>
  `${HEAD}<urlset ${NAMESPACE}>${urls.map((url) => `<url><loc>${url}</loc></url>`).join('\n')}</urlset>\n`;
