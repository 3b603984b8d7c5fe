import { SUPPORT_EMAIL } from '@contract/support';

/** The reserved example domain and number range: an operator puts the real ones here, and the address in contact.json. */
export const SUPPORT = { phones: ['+201000000000', '+201000000001'], email: SUPPORT_EMAIL } as const;
