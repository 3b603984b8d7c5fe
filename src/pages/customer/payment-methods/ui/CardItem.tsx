import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import type { PaymentMethod } from '@contract/wire/paymentMethod';
import { useSetDefaultPaymentMethodMutation } from '@/entities/payment-method';
import { cardExpiry, useCardName } from '@/shared/lib/card-name';
import { useAttempt } from '@/shared/lib/failure';

import { DeleteCardButton } from './DeleteCardButton';

export function CardItem({ card }: { card: PaymentMethod }) {
  const { t } = useTranslation(['payment', 'common']);
  const face = useCardName()(card);
  const expiry = t(card.is_expired ? 'payment:expired' : 'payment:expires', { date: cardExpiry(card) });
  // The expiry date is part of the name, because a renewed card may keep its number.
  const name = `${face}${t('common:comma')}${expiry}`;

  return (
    <Card component="li" sx={{ p: 2.5 }}>
      <Typography component="h3">
        <Stack
          component="span"
          direction="row"
          sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1, rowGap: 0.5 }}
        >
          <Typography variant="h6" component="span">
            {face}
          </Typography>
          {card.is_default && <Chip component="span" size="small" color="primary" label={t('payment:default')} />}
          {card.is_expired && <Chip component="span" size="small" color="warning" label={expiry} />}
        </Stack>{' '}
        {!card.is_expired && (
          <Typography component="span" color="textSecondary">
            {expiry}
          </Typography>
        )}
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{card.holder_name}</bdi>
      </Typography>
      <Stack direction="row" sx={{ pt: 1, flexWrap: 'wrap', marginInlineStart: -2.5 }}>
        <SetDefaultCardButton card={card} name={name} />
        <DeleteCardButton card={card} name={name} />
      </Stack>
    </Card>
  );
}

function SetDefaultCardButton({ card, name }: { card: PaymentMethod; name: string }) {
  const { t } = useTranslation('payment');
  const attempt = useAttempt();
  const [setDefault, { isLoading }] = useSetDefaultPaymentMethodMutation();

  if (card.is_default || card.is_expired) return null;
  return (
    <Button
      size="small"
      aria-label={t('setDefaultOf', { card: name })}
      loading={isLoading}
      onClick={() => void attempt(() => setDefault(card.id).unwrap(), t('defaultFailed'))}
    >
      {t('setDefault')}
    </Button>
  );
}
