/** The picture and the name beside the contact card. The skeleton uses the same columns. */
export const PROFILE_COLUMNS = {
  display: 'grid',
  gap: { xs: 3, md: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 380px' },
  alignItems: 'start',
} as const;

/** In pixels, where the picture stands beside the contact card. */
export const PICTURE_HEIGHT = 400;
