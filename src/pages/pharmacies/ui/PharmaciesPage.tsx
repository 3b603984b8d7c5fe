import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import { pharmacyListQuery } from '@contract/pharmacy';
import { GovernorateFilter } from '@/entities/location';
import { useListQuery } from '@/shared/lib/list-query';
import { PageTitle } from '@/shared/ui/page-title';
import { SearchField } from '@/shared/ui/search-field';

import { PharmacyResults } from './PharmacyResults';

export function PharmaciesPage() {
  const { t } = useTranslation('pharmacies');
  const [query, setQuery] = useListQuery(pharmacyListQuery);

  return (
    <>
      <PageTitle title={t('title')} description={t('subtitle')} />
      <Typography variant="h2" component="h1">
        {t('title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 3 }}>
        {t('subtitle')}
      </Typography>
      <Box
        role="search"
        sx={{ display: 'grid', gap: 2, mb: 2, gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) 260px' } }}
      >
        <SearchField label={t('searchLabel')} value={query.q} onSearch={(q) => setQuery({ q })} />
        <GovernorateFilter value={query.governorate_id} onPick={(governorate_id) => setQuery({ governorate_id })} />
      </Box>
      <PharmacyResults query={query} onChange={setQuery} />
    </>
  );
}
