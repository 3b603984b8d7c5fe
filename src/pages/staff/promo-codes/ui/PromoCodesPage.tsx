import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { promoListQuery } from '@contract/promoCode';
import { PromoCodeDialog } from '@/features/edit-promo-code';
import { useListQuery } from '@/shared/lib/list-query';
import { PageHeading } from '@/shared/ui/page-heading';
import { SearchField } from '@/shared/ui/search-field';

import { PromoCodesGrid } from './PromoCodesGrid';
import { StatusFilter } from './StatusFilter';

/** `new` for a new code, or the id of the one that is edited. */
type Editing = number | 'new' | null;

export function PromoCodesPage() {
  const { t } = useTranslation('promoCodes');
  const [query, setQuery] = useListQuery(promoListQuery);
  const [editing, setEditing] = useState<Editing>(null);

  return (
    <Stack spacing={2}>
      <PageHeading title={t('title')} subtitle={t('subtitle')} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: '1rem' }}>
        <Box sx={{ flex: { xs: '1 0 100%', sm: '1 1 12rem' }, maxWidth: { sm: '26.25rem' } }}>
          <SearchField label={t('search')} value={query.q} onSearch={(q) => setQuery({ q })} />
        </Box>
        <Box sx={{ flex: { xs: '1 1 6rem', sm: '0 1 11.25rem' } }}>
          <StatusFilter status={query.status} onPick={(status) => setQuery({ status })} />
        </Box>
        <Button
          variant="contained"
          startIcon={<AddIcon />}
          onClick={() => setEditing('new')}
          sx={{ marginInlineStart: { sm: 'auto' }, paddingInline: { xs: 2, sm: 2.5 } }}
        >
          {t('add')}
        </Button>
      </Box>
      <PromoCodesGrid
        query={query}
        onQueryChange={setQuery}
        onEdit={({ id }) => setEditing(id)}
        onAdd={() => setEditing('new')}
      />
      {editing !== null && (
        <PromoCodeDialog promoId={editing === 'new' ? undefined : editing} onClose={() => setEditing(null)} />
      )}
    </Stack>
  );
}
