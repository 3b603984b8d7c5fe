import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { PageError } from '@/shared/ui/page-state';
import { PlainList } from '@/shared/ui/plain-list';

const ROW_HEIGHT = 56;

interface PanelListProps<T> {
  /** Undefined until they are loaded. */
  rows: readonly T[] | undefined;
  /** The number of rows for which room is reserved. */
  most: number;
  error: unknown;
  failedText: string;
  emptyText: string;
  onRetry: () => unknown;
  children: (row: T) => ReactNode;
}

/** A few rows below each other, or what is shown while they load, when they have failed, or when there are none. */
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
      // As tall as the skeletons were, so that the content below does not move.
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
            // Rows query the width of this container in the size of their text, which media queries do not know.
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
