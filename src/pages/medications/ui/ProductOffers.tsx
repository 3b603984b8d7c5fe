import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

import { MEDICATION_SORTS, type MedicationListQuery, medicationListQuery } from '@contract/medication';
import { MedicationNotFound, useGetMedicationQuery, useGetMedicationsQuery } from '@/entities/medication';
import { isNotFound } from '@/shared/api';
import { PageError } from '@/shared/ui/page-state';

import { OfferFilters } from './OfferFilters';
import { OfferList } from './OfferList';
import { ProductHeader, ProductHeaderSkeleton } from './ProductHeader';

interface ProductOffersProps {
  id: number;
  query: MedicationListQuery;
  onChange: (patch: Partial<MedicationListQuery>) => void;
}

/** One medicine, described once at the top, and all its offers below. */
export function ProductOffers({ id, query, onChange }: ProductOffersProps) {
  const { t } = useTranslation('medications');
  const compared = comparisonOf(query);
  const asked = useGetMedicationQuery(id);
  const offers = useGetMedicationsQuery(compared);
  // If the offer in the address is gone, another one describes the medicine.
  const medication = asked.currentData ?? offers.data?.data[0];

  if (!medication) {
    if (asked.isFetching || offers.isFetching) return <ProductHeaderSkeleton />;
    if (isNotFound(asked.error) && offers.currentData) return <MedicationNotFound />;
    return <ProductFailed error={asked.error ?? offers.error} onRetry={() => [asked, offers].forEach(tryAgain)} />;
  }
  return (
    <>
      <ProductHeader medication={medication} isOffered={asked.currentData !== undefined} />
      <Box role="search" sx={FILTERS}>
        <OfferFilters
          query={compared}
          sorts={COMPARED_BY.map((sort) => [sort, t(`sorts.${sort}`)])}
          onChange={onChange}
        />
      </Box>
      <OfferList id={id} medication={medication} query={compared} onChange={onChange} />
    </>
  );
}

/** Without a search, relevance means by name, and all offers of a medicine have the same name. */
const COMPARED_BY = MEDICATION_SORTS.filter((sort) => sort !== 'relevance');

/** The cheapest first unless another order is chosen. A search or a category would only hide offers of the medicine. */
const comparisonOf = ({ sort, ...query }: MedicationListQuery): MedicationListQuery => ({
  ...query,
  ...NOT_ASKED,
  sort: sort === 'relevance' ? 'price-asc' : sort,
});

const { q, category_id, pharmacy_id } = medicationListQuery.getDefault();
const NOT_ASKED = { q, category_id, pharmacy_id };

const FILTERS = {
  display: 'grid',
  gap: 2,
  mb: 2,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
    sm: 'minmax(0, 200px) minmax(0, 260px) auto',
  },
} as const;

const tryAgain = ({ refetch }: { refetch: () => unknown }) => void refetch();

function ProductFailed({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const { t } = useTranslation('medications');
  return <PageError isHeading error={error} message={t('detailsFailed')} onRetry={onRetry} />;
}
