/** The pharmacy's face beside how to reach it; the skeleton keeps the same places. */
export const PROFILE_COLUMNS = {
  display: 'grid',
  gap: { xs: 3, md: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 380px' },
  alignItems: 'start',
} as const;

/** Beside the contact card, in pixels. */
export const PICTURE_HEIGHT = 400;
