import { and, asc, eq } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { insertedRow } from '../../db/insertRows';
import { paymentMethods } from '../../db/schema';

type NewCard = Omit<typeof paymentMethods.$inferInsert, 'id' | 'createdAt'>;

const isOwn = (userId: number, id: number) => and(eq(paymentMethods.userId, userId), eq(paymentMethods.id, id));

/** The oldest first, so that a card stays in its place when another becomes the default. */
export const findCards = (db: Database, userId: number) =>
  db.select().from(paymentMethods).where(eq(paymentMethods.userId, userId)).orderBy(asc(paymentMethods.id));

export type SavedCard = Awaited<ReturnType<typeof findCards>>[number];

export async function findCard(db: Database, userId: number, id: number): Promise<SavedCard | undefined> {
  const [card] = await db.select().from(paymentMethods).where(isOwn(userId, id));
  return card;
}

export async function findDefaultCard(db: Database, userId: number): Promise<SavedCard | undefined> {
  const [card] = await db
    .select()
    .from(paymentMethods)
    .where(and(eq(paymentMethods.userId, userId), paymentMethods.isDefault));
  return card;
}

export async function findCardByToken(db: Database, userId: number, token: string): Promise<SavedCard | undefined> {
  const [card] = await db
    .select()
    .from(paymentMethods)
    .where(and(eq(paymentMethods.userId, userId), eq(paymentMethods.token, token)));
  return card;
}

export const insertCard = async (db: Database, card: NewCard): Promise<SavedCard> =>
  insertedRow(await db.insert(paymentMethods).values(card).returning());

export const setDefault = (db: Database, userId: number, id: number) =>
  db.update(paymentMethods).set({ isDefault: true }).where(isOwn(userId, id));

export const clearDefault = (db: Database, userId: number) =>
  db
    .update(paymentMethods)
    .set({ isDefault: false })
    .where(and(eq(paymentMethods.userId, userId), paymentMethods.isDefault));

/** Returns whether there was such a card. */
export async function deleteCardRow(db: Database, userId: number, id: number): Promise<boolean> {
  const deleted = await db.delete(paymentMethods).where(isOwn(userId, id)).returning({ id: paymentMethods.id });
  return deleted.length > 0;
}
