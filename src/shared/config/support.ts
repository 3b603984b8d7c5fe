/** The reserved example domain and number range: an operator puts the real ones here. */
export const SUPPORT = { phone: '+201000000000', email: 'support@dawaya.example' } as const;
