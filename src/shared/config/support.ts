import { SUPPORT_META } from '@contract/rendering';
import { SUPPORT_EMAIL } from '@contract/support';

/** Numbers that belong to nobody: an operator replaces them with real ones. */
export const SUPPORT_PHONES = ['+201000000000', '+201000000001'] as const;

// In the browser the address is in a meta tag; the server sets it with `setSupportEmail` before it renders a page.
const named =
  typeof window !== 'undefined' && document.querySelector<HTMLMetaElement>(`[name=${SUPPORT_META}]`)?.content;
let email = named || SUPPORT_EMAIL;

export const supportEmail = () => email;

export const setSupportEmail = (address: string) => {
  email = address;
};
