import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { ROUTES } from '@/shared/config';
import { PlainList } from '@/shared/ui/plain-list';

import { useGetStatisticsQuery } from '../api/dashboardApi';
import { Panel } from './Panel';

const STEPS = [
  { step: 'products', to: ROUTES.staffInventory },
  { step: 'settings', to: ROUTES.staffSettings },
  { step: 'promoCode', to: ROUTES.staffPromoCodes },
] as const;

/** What a pharmacy begins with, until it has something to sell: without it, all of the dashboard is empty. */
export function FirstSteps() {
  const { t } = useTranslation('dashboard');
  const { data } = useGetStatisticsQuery();
  if (data?.total_medications !== 0) return null;

  return (
    <Panel title={t('firstSteps.title')}>
      <PlainList
        component="ol"
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {STEPS.map(({ step, to }, index) => (
          <Stack key={step} component="li" spacing={1} sx={{ alignItems: 'flex-start' }}>
            <Typography variant="subtitle1" component="h3">
              {t('firstSteps.step', { number: index + 1, title: t(`firstSteps.${step}.title`) })}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ flexGrow: 1 }}>
              {t(`firstSteps.${step}.text`)}
            </Typography>
            <Button component={Link} to={to} variant={index === 0 ? 'contained' : 'outlined'}>
              {t(`firstSteps.${step}.action`)}
            </Button>
          </Stack>
        ))}
      </PlainList>
    </Panel>
  );
}
