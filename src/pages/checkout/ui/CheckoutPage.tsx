import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import type { Purchase } from '@contract/wire/order';
import { useGetAddressesQuery } from '@/entities/address';
import { CartSkeleton, useGetCartQuery, useIsAddingToCart } from '@/entities/cart';
import { useGetPaymentMethodsQuery } from '@/entities/payment-method';
import { usePharmaciesSettled } from '@/entities/pharmacy';
import { REFETCHED } from '@/shared/api';
import { ROUTES } from '@/shared/config';
import { useIsMounted } from '@/shared/lib/mounted';
import { selectUser } from '@/shared/session';
import { useAppSelector } from '@/shared/state';
import { PageBreadcrumbs } from '@/shared/ui/breadcrumbs';
import { PageError } from '@/shared/ui/page-state';
import { PageTitle } from '@/shared/ui/page-title';

import { CheckoutForm } from './CheckoutForm';
import { EmptyCart } from './EmptyCart';
import { OrderPlaced } from './OrderPlaced';

const NONE: readonly number[] = [];

export function CheckoutPage() {
  const { t } = useTranslation('checkout');
  const navigate = useNavigate();
  const owner = useAppSelector(selectUser)?.id;
  const isMounted = useIsMounted();
  const [placed, setPlaced] = useState<Purchase | null>(null);

  // The history entry is replaced: Back must not lead to a checkout with an empty cart.
  const leave = (purchase: Purchase) => {
    if (!isMounted()) return;
    setPlaced(purchase);
    // A long form is replaced by a short notice: without scrolling, somebody who pressed the button at its end would see the footer.
    window.scrollTo(0, 0);
    void navigate(ROUTES.customer, { replace: true, state: { owner, placed: purchase } });
  };

  return (
    <>
      <PageTitle title={t('title')} />
      <PageBreadcrumbs
        trail={[
          { label: t('home'), to: ROUTES.home },
          { label: t('cart'), to: ROUTES.cart },
        ]}
        current={t('title')}
      />
      <Typography variant="h4" component="h1" sx={{ mb: 3 }}>
        {t('title')}
      </Typography>
      {placed ? <OrderPlaced purchase={placed} /> : <CheckoutContent onPlaced={leave} />}
    </>
  );
}

function CheckoutContent({ onPlaced }: { onPlaced: (purchase: Purchase) => void }) {
  const { t } = useTranslation('checkout');
  const cart = useGetCartQuery(undefined, { refetchOnMountOrArgChange: true });
  const isAdding = useIsAddingToCart();
  const addresses = useGetAddressesQuery(undefined, REFETCHED);
  const methods = useGetPaymentMethodsQuery(undefined, REFETCHED);
  const isPlaceKnown = usePharmaciesSettled(cart.data?.quotes.map(({ pharmacy }) => pharmacy.id) ?? NONE);

  const refetch = () => {
    void cart.refetch();
    void addresses.refetch();
  };

  if ([cart, addresses, methods].some(({ isLoading }) => isLoading)) return <CartSkeleton />;
  if (!cart.data || !addresses.data) {
    return <PageError error={cart.error ?? addresses.error} message={t('failed')} onRetry={refetch} />;
  }
  // The cart lacks what is still being added: the empty state would read as if it were lost, and would delete the draft.
  if (cart.data.items.length === 0) return isAdding ? <CartSkeleton /> : <EmptyCart />;
  if (!isPlaceKnown) return <CartSkeleton />;
  return (
    <CheckoutForm
      cart={cart.data}
      addresses={addresses.data}
      methods={methods.data}
      onRetryMethods={methods.refetch}
      onPlaced={onPlaced}
    />
  );
}
