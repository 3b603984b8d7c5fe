import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';

import type { Fulfilment } from '@contract/order';
import type { Address } from '@contract/wire/address';
import type { Pharmacy } from '@contract/wire/pharmacy';
import { useLanguage } from '@/shared/i18n';
import { isolateAuto } from '@/shared/lib/format';

interface OtherGovernorateNoteProps {
  /** The radio buttons refer to the note by this id with `aria-describedby`. */
  id: string;
  pharmacy: Pick<Pharmacy, 'governorate'> | undefined;
  home: Pick<Address, 'governorate'> | undefined;
  fulfilment: Fulfilment;
}

/**
 * Says that a pharmacy is in another governorate than the address, and what this means for delivery or pick-up. A live region, since
 * choosing an address further down changes it.
 */
export function OtherGovernorateNote({ id, pharmacy, home, fulfilment }: OtherGovernorateNoteProps) {
  const { t } = useTranslation('checkout');
  const { nameOf } = useLanguage();
  const isFarOff = pharmacy && home && pharmacy.governorate.id !== home.governorate.id;

  return (
    <div id={id} role="status">
      {isFarOff && (
        <Alert severity="info" role="none" sx={{ marginBlock: 1 }}>
          {t('farOff', {
            there: isolateAuto(nameOf(pharmacy.governorate)),
            here: isolateAuto(nameOf(home.governorate)),
          })}{' '}
          {t(`farOffBy.${fulfilment}`)}
        </Alert>
      )}
    </div>
  );
}
