/** The picture and the offer, beside each other if there is room. The skeleton uses the same columns. */
export const OFFER_COLUMNS = {
  display: 'grid',
  gap: { xs: 3, md: 5 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 5fr) minmax(0, 6fr)' },
  alignItems: 'start',
} as const;
