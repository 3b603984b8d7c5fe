import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

import type { PromoListQuery } from '@contract/promoCode';
import type { PromoCode } from '@contract/wire/promoCode';
import { useGetPromoCodesQuery } from '@/entities/promo-code';
import { REFETCHED } from '@/shared/api';
import { ServerGrid } from '@/shared/ui/server-grid';

import { HIDDEN_COLUMNS, usePromoColumns } from './usePromoColumns';

interface PromoCodesGridProps {
  query: PromoListQuery;
  onQueryChange: (patch: Partial<PromoListQuery>) => void;
  onEdit: (promo: PromoCode) => void;
  onAdd: () => void;
}

/** One page of the pharmacy's codes. It is fetched on each visit, because every order may change how often they were used. */
export function PromoCodesGrid({ query, onQueryChange, onEdit, onAdd }: PromoCodesGridProps) {
  const { t } = useTranslation('promoCodes');
  const { columns, rowHeight, getRowHeight } = usePromoColumns(onEdit);
  const result = useGetPromoCodesQuery(query, REFETCHED);

  return (
    <ServerGrid
      aria-label={t('title')}
      query={query}
      onQueryChange={onQueryChange}
      result={result}
      columns={columns}
      columnVisibilityModel={HIDDEN_COLUMNS}
      rowHeight={rowHeight}
      getRowHeight={getRowHeight}
      pageSizeOptions={[query.paginate]}
      failedText={t('failed')}
      emptyText={t('empty')}
      rangeText={({ from, to, count }) => t('range', { from, to, count })}
    >
      <Button variant="contained" onClick={onAdd}>
        {t('add')}
      </Button>
    </ServerGrid>
  );
}
