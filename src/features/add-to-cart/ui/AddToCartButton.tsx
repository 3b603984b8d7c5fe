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
import { useOnSignedIn } from '../model/useOnSignedIn';
import { SignInDialog } from './SignInDialog';

interface AddToCartButtonProps {
  medication: Pick<
    MedicationCard,
    'id' | 'name' | 'name_ar' | 'strength' | 'dosage_form' | 'is_in_stock' | 'available_quantity' | 'pharmacy'
  >;
  quantity?: number;
  /**
   * In a list, the button is less prominent, its name includes the medication and the pharmacy, and it is missing for people who cannot
   * buy.
   */
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
  const addThis = () => add({ medication_id: medication.id, quantity, available: medication.available_quantity });
  const press = () => (isGuest ? setIsAsking(true) : addThis());
  // What the guest pressed for is done at once, as on the page that signs in. A pharmacy reads beside the button why it cannot buy.
  useOnSignedIn(isGuest, () => {
    if (!isAsking) return;
    setIsAsking(false);
    if (!isPharmacy) void addThis();
  });

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

/** Why this medication cannot be ordered now, or not by this person. */
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
  /**
   * Reserves the space of this text. Cards in a row have the same height, so the text would otherwise push the button up when it appears,
   * away from under the second press.
   */
  isSpaceReserved: boolean;
}

/** Says how many units are in the cart, and links to it. */
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
/** The height of that text. Not needed on a phone, where each card is as high as its content. */
const RESERVED_SPACE = {
  display: { xs: 'none', sm: 'block' },
  boxSizing: 'content-box',
  minHeight: '1.43em',
  pt: 0.75,
} as const;

/** Opens a page to sign in or register. Afterwards the pending item is added to the cart, and the person returns here. */
function useGoToSignIn(pendingItem: CartQuantityInput) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (page: string) => void navigate(page, { state: { from: pathname + search, pendingItem } });
}
