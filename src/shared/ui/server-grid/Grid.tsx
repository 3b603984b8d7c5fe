import {
  DataGrid,
  type DataGridProps,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  GridCellCheckboxRenderer,
  type GridColDef,
  type GridEventListener,
  type GridSortDirection,
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
    // Elsewhere on the site "sort" is another word, and the grid's own texts lack a hamza.
    columnHeaderSortIconLabel: 'ترتيب',
    columnHeaderSortIconAriaLabel: sortLabel,
    checkboxSelectionUnselectAllRows: 'إلغاء تحديد كل الصفوف',
    checkboxSelectionUnselectRow: 'إلغاء تحديد الصف',
  },
};

/** The grid itself has these names in English only. */
function sortLabel(column: string, next: GridSortDirection) {
  if (!next) return `إلغاء الترتيب حسب ${column}`;
  return `ترتيب حسب ${column} ${next === 'asc' ? 'تصاعديًا' : 'تنازليًا'}`;
}

const FOOTER = { flexWrap: 'wrap', justifyContent: 'flex-end' };

/** In pixels. */
const CHECKBOX_WIDTH = 50;

const LOADING = { variant: 'linear-progress', noRowsVariant: 'skeleton' } as const;

const PAGINATION = {
  ActionsComponent: GridPages,
  // On a phone the range and the page numbers do not fit on one line.
  sx: { '& .MuiTablePagination-toolbar': { ...FOOTER, rowGap: 0.5, paddingBlock: 1, paddingInline: 2 } },
};

interface RowRange {
  from: number;
  to: number;
  count: number;
}

export interface GridProps<R extends GridValidRowModel>
  extends Omit<DataGridProps<R>, keyof RowSelectionProps | 'checkboxSelection'>, RowSelectionProps {
  /** The heading of the page. */
  'aria-label': string;
  emptyText: string;
  /** The accessible name of a row's checkbox; rows cannot be selected without it. */
  checkboxName?: ((row: R) => string) | undefined;
  /** The text for the shown rows, by default "1–10 of 24". */
  rangeText?: (range: RowRange) => string;
  /** The current page, counted from 0, and what turning it does. */
  pages: {
    page: number;
    count: number;
    onPageChange: (event: unknown, page: number) => void;
    onRowsPerPageChange: (rows: number) => void;
  };
}

/**
 * MUI's DataGrid with paging and sorting on the server. It is rendered only after its container is mounted, in one synchronous pass,
 * because it registers itself while rendering: a rendering that React discards would leak the whole grid as long as the tab is open.
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
    // The grid's own Arabic text uses the digits ٠١٢, unlike the rest of the site.
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
      // Without checkboxes, Shift and Space would still select rows.
      rowSelection={checkboxName !== undefined}
      // Hidden until there are rows: there is nothing to turn, and the first rows would push it down.
      hideFooter={isEmpty}
      sx={{
        bgcolor: 'background.paper',
        borderRadius: '16px',
        borderColor: 'divider',
        '--DataGrid-rowBorderColor': 'var(--mui-palette-divider)',
        '& .MuiDataGrid-columnSeparator': { color: 'divider' },
        // Likewise; the column headers scroll without it.
        ...(isEmpty && { '& .MuiDataGrid-scrollbar--horizontal': { display: 'none' } }),
        // Headers wrap, because beside the sort arrow two words do not fit in a narrow column.
        '& .MuiDataGrid-columnHeaderTitle': {
          whiteSpace: 'normal',
          wordBreak: 'normal',
          overflowWrap: 'normal',
          lineHeight: 1.3,
          // Room for the dots of ي, which would be cut off below the line.
          paddingBlock: '4px',
        },
        ...(props.onRowClick && { '& .MuiDataGrid-row': { cursor: 'pointer' } }),
        '& .MuiDataGrid-cell': { display: 'flex', alignItems: 'center' },
        '& .MuiDataGrid-cell:focus, & .MuiDataGrid-columnHeader:focus': { outlineOffset: -2 },
      }}
    />
  );
}

/** Replaces the grid's own checkbox column, whose labels do not say which row they belong to. */
const checkboxColumn = <R extends GridValidRowModel>(nameOf: (row: R) => string, scale: number): GridColDef<R> => ({
  ...GRID_CHECKBOX_SELECTION_COL_DEF,
  width: CHECKBOX_WIDTH * scale,
  renderCell: (cell) => <GridCellCheckboxRenderer {...cell} {...named(nameOf(cell.row))} />,
});

/** The renderer passes unknown props on to its checkbox, but its type does not allow them. */
const named = (label: string) => ({ slotProps: { htmlInput: { 'aria-label': label } } });

/** On a button or link in a cell, Space must press it; the grid would scroll down. */
const leaveSpace: GridEventListener<'cellKeyDown'> = (_cell, event) => {
  if (event.key === ' ' && event.target !== event.currentTarget) event.defaultMuiPrevented = true;
};

/** The current and the last page, or undefined while they are unknown. */
function pageOf({
  loading,
  rowCount = 0,
  paginationModel,
}: Pick<DataGridProps, 'loading' | 'rowCount' | 'paginationModel'>) {
  if (loading || rowCount === 0 || !paginationModel) return undefined;
  return { current_page: paginationModel.page + 1, last_page: Math.ceil(rowCount / paginationModel.pageSize) };
}
