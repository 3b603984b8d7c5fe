import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import type { CartQuote } from '@contract/wire/cart';
import { useLanguage } from '@/shared/i18n';
import { Ltr } from '@/shared/ui/ltr';
import { PlainList } from '@/shared/ui/plain-list';
import { TextWithLang } from '@/shared/ui/text-with-lang';

import { promoCodeOf, usePromoProblem } from '../model/usePromoProblem';

interface CartPromoCodesProps {
  quotes: readonly CartQuote[];
  isBusy: boolean;
  onRemove: (pharmacyId: number) => void;
}

/** Lists the codes of the cart with their pharmacies, and why a code gives no discount. */
export function CartPromoCodes({ quotes, isBusy, onRemove }: CartPromoCodesProps) {
  const { t } = useTranslation('cart');
  const { nameOf } = useLanguage();
  const problemOf = usePromoProblem();
  const codes = quotes.flatMap((quote) => {
    const code = promoCodeOf(quote);
    return code === null ? [] : [{ code, pharmacy: quote.pharmacy, problem: problemOf(quote) }];
  });
  if (codes.length === 0) return null;

  return (
    <PlainList spacing={1} aria-label={t('promo.kept')}>
      {codes.map(({ code, pharmacy, problem }) => (
        <Stack
          key={pharmacy.id}
          component="li"
          direction="row"
          spacing={1}
          sx={{
            alignItems: 'center',
            justifyContent: 'space-between',
            borderRadius: 1,
            bgcolor: 'action.hover',
            paddingInlineStart: 1.5,
            py: 0.5,
          }}
        >
          <div style={{ minWidth: 0 }}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              <Ltr>{code}</Ltr>
            </Typography>
            <Typography variant="caption" component="p" color="textSecondary">
              <TextWithLang>{nameOf(pharmacy)}</TextWithLang>
            </Typography>
            {problem && (
              <Typography variant="body2" color="error">
                {problem}
              </Typography>
            )}
          </div>
          <Button
            size="small"
            color="error"
            disabled={isBusy}
            sx={{ flexShrink: 0 }}
            aria-label={t('promo.removeOf', { code, pharmacy: nameOf(pharmacy) })}
            onClick={() => onRemove(pharmacy.id)}
          >
            {t('promo.remove')}
          </Button>
        </Stack>
      ))}
    </PlainList>
  );
}
