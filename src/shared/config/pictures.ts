/** Shown in place of a picture that is missing or does not load. */
export const PLACEHOLDER = {
  medication: '/images/placeholder-medication.svg',
  pharmacy: '/images/placeholder-pharmacy.svg',
} as const;
