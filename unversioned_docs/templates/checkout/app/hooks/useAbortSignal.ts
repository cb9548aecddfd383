import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that creates the signal of a new request. The previous one is aborted, and the last on unmount. */
export function useAbortSignal(): () => AbortSignal {
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);
  return useCallback(() => {
    current.current?.abort();
    current.current = new AbortController();
    return current.current.signal;
  }, []);
}
