import { useEffect, useInsertionEffect, useRef } from 'react';

/**
 * Tells a late answer whether the component that asked is still mounted. A component in a hidden `<Activity>` is: React runs the cleanup
 * of all effects there except insertion effects.
 */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(true);

  useInsertionEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  return () => isMounted.current;
}

/** Tells a late answer whether what asked is seen: neither unmounted nor in a hidden `<Activity>`. */
export function useIsInSight(): () => boolean {
  const isInSight = useRef(true);

  useEffect(() => {
    isInSight.current = true;
    return () => {
      isInSight.current = false;
    };
  }, []);

  return () => isInSight.current;
}
