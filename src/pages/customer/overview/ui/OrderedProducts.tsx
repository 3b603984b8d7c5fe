import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';

import type { ListedOrder } from '@contract/wire/order';
import { useLanguage } from '@/shared/i18n';

/** Names share the room evenly, and one that needs less leaves the rest to the other. */
const SHARED = {
  flex: '1 1 0',
  minWidth: 0,
  maxWidth: 'max-content',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
};

/**
 * What is in an order, in one line: each name that has no room is cut by itself, so that its beginning can be read. Without
 * strengths: of one that stands in an Arabic line the first number would be cut.
 */
export function OrderedProducts({ products: { first, more } }: { products: NonNullable<ListedOrder['products']> }) {
  const { t } = useTranslation(['customer', 'common']);
  const { nameOf } = useLanguage();

  return (
    <Typography variant="body2" sx={{ display: 'flex', whiteSpace: 'pre' }}>
      {first.map((product, place) => (
        <Fragment key={product.id}>
          {place > 0 && t('common:comma')}
          <Box component="bdi" sx={SHARED}>
            {nameOf(product)}
          </Box>
        </Fragment>
      ))}
      {more > 0 && ` ${t('customer:more', { count: more })}`}
    </Typography>
  );
}
