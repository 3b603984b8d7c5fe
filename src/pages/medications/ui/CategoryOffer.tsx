import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';

import type { CategoryWithCount } from '@contract/wire/medication';
import { CategoryIcon } from '@/entities/medication';
import { useLanguage } from '@/shared/i18n';

interface CategoryOfferProps {
  category: CategoryWithCount;
  /** Whether the count is shown, which includes what is out of stock. */
  isCounted: boolean;
  /** Called when the link is followed: it disappears, so the focus has to go elsewhere. */
  onTaken: () => void;
}

/** Links from a search to the category that its words mean. */
export function CategoryOffer({ category, isCounted, onTaken }: CategoryOfferProps) {
  const { t } = useTranslation('medications');
  const { nameOf } = useLanguage();
  const [params] = useSearchParams();

  return (
    <Button
      fullWidth
      variant="outlined"
      component={Link}
      to={`?${withoutSearch(params, category.id)}`}
      onClick={onTaken}
      startIcon={<CategoryIcon icon={category.icon} />}
      endIcon={<ArrowForwardIcon sx={{ '[dir=rtl] &': { transform: 'scaleX(-1)' } }} />}
      sx={{
        justifyContent: 'start',
        mt: { xs: 0.5, sm: 0 },
        mb: 1,
        py: 1,
        textAlign: 'start',
        bgcolor: 'background.paper',
      }}
    >
      <Box component="span" sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
          {t('categoryMeant')}
        </Typography>{' '}
        <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {nameOf(category)}
        </Box>
        {isCounted && ` · ${t('results', { count: category.total_medications })}`}
      </Box>
    </Button>
  );
}

/** Keeps the other filters and the order. */
function withoutSearch(present: URLSearchParams, categoryId: number) {
  const params = new URLSearchParams(present);
  params.delete('q');
  params.delete('page');
  params.set('category_id', String(categoryId));
  return params.toString();
}
