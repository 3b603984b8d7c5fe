import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import type { PaymentMethod } from '@contract/wire/paymentMethod';
import { useSetDefaultPaymentMethodMutation } from '@/entities/payment-method';
import { useCardName } from '@/shared/lib/card-name';
import { useAttempt } from '@/shared/lib/failure';

import { DeleteCardButton } from './DeleteCardButton';

/** As it stands on the card: 04/29. */
const dateOn = ({ expiry_month, expiry_year }: PaymentMethod) =>
  `${String(expiry_month).padStart(2, '0')}/${String(expiry_year).slice(-2)}`;

export function CardItem({ card }: { card: PaymentMethod }) {
  const { t } = useTranslation('payment');
  const name = useCardName()(card);
  const expiry = t('expires', { date: dateOn(card) });

  return (
    <Card component="li" sx={{ p: 2.5 }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap', rowGap: 0.5 }}>
        <Typography variant="h6" component="h3">
          {name}
        </Typography>
        {card.is_default && <Chip size="small" color="primary" label={t('default')} />}
        {card.is_expired && <Chip size="small" color="warning" label={t('expired')} />}
      </Stack>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{card.holder_name}</bdi>
      </Typography>
      <Typography color="textSecondary">{expiry}</Typography>
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
