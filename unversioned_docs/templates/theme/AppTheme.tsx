import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';
import { useEffect, useMemo, type ReactNode } from 'react';

import { createAppTheme, type AppThemeOptions } from './themes';

export interface AppThemeProps extends AppThemeOptions {
  children: ReactNode;
  /** Color mode. `system` follows the operating system. Default: `system`. */
  mode?: 'light' | 'dark' | 'system';
}

/** Gives an application its theme, its color mode, and its text direction. */
export default function AppTheme({
  children,
  mode = 'system',
  name,
  density,
  direction = 'ltr',
}: AppThemeProps) {
  const theme = useMemo(
    () => createAppTheme({ name, density, direction }),
    [name, density, direction],
  );
  const cache = useMemo(
    () =>
      createCache({
        key: direction === 'rtl' ? 'css-rtl' : 'css',
        stylisPlugins: direction === 'rtl' ? [prefixer, rtlPlugin] : [prefixer],
      }),
    [direction],
  );
  useEffect(() => {
    document.documentElement.dir = direction;
  }, [direction]);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} defaultMode={mode}>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
