import type { Database } from '../../db/database';
import { type CartPromo, findCartPromos, lockCartPromos } from '../promoCodes/promoCodes.service';
import { findLines, type FoundLine, lockLines } from './cart.repository';
import type { CartRow } from './cart.rules';
import { deletePromos } from './cartPromos.repository';

/** In order of adding. */
export const linesOfCart = async (db: Database, userId: number): Promise<CartRow[]> =>
  withPromos(await findLines(db, userId), (ids) => findCartPromos(db, userId, ids));

/** Holds the lines, their medications and the codes of the cart until the transaction ends. */
export const lockCart = async (db: Database, userId: number): Promise<CartRow[]> =>
  withPromos(await lockLines(db, userId), (ids) => lockCartPromos(db, userId, ids));

/** Takes the codes that were kept for these lines out of the cart. */
export async function takePromosOut(db: Database, userId: number, lines: readonly CartRow[]): Promise<void> {
  const kept = promoIdsOf(lines);
  if (kept.length > 0) await deletePromos(db, userId, kept);
}

/** A cart without a code costs no query more. */
async function withPromos(
  lines: readonly FoundLine[],
  find: (ids: number[]) => Promise<CartPromo[]>,
): Promise<CartRow[]> {
  const ids = promoIdsOf(lines);
  const promos = ids.length > 0 ? await find(ids) : [];
  const promoById = new Map(promos.map((promo) => [promo.id, promo]));
  return lines.map((line) => ({ ...line, promo: promoById.get(line.promoCodeId ?? 0) ?? null }));
}

const promoIdsOf = (lines: readonly FoundLine[]): number[] => [
  ...new Set(lines.flatMap(({ promoCodeId }) => promoCodeId ?? [])),
];
