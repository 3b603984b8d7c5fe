import Stack from '@mui/material/Stack';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import type { Cart } from '@contract/wire/cart';
import { useRemovePromoCodeMutation } from '@/entities/cart';
import { useMessages } from '@/shared/i18n';
import { useAttempt } from '@/shared/lib/failure';
import { useToast } from '@/shared/lib/toast';

import { canTakeFocus } from '../model/canTakeFocus';
import { useCartAfterLoss } from '../model/useCartAfterLoss';
import { promoCodeOf } from '../model/usePromoProblem';
import { CartPromoCodes } from './CartPromoCodes';
import { PromoField } from './PromoField';

interface PromoCodesProps {
  cart: Cart;
  disabled?: boolean;
  /** Called after a code was applied or removed here. */
  onChanged?: () => void;
}

const ignore = () => undefined;

/** The codes of a cart, and a field to apply another one. Uses the texts of `cart` and `messages`. */
export function PromoCodes({ cart, disabled = false, onChanged = ignore }: PromoCodesProps) {
  const { t } = useTranslation('cart');
  const messageOf = useMessages();
  const attempt = useAttempt();
  const toast = useToast();
  const block = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [removeCode, { isLoading: isRemoving }] = useRemovePromoCodeMutation();

  const cartAfterLoss = useCartAfterLoss();

  /** Removes a code. If the answer is lost, the cart is read: otherwise an error could be shown although the code is gone. */
  const takeOut = (pharmacyId: number) =>
    removeCode({ pharmacy_id: pharmacyId })
      .unwrap()
      .catch(async (error: unknown) => {
        const now = await cartAfterLoss(error);
        const isThere = now?.quotes.some((quote) => quote.pharmacy.id === pharmacyId && promoCodeOf(quote) !== null);
        if (isThere !== false) throw error;
      });

  const remove = async (pharmacyId: number) => {
    await attempt(async () => {
      await takeOut(pharmacyId);
      onChanged();
      toast.success(messageOf('promoRemoved'));
    }, t('promo.removeFailed'));
    // The pressed button disappears with its code, so the focus needs another place.
    if (canTakeFocus(block.current)) field.current?.focus();
  };

  return (
    <Stack ref={block} spacing={1.5}>
      <CartPromoCodes quotes={cart.quotes} isBusy={isRemoving || disabled} onRemove={(seller) => void remove(seller)} />
      <PromoField cart={cart} disabled={disabled} onApplied={onChanged} block={block} field={field} />
    </Stack>
  );
}
