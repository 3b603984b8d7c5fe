import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { type MedicationListQuery, medicationListQuery } from '@contract/medication';
import type { MedicationCard as Medication } from '@contract/wire/medication';
import { useGetGovernoratesQuery } from '@/entities/location';
import { MedicationCard, MedicationCardSkeleton, useGetMedicationsQuery } from '@/entities/medication';
import { AddToCartButton } from '@/features/add-to-cart';
import { ROUTES } from '@/shared/config';
import { useLanguage } from '@/shared/i18n';
import { useExistingPage } from '@/shared/lib/list-query';
import { CardGrid, CardGridSkeleton } from '@/shared/ui/card-grid';
import { PageEmpty, PageError } from '@/shared/ui/page-state';
import { ListStatus, Pager, useTurn } from '@/shared/ui/pager';

const FIRST_ROW = 3;
const SKELETONS = 6;

interface MedicationResultsProps {
  query: MedicationListQuery;
  onChange: (patch: Partial<MedicationListQuery>) => void;
}

export function MedicationResults({ query, onChange }: MedicationResultsProps) {
  const { t } = useTranslation('medications');
  const placeOf = usePlace();
  const { data, currentData, error, isFetching, refetch } = useGetMedicationsQuery(query);
  const page = useExistingPage(data);
  const { start, turn } = useTurn((next) => onChange({ page: next }));
  const clear = (query.q !== '' || isFiltered(query)) && (
    <Button
      size="small"
      onClick={() => onChange({ ...medicationListQuery.getDefault(), ...(isFiltered(query) && { q: query.q }) })}
    >
      {t('clearFilters')}
    </Button>
  );

  if (error && !currentData) return <PageError error={error} message={t('failed')} onRetry={refetch} />;
  if (!page) return <CardGridSkeleton count={SKELETONS} card={MedicationCardSkeleton} />;
  return (
    <>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', minHeight: 40, mb: 1 }}>
        <ListStatus ref={start} page={page.current_page} lastPage={page.last_page}>
          {currentData?.only_alike && (
            <Typography sx={{ fontWeight: 600 }}>{t('onlyAlike', { q: query.q })}</Typography>
          )}
          <Typography variant="body2" color="textSecondary">
            {t('results', { count: page.total })}
          </Typography>
        </ListStatus>
        {page.data.length > 0 && clear}
      </Stack>
      {page.data.length === 0 && <NothingFound q={query.q} clear={clear} />}
      <CardGrid isStale={isFetching}>
        {page.data.map((medication, index) => (
          <MedicationCard
            key={medication.id}
            medication={medication}
            isEager={index < FIRST_ROW}
            place={placeOf(medication.pharmacy)}
            action={<AddToCartButton medication={medication} isInList />}
          />
        ))}
      </CardGrid>
      <Pager page={page.current_page} lastPage={page.last_page} onPage={turn} />
    </>
  );
}

function NothingFound({ q, clear }: { q: string; clear: ReactNode }) {
  const { t } = useTranslation('medications');

  return (
    <PageEmpty message={t('none')} picture="/images/empty-orders.svg">
      {clear && (
        <Typography variant="body2" color="textSecondary" sx={{ maxWidth: 420 }}>
          {t('noneHint')}
        </Typography>
      )}
      {clear}
      {q && (
        <Button size="small" component={Link} to={`${ROUTES.pharmacies}?${new URLSearchParams({ q })}`}>
          {t('searchPharmacies', { q })}
        </Button>
      )}
    </PageEmpty>
  );
}

/** "Luxor · Pick-up only": who compares prices must see what is out of reach. */
function usePlace() {
  const { t } = useTranslation('pharmacies');
  const { nameOf } = useLanguage();
  const { data: governorates = [] } = useGetGovernoratesQuery();

  return ({ governorate_id, is_delivery_available }: Medication['pharmacy']) => {
    const place = governorates.filter(({ id }) => id === governorate_id).map(nameOf);
    return [...place, ...(is_delivery_available ? [] : [t('pickupOnly')])].join(' · ');
  };
}

const isFiltered = ({ category_id, governorate_id, pharmacy_id, in_stock }: MedicationListQuery) =>
  in_stock || [category_id, governorate_id, pharmacy_id].some((id) => id !== undefined);
