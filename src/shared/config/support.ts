import { SUPPORT_META } from '@contract/rendering';
import { SUPPORT_EMAIL } from '@contract/support';

/** Of the reserved number range: an operator puts the real ones here. */
export const SUPPORT_PHONES = ['+201000000000', '+201000000001'] as const;

// The page says it where an operator has named another; a server that draws pages has no page (`nameSupport`).
const named =
  typeof window !== 'undefined' && document.querySelector<HTMLMetaElement>(`[name=${SUPPORT_META}]`)?.content;
let email = named || SUPPORT_EMAIL;

export const supportEmail = () => email;

export const nameSupport = (address: string) => {
  email = address;
};
