import Stack, { type StackProps } from '@mui/material/Stack';

interface PlainListProps extends Pick<
  StackProps,
  'direction' | 'spacing' | 'divider' | 'children' | 'aria-label' | 'aria-busy' | 'tabIndex'
> {
  component?: 'ul' | 'ol';
  sx?: object;
}

/** A list without bullets, which Safari takes for none unless its role says so. The home page has lists of its own, for their weight. */
export const PlainList = ({ component = 'ul', sx, ...props }: PlainListProps) => (
  <Stack {...props} component={component} role="list" sx={{ m: 0, p: 0, listStyle: 'none', ...sx }} />
);
