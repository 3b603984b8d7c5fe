import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { selectUser } from '@/shared/session';
import { useAppSelector } from '@/shared/state';

interface Addressed {
  /** Whom it is for: the history outlives a session. */
  owner?: number;
}

/** The state that a `navigate` to this screen carried. It is taken out of the history at once: a reload or Back gets none. */
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
