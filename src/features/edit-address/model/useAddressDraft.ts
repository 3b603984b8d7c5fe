import { useDraft } from '@/shared/lib/draft';

import type { AddressValues } from './addressValues';

/** What was typed of a new address waits through a reload, or a session that ends, until it is saved or thrown away. */
export const useAddressDraft = () => useDraft<AddressValues>('address');
