import { ROUTES } from '@/shared/config';
import { selectIsSignedIn, selectUserType } from '@/shared/session';
import { useAppSelector } from '@/shared/state';

/** The dashboard of the person's own kind, or null for a guest, who may sign in or join. */
export function useDashboard() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const userType = useAppSelector(selectUserType);
  if (!isSignedIn) return null;
  return userType === 'pharmacy' ? ROUTES.staff : ROUTES.customer;
}
