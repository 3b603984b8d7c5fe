import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';

import type { UserType } from '@contract/userType';
import { dashboardOf } from '@/entities/user';
import { ROUTES } from '@/shared/config';
import { SessionToasts } from '@/shared/lib/toast';
import { selectIsSignedIn, selectUser, selectUserType } from '@/shared/session';
import { useAppSelector } from '@/shared/state';

/**
 * Sends guests to sign in, and back here afterwards. If they were signed in when they came, they are told that their session ended. A
 * person with the other type of account is sent to their own dashboard.
 */
export function RequireUser({ type }: { type: UserType }) {
  const location = useLocation();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const user = useAppSelector(selectUser);
  const [cameAs] = useState(user?.id);
  const userType = useAppSelector(selectUserType);

  if (!isSignedIn || userType === null) {
    const from = location.pathname + location.search;
    return (
      <Navigate to={ROUTES.signIn} replace state={{ from, leftBy: cameAs, isSessionOver: cameAs !== undefined }} />
    );
  }
  if (userType !== type) return <Navigate to={dashboardOf(userType)} replace />;
  return (
    // The key resets the page if another tab signs in somebody else, who must not see what the first person typed.
    <SessionToasts key={user?.id} isStaff={type === 'pharmacy'}>
      <Outlet />
    </SessionToasts>
  );
}
