import { joinAddress } from '@contract/addressLine';
import { isolateAuto } from '@contract/isolate';

/** From the right whatever it begins with: each part in its own direction, or a Latin name would turn the whole round. */
export const arabicAddress = (parts: readonly string[]) =>
  `\u200F${joinAddress(parts.filter(Boolean).map(isolateAuto), 'ar')}`;
