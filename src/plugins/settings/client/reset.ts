import { createContext, use, useEffect, useEffectEvent } from 'react';

/** What "Reset to defaults" calls. Sections add themselves while they are in the drawer. */
export const SettingsResetsContext = createContext<Set<() => void>>(new Set());

/**
 * Takes part in "Reset to defaults".
 *
 * @param reset - Brings the caller's setting back to its default. Called at the click; the latest one counts.
 */
export function useSettingsReset(reset: () => void): void {
  const resets = use(SettingsResetsContext);
  const onReset = useEffectEvent(reset);
  useEffect(() => {
    const callback = () => onReset();
    resets.add(callback);
    return () => void resets.delete(callback);
  }, [resets]);
}
