/** The tinted ground of a category's icon; the skeleton keeps the same place. */
export const CATEGORY_MARK = {
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  width: 64,
  height: 64,
  borderRadius: '16px',
  bgcolor: 'rgba(var(--mui-palette-primary-mainChannel) / 0.12)',
} as const;
