import { useEffect, useRef, useState } from 'react';
import { type SetURLSearchParams, useSearchParams } from 'react-router-dom';

/** The router's search params with a setter that stays the same in every address: what is given it need not be drawn anew. */
export function useAddress() {
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
