import { QUANTITY } from '@contract/cart';
import { inOtherLayout } from '@contract/keyboardLayout';
import type { CategoryListQuery, MedicationListQuery } from '@contract/medication';
import { egpOrNull, toEgp } from '@contract/money';
import { closedUntil } from '@contract/pharmacy';
import type { CategoryWithCount, MedicationCard, MedicationDetails } from '@contract/wire/medication';

import type { Database } from '../../db/database';
import { notFound } from '../../errors';
import type { Listed } from '../../http';
import { ingredientsInArabic } from './ingredients.rules';
import { findMedications } from './medicationList.repository';
import { findCategories, findMedication } from './medications.repository';

type FoundPage = Awaited<ReturnType<typeof findMedications>>;
type FoundCard = FoundPage['rows'][number];
type FoundCards = Omit<FoundPage, 'rows'> & Listed<MedicationCard>;

/** Medications that approved pharmacies have listed. `total` is exact up to 10,000, and there are no pages beyond that. */
export async function listMedications(db: Database, query: MedicationListQuery): Promise<FoundCards> {
  const { rows, ...found } = await findInEitherLayout(db, query);
  return { rows: rows.map(toCard), ...found };
}

/**
 * Where nothing has the words, what has those of the other keyboard layout, if they read like words. They are said to be only alike, since
 * nothing is called what was typed.
 */
async function findInEitherLayout(db: Database, query: MedicationListQuery): Promise<FoundPage> {
  const found = await findMedications(db, query);
  const meant = isWhatWasAsked(found) ? undefined : inOtherLayout(query.q);
  if (meant === undefined) return found;
  const foundInOther = await findMedications(db, { ...query, q: meant });
  return isWhatWasAsked(foundInOther) ? { ...foundInOther, isAlike: true } : found;
}

const isWhatWasAsked = ({ rows, isAlike }: FoundPage) => rows.length > 0 && !isAlike;

/** 404 also for a medication that is not listed, or whose pharmacy is not approved. */
export async function getMedication(db: Database, id: number): Promise<MedicationDetails> {
  const found = await findMedication(db, id);
  if (!found) throw notFound('medicationNotFound');
  const { medication, governorate, city } = found;
  const card = toCard(found);
  return Object.assign(card, {
    prescription_required: medication.prescriptionRequired,
    description: medication.description,
    description_ar: medication.descriptionAr,
    pharmacy: Object.assign(card.pharmacy, { governorate, city }),
    details: {
      active_ingredients: medication.activeIngredients,
      active_ingredients_ar: ingredientsInArabic(medication),
      expiry_date: medication.expiryDate,
      manufacturer: medication.manufacturer,
    },
    usage_and_side_effects: {
      dosage: medication.dosage,
      dosage_ar: medication.dosageAr,
      side_effects: medication.sideEffects,
      side_effects_ar: medication.sideEffectsAr,
    },
  });
}

export const listCategories = (db: Database, query: CategoryListQuery): Promise<CategoryWithCount[]> =>
  findCategories(db, query);

const toCard = ({ medication, category, pharmacy }: FoundCard): MedicationCard => ({
  id: medication.id,
  name: medication.name,
  name_ar: medication.nameAr,
  generic_name: medication.genericName,
  generic_name_ar: medication.genericNameAr,
  strength: medication.strength,
  dosage_form: medication.dosageForm,
  price: toEgp(medication.price),
  is_in_stock: medication.stock > 0,
  // How many units there are beyond that is the pharmacy's own business.
  available_quantity: Math.min(medication.stock, QUANTITY.max),
  image: medication.image,
  category_id: category.id,
  category,
  pharmacy: toSeller(pharmacy),
});

/** Written out, since spreading the rest of a row costs as much as everything else of a card. */
const toSeller = (pharmacy: FoundCard['pharmacy']) => ({
  id: pharmacy.id,
  name: pharmacy.name,
  name_ar: pharmacy.name_ar,
  governorate_id: pharmacy.governorate_id,
  is_delivery_available: pharmacy.is_delivery_available,
  delivery_fee: toEgp(pharmacy.deliveryFee),
  free_delivery_threshold: egpOrNull(pharmacy.freeDeliveryThreshold),
  closed_until: closedUntil(pharmacy.closedUntil),
});
