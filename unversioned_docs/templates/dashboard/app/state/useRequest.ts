import { startTransition, useCallback, useEffect, useState } from 'react';

export interface Request<T> {
  /** The last answer. It stays while the next one loads, and is gone after a failure. */
  data: T | undefined;
  error: Error | undefined;
  pending: boolean;
  retry: () => void;
}

interface Settled<T> {
  load: (signal: AbortSignal) => Promise<T>;
  attempt: number;
  data?: T;
  error?: Error;
}

/**
 * Loads data, and loads it again when `load` changes. The request before is aborted.
 *
 * @param load - Keep it stable with `useCallback`.
 */
export function useRequest<T>(load: (signal: AbortSignal) => Promise<T>): Request<T> {
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<Settled<T>>();

  useEffect(() => {
    const controller = new AbortController();
    load(controller.signal).then(
      (data) => {
        if (!controller.signal.aborted) {
          // Many charts and a table follow, which React renders in slices, so that the page keeps responding.
          startTransition(() => {
            setSettled({ load, attempt, data });
          });
        }
      },
      (reason: unknown) => {
        if (!controller.signal.aborted) {
          const error = reason instanceof Error ? reason : new Error(String(reason));
          setSettled({ load, attempt, error });
        }
      },
    );
    return () => {
      controller.abort();
    };
  }, [load, attempt]);

  const retry = useCallback(() => {
    setAttempt((count) => count + 1);
  }, []);

  const pending = settled?.load !== load || settled.attempt !== attempt;
  return { data: settled?.data, error: pending ? undefined : settled.error, pending, retry };
}
