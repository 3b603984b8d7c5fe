import type { UserType } from '@contract/userType';
import { ROUTES } from '@/shared/config';
import { selectIsSignedIn, selectUserType } from '@/shared/session';
import { useAppSelector } from '@/shared/state';

const DASHBOARD = { user: ROUTES.customer, pharmacy: ROUTES.staff } as const satisfies Record<UserType, string>;

export const dashboardOf = (type: UserType) => DASHBOARD[type];

/** The address of the signed-in person's dashboard; null for a guest. */
export function useOwnDashboard() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const userType = useAppSelector(selectUserType);
  return isSignedIn && userType ? dashboardOf(userType) : null;
}
