import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';

import type { UserType } from '@contract/userType';
import { dashboardOf } from '@/entities/user';
import { ROUTES } from '@/shared/config';
import { SessionToasts } from '@/shared/lib/toast';
import { selectIsSignedIn, selectUser, selectUserType } from '@/shared/session';
import { useAppSelector } from '@/shared/state';

/** Guests go to sign in and come back, and hear why if they were none when they came; a person of the other type goes to their own dashboard. */
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
    // Another tab may sign in somebody else: what stood in the forms of one person is not for the next.
    <SessionToasts key={user?.id} isStaff={type === 'pharmacy'}>
      <Outlet />
    </SessionToasts>
  );
}
