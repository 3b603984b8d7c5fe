/**
 * For a button that currently does nothing, such as one of a pager that leads nowhere. With `disabled` it would lose the focus of a person
 * who uses the keyboard.
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
