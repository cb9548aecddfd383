import { useCallback, useSyncExternalStore } from 'react';

/**
 * The whole seconds that are left until a moment, updated as they pass. 0 when it is over.
 *
 * @param until - Milliseconds since 1970.
 * @param now - The clock.
 */
export function useCountdown(until: number, now: () => number): number {
  const subscribe = useCallback(
    (changed: () => void) => {
      if (until <= now()) return () => {};
      const timer = setInterval(() => {
        changed();
        if (until <= now()) clearInterval(timer);
      }, 250);
      return () => clearInterval(timer);
    },
    [until, now],
  );
  return useSyncExternalStore(
    subscribe,
    () => Math.max(0, Math.ceil((until - now()) / 1000)),
    () => 0,
  );
}

/** `75` → `1:15` */
export function formatSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
