import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import { type MedicationListQuery, medicationListQuery } from '@contract/medication';
import type { MedicationCard as Medication, MedicationPage } from '@contract/wire/medication';
import { useGetGovernoratesQuery } from '@/entities/location';
import { MedicationCard } from '@/entities/medication';
import { AddToCartButton } from '@/features/add-to-cart';
import { useLanguage } from '@/shared/i18n';
import { CardGrid } from '@/shared/ui/card-grid';
import { ListHead, ListStatus, Pager, useTurn } from '@/shared/ui/pager';

import { isFiltered } from '../model/isFiltered';
import type { NeedOfSearch } from '../model/useNeed';
import { CategoryOffer } from './CategoryOffer';
import { NeedWarning } from './NeedWarning';
import { NothingFound } from './NothingFound';

const FIRST_ROW = 3;
/** As many as there is room for. */
const BESIDE_EACH_OTHER = 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))';

interface FoundMedicationsProps {
  query: MedicationListQuery;
  page: MedicationPage;
  /** The page answers this query, not the one before. */
  isCurrent: boolean;
  isStale: boolean;
  /** What the words mean. */
  need: NeedOfSearch;
  onChange: (patch: Partial<MedicationListQuery>) => void;
}

/** What was found; where that only resembles the words of a need, what there is to say about this instead. */
export function FoundMedications({ query, page, isCurrent, isStale, need, onChange }: FoundMedicationsProps) {
  const { t } = useTranslation('medications');
  const { start, turn } = useTurn((next) => onChange({ page: next }));
  const { categories, warning, isInstead } = need;
  const clear = (query.q !== '' || isFiltered(query)) && (
    <Button
      size="small"
      sx={{ whiteSpace: 'nowrap' }}
      onClick={() => onChange({ ...medicationListQuery.getDefault(), ...(isFiltered(query) && { q: query.q }) })}
    >
      {t('clearFilters')}
    </Button>
  );

  return (
    <>
      <Box aria-live="polite" sx={{ display: 'grid', columnGap: 1, gridTemplateColumns: BESIDE_EACH_OTHER }}>
        {warning && <NeedWarning warning={warning} isAbove={!isInstead} />}
        {categories.map((category) => (
          <CategoryOffer
            key={category.id}
            category={category}
            isCounted={!query.in_stock}
            onTaken={() => start.current?.focus()}
          />
        ))}
      </Box>
      <ListHead>
        <ListStatus ref={start} page={page.current_page} lastPage={isInstead ? 1 : page.last_page} isStale={!isCurrent}>
          <Finding query={query} page={page} isCurrent={isCurrent} isInstead={isInstead} />
        </ListStatus>
        {(isInstead || page.data.length > 0) && clear}
      </ListHead>
      {!isInstead && (
        <>
          {page.data.length === 0 && <NothingFound query={query} clear={clear} />}
          <Cards medications={page.data} isStale={isStale} />
          <Pager page={page.current_page} lastPage={page.last_page} onPage={turn} />
        </>
      )}
    </>
  );
}

interface FindingProps extends Pick<FoundMedicationsProps, 'query' | 'page' | 'isCurrent'> {
  /** A need is answered instead. */
  isInstead: boolean;
}

function Finding({ query, page, isCurrent, isInstead }: FindingProps) {
  const { t } = useTranslation('medications');
  const { q } = query;

  if (isInstead) return isCurrent && <Typography variant="body2">{t('noneCalled', { q })}</Typography>;
  return (
    <>
      {isCurrent && page.only_alike && <Typography sx={{ fontWeight: 600 }}>{t('onlyAlike', { q })}</Typography>}
      {isCurrent && page.suits_child === true && <Typography sx={{ fontWeight: 600 }}>{t('forChild')}</Typography>}
      {isCurrent && page.suits_child === false && <Typography sx={{ fontWeight: 600 }}>{t('notForChild')}</Typography>}
      <Typography variant="body2" color="textSecondary">
        {t('results', { count: page.total })}
        {isCurrent && <NearFirst near={query.near} page={page} />}
      </Typography>
    </>
  );
}

/** Why a cheaper offer may stand further down. */
function NearFirst({ near, page }: { near: number | undefined; page: MedicationPage }) {
  const { t } = useTranslation('medications');
  const nameOfPlace = useNameOfPlace();
  const place = nameOfPlace(near);

  return place !== '' && page.data[0]?.pharmacy.governorate_id === near && ` · ${t('nearFirst', { place })}`;
}

function Cards({ medications, isStale }: { medications: readonly Medication[]; isStale: boolean }) {
  const placeOf = usePlace();

  return (
    <CardGrid isStale={isStale}>
      {medications.map((medication, index) => (
        <MedicationCard
          key={medication.id}
          medication={medication}
          isEager={index < FIRST_ROW}
          place={placeOf(medication.pharmacy)}
          action={<AddToCartButton medication={medication} isInList />}
        />
      ))}
    </CardGrid>
  );
}

/** "Luxor · Pick-up only": who compares prices must see what is out of reach. */
function usePlace() {
  const { t } = useTranslation('pharmacies');
  const nameOfPlace = useNameOfPlace();

  return ({ governorate_id, is_delivery_available }: Medication['pharmacy']) =>
    [nameOfPlace(governorate_id), is_delivery_available ? '' : t('pickupOnly')].filter(Boolean).join(' · ');
}

/** Empty until the governorates are there. */
function useNameOfPlace() {
  const { nameOf } = useLanguage();
  const { data: governorates = [] } = useGetGovernoratesQuery();

  return (id: number | undefined) => {
    const governorate = governorates.find((each) => each.id === id);
    return governorate ? nameOf(governorate) : '';
  };
}
