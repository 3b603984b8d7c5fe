import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';

import type { UserType } from '@contract/userType';
import { useAddItem } from '@/entities/cart';
import { dashboardOf, useOwnDashboard } from '@/entities/user';
import { hasDrafts } from '@/shared/lib/draft';
import { useIsMounted } from '@/shared/lib/mounted';
import { useToast } from '@/shared/lib/toast';
import { isAccountClosed, selectUser, selectUserType, type SessionState } from '@/shared/session';

import { visitOf } from './visit';

/**
 * Lets a person who has just signed in continue: the item that they wanted to buy is added to the cart, and they return to the page that
 * they came from, or else go to their own dashboard, unless they have left the form meanwhile. The same happens if another tab signs in
 * while the form is open; `isSigningIn` says that the form itself is signing in, or has done so. Uses the texts of `account`.
 */
export function useContinueVisit(isSigningIn: boolean) {
  const { t } = useTranslation('account');
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const toast = useToast();
  const { addItem } = useAddItem({ viewCart: t('viewCart'), failed: t('addToCartFailed') });
  const { email: typedBefore, from, isBehind, leftBy, pendingItem, isSessionOver } = visitOf(state);
  const [email, setEmail] = useState(typedBefore);
  const store = useStore<{ session: SessionState }>();

  const wayFor = (dashboard: string) => {
    const isTheirs = leftBy === null || leftBy === selectUser(store.getState())?.id;
    return (isTheirs && from) || dashboard;
  };

  // If that page is the previous entry of the history, go back to it. A second entry for it would need two steps back to leave it.
  const leave = (to: string) => (isBehind && to === from ? navigate(-1) : navigate(to, { replace: true }));

  const addPending = async () => {
    if (!pendingItem) return;
    // The server would only say that this page is not for them.
    if (selectUserType(store.getState()) === 'pharmacy') toast.error(t('customersOnly'));
    else await addItem(pendingItem);
  };

  const goOn = async (dashboard: string) => {
    await addPending();
    if (isMounted()) await leave(wayFor(dashboard));
  };

  const dashboard = useOwnDashboard();
  // If somebody was signed in from the start, as after Back, their item has already been added.
  const [isGuest] = useState(dashboard === null);
  const goOnFromElsewhere = useEffectEvent((to: string) => {
    // If the form of this page signs in, it calls `continueVisit` itself.
    if (isGuest && !isSigningIn) void goOn(to);
  });
  useEffect(() => {
    if (dashboard) goOnFromElsewhere(dashboard);
  }, [dashboard]);

  return {
    hasPendingItem: pendingItem !== null,
    isSessionOver,
    /** Whether the account that they were using has been closed, so that nobody can sign in to it. */
    isAccountClosed: isAccountClosed(leftBy),
    /** Whether there are unsaved drafts of that account, which nobody else may see. */
    hasLostDrafts: isAccountClosed(leftBy) && hasDrafts(),
    /** Where a person can go who was already signed in when they came. */
    wayOn: dashboard && !isGuest ? wayFor(dashboard) : null,
    /** What the guest was about to do and has typed, for a link to another form that signs them in. */
    visit: { ...(state as object | null), email },
    setEmail,
    continueVisit: (userType: UserType) => goOn(dashboardOf(userType)),
  };
}
