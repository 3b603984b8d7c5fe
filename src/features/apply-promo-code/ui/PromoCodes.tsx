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
  /** After a code was put in or taken out here. */
  onChanged?: () => void;
}

const ignore = () => undefined;

/** The codes of a cart and the field for one more. Speaks the texts of `cart` and `messages`. */
export function PromoCodes({ cart, disabled = false, onChanged = ignore }: PromoCodesProps) {
  const { t } = useTranslation('cart');
  const messageOf = useMessages();
  const attempt = useAttempt();
  const toast = useToast();
  const block = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [removeCode, { isLoading: isRemoving }] = useRemovePromoCodeMutation();

  const cartAfterLoss = useCartAfterLoss();

  /** One whose answer was lost is found out: the code would be gone beside a message that it was not. */
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
    // The pressed button goes with its code: the focus would fall out of the page.
    if (canTakeFocus(block.current)) field.current?.focus();
  };

  return (
    <Stack ref={block} spacing={1.5}>
      <CartPromoCodes quotes={cart.quotes} isBusy={isRemoving || disabled} onRemove={(seller) => void remove(seller)} />
      <PromoField cart={cart} disabled={disabled} onApplied={onChanged} block={block} field={field} />
    </Stack>
  );
}
