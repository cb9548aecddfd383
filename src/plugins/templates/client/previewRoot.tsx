import type { CssVarsTheme, Theme } from '@mui/material/styles';
import { ThemeProvider } from '@mui/system';
import type { ComponentType } from 'react';

import { useIslandDirection } from '../../../core/islands/direction';
import {
  useColorModeState,
  useDense,
  type ColorScheme,
  type Direction,
} from '../../../core/preferences';

import { useThemeChoice } from './useThemeChoice';

/** `createAppTheme` of a version's templates. */
export type CreateAppTheme = (options: {
  name: string;
  density: 'comfortable' | 'compact';
  direction: Direction;
}) => Theme;

/**
 * Returns a component that shows an application in the theme, density, direction and color mode that the reader has
 * chosen. A change keeps the application's React tree, and with it what the reader has typed.
 *
 * The variables of the themes come from a static style sheet (`themeSheet.ts`), and the color mode store writes the
 * attributes of the root element. So this is the plain system provider, as in other islands.
 *
 * @param App - The application.
 * @param createAppTheme - Creates a theme. Each one is created once.
 */
export function previewRoot(App: ComponentType, createAppTheme: CreateAppTheme): ComponentType {
  const themes = new Map<string, Theme>();
  const themeFor = (name: string, isDense: boolean, direction: Direction, scheme: ColorScheme) => {
    const key = [name, isDense, direction, scheme].join(' ');
    const known = themes.get(key);
    if (known) {
      return known;
    }
    const density = isDense ? 'compact' : 'comfortable';
    const base = createAppTheme({ name, density, direction }) as Theme & CssVarsTheme;
    // For components that read the palette in JavaScript, such as charts.
    const theme: Theme = {
      ...base,
      palette: { ...base.palette, ...base.colorSchemes[scheme]?.palette },
    };
    themes.set(key, theme);
    return theme;
  };

  return function PreviewRoot() {
    const name = useThemeChoice();
    const isDense = useDense();
    const { scheme } = useColorModeState();
    const direction = useIslandDirection();
    return (
      <ThemeProvider theme={themeFor(name, isDense, direction, scheme)}>
        <App />
      </ThemeProvider>
    );
  };
}
