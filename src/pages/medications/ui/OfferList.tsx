import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import { LIST_LIMITS } from '@contract/listLimits';
import { type MedicationListQuery, medicationListQuery } from '@contract/medication';
import type { MedicationCard, MedicationPage } from '@contract/wire/medication';
import { useGetGovernoratesQuery } from '@/entities/location';
import { useGetMedicationsQuery } from '@/entities/medication';
import { useLanguage } from '@/shared/i18n';
import { useMedicineName } from '@/shared/lib/format';
import { useExistingPage } from '@/shared/lib/list-query';
import { PageEmpty, PageError } from '@/shared/ui/page-state';
import { ListStatus, Pager, usePageTurn } from '@/shared/ui/pager';
import { PlainList } from '@/shared/ui/plain-list';

import { OfferRow } from './OfferRow';

const SKELETONS = 4;

interface OfferListProps {
  /** The offer that the others are compared with. */
  id: number;
  medication: MedicationCard;
  query: MedicationListQuery;
  onChange: (patch: Partial<MedicationListQuery>) => void;
}

export function OfferList({ id, medication, query, onChange }: OfferListProps) {
  const { t } = useTranslation('medications');
  const { nameOf } = useLanguage();
  const medicineOf = useMedicineName();
  const { data, currentData, error, isFetching, refetch } = useGetMedicationsQuery(query);
  const { data: governorates = [] } = useGetGovernoratesQuery();
  const page = useExistingPage(data);
  const { start, turn } = usePageTurn((next) => onChange({ page: next }));

  if (error && !currentData) return <PageError error={error} message={t('failed')} onRetry={refetch} />;
  if (!page) return <OffersSkeleton />;
  const lowest = lowestOf(page, query);
  const search = () =>
    onChange({ ...medicationListQuery.getDefault(), q: nameOf(medication).slice(0, LIST_LIMITS.search) });
  const searchLikeIt = (
    <Button variant="outlined" onClick={search}>
      {t('searchLikeIt')}
    </Button>
  );

  return (
    <>
      <ListStatus ref={start} page={page.current_page} lastPage={page.last_page} isStale={!currentData}>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {t('offers', { count: page.total })}
        </Typography>
        {isAlone(page, query, id) && <Typography sx={{ mb: 1 }}>{t('nobodyElse')}</Typography>}
      </ListStatus>
      {page.data.length === 0 && (
        <PageEmpty message={t('noOffers')} picture="/images/empty-orders.svg">
          {isNarrowed(query) && (
            <Button onClick={() => onChange({ governorate_id: undefined, in_stock: false })}>
              {t('clearFilters')}
            </Button>
          )}
          {searchLikeIt}
        </PageEmpty>
      )}
      <PlainList
        aria-label={t('offersOf', { name: medicineOf(medication) })}
        aria-busy={isFetching}
        spacing={1}
        sx={{ mb: 2, opacity: isFetching ? 0.55 : 1, transition: 'opacity 150ms' }}
      >
        {page.data.map((offer) => (
          <OfferRow
            key={offer.id}
            offer={offer}
            governorate={governorates.find((each) => each.id === offer.pharmacy.governorate_id)}
            isLowest={offer.is_in_stock && offer.price === lowest}
          />
        ))}
      </PlainList>
      {isAlone(page, query, id) && searchLikeIt}
      <Pager page={page.current_page} lastPage={page.last_page} onPage={turn} />
    </>
  );
}

/** Whether no other pharmacy sells the medicine. A list of one governorate cannot tell. */
const isAlone = ({ data, total }: MedicationPage, { governorate_id }: MedicationListQuery, id: number) =>
  governorate_id === undefined && total === 1 && data.every((offer) => offer.id === id);

const isNarrowed = ({ governorate_id, in_stock }: MedicationListQuery) => governorate_id !== undefined || in_stock;

/** The lowest price in stock. Undefined if a cheaper offer may be on another page of the list, or if no offer on this page costs more. */
function lowestOf({ data, current_page, last_page }: MedicationPage, { sort }: MedicationListQuery) {
  const hasCheapest = last_page === 1 || (sort === 'price-asc' && current_page === 1);
  const prices = data.filter(({ is_in_stock }) => is_in_stock).map(({ price }) => price);
  const lowest = Math.min(...prices);
  return hasCheapest && prices.some((price) => price > lowest) ? lowest : undefined;
}

const OffersSkeleton = () => (
  <Stack spacing={1} aria-busy>
    {Array.from({ length: SKELETONS }, (_none, index) => (
      <Skeleton key={index} variant="rounded" height={84} />
    ))}
  </Stack>
);
