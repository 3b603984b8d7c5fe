import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

import { type MedicationListQuery, medicationListQuery } from '@contract/medication';
import type { MedicationPage } from '@contract/wire/medication';
import { ListHeader, ListStatus, Pager, usePageTurn } from '@/shared/ui/pager';

import { isFiltered } from '../model/isFiltered';
import type { ShownIntent } from '../model/useSearchIntent';
import { CategoryOffer } from './CategoryOffer';
import { MedicationCards } from './MedicationCards';
import { NothingFound } from './NothingFound';
import { ResultsSummary } from './ResultsSummary';
import { SearchWarning } from './SearchWarning';

/** As many columns as fit. */
const BESIDE_EACH_OTHER = 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))';

interface FoundMedicationsProps {
  query: MedicationListQuery;
  page: MedicationPage;
  /** Whether `page` answers this query, and not the previous one. */
  isCurrent: boolean;
  isStale: boolean;
  /** What the search words mean. */
  intent: ShownIntent;
  onChange: (patch: Partial<MedicationListQuery>) => void;
}

/** Shows what was found. If that only resembles words that mean a category or call for a warning, these are shown instead. */
export function FoundMedications({ query, page, isCurrent, isStale, intent, onChange }: FoundMedicationsProps) {
  const { t } = useTranslation('medications');
  const { start, turn } = usePageTurn((next) => onChange({ page: next }));
  const { categories, warning, isInstead } = intent;
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
        {warning && <SearchWarning warning={warning} isAbove={!isInstead} />}
        {categories.map((category) => (
          <CategoryOffer
            key={category.id}
            category={category}
            isCounted={!query.in_stock}
            onTaken={() => start.current?.focus()}
          />
        ))}
      </Box>
      <ListHeader>
        <ListStatus ref={start} page={page.current_page} lastPage={isInstead ? 1 : page.last_page} isStale={!isCurrent}>
          <ResultsSummary query={query} page={page} isCurrent={isCurrent} isInstead={isInstead} />
        </ListStatus>
        {(isInstead || page.data.length > 0) && clear}
      </ListHeader>
      {!isInstead && (
        <>
          {page.data.length === 0 && <NothingFound query={query} clear={clear} />}
          <MedicationCards medications={page.data} isStale={isStale} />
          <Pager page={page.current_page} lastPage={page.last_page} onPage={turn} />
        </>
      )}
    </>
  );
}
