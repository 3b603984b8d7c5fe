import type { Guard } from '../session';

/** Who may call what is held by a guard, in words. */
export const CALLERS: Record<Guard, string> = {
  anyone: 'anyone',
  'signed-in': 'whoever is signed in',
  user: 'customers',
  pharmacy: 'pharmacy staff',
};
