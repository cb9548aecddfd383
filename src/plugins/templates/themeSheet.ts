import { serializeStyles } from '@emotion/serialize';
import type { CssVarsTheme, Theme } from '@mui/material/styles';
import { compile, serialize, stringify } from 'stylis';

import { THEME_ATTRIBUTE } from './client/bootScript';
import { DENSE_ATTRIBUTE } from '../../core/preferences/density';

/** The exports of a version's `templates/theme/themes.ts` that are used here. */
export interface ThemesModule {
  THEME_NAMES: readonly string[];
  createAppTheme: (options: { name: string; density: 'comfortable' | 'compact' }) => Theme;
}

/** CSS variables by selector, as Material UI writes them on the root element. */
type Variables = Map<string, Map<string, string>>;

const LEADING_COLON = /^&?\s*/;

/** Returns the variables of a theme by selector. */
function variablesOf(theme: Theme): Variables {
  const found: Variables = new Map();
  for (const sheet of (theme as Theme & CssVarsTheme).generateStyleSheets()) {
    for (const [selector, declarations] of Object.entries(sheet as Record<string, object>)) {
      const key = selector.replace(LEADING_COLON, '');
      const own = found.get(key) ?? new Map<string, string>();
      found.set(key, own);
      const css = serializeStyles([declarations as never], {}, {}).styles;
      for (const { type, props, children } of compile(`a{${css}}`).flatMap((rule) =>
        Array.isArray(rule.children) ? rule.children : [],
      )) {
        if (type === 'decl' && typeof props === 'string' && typeof children === 'string') {
          own.set(props, children);
        }
      }
    }
  }
  return found;
}

/** Returns a selector on the root element as one on `body`, below an optional condition on the root element. */
function onBody(selector: string, condition: string): string {
  return selector
    .split(',')
    .map((part) => `${part.trim().replace(/^:root$/, 'html')}${condition} body`)
    .join(',');
}

function rulesOf(variables: Variables, base: Variables | undefined, condition: string): string {
  return [...variables]
    .map(([selector, declarations]) => {
      const text = [...declarations]
        .filter(([name, value]) => base?.get(selector)?.get(name) !== value)
        .map(([name, value]) => `${name}:${value};`)
        .join('');
      return text && `${onBody(selector, condition)}{${text}}`;
    })
    .join('');
}

/** What `CssBaseline` sets on the body of an application. */
const BASELINE = `body{margin:0;background-color:var(--mui-palette-background-default);color:var(--mui-palette-text-primary);font:var(--mui-font-body1);-webkit-font-smoothing:antialiased;-moz-osx-font-smoothing:grayscale}`;

/**
 * Returns the variables of a version's themes as a style sheet for previews. They are on `body`, so that the portal's
 * own variables on the root element keep their values there. Each theme after the first, and the compact density,
 * contains only what differs.
 */
export function themeSheet({ THEME_NAMES, createAppTheme }: ThemesModule): string {
  const [first = ''] = THEME_NAMES;
  const base = variablesOf(createAppTheme({ name: first, density: 'comfortable' }));
  const css = THEME_NAMES.map((name) => {
    const own = variablesOf(createAppTheme({ name, density: 'comfortable' }));
    const compact = variablesOf(createAppTheme({ name, density: 'compact' }));
    const condition = name === first ? '' : `[${THEME_ATTRIBUTE}="${name}"]`;
    return (
      rulesOf(own, name === first ? undefined : base, condition) +
      rulesOf(compact, own, `${condition}[${DENSE_ATTRIBUTE}]`)
    );
  }).join('');
  return serialize(compile(`${css}${BASELINE}`), stringify);
}
