import type { Database } from '../../db/database';
import { findCartPromos, lockCartPromos } from '../promoCodes/promoCodes.service';
import { findLines, type FoundLine, lockLines } from './cart.repository';
import type { CartRow } from './cart.rules';
import { deletePromos, findPromoNames } from './cartPromos.repository';

/** In the order in which they were added. */
export const linesOfCart = async (db: Database, userId: number): Promise<CartRow[]> =>
  withPromos(db, userId, { lines: await findLines(db, userId), findPromos: findCartPromos });

/** Locks the lines, their medications and the codes of the cart until the transaction ends. */
export const lockCart = async (db: Database, userId: number): Promise<CartRow[]> =>
  withPromos(db, userId, { lines: await lockLines(db, userId), findPromos: lockCartPromos });

/** Removes from the cart the codes that it keeps for these lines. */
export async function removePromosOf(db: Database, userId: number, lines: readonly CartRow[]): Promise<void> {
  const kept = promoIdsOf(lines);
  if (kept.length > 0) await deletePromos(db, userId, kept);
}

interface LinesAndFinder {
  lines: readonly FoundLine[];
  findPromos: typeof findCartPromos;
}

/** Reads codes only if the cart has some, and names only of codes that their pharmacy has deleted. */
async function withPromos(db: Database, userId: number, { lines, findPromos }: LinesAndFinder): Promise<CartRow[]> {
  const ids = promoIdsOf(lines);
  const promos = ids.length > 0 ? await findPromos(db, userId, ids) : [];
  const promoById = new Map(promos.map((promo) => [promo.id, promo]));
  const deleted = ids.filter((id) => !promoById.has(id));
  const names = deleted.length > 0 ? await findPromoNames(db, userId, deleted) : [];
  const nameById = new Map(names.map(({ id, code }) => [id, code]));
  // Written into the rows that were read. Copies of them would be slower to read, which every cart does.
  return lines.map((line) =>
    Object.assign(line, {
      promo: promoById.get(line.promoCodeId ?? 0) ?? null,
      deletedPromoCode: nameById.get(line.promoCodeId ?? 0) ?? null,
    }),
  );
}

const promoIdsOf = (lines: readonly FoundLine[]): number[] => [
  ...new Set(lines.flatMap(({ promoCodeId }) => promoCodeId ?? [])),
];
