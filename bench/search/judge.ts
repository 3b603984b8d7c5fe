import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';

import { medicationListQuery } from '@contract/medication';

import { runOrShowUsage } from '../../scripts/commandLine';
import { connect, type Connection } from '../../server/db/connect';
import { listMedications } from '../../server/modules/medications/medications.service';
import { StartError } from '../../server/startError';
import { withTemporaryDatabase } from '../temporaryDatabase';
import { JUDGED_QUERIES, type JudgedQuery } from './judgedQueries';
import { type Listing, loadListings, readListings } from './listings';

const USAGE = `Rates the search with typed queries over real medicines.

  npm run bench:search -- --data FOLDER

  --data FOLDER  holds medications.csv (default: the folder of DATA_FOLDER); docs/search.md tells its columns
  --help         this text`;

const TOP = 5;
/** The percentage of all queries whose right answer must be first, or among the top five. */
const TARGETS = [
  { within: 1, percent: 85 },
  { within: TOP, percent: 95 },
];

interface Verdict {
  kind: string;
  q: string;
  /** Rank of the first right answer on the first page, 0 for none. */
  rank: number;
  /** The name of the first answer. */
  first: string;
  milliseconds: number;
}

const fold = (text: string) => ` ${text.toLowerCase().replace(/[^a-z0-9]+/g, ' ')} `;

const UNIT = { g: 'mg', gm: 'mg', gr: 'mg', gram: 'mg' } as Record<string, string>;

/** Every amount of a text in one unit: 1 gm is 1000 mg. */
const amountsOf = (text: string) =>
  [
    ...text
      .toLowerCase()
      .replace(/i\.u\.?/g, 'iu')
      .matchAll(/([\d.]*\d)\s*(mg|mcg|gram|gm|gr|g|iu|%)/g),
  ].map(([, amount, unit = '']) => `${Number(amount) * (unit in UNIT ? 1000 : 1)} ${UNIT[unit] ?? unit}`);

const foldArabic = (text: string) => text.replace(/[أإآ]/g, 'ا').replace(/ة/g, 'ه');

/** Whether no word of the listing begins with this one. */
const isMissing = (word: string, { name, nameAr, genericName, activeIngredients }: Listing) =>
  !` ${foldArabic(`${name} ${nameAr} ${genericName} ${activeIngredients}`.toLowerCase())}`
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .includes(` ${word}`);

const isPossible = (query: JudgedQuery, listings: readonly Listing[]) => {
  const { nothing } = query;
  return nothing === undefined
    ? listings.some((listing) => isRight(query, listing))
    : listings.every((listing) => isMissing(nothing, listing));
};

/** Compares with the listing itself, and shares no code with the search. */
const isRight = ({ brand, generic, main, strength, form }: JudgedQuery, listing: Listing) =>
  (brand === undefined || fold(listing.name).startsWith(` ${brand} `)) &&
  (generic === undefined ||
    fold(`${listing.name} ${listing.genericName} ${listing.activeIngredients}`).includes(generic)) &&
  (main === undefined || main.some((word) => fold(listing.genericName).startsWith(` ${word}`))) &&
  (strength === undefined || amountsOf(`${listing.name} ${listing.strength}`).includes(strength)) &&
  (form === undefined || form.some((word) => fold(listing.name).includes(` ${word} `)));

async function judgeAll(db: Connection['db'], listings: readonly Listing[]): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const [kind, queries] of Object.entries(JUDGED_QUERIES)) {
    for (const query of queries) {
      if (!isPossible(query, listings)) {
        throw new StartError(`Nothing can answer "${query.q}" rightly: the judgement is wrong`);
      }
      const start = performance.now();
      const page = await listMedications(db, medicationListQuery.cast({ q: query.q }));
      const milliseconds = performance.now() - start;
      const answers = page.rows.map(({ id }) => listings[id - 1]);
      const rank =
        query.nothing === undefined
          ? answers.findIndex((listing) => listing && isRight(query, listing)) + 1
          : Number(page.total === 0 || page.isAlike);
      verdicts.push({ kind, q: query.q, rank, first: answers[0]?.name ?? 'nothing', milliseconds });
    }
  }
  return verdicts;
}

const percentOf = (part: readonly Verdict[], within: number) =>
  (part.filter(({ rank }) => rank > 0 && rank <= within).length / part.length) * 100;

function reportOf(verdicts: readonly Verdict[]): string {
  const share = (part: readonly Verdict[], within: number) => `${percentOf(part, within).toFixed(1)} %`.padStart(9);
  const line = (name: string, part: readonly Verdict[]) => {
    const ranks = part.map(({ rank }) => (rank > 0 ? 1 / rank : 0));
    const mrr = ranks.reduce((sum, rank) => sum + rank, 0) / part.length;
    const slowest = Math.max(...part.map(({ milliseconds }) => milliseconds));
    const cells = [String(part.length).padStart(7), share(part, 1), share(part, TOP), mrr.toFixed(3).padStart(7)];
    return `${name.padEnd(32)}${cells.join('')}${slowest.toFixed(0).padStart(9)} ms`;
  };
  const kinds = Object.keys(JUDGED_QUERIES).map((kind) =>
    line(
      kind,
      verdicts.filter((each) => each.kind === kind),
    ),
  );
  const misses = verdicts
    .filter(({ rank }) => rank !== 1)
    .map(({ q, rank, first }) => `  ${q}: ${rank === 0 ? 'not found' : `place ${rank}`}, first is ${first}`);
  const head = `${'kind'.padEnd(32)}queries    first  first 5    MRR     slowest`;
  return [head, ...kinds, line('all', verdicts), '', 'Not first:', ...misses, ''].join('\n');
}

/** Runs on a temporary database. */
async function judge() {
  const { values } = parseArgs({ options: { data: { type: 'string', default: process.env.DATA_FOLDER } } });
  const listings = readListings(values.data);
  await withTemporaryDatabase(async (url) => {
    const { db, close } = connect(url, { statementTimeout: 0 });
    try {
      await loadListings(db, listings);
      await db.execute(sql`vacuum analyze`);
      const verdicts = await judgeAll(db, listings);
      process.stdout.write(reportOf(verdicts));
      for (const { within, percent } of TARGETS) {
        if (percentOf(verdicts, within) >= percent) continue;
        process.stdout.write(`Below ${percent} % in the first ${within}\n`);
        process.exitCode = 1;
      }
    } finally {
      await close();
    }
  });
}

await runOrShowUsage(USAGE, judge);
