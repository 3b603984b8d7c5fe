import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { selectUser } from '@/shared/session';
import { useAppSelector } from '@/shared/state';

interface Addressed {
  /** The user it is meant for, since the history outlives a session. */
  owner?: number;
}

/**
 * The state that `navigate` passed to this screen. It is removed from the history at once, so that a reload or Back does not get it again.
 */
export function useNavigationState<T extends object>(): Partial<T> {
  const me = useAppSelector(selectUser)?.id;
  const location = useLocation();
  const navigate = useNavigate();
  const carried = location.state as (Partial<T> & Addressed) | null;
  const [received] = useState(carried);
  const isCarried = carried?.owner !== undefined;

  const clear = useEffectEvent(() => void navigate(location, { replace: true, state: { preventScrollReset: true } }));
  useEffect(() => {
    if (isCarried) clear();
  }, [isCarried]);

  return received && received.owner === me ? received : {};
}
