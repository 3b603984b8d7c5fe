import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

import { NUMERIC_CELL } from '@/shared/ui/numeric-column';
import { TextWithLang } from '@/shared/ui/text-with-lang';

import type { ChartSeries } from '../model/chartSeries';

interface FigureTableProps extends ChartSeries {
  labelTitle: string;
  valueTitle: string;
}

/** The figures of the chart as a table. Over time it has the newest first, because tables are read from the top. */
export function FigureTable({ kind, title, places, values, format, labelTitle, valueTitle }: FigureTableProps) {
  const rows = places.map((place, index) => ({ ...place, value: values[index] ?? 0 }));
  if (kind === 'overTime') rows.reverse();

  return (
    <Table size="small" stickyHeader aria-label={title}>
      <TableHead>
        <TableRow>
          <TableCell>{labelTitle}</TableCell>
          <TableCell sx={NUMERIC_CELL}>{valueTitle}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ id, label, value }) => (
          <TableRow key={id}>
            <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
              <TextWithLang>{label}</TextWithLang>
            </TableCell>
            <TableCell sx={{ ...NUMERIC_CELL, whiteSpace: 'nowrap' }}>
              <bdi>{format(value)}</bdi>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
