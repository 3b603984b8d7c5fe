import { SUPPORT_META } from '@contract/rendering';
import { SUPPORT_EMAIL } from '@contract/support';

/** Of the reserved number range: an operator puts the real ones here. */
export const SUPPORT_PHONES = ['+201000000000', '+201000000001'] as const;

// A page carries the operator's address; the server, which has no page yet, sets it before it renders one.
const named =
  typeof window !== 'undefined' && document.querySelector<HTMLMetaElement>(`[name=${SUPPORT_META}]`)?.content;
let email = named || SUPPORT_EMAIL;

export const supportEmail = () => email;

export const setSupportEmail = (address: string) => {
  email = address;
};
