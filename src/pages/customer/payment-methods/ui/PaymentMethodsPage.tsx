import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import type { PaymentMethod, PaymentMethods } from '@contract/wire/paymentMethod';
import { useGetPaymentMethodsQuery } from '@/entities/payment-method';
import { AddCardForm } from '@/features/add-card';
import { REFETCHED } from '@/shared/api';
import { ROUTES } from '@/shared/config';
import { PageBreadcrumbs } from '@/shared/ui/breadcrumbs';
import { PageEmpty, PageError } from '@/shared/ui/page-state';
import { PageTitle } from '@/shared/ui/page-title';
import { PauseListContext, usePausableList } from '@/shared/ui/pausable-list';
import { PlainList } from '@/shared/ui/plain-list';
import { WithinLimit } from '@/shared/ui/within-limit';

import { CardItem } from './CardItem';

const COLUMNS = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
};

export function PaymentMethodsPage() {
  const { t } = useTranslation('payment');
  const { data, error, refetch } = useGetPaymentMethodsQuery(undefined, REFETCHED);
  const [methods, setPaused] = usePausableList(data);

  return (
    <>
      <PageTitle title={t('title')} />
      <PageBreadcrumbs trail={[{ label: t('dashboard'), to: ROUTES.customer }]} current={t('title')} />
      <Typography variant="h4" component="h1" sx={{ mb: 3 }}>
        {t('title')}
      </Typography>
      {!methods && error && <PageError error={error} message={t('failed')} onRetry={refetch} />}
      {!methods && !error && (
        <Box role="status" aria-label={t('loading')} sx={COLUMNS}>
          <Skeleton variant="rounded" height={360} />
          <Skeleton variant="rounded" height={640} />
        </Box>
      )}
      <PauseListContext value={setPaused}>{methods && <Methods methods={methods} />}</PauseListContext>
    </>
  );
}

function Methods({ methods: { gateway, cards } }: { methods: PaymentMethods }) {
  const { t } = useTranslation('payment');

  return (
    <Box sx={COLUMNS}>
      <Stack spacing={3}>
        <section>
          <Typography variant="h6" component="h2" sx={{ mb: 2 }}>
            {t('saved')}
          </Typography>
          {cards.length === 0 ? <PageEmpty message={t('empty')} /> : <Cards cards={cards} />}
        </section>
        <Alert severity="success" icon={false} role="note">
          <Typography variant="subtitle1" component="h2">
            {t('security.title')}
          </Typography>
          {t('security.body')}
        </Alert>
      </Stack>
      {gateway === null ? (
        <Alert severity="info" role="note">
          {t('notTaken')}
        </Alert>
      ) : (
        <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
          <Typography variant="h6" component="h2" sx={{ mb: 2 }}>
            {t('addCard')}
          </Typography>
          <WithinLimit of="cards" count={cards.length}>
            <AddCardForm gateway={gateway} onSaved={() => undefined} />
          </WithinLimit>
        </Card>
      )}
    </Box>
  );
}

const Cards = ({ cards }: { cards: readonly PaymentMethod[] }) => (
  <PlainList spacing={2}>
    {cards.map((card) => (
      <CardItem key={card.id} card={card} />
    ))}
  </PlainList>
);
