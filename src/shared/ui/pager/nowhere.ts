/** A step that leads nowhere now. Not `disabled`, which takes the focus from whoever goes step by step by keyboard. */
export const NOWHERE = {
  'aria-disabled': true,
  disableRipple: true,
  sx: {
    opacity: 'var(--mui-palette-action-disabledOpacity)',
    cursor: 'default',
    '&:hover': { bgcolor: 'transparent' },
  },
} as const;
