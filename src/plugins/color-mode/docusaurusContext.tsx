import {
  colorModeStore,
  useColorModeChoice,
  useColorScheme,
  type ColorScheme,
} from '../../core/preferences';
import { useMemo, type ReactNode } from 'react';

/*
 * Replaces theme-common's `contexts/colorMode` (Docusaurus 3.10.2), so that Docusaurus' own components and
 * `useColorMode()` read and write the portal's store, instead of a second state under another key.
 */

/** The type of Docusaurus' choice. Null means system. */
type DocusaurusChoice = ColorScheme | null;

/** Only renders its children: the store needs no provider, but Docusaurus' layout renders one. */
export function ColorModeProvider({ children }: { children: ReactNode }) {
  return <>{children}</>;
}

/** Like Docusaurus' hook of the same name, but based on the portal's store. */
export function useColorMode() {
  const mode = useColorModeChoice();
  const scheme = useColorScheme();
  return useMemo(
    () => ({
      colorMode: scheme,
      colorModeChoice: mode === 'system' ? null : mode,
      setColorMode: (choice: DocusaurusChoice) => colorModeStore().setMode(choice ?? 'system'),
    }),
    [mode, scheme],
  );
}
