import { colorModeStore, useColorModeState, type ColorScheme } from '../../core/preferences';
import { useMemo, type ReactNode } from 'react';

/*
 * Takes the place of theme-common's `contexts/colorMode` (Docusaurus 3.10.2), so that Docusaurus' own components
 * and `useColorMode()` read and write the one store instead of a second truth under another key.
 */

/** Docusaurus' choice: null means system. */
type DocusaurusChoice = ColorScheme | null;

/** The store needs no provider; Docusaurus' layout renders one. */
export function ColorModeProvider({ children }: { children: ReactNode }) {
  return <>{children}</>;
}

/** As Docusaurus' hook of this name, on the portal's store. */
export function useColorMode() {
  const { mode, scheme } = useColorModeState();
  return useMemo(
    () => ({
      colorMode: scheme,
      colorModeChoice: mode === 'system' ? null : mode,
      setColorMode: (choice: DocusaurusChoice) => colorModeStore().setMode(choice ?? 'system'),
    }),
    [mode, scheme],
  );
}
