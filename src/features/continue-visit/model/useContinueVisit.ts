import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';

import type { UserType } from '@contract/userType';
import { useAddItem } from '@/entities/cart';
import { dashboardOf, useOwnDashboard } from '@/entities/user';
import { hasDrafts } from '@/shared/lib/draft';
import { useIsMounted } from '@/shared/lib/mounted';
import { isAccountClosed, selectUser, type SessionState } from '@/shared/session';

import { visitOf } from './visit';

/**
 * Lets a person who has just signed in go on where they were: what they wanted to buy goes into the cart, and they
 * go back to the page they came from, else to their own dashboard, unless they have left the form meanwhile. So does
 * whoever is signed in by another tab while the form is open: `isSigningIn` says that a call of the form is about to, or has done it.
 * Speaks the texts of `account`.
 */
export function useContinueVisit(isSigningIn: boolean) {
  const { t } = useTranslation('account');
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const { addItem } = useAddItem({ viewCart: t('viewCart'), failed: t('addToCartFailed') });
  const { email: typedBefore, from, isBehind, leftBy, pendingItem, isSessionOver } = visitOf(state);
  const [email, setEmail] = useState(typedBefore);
  const store = useStore<{ session: SessionState }>();

  const wayFor = (dashboard: string) => {
    const isTheirs = leftBy === null || leftBy === selectUser(store.getState())?.id;
    return (isTheirs && from) || dashboard;
  };

  // Where that page lies behind, it is stepped back to: twice in the history, it would take two steps back to leave it.
  const leave = (to: string) => (isBehind && to === from ? navigate(-1) : navigate(to, { replace: true }));

  const goOn = async (dashboard: string) => {
    if (pendingItem) await addItem(pendingItem);
    if (isMounted()) await leave(wayFor(dashboard));
  };

  const dashboard = useOwnDashboard();
  // Whoever is signed in when they come, as by Back, has had their item.
  const [isGuest] = useState(dashboard === null);
  const goOnFromElsewhere = useEffectEvent((to: string) => {
    // Whoever signs in right here is led on by the form.
    if (isGuest && !isSigningIn) void goOn(to);
  });
  useEffect(() => {
    if (dashboard) goOnFromElsewhere(dashboard);
  }, [dashboard]);

  return {
    hasPendingItem: pendingItem !== null,
    isSessionOver,
    /** What they left cannot be signed in to again. */
    isAccountClosed: isAccountClosed(leftBy),
    /** What they typed there and had not saved: nobody else may see it. */
    hasLostDrafts: isAccountClosed(leftBy) && hasDrafts(),
    /** Where somebody goes who was signed in when they came. */
    wayOn: dashboard && !isGuest ? wayFor(dashboard) : null,
    /** The guest's errand and what they typed, for a link to another form that signs them in. */
    visit: { ...(state as object | null), email },
    setEmail,
    continueVisit: (userType: UserType) => goOn(dashboardOf(userType)),
  };
}
