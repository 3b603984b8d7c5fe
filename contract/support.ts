/** An address in a domain reserved for examples, until an operator sets another one (`SUPPORT_EMAIL`). */
export const SUPPORT_EMAIL = 'support@dawaya.example';
