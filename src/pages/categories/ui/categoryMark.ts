/** The tinted background of a category's icon. The skeleton has the same size. */
export const CATEGORY_MARK = {
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  width: 64,
  height: 64,
  borderRadius: '16px',
  bgcolor: 'rgba(var(--mui-palette-primary-mainChannel) / 0.12)',
} as const;
