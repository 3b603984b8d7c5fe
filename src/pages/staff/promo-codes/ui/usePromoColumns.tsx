import Box from '@mui/material/Box';
import type { GridRowHeightParams } from '@mui/x-data-grid';
import { useTranslation } from 'react-i18next';

import type { PromoCode } from '@contract/wire/promoCode';
import { PromoStatusLabel } from '@/entities/promo-code';
import { useFormat } from '@/shared/lib/format';
import { useGridBreakpoint } from '@/shared/lib/screen';
import { HiddenText } from '@/shared/ui/hidden-text';
import { gridColumn } from '@/shared/ui/server-grid';

import { CodeCell } from './CodeCell';
import { DiscountCell } from './DiscountCell';
import { PromoMenu } from './PromoMenu';
import { UsageCell } from './UsageCell';

export const HIDDEN_COLUMNS = { created_at: false };

const HEIGHTS = { phone: 104, tablet: 88, desktop: 64 };

/**
 * In characters: the longest code that fits on one line in every width, and the longest description that fits on two. Rows with longer ones
 * grow.
 */
const [LINE, TWO_LINES] = [14, 30];
const heightOf = ({ model }: GridRowHeightParams) => {
  const { code, description } = model as PromoCode;
  return code.length > LINE || description.length > TWO_LINES ? 'auto' : null;
};

/** In pixels. On a desktop the minimum purchase fits on one line. */
const DISCOUNT_WIDTHS = { phone: 136, tablet: 150, desktop: 176 } as const;

const column = gridColumn<PromoCode>;

/**
 * The columns of the grid. On a phone the first three show everything, and the validity follows to the side, to sort by it; a tablet has no
 * column for the usage.
 */
export function usePromoColumns(onEdit: (promo: PromoCode) => void) {
  const { t } = useTranslation('promoCodes');
  const { date } = useFormat();
  // If both dates do not fit on one line, the line breaks between them.
  const wholeDate = (day: string) => date(day).replaceAll(' ', '\u00A0');
  const breakpoint = useGridBreakpoint();

  const isPhone = breakpoint === 'phone';
  const isDesktop = breakpoint === 'desktop';
  const heights = { rowHeight: HEIGHTS[breakpoint], getRowHeight: heightOf };

  const code = column('code', t('columns.code'), {
    sortable: true,
    ...(isPhone ? { width: 138 } : { flex: 1, minWidth: 160 }),
    renderCell: ({ row }) => <CodeCell promo={row} hasUsage={!isDesktop} />,
  });
  const discount = column('discount', t('columns.discount'), {
    sortable: true,
    width: DISCOUNT_WIDTHS[breakpoint],
    renderCell: ({ row }) => <DiscountCell promo={row} hasStatus={isPhone} />,
  });
  const validity = column('end_date', t('columns.validity'), {
    sortable: true,
    width: isDesktop ? 248 : 140,
    renderCell: ({ row }) => (
      <Box sx={{ whiteSpace: 'normal', lineHeight: 1.4 }}>
        {t('validity', { start: wholeDate(row.start_date), end: wholeDate(row.end_date) })}
      </Box>
    ),
  });
  const actions = column('actions', t('columns.actions'), {
    width: isPhone ? 52 : 84,
    align: 'center',
    headerAlign: 'center',
    renderHeader: isPhone ? ({ colDef }) => <HiddenText>{colDef.headerName}</HiddenText> : undefined,
    renderCell: ({ row }) => <PromoMenu promo={row} onEdit={() => onEdit(row)} />,
  });

  // Always hidden: the grid discards a sort for which it has no column, and this is the initial one.
  const created = column('created_at', '', { sortable: true });

  if (isPhone) return { columns: [code, discount, actions, validity, created], ...heights };
  const usage = column('usage', t('columns.usage'), {
    width: 150,
    renderCell: ({ row }) => <UsageCell promo={row} />,
  });
  const columns = [
    code,
    discount,
    ...(isDesktop ? [usage] : []),
    validity,
    column('status', t('columns.status'), {
      width: 136,
      renderCell: ({ row }) => <PromoStatusLabel promo={row} />,
    }),
    actions,
    created,
  ];

  return { columns, ...heights };
}
