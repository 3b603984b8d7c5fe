import { ROUTES, routeTo } from '@contract/routes';

import type { Database } from '../../db/database';
import { findLastIds, findPublicMedications, findPublicPharmacies } from './sitemap.repository';

/** The protocol allows 50,000 addresses per file. A block of ids of this size is read quickly along the primary key. */
const IDS_PER_FILE = 10_000;

/** The public screens that are worth finding. */
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

/** The API, and screens that show each person something else. */
const DISALLOWED_PATHS = ['/api/', ROUTES.customer, ROUTES.staff, ROUTES.cart, ROUTES.checkout, ROUTES.signOut];

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export const SITEMAP_KINDS = ['medications', 'pharmacies'] as const;
type SitemapKind = (typeof SITEMAP_KINDS)[number];

const SCREENS = { medications: ROUTES.medication, pharmacies: ROUTES.pharmacy } as const;

/** The robots.txt: what crawlers may request, and where the sitemap index is. */
export const robotsText = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...DISALLOWED_PATHS.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');

/** The sitemap index: one file for the fixed pages, and one for each block of ids of each kind. */
export async function sitemapIndex(db: Database, publicUrl: string): Promise<string> {
  const lastIds = await findLastIds(db);
  const blocks = SITEMAP_KINDS.flatMap((kind) =>
    Array.from({ length: Math.ceil(lastIds[kind] / IDS_PER_FILE) }, (_none, place) => `${kind}-${place + 1}`),
  );
  const files = ['pages', ...blocks].map((name) => `<sitemap><loc>${publicUrl}/sitemaps/${name}.xml</loc></sitemap>`);
  return `${HEAD}<sitemapindex ${NAMESPACE}>${files.join('\n')}</sitemapindex>\n`;
}

export const sitemapOfPages = (publicUrl: string): string => urlSet(PAGES.map((path) => publicUrl + path));

/** The addresses of one block, counted from 1: medications that approved pharmacies offer, or these pharmacies themselves. */
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

/** Addresses consist of PUBLIC_URL, fixed words and numbers, so nothing has to be escaped. */
const urlSet = (urls: string[]) =>
  `${HEAD}<urlset ${NAMESPACE}>${urls.map((url) => `<url><loc>${url}</loc></url>`).join('\n')}</urlset>\n`;
