import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { createSearchParams } from 'react-router-dom';

import type { CategoryWithCount } from '@contract/wire/medication';
import { CategoryIcon } from '@/entities/medication';
import { ROUTES } from '@/shared/config';
import { useLanguage } from '@/shared/i18n';
import { LinkCard, LinkCardTitle } from '@/shared/ui/link-card';

import { CATEGORY_MARK } from './categoryMark';

/** Links to the list of medications, filtered by this category. */
export function CategoryCard({ category }: { category: CategoryWithCount }) {
  const { t } = useTranslation('medications');
  const { nameOf } = useLanguage();
  const search = createSearchParams({ category_id: String(category.id) });

  return (
    <LinkCard>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', p: 1 }}>
        <Box sx={CATEGORY_MARK}>
          <CategoryIcon icon={category.icon} size="large" />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <LinkCardTitle to={`${ROUTES.medications}?${search}`} heading="h2">
            {nameOf(category)}
          </LinkCardTitle>
          <Typography variant="body2" color="textSecondary">
            {t('results', { count: category.total_medications })}
          </Typography>
        </Box>
      </Stack>
    </LinkCard>
  );
}
