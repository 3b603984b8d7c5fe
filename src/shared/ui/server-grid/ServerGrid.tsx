import Box from '@mui/material/Box';
import { DataGrid, type DataGridProps, type GridValidRowModel } from '@mui/x-data-grid';
import { arSD, enUS } from '@mui/x-data-grid/locales';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '@/shared/i18n';

const TEXTS = {
  en: enUS.components.MuiDataGrid.defaultProps.localeText,
  ar: arSD.components.MuiDataGrid.defaultProps.localeText,
};

interface ServerGridProps<R extends GridValidRowModel> extends DataGridProps<R> {
  emptyText: string;
}

/** The grid of every table that the server pages and sorts, in the reader's language. It scrolls inside itself. */
export function ServerGrid<R extends GridValidRowModel>({ emptyText, ...props }: ServerGridProps<R>) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const texts = {
    ...TEXTS[language],
    noRowsLabel: emptyText,
    // The library's own Arabic text counts in ٠١٢, the rest of the site does not.
    paginationDisplayedRows: ({ from, to, count }: { from: number; to: number; count: number }) =>
      t('rowsShown', { from, to, total: count }),
  };

  return (
    // The grid grows with its rows, and keeps its place while there are none.
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 320 }}>
      <DataGrid
        {...props}
        localeText={texts}
        slotProps={{ loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'skeleton' } }}
        disableColumnMenu
        sx={{
          bgcolor: 'background.paper',
          borderRadius: '16px',
          '--DataGrid-rowBorderColor': 'var(--mui-palette-divider)',
          '& .MuiDataGrid-cell': { display: 'flex', alignItems: 'center' },
          '& .MuiDataGrid-cell:focus, & .MuiDataGrid-columnHeader:focus': { outlineOffset: -2 },
        }}
      />
    </Box>
  );
}
