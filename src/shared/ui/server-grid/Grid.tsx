import {
  DataGrid,
  type DataGridProps,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  GridCellCheckboxRenderer,
  type GridColDef,
  type GridEventListener,
  type GridValidRowModel,
  useGridApiRef,
} from '@mui/x-data-grid';
import { arSD, enUS } from '@mui/x-data-grid/locales';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '@/shared/i18n';
import { useExistingPage } from '@/shared/lib/list-query';

import { GridPages } from './GridPages';
import { useIgnorePortalEvents } from './useIgnorePortalEvents';
import { useRowFocus } from './useRowFocus';
import { textScale } from './useScaledSizes';
import { type RowSelectionProps, useSelectedRows } from './useSelectedRows';

const TEXTS = {
  en: enUS.components.MuiDataGrid.defaultProps.localeText,
  ar: {
    ...arSD.components.MuiDataGrid.defaultProps.localeText,
    // Everywhere else to sort is another word, and these leave out a hamza.
    columnHeaderSortIconLabel: 'ترتيب',
    checkboxSelectionUnselectAllRows: 'إلغاء تحديد كل الصفوف',
    checkboxSelectionUnselectRow: 'إلغاء تحديد الصف',
  },
};

const FOOTER = { flexWrap: 'wrap', justifyContent: 'flex-end' };

/** In pixels. */
const CHECKBOX_WIDTH = 50;

const LOADING = { variant: 'linear-progress', noRowsVariant: 'skeleton' } as const;

const PAGINATION = {
  ActionsComponent: GridPages,
  // A phone has no line for both the range and the numbers.
  sx: { '& .MuiTablePagination-toolbar': { ...FOOTER, rowGap: 0.5, paddingBlock: 1, paddingInline: 2 } },
};

interface RowRange {
  from: number;
  to: number;
  count: number;
}

export interface GridProps<R extends GridValidRowModel>
  extends Omit<DataGridProps<R>, keyof RowSelectionProps | 'checkboxSelection'>, RowSelectionProps {
  /** What the rows are, as the page's heading says it. */
  'aria-label': string;
  emptyText: string;
  /** Given where rows can be chosen: names the checkbox of each. */
  checkboxName?: ((row: R) => string) | undefined;
  /** Which rows are shown, of how many: "1–10 of 24" where the screen has no words of its own. */
  rangeText?: (range: RowRange) => string;
  /** The page that is shown, counted from 0, and where a press on another one or on a number of rows leads. */
  pages: {
    page: number;
    count: number;
    onPageChange: (event: unknown, page: number) => void;
    onRowsPerPageChange: (rows: number) => void;
  };
}

/**
 * The library's grid, as the server pages and sorts it. Rendered only where its place stands already, in one go before that is painted:
 * of a rendering that React begins and throws away, the library keeps grid and page for as long as the tab is open.
 */
export function Grid<R extends GridValidRowModel>(props: GridProps<R>) {
  const [place, setPlace] = useState<Element | null>(null);

  return (
    <div ref={setPlace} style={{ display: 'contents' }}>
      {place && <PlacedGrid {...props} />}
    </div>
  );
}

function PlacedGrid<R extends GridValidRowModel>({
  emptyText,
  rangeText,
  checkboxName,
  pages,
  rowSelectionModel,
  onRowSelectionModelChange,
  ...props
}: GridProps<R>) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const isEmpty = props.rowCount === 0;
  const apiRef = useGridApiRef();
  const [scale] = useState(textScale);
  useIgnorePortalEvents(apiRef);
  useRowFocus(apiRef);
  useSelectedRows(apiRef, { rowSelectionModel, onRowSelectionModelChange });
  useExistingPage(pageOf(props));
  const texts = {
    ...TEXTS[language],
    noRowsLabel: emptyText,
    // The library's own Arabic text counts in ٠١٢, the rest of the site does not.
    paginationDisplayedRows: (range: RowRange) =>
      rangeText?.(range) ?? t('rowsShown', { from: range.from, to: range.to, total: range.count }),
  };

  return (
    <DataGrid
      {...props}
      columns={checkboxName ? [checkboxColumn(checkboxName, scale), ...props.columns] : props.columns}
      checkboxSelection={checkboxName !== undefined}
      apiRef={apiRef}
      localeText={texts}
      slotProps={{ loadingOverlay: LOADING, basePagination: { ...pages, material: PAGINATION } }}
      onCellKeyDown={leaveSpace}
      disableColumnMenu
      // Without boxes there is nothing to do with a chosen row, which Shift and Space would choose all the same.
      rowSelection={checkboxName !== undefined}
      // It comes with the first rows: before them there is nothing to turn, and they would push it away.
      hideFooter={isEmpty}
      sx={{
        bgcolor: 'background.paper',
        borderRadius: '16px',
        borderColor: 'divider',
        '--DataGrid-rowBorderColor': 'var(--mui-palette-divider)',
        '& .MuiDataGrid-columnSeparator': { color: 'divider' },
        // For the same reason; headings scroll by themselves.
        ...(isEmpty && { '& .MuiDataGrid-scrollbar--horizontal': { display: 'none' } }),
        // Beside the arrow of what sorts, a narrow column has no line for two words.
        '& .MuiDataGrid-columnHeaderTitle': {
          whiteSpace: 'normal',
          wordBreak: 'normal',
          overflowWrap: 'normal',
          lineHeight: 1.3,
          // Room for the dots under ي, which hang below the line and would be clipped.
          paddingBlock: '4px',
        },
        ...(props.onRowClick && { '& .MuiDataGrid-row': { cursor: 'pointer' } }),
        '& .MuiDataGrid-cell': { display: 'flex', alignItems: 'center' },
        '& .MuiDataGrid-cell:focus, & .MuiDataGrid-columnHeader:focus': { outlineOffset: -2 },
      }}
    />
  );
}

/** In the place of the library's own, whose boxes do not say of what they are. */
const checkboxColumn = <R extends GridValidRowModel>(nameOf: (row: R) => string, scale: number): GridColDef<R> => ({
  ...GRID_CHECKBOX_SELECTION_COL_DEF,
  width: CHECKBOX_WIDTH * scale,
  renderCell: (cell) => <GridCellCheckboxRenderer {...cell} {...named(nameOf(cell.row))} />,
});

/** The renderer hands on to its checkbox whatever else it is given, which its type leaves out. */
const named = (label: string) => ({ slotProps: { htmlInput: { 'aria-label': label } } });

/** Space presses what has the focus inside a cell; on the cell itself it turns to further rows. */
const leaveSpace: GridEventListener<'cellKeyDown'> = (_cell, event) => {
  if (event.key === ' ' && event.target !== event.currentTarget) event.defaultMuiPrevented = true;
};

/** Which page of how many, where that is known. */
function pageOf({
  loading,
  rowCount = 0,
  paginationModel,
}: Pick<DataGridProps, 'loading' | 'rowCount' | 'paginationModel'>) {
  if (loading || rowCount === 0 || !paginationModel) return undefined;
  return { current_page: paginationModel.page + 1, last_page: Math.ceil(rowCount / paginationModel.pageSize) };
}
