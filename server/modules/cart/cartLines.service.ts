import type { Database } from '../../db/database';
import { findCartPromos, lockCartPromos } from '../promoCodes/promoCodes.service';
import { findLines, type FoundLine, lockLines } from './cart.repository';
import type { CartRow } from './cart.rules';
import { deletePromos, findPromoNames } from './cartPromos.repository';

/** In order of adding. */
export const linesOfCart = async (db: Database, userId: number): Promise<CartRow[]> =>
  withPromos(db, userId, { lines: await findLines(db, userId), findPromos: findCartPromos });

/** Holds the lines, their medications and the codes of the cart until the transaction ends. */
export const lockCart = async (db: Database, userId: number): Promise<CartRow[]> =>
  withPromos(db, userId, { lines: await lockLines(db, userId), findPromos: lockCartPromos });

/** Takes the codes that the cart has for these lines out of it. */
export async function removePromosOf(db: Database, userId: number, lines: readonly CartRow[]): Promise<void> {
  const kept = promoIdsOf(lines);
  if (kept.length > 0) await deletePromos(db, userId, kept);
}

interface LinesAndFinder {
  lines: readonly FoundLine[];
  findPromos: typeof findCartPromos;
}

/** Asks for codes only where the cart has some, and for names only where its pharmacy has deleted one. */
async function withPromos(db: Database, userId: number, { lines, findPromos }: LinesAndFinder): Promise<CartRow[]> {
  const ids = promoIdsOf(lines);
  const promos = ids.length > 0 ? await findPromos(db, userId, ids) : [];
  const promoById = new Map(promos.map((promo) => [promo.id, promo]));
  const deleted = ids.filter((id) => !promoById.has(id));
  const names = deleted.length > 0 ? await findPromoNames(db, userId, deleted) : [];
  const nameById = new Map(names.map(({ id, code }) => [id, code]));
  // On the row that was read: a copy of it would be slower to read, and every cart reads its lines.
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
