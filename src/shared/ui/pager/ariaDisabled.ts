/**
 * For a button of a pager that currently leads nowhere. With `disabled` it would lose the focus of a person who goes through the pages by
 * keyboard.
 */
export const ARIA_DISABLED = {
  'aria-disabled': true,
  disableRipple: true,
  sx: {
    opacity: 'var(--mui-palette-action-disabledOpacity)',
    cursor: 'default',
    '&:hover': { bgcolor: 'transparent' },
  },
} as const;
