import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { type Fulfilment, FULFILMENTS } from '@contract/order';
import type { Address } from '@contract/wire/address';
import type { CartQuote } from '@contract/wire/cart';
import { PharmacyPlace, PickupNote, useGetPharmacyQuery } from '@/entities/pharmacy';
import { useLanguage } from '@/shared/i18n';
import { useFormat } from '@/shared/lib/format';
import { TextWithLang } from '@/shared/ui/text-with-lang';

import type { CheckoutValues } from '../model/checkoutForm';
import type { Plan } from '../model/plan';
import { DistanceNote } from './DistanceNote';
import { Section } from './Section';

interface FulfilmentSectionProps {
  quotes: readonly CartQuote[];
  plan: Plan;
  addresses: readonly Address[];
  onChoose: (pharmacyId: number, fulfilment: Fulfilment) => void;
}

/** Delivery or pick-up is chosen for each pharmacy: one may be nearby, and another may not deliver. */
export function FulfilmentSection({ quotes, plan, addresses, onChoose }: FulfilmentSectionProps) {
  const { t } = useTranslation('checkout');
  const home = useHome(addresses);
  const chosen = new Map(plan.parts.map(({ pharmacy, fulfilment }) => [pharmacy.id, fulfilment]));

  return (
    <Section title={t('fulfilment')}>
      {quotes.map((quote) => (
        <FulfilmentRadios
          key={quote.pharmacy.id}
          quote={quote}
          value={chosen.get(quote.pharmacy.id) ?? 'pickup'}
          home={home}
          onChoose={(fulfilment) => onChoose(quote.pharmacy.id, fulfilment)}
        />
      ))}
    </Section>
  );
}

/** The chosen address, or else the default one. Pick-up needs no address, but the customer still has to travel from somewhere. */
function useHome(addresses: readonly Address[]) {
  const { values } = useFormikContext<CheckoutValues>();
  return addresses.find(({ id }) => id === values.user_address_id) ?? addresses.find(({ is_default }) => is_default);
}

interface FulfilmentRadiosProps {
  quote: CartQuote;
  value: Fulfilment;
  home: Address | undefined;
  onChoose: (fulfilment: Fulfilment) => void;
}

function FulfilmentRadios({ quote, value, home, onChoose }: FulfilmentRadiosProps) {
  const { t } = useTranslation('checkout');
  const { t: common } = useTranslation();
  const { nameOf } = useLanguage();
  const { money } = useFormat();
  const { isSubmitting } = useFormikContext();
  const { data: pharmacy } = useGetPharmacyQuery(quote.pharmacy.id);
  const noteId = useId();
  const priceOf = (shipping: number) => (shipping === 0 ? common('free') : money(shipping));

  return (
    <FormControl disabled={isSubmitting}>
      <Typography variant="subtitle1" component="h3" sx={{ fontWeight: 600 }}>
        <TextWithLang>{nameOf(quote.pharmacy)}</TextWithLang>
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ minHeight: '1.43em' }}>
        {pharmacy && <PharmacyPlace pharmacy={pharmacy} />}
      </Typography>
      <RadioGroup
        aria-label={t('fulfilmentOf', { pharmacy: nameOf(quote.pharmacy) })}
        aria-describedby={noteId}
        name={`fulfilment-${quote.pharmacy.id}`}
        value={value}
        onChange={(_event, chosen) => onChoose(chosen as Fulfilment)}
      >
        {FULFILMENTS.map((fulfilment) => {
          const amounts = quote[fulfilment];
          return (
            amounts && (
              <FormControlLabel
                key={fulfilment}
                value={fulfilment}
                control={<Radio />}
                label={t('option', { way: t(fulfilment), price: priceOf(amounts.shipping) })}
              />
            )
          );
        })}
      </RadioGroup>
      <DistanceNote id={noteId} pharmacy={pharmacy} home={home} fulfilment={value} />
      {pharmacy && value === 'pickup' && <PickupNote pharmacy={pharmacy} />}
      {!quote.delivery && <FormHelperText sx={{ marginInline: 0 }}>{t('pickupOnly')}</FormHelperText>}
    </FormControl>
  );
}
