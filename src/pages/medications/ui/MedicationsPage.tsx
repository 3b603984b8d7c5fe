import Box from '@mui/material/Box';

import { type MedicationListQuery, medicationListQuery } from '@contract/medication';
import { useListQuery } from '@/shared/lib/list-query';

import { CategoryFilter } from './CategoryFilter';
import { MedicationFilters } from './MedicationFilters';
import { MedicationResults } from './MedicationResults';
import { MedicationsHeading } from './MedicationsHeading';
import { ProductOffers } from './ProductOffers';

export function MedicationsPage() {
  const [query, setQuery] = useListQuery(medicationListQuery);
  const { same_as } = query;

  return same_as === undefined ? (
    <AllMedications query={query} onChange={setQuery} />
  ) : (
    <ProductOffers key={same_as} id={same_as} query={query} onChange={setQuery} />
  );
}

interface AllMedicationsProps {
  query: MedicationListQuery;
  onChange: (patch: Partial<MedicationListQuery>) => void;
}

function AllMedications({ query, onChange }: AllMedicationsProps) {
  return (
    <>
      <MedicationsHeading {...query} />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, md: 4 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '248px minmax(0, 1fr)' },
          alignItems: 'start',
          // When printing, Firefox moves a grid row that is longer than a sheet to the next sheet.
          '@media print': { display: { xs: 'block', md: 'grid' } },
        }}
      >
        <CategoryFilter query={query} onPick={(category_id) => onChange({ category_id })} />
        <div>
          <MedicationFilters query={query} onChange={onChange} />
          <MedicationResults query={query} onChange={onChange} />
        </div>
      </Box>
    </>
  );
}
