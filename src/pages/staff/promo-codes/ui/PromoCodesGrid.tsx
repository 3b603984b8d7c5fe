import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

import type { PromoListQuery } from '@contract/promoCode';
import type { PromoCode } from '@contract/wire/promoCode';
import { useGetPromoCodesQuery } from '@/entities/promo-code';
import { useFailure } from '@/shared/lib/failure';
import { gridRows, useServerGrid } from '@/shared/lib/list-query';
import { PageEmpty, PageError } from '@/shared/ui/page-state';
import { ServerGrid } from '@/shared/ui/server-grid';

import { HIDDEN_COLUMNS, usePromoColumns } from './usePromoColumns';

interface PromoCodesGridProps {
  query: PromoListQuery;
  onQuery: (patch: Partial<PromoListQuery>) => void;
  onEdit: (promo: PromoCode) => void;
  onAdd: () => void;
}

/** One page of the pharmacy's codes. How often they were used changes with every order, so each visit asks anew. */
export function PromoCodesGrid({ query, onQuery, onEdit, onAdd }: PromoCodesGridProps) {
  const { t } = useTranslation('promoCodes');
  const failure = useFailure();
  const grid = useServerGrid(query, onQuery);
  const { columns, rowHeight } = usePromoColumns(onEdit);
  const answered = useGetPromoCodesQuery(query, {
    refetchOnMountOrArgChange: true,
  });
  const { hasFailed, isEmpty, shown } = gridRows(answered);
  const { error, refetch } = answered;

  if (!query.q && query.status === 'all' && isEmpty) {
    return (
      <PageEmpty message={t('empty')}>
        <Button variant="contained" onClick={onAdd}>
          {t('add')}
        </Button>
      </PageEmpty>
    );
  }

  return (
    <>
      {error && <PageError message={failure(error, t('failed'))} onRetry={refetch} />}
      {!hasFailed && (
        <ServerGrid
          {...grid}
          {...shown}
          columns={columns}
          columnVisibilityModel={HIDDEN_COLUMNS}
          rowHeight={rowHeight}
          emptyText={t('empty')}
          rangeText={({ from, to, count }) => t('range', { from, to, total: count })}
          pageSizeOptions={[query.paginate]}
        />
      )}
    </>
  );
}
