import { createContext, use, useEffect, useEffectEvent } from 'react';

/** Functions that "Reset to defaults" calls. Sections add theirs while they are mounted in the drawer. */
export const SettingsResetsContext = createContext<Set<() => void>>(new Set());

/**
 * Registers a setting for "Reset to defaults".
 *
 * @param reset - Resets the setting to its default. Called on click; the latest function is used.
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
