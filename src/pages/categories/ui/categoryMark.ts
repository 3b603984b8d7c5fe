/** The tinted ground of a category's icon; the skeleton keeps the same place. */
export const CATEGORY_MARK = {
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  width: 64,
  height: 64,
  borderRadius: '16px',
  bgcolor: 'color-mix(in srgb, var(--mui-palette-primary-main) 12%, transparent)',
} as const;
