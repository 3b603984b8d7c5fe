import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { selectUser } from '@/shared/session';
import { useAppSelector } from '@/shared/state';

interface Addressed {
  /** The person whom it is for: the history outlives their session. */
  owner?: number;
}

/**
 * What a person was sent here with, for as long as the screen stands. The history forgets it at once, so that neither a
 * reload nor Back tells it again.
 */
export function useArrival<T extends object>(): Partial<T> {
  const me = useAppSelector(selectUser)?.id;
  const location = useLocation();
  const navigate = useNavigate();
  const carried = location.state as (Partial<T> & Addressed) | null;
  const [brought] = useState(carried);
  const isCarried = carried?.owner !== undefined;

  const putAway = useEffectEvent(() => void navigate(location, { replace: true, state: { keepsScroll: true } }));
  useEffect(() => {
    if (isCarried) putAway();
  }, [isCarried]);

  return brought && brought.owner === me ? brought : {};
}
