import type { Guard } from '../session';

/** Each guard in words: who may call a route that has it. */
export const CALLERS: Record<Guard, string> = {
  anyone: 'anyone',
  'signed-in': 'whoever is signed in',
  user: 'customers',
  pharmacy: 'pharmacy staff',
};
