import Typography from '@mui/material/Typography';
import { useField, useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { PaymentGatewayName } from '@contract/paymentMethod';
import type { PaymentMethod } from '@contract/wire/paymentMethod';
import { ROUTES } from '@/shared/config';
import { cardExpiry, useCardName } from '@/shared/lib/card-name';
import { FormRadios } from '@/shared/ui/form';

import { useAvailableChoice } from '../model/useAvailableChoice';
import { AddChoice } from './AddChoice';
import { NewCardDialog } from './NewCardDialog';

interface CardChoiceProps {
  gateway: PaymentGatewayName;
  cards: readonly PaymentMethod[];
}

/** The choice of the card that pays. Expired cards are shown, but cannot be chosen. */
export function CardChoice({ gateway, cards }: CardChoiceProps) {
  const { t } = useTranslation('checkout');
  const labelOf = useLabelAmong(cards);
  const [, , { setValue }] = useField<number | ''>('payment_method_id');
  const { isSubmitting } = useFormikContext();
  const [isAdding, setIsAdding] = useState(false);
  useAvailableChoice('payment_method_id', cards, 'cardRequired');

  const choose = ({ id }: PaymentMethod) => {
    void setValue(id);
    setIsAdding(false);
  };
  const toOption = (card: PaymentMethod) => ({
    value: card.id,
    label: labelOf(card),
    isDisabled: card.is_expired,
  });

  return (
    <>
      {cards.length > 0 ? (
        <FormRadios
          name="payment_method_id"
          label={t('card')}
          options={cards.map(toOption)}
          isStacked
          disabled={isSubmitting}
        />
      ) : (
        <Typography>{t('noCard')}</Typography>
      )}
      <AddChoice
        of="cards"
        name="payment_method_id"
        count={cards.length}
        addLabel={t('addCard')}
        onAdd={() => setIsAdding(true)}
        manageLabel={t('manageCards')}
        manageAt={ROUTES.customerPayments}
      />
      {isAdding && <NewCardDialog gateway={gateway} onSaved={choose} onClose={() => setIsAdding(false)} />}
    </>
  );
}

/** If two cards have the same name, for example a renewed card and its predecessor, the expiry date distinguishes them. */
function useLabelAmong(cards: readonly PaymentMethod[]) {
  const { t } = useTranslation(['checkout', 'common']);
  const nameOf = useCardName();
  return (card: PaymentMethod) => {
    const name = nameOf(card);
    if (card.is_expired) return t('checkout:expiredCard', { card: name, date: cardExpiry(card) });
    const hasTwin = cards.some((other) => other.id !== card.id && nameOf(other) === name);
    return hasTwin ? `${name}${t('common:comma')}${cardExpiry(card)}` : name;
  };
}
