import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { PageError } from '@/shared/ui/page-state';
import { PlainList } from '@/shared/ui/plain-list';

const ROW_HEIGHT = 56;

interface PanelListProps<T> {
  /** Missing until they are known. */
  rows: readonly T[] | undefined;
  /** How many rows to keep room for. */
  most: number;
  error: unknown;
  failedText: string;
  emptyText: string;
  onRetry: () => unknown;
  children: (row: T) => ReactNode;
}

/** A few rows under each other, whatever state their data is in. */
export function PanelList<T extends { id: number }>(props: PanelListProps<T>) {
  const { rows, most, error, failedText, emptyText, onRetry, children } = props;
  const { t } = useTranslation();

  if (error && !rows) return <PageError error={error} message={failedText} onRetry={onRetry} />;
  if (!rows) {
    return (
      <Box aria-busy aria-label={t('loading')} role="status">
        {Array.from({ length: most }, (_, index) => (
          <Skeleton key={index} height={ROW_HEIGHT} />
        ))}
      </Box>
    );
  }
  if (rows.length === 0) {
    return (
      // As high as it was while it was not known: what is below keeps its place.
      <Typography color="textSecondary" sx={{ minHeight: most * ROW_HEIGHT, py: 1 }}>
        {emptyText}
      </Typography>
    );
  }
  return (
    <PlainList sx={{ flexGrow: 1 }}>
      {rows.map((row) => (
        <Box
          component="li"
          key={row.id}
          sx={{
            flexGrow: 1,
            // What a row has room for is asked in its letters, whose size no media query knows.
            containerType: 'inline-size',
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            flexWrap: 'wrap',
            columnGap: 2,
            minHeight: ROW_HEIGHT,
            py: 1,
            '&:not(:last-of-type)': { borderBlockEnd: '1px solid', borderColor: 'divider' },
          }}
        >
          {children(row)}
        </Box>
      ))}
    </PlainList>
  );
}
