import { message } from '@contract/messages';
import { toPiastres } from '@contract/money';
import { type ChangedProduct, maxStock, type NewProduct } from '@contract/product';
import type { Product } from '@contract/wire/product';

import type { Context } from '../../context';
import type { Database } from '../../db/database';
import { emptyToNull } from '../../db/emptyToNull';
import { inTransaction } from '../../db/inTransaction';
import { conflict, invalidField, notFound } from '../../errors';
import { makePicture } from '../../pictures/makePicture';
import { deleteIfUnused, type PictureDeps, withStoredPicture } from '../../pictures/withStoredPicture';
import type { StaffSession } from '../../plugins/session';
import { assertSessionOpen } from '../sessions/sessions.service';
import { isCountStored, moveStockAsStaff, setOpeningStockActor } from '../stock/stock.service';
import {
  findCategories,
  findProduct,
  insertProducts,
  isOrderedWith,
  lockProduct,
  type NewRow,
  type ProductChange,
  updateProduct,
} from './inventory.repository';
import { assertProductLimit } from './productLimit.service';
import { toRow } from './productLists.service';
import { findProductMatches } from './productMatches.repository';
import { differenceOf, isStockCurrent } from './stockCount.rules';

/** Everything that is stored of an own product; 404 for a product of another pharmacy. */
export async function readProduct(db: Database, { pharmacyId }: StaffSession, id: number): Promise<Product> {
  const product = await findProduct(db, pharmacyId, id);
  if (!product) throw notFound('medicationNotFound');
  return toProduct(product);
}

interface InventoryDeps extends PictureDeps, Context {}

/**
 * Adds a new product. 422 for an unknown category, 409 beyond the limit, 409 for a product that exists already if the caller asked for that
 * check, and the refusals of `makePicture`. In all these cases nothing is stored.
 */
export async function addProduct(
  deps: InventoryDeps,
  staff: StaffSession,
  { input, sent }: { input: NewProduct; sent: Buffer | undefined },
): Promise<Product> {
  const { db } = deps;
  const { pharmacyId, userId } = staff;
  await assertCategory(db, input.category_id);
  if (input.only_if_new) await assertNew(db, pharmacyId, input);
  await assertProductLimit(db, pharmacyId);
  const picture = sent && (await makePicture({ bytes: sent, of: 'product' }, () => assertSessionOpen(db, staff)));
  const row = toNewRow(pharmacyId, input);
  const id = await withStoredPicture(deps, picture, () =>
    inTransaction(db, async (tx) => {
      const medicationIds = await insertProducts(tx, [{ ...row, image: picture?.path ?? null }]);
      await setOpeningStockActor(tx, { medicationIds, userId });
      return Number(medicationIds[0]);
    }),
  );
  return readProduct(db, staff, id);
}

interface ChangeCall {
  id: number;
  input: ChangedProduct;
  /** The key of the count, if the change contains one. */
  idempotencyKey: string | undefined;
}

/**
 * Changes the fields that are given. The stock is changed by a correction in the caller's name. 409 stockMoved, with the current stock, if
 * it is not the one that the caller saw: a sale in between would be lost, or a count be wrong. A change that is sent again after a lost
 * answer does nothing; by its key it is recognised even if the stock has changed since. 409 moveAlreadyStored for another count with the
 * same key, 429 after too many corrections. A refused change stores nothing.
 */
export async function changeProduct(
  deps: InventoryDeps,
  staff: StaffSession,
  { sent, ...call }: ChangeCall & { sent: Buffer | undefined },
): Promise<Product> {
  const { db, secret } = deps;
  const { id, input, idempotencyKey } = call;
  const { pharmacyId } = staff;
  const found = await findProduct(db, pharmacyId, id);
  if (!found) throw notFound('medicationNotFound');
  await differenceTo(db, staff, call, found.stock);
  if (input.category_id !== undefined) await assertCategory(db, input.category_id);
  const picture = sent && (await makePicture({ bytes: sent, of: 'product' }, () => assertSessionOpen(db, staff)));
  const image = picture?.path ?? (input.remove_image ? null : undefined);
  const replaced = await withStoredPicture(deps, picture, () =>
    inTransaction(db, async (tx) => {
      const locked = await lockProduct(tx, pharmacyId, id);
      if (!locked) throw notFound('medicationNotFound');
      const difference = await differenceTo(tx, staff, call, locked.stock);
      const change = toChange(input);
      await updateProduct(tx, pharmacyId, id, {
        ...change,
        nameAr: arabicNameOf(change, locked),
        isListed: input.is_listed,
        ...(image !== undefined && { image }),
      });
      // After the update: the new alert level decides whether the product is low in stock.
      if (difference !== 0) {
        const move = { medicationId: id, change: difference, reason: 'correction', idempotencyKey } as const;
        await moveStockAsStaff({ db: tx, secret }, staff, move);
      }
      return image === undefined ? null : locked.image;
    }),
  );
  // After the commit: an order copies pictures under the same lock, so no later order can use this picture.
  if (replaced !== null) await deleteIfUnused(deps, replaced, async () => !(await isOrderedWith(db, id, replaced)));
  return readProduct(db, staff, id);
}

/**
 * A single name is used for both languages. If both names were the same, changing one changes both: an old strength must not stay in one of
 * them.
 */
function arabicNameOf({ name, nameAr }: ProductChange, before: { name: string; nameAr: string }) {
  if (nameAr === '') return name ?? before.name;
  const wasForBoth = before.nameAr === before.name && (nameAr ?? before.name) === before.name;
  return wasForBoth ? name : nameAr;
}

/** The difference to book: 0 if nothing was counted, or if the same count is already stored. */
async function differenceTo(db: Database, staff: StaffSession, { id, input, idempotencyKey }: ChangeCall, now: number) {
  const { stock } = input;
  if (stock !== undefined && (await isCountStored(db, staff, { medicationId: id, stock, idempotencyKey }))) return 0;
  if (!isStockCurrent(input, now))
    throw conflict('stockMoved', { values: { stock: now }, field: 'stock', data: { stock: now } });
  assertCountable(stock, now);
  return differenceOf(input, now);
}

async function assertCategory(db: Database, id: number): Promise<void> {
  if ((await findCategories(db, [id])).length === 0) throw invalidField('category_id', message('categoryUnknown'));
}

/**
 * Refuses a product that the pharmacy already has. Only a warning, on which nothing depends: two colleagues who add the same product at
 * once are not stopped.
 */
async function assertNew(db: Database, pharmacyId: number, input: NewProduct): Promise<void> {
  const [match] = await findProductMatches(db, pharmacyId, [input]);
  if (match?.id) throw conflict('productKnown', { data: { id: match.id } });
}

/** 422 for a count above both the limit and the present stock. */
function assertCountable(counted: number | undefined, stock: number): void {
  const most = maxStock(stock);
  if (counted !== undefined && counted > most) {
    throw invalidField('stock', message('stockInvalid', { least: 0, most }));
  }
}

/** The Arabic name defaults to the other one. */
export function toNewRow(pharmacyId: number, input: Omit<NewProduct, 'only_if_new'>): NewRow {
  const { name, category_id: categoryId, price, stock } = input;
  const change = toChange(input);
  return { ...change, pharmacyId, name, nameAr: change.nameAr || name, categoryId, price: toPiastres(price), stock };
}

const toChange = (input: Partial<NewProduct>): ProductChange => ({
  name: input.name,
  nameAr: input.name_ar,
  categoryId: input.category_id,
  genericName: input.generic_name,
  genericNameAr: emptyToNull(input.generic_name_ar),
  activeIngredients: input.active_ingredients,
  strength: emptyToNull(input.strength),
  dosageForm: emptyToNull(input.dosage_form),
  manufacturer: input.manufacturer,
  dosage: input.dosage,
  dosageAr: emptyToNull(input.dosage_ar),
  sideEffects: input.side_effects,
  sideEffectsAr: emptyToNull(input.side_effects_ar),
  description: emptyToNull(input.description),
  descriptionAr: emptyToNull(input.description_ar),
  expiryDate: input.expiry_date,
  prescriptionRequired: input.prescription_required,
  lowStockAlert: input.lowStockAlert,
  price: input.price === undefined ? undefined : toPiastres(input.price),
});

export const toProduct = (product: NonNullable<Awaited<ReturnType<typeof findProduct>>>): Product => ({
  ...toRow(product),
  active_ingredients: product.activeIngredients,
  manufacturer: product.manufacturer,
  dosage: product.dosage,
  dosage_ar: product.dosageAr,
  side_effects: product.sideEffects,
  side_effects_ar: product.sideEffectsAr,
  description: product.description,
  description_ar: product.descriptionAr,
});
