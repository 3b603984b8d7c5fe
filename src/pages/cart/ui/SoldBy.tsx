import Typography from '@mui/material/Typography';
import { Trans, useTranslation } from 'react-i18next';

import type { CartQuote } from '@contract/wire/cart';
import { PharmacyPlace, useGetPharmacyQuery } from '@/entities/pharmacy';
import { useLanguage } from '@/shared/i18n';
import { TextWithLang } from '@/shared/ui/text-with-lang';

/**
 * The name and the place of a pharmacy. The place takes a call of its own: the cart's answer leaves it out, to keep adding to the cart
 * fast.
 */
export function SoldBy({ pharmacy }: Pick<CartQuote, 'pharmacy'>) {
  const { t } = useTranslation('cart');
  const { nameOf } = useLanguage();
  const { data } = useGetPharmacyQuery(pharmacy.id);

  return (
    <>
      <Typography variant="h6" component="h2">
        <Trans t={t} i18nKey="soldBy" components={{ pharmacy: <TextWithLang>{nameOf(pharmacy)}</TextWithLang> }} />
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ minHeight: '1.43em' }}>
        {data && <PharmacyPlace pharmacy={data} />}
      </Typography>
    </>
  );
}
