/** The reserved example domain: where messages for support go until an operator names another address (`SUPPORT_EMAIL`). */
export const SUPPORT_EMAIL = 'support@dawaya.example';
