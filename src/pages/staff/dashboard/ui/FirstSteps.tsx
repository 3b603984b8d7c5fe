import DoneIcon from '@mui/icons-material/CheckCircle';
import OpenIcon from '@mui/icons-material/RadioButtonUnchecked';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { ROUTES } from '@/shared/config';
import { selectUser } from '@/shared/session';
import { useAppSelector } from '@/shared/state';
import { PlainList } from '@/shared/ui/plain-list';

import { useGetStatisticsQuery } from '../api/dashboardApi';
import { Panel } from './Panel';

type Step = keyof typeof WAYS;

const WAYS = {
  email: `${ROUTES.staffSettings}?tab=account`,
  products: ROUTES.staffInventory,
  settings: ROUTES.staffSettings,
  promoCode: ROUTES.staffPromoCodes,
} as const;
const STEPS = Object.keys(WAYS) as Step[];

/**
 * The first steps of a pharmacy, shown until the steps that can be checked are done and the first order has come. Nothing tells whether the
 * last two are done.
 */
export function FirstSteps() {
  const { t } = useTranslation('dashboard');
  const user = useAppSelector(selectUser);
  const { data } = useGetStatisticsQuery();
  if (!data) return null;

  const done: Partial<Record<Step, boolean>> = {
    // A session that was stored by an older version lacks this field.
    email: user?.is_email_verified !== false,
    products: data.total_medications > 0,
  };
  const next = STEPS.find((step) => done[step] === false);
  if (!next && data.total_orders > 0) return null;

  return (
    <Panel title={t('firstSteps.title')}>
      <PlainList
        component="ol"
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(4, minmax(0, 1fr))',
          },
        }}
      >
        {STEPS.map((step, index) => (
          <Stack key={step} component="li" spacing={1} sx={{ alignItems: 'flex-start' }}>
            <Typography variant="subtitle1" component="h3">
              {t('firstSteps.step', { number: index + 1, title: t(`firstSteps.${step}.title`) })}
            </Typography>
            {done[step] !== undefined && <Progress isDone={done[step]} />}
            {!done[step] && (
              <>
                <Typography variant="body2" color="textSecondary" sx={{ flexGrow: 1 }}>
                  {t(`firstSteps.${step}.text`)}
                </Typography>
                <Button component={Link} to={WAYS[step]} variant={step === next ? 'contained' : 'outlined'}>
                  {t(`firstSteps.${step}.action`)}
                </Button>
              </>
            )}
          </Stack>
        ))}
      </PlainList>
    </Panel>
  );
}

function Progress({ isDone }: { isDone: boolean }) {
  const { t } = useTranslation('dashboard');
  const Icon = isDone ? DoneIcon : OpenIcon;

  return (
    <Stack direction="row" spacing={0.75} sx={{ alignItems: 'center' }}>
      <Icon fontSize="small" color={isDone ? 'success' : 'disabled'} />
      <Typography variant="body2">{t(isDone ? 'firstSteps.done' : 'firstSteps.notDone')}</Typography>
    </Stack>
  );
}
