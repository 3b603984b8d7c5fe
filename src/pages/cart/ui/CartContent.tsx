import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { Cart } from '@contract/wire/cart';
import { CartSkeleton, useGetCartQuery, useIsAddingToCart } from '@/entities/cart';
import { ROUTES } from '@/shared/config';
import { useIsNarrow } from '@/shared/lib/screen';
import { PageEmpty, PageError } from '@/shared/ui/page-state';
import { StickyTotal } from '@/shared/ui/sticky-total';

import { type CartChanges, useCartChanges } from '../model/useCartChanges';
import { CartAnnouncement } from './CartAnnouncement';
import { CartLines } from './CartLines';
import { CartSummary } from './CartSummary';
import { ProceedButton } from './ProceedButton';

export function CartContent() {
  const { t } = useTranslation('cart');
  // Prices and stock may have changed since the header fetched the cart for its badge.
  const { data: cart, error, isLoading, refetch } = useGetCartQuery(undefined, { refetchOnMountOrArgChange: true });
  const changes = useCartChanges();
  const isAdding = useIsAddingToCart();

  // On a slow connection the cart lacks what is still being added, and "empty" would read as if that were lost.
  if (isLoading || (isAdding && cart?.items.length === 0)) return <CartSkeleton />;
  if (!cart) return <PageError error={error} message={t('failed')} onRetry={refetch} />;
  return (
    <>
      <Box role="status">
        {cart.items.length === 0 ? (
          <EmptyCart />
        ) : (
          <CartAnnouncement cart={cart} isRecomputing={changes.isRecomputing} />
        )}
      </Box>
      {cart.items.length > 0 && <FilledCart cart={cart} changes={changes} />}
    </>
  );
}

function EmptyCart() {
  const { t } = useTranslation('cart');
  return (
    <PageEmpty message={t('empty')} picture="/images/empty-cart.svg">
      <Button component={Link} to={ROUTES.medications} variant="contained">
        {t('browse')}
      </Button>
    </PageEmpty>
  );
}

function FilledCart({ cart, changes }: { cart: Cart; changes: CartChanges }) {
  const { t } = useTranslation('cart');
  const isNarrow = useIsNarrow();

  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px' },
        }}
      >
        <CartLines cart={cart} changes={changes} />
        <CartSummary cart={cart} isRecomputing={changes.isRecomputing} />
      </Box>
      {isNarrow && (
        <StickyTotal label={t('total')} amount={cart.amounts.total} isRecomputing={changes.isRecomputing}>
          <ProceedButton cart={cart} isRecomputing={changes.isRecomputing} />
        </StickyTotal>
      )}
    </>
  );
}
