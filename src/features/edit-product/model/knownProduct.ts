import { isAppError } from '@/shared/api';

/** The fields that identify a product. */
const IDENTITY_FIELDS = ['name', 'strength', 'dosage_form'] as const;
export type ProductIdentity = Record<(typeof IDENTITY_FIELDS)[number], string>;

/** A product that the pharmacy already has, and the values by which the server recognised it. */
export interface KnownProduct {
  id: number;
  identity: ProductIdentity;
}

/** The id of the existing product, if the server refused to add it a second time. */
export const knownIdOf = (problem: unknown): number | undefined =>
  isAppError(problem) && problem.code === 'productKnown' ? (problem.data as { id: number }).id : undefined;

export const identityOf = ({ name, strength, dosage_form }: ProductIdentity): ProductIdentity => ({
  name,
  strength,
  dosage_form,
});

/** Whether these values still belong to the known product; with another name, strength or form it is a different one. */
export const isSameProduct = (known: KnownProduct | null, values: ProductIdentity): known is KnownProduct =>
  known !== null && IDENTITY_FIELDS.every((field) => known.identity[field] === values[field]);
