/** For a button of a pager that leads nowhere now: `disabled` would take the focus from whoever goes step by step by keyboard. */
export const ARIA_DISABLED = {
  'aria-disabled': true,
  disableRipple: true,
  sx: {
    opacity: 'var(--mui-palette-action-disabledOpacity)',
    cursor: 'default',
    '&:hover': { bgcolor: 'transparent' },
  },
} as const;
