/** The reserved example domain: where messages for support go until an operator names another address. */
export const SUPPORT_EMAIL = 'support@dawaya.example';
