import { useTranslation } from 'react-i18next';

import type { PromoListQuery } from '@contract/promoCode';
import type { PromoCode } from '@contract/wire/promoCode';
import { useGetPromoCodesQuery } from '@/entities/promo-code';
import { useFailure } from '@/shared/lib/failure';
import { useServerGrid } from '@/shared/lib/list-query';
import { PageError } from '@/shared/ui/page-state';
import { ServerGrid } from '@/shared/ui/server-grid';

import { HIDDEN_COLUMNS, usePromoColumns } from './usePromoColumns';

interface PromoCodesGridProps {
  query: PromoListQuery;
  onQuery: (patch: Partial<PromoListQuery>) => void;
  onEdit: (promo: PromoCode) => void;
}

/** One page of the pharmacy's codes. How often they were used changes with every order, so each visit asks anew. */
export function PromoCodesGrid({ query, onQuery, onEdit }: PromoCodesGridProps) {
  const { t } = useTranslation('promoCodes');
  const failure = useFailure();
  const grid = useServerGrid(query, onQuery);
  const { columns, rowHeight } = usePromoColumns(onEdit);
  // `data` outlives a page turn, so that the row count never drops to 0 and resets the page.
  const { data, currentData, error, refetch } = useGetPromoCodesQuery(query, {
    refetchOnMountOrArgChange: true,
  });
  const hasFailed = error !== undefined && currentData === undefined;

  return (
    <>
      {error && <PageError message={failure(error, t('failed'))} onRetry={refetch} />}
      {!hasFailed && (
        <ServerGrid
          {...grid}
          rows={data?.data ?? []}
          rowCount={data?.total ?? 0}
          columns={columns}
          columnVisibilityModel={HIDDEN_COLUMNS}
          rowHeight={rowHeight}
          loading={currentData === undefined}
          emptyText={t('empty')}
          rangeText={({ from, to, count }) => t('range', { from, to, total: count })}
          pageSizeOptions={[query.paginate]}
        />
      )}
    </>
  );
}
