import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

interface StepPagerProps {
  page: number;
  lastPage: number;
  onPage: (page: number) => void;
}

/** A pager with only a previous and a next button. Renders nothing if there is a single page. */
export function StepPager({ page, lastPage, onPage }: StepPagerProps) {
  const { t } = useTranslation();
  if (lastPage <= 1) return null;

  return (
    <Stack
      component="nav"
      aria-label={t('pagination')}
      direction="row"
      spacing={2}
      sx={{ mt: 4, justifyContent: 'center', alignItems: 'center' }}
    >
      <Button variant="outlined" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('previous')}
      </Button>
      <Typography variant="body2">{t('pageOf', { page, last: lastPage })}</Typography>
      <Button variant="outlined" disabled={page >= lastPage} onClick={() => onPage(page + 1)}>
        {t('next')}
      </Button>
    </Stack>
  );
}
