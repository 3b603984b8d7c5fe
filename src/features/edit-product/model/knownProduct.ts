import { isAppError } from '@/shared/api';

/** The fields that tell one product from another. */
const IDENTITY_FIELDS = ['name', 'strength', 'dosage_form'] as const;
export type ProductIdentity = Record<(typeof IDENTITY_FIELDS)[number], string>;

/** A product that the pharmacy has already, and the values by which the server found it. */
export interface KnownProduct {
  id: number;
  identity: ProductIdentity;
}

/** The id of the existing product, where the server refused to add it again. */
export const knownIdOf = (problem: unknown): number | undefined =>
  isAppError(problem) && problem.code === 'productKnown' ? (problem.data as { id: number }).id : undefined;

export const identityOf = ({ name, strength, dosage_form }: ProductIdentity): ProductIdentity => ({
  name,
  strength,
  dosage_form,
});

/** Whether these values are still those of the known product: another name, strength or form is another product. */
export const isSameProduct = (known: KnownProduct | null, values: ProductIdentity): known is KnownProduct =>
  known !== null && IDENTITY_FIELDS.every((field) => known.identity[field] === values[field]);
