/** What stands in for a picture that is missing or does not load; drawn for the project, in public/images. */
export const PLACEHOLDER = {
  medication: '/images/placeholder-medication.svg',
  pharmacy: '/images/placeholder-pharmacy.svg',
} as const;
