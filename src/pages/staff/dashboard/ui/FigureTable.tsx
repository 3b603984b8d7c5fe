import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

import { FIGURES } from '@/shared/ui/figures';

import type { ChartSeries } from '../model/chartSeries';

interface FigureTableProps extends ChartSeries {
  labelTitle: string;
  valueTitle: string;
}

export const FigureTable = ({ title, places, values, format, labelTitle, valueTitle }: FigureTableProps) => (
  <Table size="small" stickyHeader aria-label={title}>
    <TableHead>
      <TableRow>
        <TableCell>{labelTitle}</TableCell>
        <TableCell sx={FIGURES}>{valueTitle}</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {places.map(({ id, label }, index) => (
        <TableRow key={id}>
          <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
            {label}
          </TableCell>
          <TableCell sx={{ ...FIGURES, whiteSpace: 'nowrap' }}>
            <bdi>{format(values[index] ?? 0)}</bdi>
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);
