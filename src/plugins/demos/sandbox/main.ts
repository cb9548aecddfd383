import { DEMO_PACKAGES } from '../../../../examples';
import type { CodeStyling, CodeVariant, ColorMode, Direction } from '../../../core/preferences';

/** Input for {@link mainFile}. */
export interface MainFileInput {
  /** Path of the demo's entry, relative to the main file and without extension: `./OrderBoard`. */
  entry: string;
  /** Paths of the global style sheets. */
  styleSheets: readonly string[];
  variant: CodeVariant;
  styling: CodeStyling;
  mode: ColorMode;
  direction: Direction;
}

/** Attribute of `<html>` that holds the theme's color scheme. */
export const SCHEME_ATTRIBUTE = 'data-theme';

/**
 * Order of the cascade layers with Tailwind: Material UI's styles override Tailwind's reset, and Tailwind's utilities
 * override Material UI's styles.
 */
export const LAYER_ORDER = '@layer theme, base, mui, components, utilities;';

/** Returns the JavaScript string literal for a text. */
function quote(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** Returns JSX of nested elements, the first outermost. */
function nest([first, ...rest]: readonly string[], inner: string, indent: string): string {
  if (first === undefined) {
    return `${indent}${inner}`;
  }
  const [name] = first.split(' ');
  return `${indent}<${first}>\n${nest(rest, inner, `${indent}  `)}\n${indent}</${name}>`;
}

const RTL_CACHE = `// Turns the styles around for text that runs from right to left.
const cache = createCache({ key: 'css-rtl', stylisPlugins: [prefixer, rtlPlugin] });
// No warnings of what matters on servers only.
cache.compat = true;
`;

// StyledEngineProvider creates its own cache, which lacks the right-to-left plugin.
const RTL_LAYERS = `
// Puts the styles of Material UI into a cascade layer, as <StyledEngineProvider enableCssLayer> does.
const insert = cache.insert;
cache.insert = (selector, serialized, ...rest) => {
  const isLayerOrder = /^@layer\\s+[^{]*$/.test(serialized.styles);
  const styles = isLayerOrder ? serialized.styles : \`@layer mui {\${serialized.styles}}\`;
  return insert(selector, { ...serialized, styles }, ...rest);
};
`;

/**
 * Returns the file that starts a project. It renders the demo in Material UI's theme, in the given mode and direction.
 * For Tailwind and CSS, Material UI's styles are in a cascade layer so that the demo's own styles override them, as in
 * the docs.
 */
export function mainFile(input: MainFileInput): string {
  return DEMO_PACKAGES.includes('@mui/material') ? themedFile(input) : plainFile(input);
}

/** Renders the demo as it is, for a library that doesn't need Material UI. */
const plainFile = ({ entry, styleSheets, variant }: MainFileInput) =>
  `${[
    "import { StrictMode } from 'react';",
    "import { createRoot } from 'react-dom/client';",
    ...styleSheets.map((path) => `import ${quote(path)};`),
    `import Demo from ${quote(entry)};`,
  ].join('\n')}

createRoot(${rootOf(variant)}).render(
${nest(['StrictMode'], '<Demo />', '  ')},
);
`;

/** The element that the project renders to. */
const rootOf = (variant: CodeVariant) =>
  `document.getElementById('root')${variant === 'TS' ? '!' : ''}`;

function themedFile(input: MainFileInput): string {
  const { entry, styleSheets, variant, styling, mode, direction } = input;
  const isRtl = direction === 'rtl';
  const isLayered = styling !== 'MUI System';
  const needsEngine = isLayered && !isRtl;
  // The engine inserts global styles before all style sheets, so the layer order in the style sheet would come too
  // late.
  const needsOrder = needsEngine && styling === 'Tailwind';
  const has = (condition: boolean, ...lines: string[]) => (condition ? lines : []);

  const styles = ['createTheme', ...has(needsEngine, 'StyledEngineProvider'), 'ThemeProvider'];
  const imports = [
    "import { StrictMode } from 'react';",
    "import { createRoot } from 'react-dom/client';",
    ...has(
      isRtl,
      "import createCache from '@emotion/cache';",
      "import { CacheProvider } from '@emotion/react';",
    ),
    "import Box from '@mui/material/Box';",
    "import CssBaseline from '@mui/material/CssBaseline';",
    ...has(needsOrder, "import GlobalStyles from '@mui/material/GlobalStyles';"),
    `import { ${styles.join(', ')} } from '@mui/material/styles';`,
    ...has(
      isRtl,
      "import rtlPlugin from '@mui/stylis-plugin-rtl';",
      "import { prefixer } from 'stylis';",
    ),
    ...styleSheets.map((path) => `import ${quote(path)};`),
    `import Demo from ${quote(entry)};`,
  ];
  const around = [
    'StrictMode',
    ...has(isRtl, 'CacheProvider value={cache}'),
    ...has(needsEngine, 'StyledEngineProvider enableCssLayer'),
    // No storage, so that another project at the same address doesn't determine the mode.
    `ThemeProvider theme={theme} defaultMode="${mode}" storageManager={null}`,
  ];
  const order = needsOrder
    ? `<GlobalStyles styles="${LAYER_ORDER}" />\n${'  '.repeat(around.length + 1)}`
    : '';
  const content = `${order}<CssBaseline enableColorScheme />
${nest(['Box sx={{ p: 3 }}'], '<Demo />', '  '.repeat(around.length + 1))}`;

  return `${imports.join('\n')}
${isRtl ? `\n${RTL_CACHE}${isLayered ? RTL_LAYERS : ''}` : ''}
const theme = createTheme({
  direction: '${direction}',
  cssVariables: { colorSchemeSelector: '[${SCHEME_ATTRIBUTE}="%s"]' },
  colorSchemes: { light: true, dark: true },
});

createRoot(${rootOf(variant)}).render(
${nest(around, content, '  ')},
);
`;
}
