import { useTranslation } from 'react-i18next';

import type { MessageKey } from '@contract/messages';
import type { AppError } from '@/shared/api';
import { useMessages } from '@/shared/i18n';
import { useFailure } from '@/shared/lib/failure';

/**
 * Refusals whose message needs no values: their code, which is its key, says it in the language of now. The server's sentence is in that of
 * the call, and stands in one alert with texts of the client.
 */
const WITHOUT_VALUES: readonly string[] = [
  'cartChanged',
  'priceChanged',
  'addressChanged',
  'cartHasProblems',
  'paymentTimedOut',
] satisfies MessageKey[];

/** Why an order was not placed, in words; `lost` is what to say if no answer came. */
export function useOrderFailure() {
  const { t } = useTranslation('checkout');
  const messageOf = useMessages();
  const failure = useFailure();

  return (error: AppError, lost: string) => {
    if (error.code !== null && WITHOUT_VALUES.includes(error.code)) return messageOf(error.code);
    return error.fieldErrors.fulfilments ?? failure(error, t('orderFailed'), lost);
  };
}
