import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { type PharmacyListQuery, pharmacyListQuery } from '@contract/pharmacy';
import { PharmacyCard, PharmacyCardSkeleton, useGetPharmaciesQuery } from '@/entities/pharmacy';
import { ROUTES } from '@/shared/config';
import { useExistingPage } from '@/shared/lib/list-query';
import { CardGrid, CardGridSkeleton } from '@/shared/ui/card-grid';
import { PageEmpty, PageError } from '@/shared/ui/page-state';
import { ListHeader, ListStatus, Pager, usePageTurn } from '@/shared/ui/pager';

const FIRST_ROW = 3;
const SKELETONS = 6;

interface PharmacyResultsProps {
  query: PharmacyListQuery;
  onChange: (patch: Partial<PharmacyListQuery>) => void;
}

export function PharmacyResults({ query, onChange }: PharmacyResultsProps) {
  const { t } = useTranslation('pharmacies');
  const { data, currentData, error, isFetching, refetch } = useGetPharmaciesQuery(query);
  const page = useExistingPage(data);
  const { start, turn } = usePageTurn((next) => onChange({ page: next }));
  const isFiltered = query.governorate_id !== undefined;
  const clear = (query.q !== '' || isFiltered) && (
    <Button
      size="small"
      onClick={() => onChange({ ...pharmacyListQuery.getDefault(), ...(isFiltered && { q: query.q }) })}
    >
      {t('clearFilters')}
    </Button>
  );

  if (error && !currentData) return <PageError error={error} message={t('failed')} onRetry={refetch} />;
  if (!page) {
    return (
      <>
        <ListHeader />
        <CardGridSkeleton count={SKELETONS} card={PharmacyCardSkeleton} />
      </>
    );
  }
  return (
    <>
      <ListHeader>
        <ListStatus ref={start} page={page.current_page} lastPage={page.last_page} isStale={!currentData}>
          <Typography variant="body2" color="textSecondary">
            {t('results', { count: page.total })}
          </Typography>
        </ListStatus>
        {page.data.length > 0 && clear}
      </ListHeader>
      {page.data.length === 0 && (
        <PageEmpty message={t('none')} picture="/images/empty-pharmacies.svg">
          {clear && (
            <Typography variant="body2" color="textSecondary">
              {t('noneHint')}
            </Typography>
          )}
          {clear}
          {query.q && (
            <Button size="small" component={Link} to={`${ROUTES.medications}?${new URLSearchParams({ q: query.q })}`}>
              {t('searchMedications', { q: query.q })}
            </Button>
          )}
        </PageEmpty>
      )}
      <CardGrid isStale={isFetching}>
        {page.data.map((pharmacy, index) => (
          <PharmacyCard key={pharmacy.id} pharmacy={pharmacy} isEager={index < FIRST_ROW} />
        ))}
      </CardGrid>
      <Pager page={page.current_page} lastPage={page.last_page} onPage={turn} />
    </>
  );
}
