import { joinAddress } from '@contract/addressLine';
import { isolateAuto } from '@contract/isolate';

/**
 * The mark makes the line run from right to left whatever it begins with. Each part is isolated with its own direction: a Latin name at the
 * start would otherwise turn the whole line round.
 */
export const arabicAddress = (parts: readonly string[]) =>
  `\u200F${joinAddress(parts.filter(Boolean).map(isolateAuto), 'ar')}`;
