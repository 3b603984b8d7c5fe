import Stack, { type StackProps } from '@mui/material/Stack';

interface PlainListProps extends Pick<
  StackProps,
  'direction' | 'spacing' | 'divider' | 'children' | 'aria-label' | 'aria-busy' | 'tabIndex'
> {
  component?: 'ul' | 'ol';
  sx?: object;
}

/** A list without bullets. The role is for Safari, which otherwise does not treat it as a list. Home does not use it, to save code. */
export const PlainList = ({ component = 'ul', sx, ...props }: PlainListProps) => (
  <Stack {...props} component={component} role="list" sx={{ m: 0, p: 0, listStyle: 'none', ...sx }} />
);
