import { useEffect, useRef, useState } from 'react';
import { type SetURLSearchParams, useSearchParams } from 'react-router-dom';

/** `useSearchParams` with a setter that stays the same, so that components that receive it do not render again. */
export function useStableSearchParams() {
  const [params, setParams] = useSearchParams();
  const latest = useRef(setParams);
  useEffect(() => {
    latest.current = setParams;
  }, [setParams]);
  const [setLatest] = useState(
    (): SetURLSearchParams =>
      (...change) =>
        latest.current(...change),
  );

  return [params, setLatest] as const;
}
