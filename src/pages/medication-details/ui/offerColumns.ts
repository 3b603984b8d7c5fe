/** The picture and what is on offer, side by side where there is room; the skeleton keeps the same places. */
export const OFFER_COLUMNS = {
  display: 'grid',
  gap: { xs: 3, md: 5 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 5fr) minmax(0, 6fr)' },
  alignItems: 'start',
} as const;
