import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';

import type { ListedOrder } from '@contract/wire/order';
import { useLanguage } from '@/shared/i18n';
import { withNonBreakingSpaces } from '@/shared/lib/format';
import { TextWithLang } from '@/shared/ui/text-with-lang';

/**
 * The names of the products in an order. They wrap instead of being cut off: the end of an Arabic line may fall inside a number, and what
 * is left of "14" there is a number as well.
 */
export function OrderedProducts({ products: { first, more } }: { products: NonNullable<ListedOrder['products']> }) {
  const { t } = useTranslation(['customer', 'common']);
  const { nameOf } = useLanguage();

  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {first.map((product, index) => (
        <Fragment key={product.id}>
          {index > 0 && t('common:comma')}
          <TextWithLang>{withNonBreakingSpaces(nameOf(product))}</TextWithLang>
        </Fragment>
      ))}
      {more > 0 && ` ${t('customer:more', { count: more })}`}
    </Typography>
  );
}
