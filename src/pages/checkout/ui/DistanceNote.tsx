import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import type { Fulfilment } from '@contract/order';
import type { Address } from '@contract/wire/address';
import type { Pharmacy } from '@contract/wire/pharmacy';
import { useLanguage } from '@/shared/i18n';
import { isolateAuto } from '@/shared/lib/format';

interface DistanceNoteProps {
  /** The radio buttons refer to the note by this id with `aria-describedby`. */
  id: string;
  pharmacy: Pick<Pharmacy, 'governorate'> | undefined;
  home: Pick<Address, 'governorate'> | undefined;
  fulfilment: Fulfilment;
}

/**
 * Says how long the delivery takes; or, if the pharmacy is in another governorate than the address, what this means for delivery or pick-up.
 * A live region, since choosing an address further down changes it.
 */
export function DistanceNote({ id, pharmacy, home, fulfilment }: DistanceNoteProps) {
  const { t } = useTranslation('checkout');
  const { nameOf } = useLanguage();
  const isNear = pharmacy?.governorate.id === home?.governorate.id;

  return (
    <div id={id} role="status">
      {pharmacy && home && isNear && fulfilment === 'delivery' && (
        <Typography variant="body2" color="textSecondary">
          {t('deliveryTime')}
        </Typography>
      )}
      {pharmacy && home && !isNear && (
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
