import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useNavigationType } from 'react-router-dom';

import { pharmacyListQuery } from '@contract/pharmacy';
import { GovernorateFilter, saveLastGovernorate } from '@/entities/location';
import { useListQuery } from '@/shared/lib/list-query';
import { PublicHeading } from '@/shared/ui/page-heading';
import { SearchField } from '@/shared/ui/search-field';

import { PharmacyResults } from './PharmacyResults';

export function PharmaciesPage() {
  const { t } = useTranslation('pharmacies');
  const [query, setQuery] = useListQuery(pharmacyListQuery);
  const arrivedBy = useNavigationType();
  // Remembers a governorate that was chosen in the form of the home page, but not one in an address that was merely opened.
  const [chosen] = useState(arrivedBy === NavigationType.Push ? query.governorate_id : undefined);

  useEffect(() => {
    if (chosen !== undefined) saveLastGovernorate(chosen);
  }, [chosen]);

  return (
    <>
      <PublicHeading title={t('title')} subtitle={t('subtitle')} />
      <Box
        role="search"
        sx={{
          display: 'grid',
          gap: 2,
          mb: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 260px' },
        }}
      >
        <SearchField label={t('searchLabel')} value={query.q} onSearch={(q) => setQuery({ q })} />
        <GovernorateFilter value={query.governorate_id} onPick={(governorate_id) => setQuery({ governorate_id })} />
      </Box>
      <PharmacyResults query={query} onChange={setQuery} />
    </>
  );
}
