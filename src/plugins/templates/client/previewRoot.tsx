import type { CssVarsTheme, Theme } from '@mui/material/styles';
import { ThemeProvider } from '@mui/system';
import type { ComponentType } from 'react';

import { useIslandDirection } from '../../../core/islands/direction';
import { loadDirection } from '../../../core/islands/providers';
import {
  colorModeStore,
  densityStore,
  directionStore,
  useColorScheme,
  useDense,
  type ColorScheme,
  type Direction,
} from '../../../core/preferences';

import { DEFAULT_THEME } from './bootScript';
import { themeChoiceStore } from './themeChoice';
import { useThemeChoice } from './useThemeChoice';

/** `createAppTheme` of a version's templates. */
export type CreateAppTheme = (options: {
  name: string;
  density: 'comfortable' | 'compact';
  direction: Direction;
}) => Theme;

/** Returns the theme for what the reader has chosen. */
export type ThemeFor = (
  name: string,
  isDense: boolean,
  direction: Direction,
  scheme: ColorScheme,
) => Theme;

/**
 * Returns a function that creates each theme once.
 *
 * @param createAppTheme - Creates a theme, which has the palettes of both color modes.
 */
export function previewThemes(createAppTheme: CreateAppTheme): ThemeFor {
  const bases = new Map<string, Theme & CssVarsTheme>();
  const themes = new Map<string, Theme>();
  return (name, isDense, direction, scheme) => {
    const baseKey = [name, isDense, direction].join(' ');
    const key = `${baseKey} ${scheme}`;
    const known = themes.get(key);
    if (known) {
      return known;
    }
    const density = isDense ? 'compact' : 'comfortable';
    const base =
      bases.get(baseKey) ?? (createAppTheme({ name, density, direction }) as Theme & CssVarsTheme);
    bases.set(baseKey, base);
    // For components that read the palette in JavaScript, such as charts.
    const theme: Theme = {
      ...base,
      palette: { ...base.palette, ...base.colorSchemes[scheme]?.palette },
    };
    themes.set(key, theme);
    return theme;
  };
}

/**
 * Creates the themes of the server's HTML and of the reader's choice, and loads the code of the direction, so that
 * hydration doesn't have to. Browser only.
 */
export async function prepareThemes(themeFor: ThemeFor): Promise<void> {
  const direction = directionStore().get();
  themeFor(DEFAULT_THEME, false, 'ltr', 'light');
  themeFor(
    themeChoiceStore().get(),
    densityStore().get(),
    direction,
    colorModeStore().get().scheme,
  );
  await loadDirection(direction);
}

/**
 * Returns a component that shows an application in the theme, density, direction and color mode that the reader has
 * chosen. A change keeps the application's React tree, and with it what the reader has typed.
 *
 * The variables of the themes come from a static style sheet (`themeSheet.ts`), and the color mode store writes the
 * attributes of the root element. So this is the plain system provider, as in other islands.
 *
 * @param App - The application.
 * @param themeFor - See {@link previewThemes}.
 */
export function previewRoot(App: ComponentType, themeFor: ThemeFor): ComponentType {
  // Always the same element, so that after a choice, only the components that use the theme render again.
  const application = <App />;
  return function PreviewRoot() {
    const name = useThemeChoice();
    const isDense = useDense();
    const scheme = useColorScheme();
    const direction = useIslandDirection();
    return (
      <ThemeProvider theme={themeFor(name, isDense, direction, scheme)}>
        {application}
      </ThemeProvider>
    );
  };
}
