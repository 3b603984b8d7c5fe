import AddShoppingCartIcon from '@mui/icons-material/AddShoppingCart';
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';

import type { CartQuantityInput } from '@contract/cart';
import { message } from '@contract/messages';
import type { MedicationCard } from '@contract/wire/medication';
import { ROUTES } from '@/shared/config';
import { useLanguage, useMessages } from '@/shared/i18n';
import { useMedicineName } from '@/shared/lib/format';
import { selectIsSignedIn } from '@/shared/session';
import { useAppSelector } from '@/shared/state';

import { useAddToCart } from '../model/useAddToCart';
import { SignInDialog } from './SignInDialog';

interface AddToCartButtonProps {
  medication: Pick<
    MedicationCard,
    'id' | 'name' | 'name_ar' | 'strength' | 'dosage_form' | 'is_in_stock' | 'available_quantity' | 'pharmacy'
  >;
  quantity?: number;
  /** One of many on a list: quieter, named after its medication and who sells it, and absent for those who cannot buy. */
  isInList?: boolean;
}

export function AddToCartButton({ medication, quantity = 1, isInList = false }: AddToCartButtonProps) {
  const { t } = useTranslation('medications');
  const { nameOf } = useLanguage();
  const medicineOf = useMedicineName();
  const { add, inCartOf, isAdding, isGuest, isPharmacy } = useAddToCart();
  const disabledReason = useDisabledReason(medication, isPharmacy);
  const inCart = inCartOf(medication.id);
  const names = { name: medicineOf(medication), pharmacy: nameOf(medication.pharmacy) };
  const [isAsking, setIsAsking] = useState(false);
  const goTo = useGoToSignIn({ medication_id: medication.id, quantity });
  const leaveFor = (page: string) => {
    setIsAsking(false);
    goTo(page);
  };
  const press = () =>
    isGuest
      ? setIsAsking(true)
      : add({ medication_id: medication.id, quantity, available: medication.available_quantity });

  if (isPharmacy && isInList) return null;
  return (
    <>
      <Button
        fullWidth
        size={isInList ? 'medium' : 'large'}
        variant={isInList ? 'outlined' : 'contained'}
        startIcon={<AddShoppingCartIcon />}
        aria-label={isInList ? t('addNamedToCart', names) : undefined}
        disabled={!medication.is_in_stock || disabledReason !== null}
        loading={isAdding}
        loadingPosition="start"
        onClick={() => void press()}
      >
        {t('addToCart')}
      </Button>
      <InCart quantity={inCart} isSpaceReserved={isInList} />
      {disabledReason && (
        <Typography variant="body2" color="textSecondary">
          {disabledReason}
        </Typography>
      )}
      <SignInDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onSignIn={() => leaveFor(ROUTES.signIn)}
        onSignUp={() => leaveFor(ROUTES.signUp)}
      />
    </>
  );
}

/** Why nobody, or not this person, can order it now. */
function useDisabledReason(
  { pharmacy: { closed_until: day } }: AddToCartButtonProps['medication'],
  isPharmacy: boolean,
) {
  const { t } = useTranslation('medications');
  const messageOf = useMessages();
  if (isPharmacy) return t('customersOnly');
  return day ? messageOf(message('pharmacyClosed', { day })) : null;
}

interface InCartProps {
  quantity: number;
  /** Cards of a row end at one height: these words would push the button up as they come, and take its second press. */
  isSpaceReserved: boolean;
}

/** That it is in the cart already, and the way there. */
function InCart({ quantity, isSpaceReserved }: InCartProps) {
  const { t } = useTranslation('medications');
  const isSignedIn = useAppSelector(selectIsSignedIn);
  if (quantity === 0)
    return isSpaceReserved && isSignedIn && <Typography variant="body2" component="div" sx={RESERVED_SPACE} />;
  return (
    <Link component={RouterLink} to={ROUTES.cart} variant="body2" sx={IN_CART}>
      <CheckIcon sx={{ fontSize: 18 }} />
      {t('inCart', { quantity })}
    </Link>
  );
}

const IN_CART = { display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 0.5, pt: 0.75 } as const;
/** As high as that. On a phone each card is as high as what is in it. */
const RESERVED_SPACE = {
  display: { xs: 'none', sm: 'block' },
  boxSizing: 'content-box',
  minHeight: '1.43em',
  pt: 0.75,
} as const;

/** Whoever signs in or joins there has the pending item added, and is led back here. */
function useGoToSignIn(pendingItem: CartQuantityInput) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (page: string) => void navigate(page, { state: { from: pathname + search, pendingItem } });
}
