import { DEMO_PACKAGES } from '../../../../examples';
import type { CodeStyling, CodeVariant, ColorMode, Direction } from '../../../core/preferences';

import {
  ICON_FONT_FILE,
  ICON_FONT_PACKAGE,
  iconClass,
  iconFontFace,
  usesIconFont,
} from '../../icon-fonts/client';

import { LAYER_ORDER, mainFile, SCHEME_ATTRIBUTE } from './main';
import { TOOL_VERSIONS, TYPE_PACKAGES } from './versions';

/** A file of a demo as plain text. */
export interface SandboxFile {
  /** Path from the entry's folder, with `/`: `OrderBoard.tsx`, `data/orders.ts`, `OrderBoard.css`. */
  name: string;
  code: string;
}

/** Input for {@link createSandbox}. */
export interface SandboxInput {
  /** The demo's name, such as `OrderBoard`. */
  name: string;
  /** The demo's title. If empty, the name is used. */
  title: string;
  /** URL of the page that shows the demo. */
  url: string;
  /** The demo's files in one styling and variant. The first is the entry, whose default export is the component. */
  files: readonly SandboxFile[];
  /** Exact versions of the packages that the files need, including peer dependencies. */
  dependencies: Readonly<Record<string, string>>;
  variant: CodeVariant;
  styling: CodeStyling;
  mode: ColorMode;
  direction: Direction;
}

/** A project that runs with `npm install` and `npm run dev`, and builds with `npm run build`. */
export interface Sandbox {
  title: string;
  description: string;
  /** Path of the demo's entry, the file to show first. */
  entry: string;
  /** File contents, by path relative to the project's folder. */
  files: Record<string, string>;
}

const SCRIPT_EXTENSION = /\.[jt]sx?$/;

// eslint-disable-next-line no-control-regex -- the pattern must match control characters
const BAD_IN_PATH = /[\\:\u0000-\u001f\u007f]/;

/** Returns whether a path stays inside its folder on every operating system. */
function isInside(name: string): boolean {
  const parts = name.split('/');
  return !BAD_IN_PATH.test(name) && !parts.some((part) => /^\.{0,2}$/.test(part));
}

/**
 * Checks the names of the files and returns the entry.
 *
 * @throws TypeError that names the first file that cannot be written.
 */
function checkFiles(files: readonly SandboxFile[]): SandboxFile {
  const seen = new Set<string>();
  for (const { name } of files) {
    if (!isInside(name)) {
      throw new TypeError(
        `The demo's file ${JSON.stringify(name)} must have a path inside the demo's folder, such as "data/orders.ts".`,
      );
    }
    // Some file systems are case-insensitive.
    if (seen.has(name.toLowerCase())) {
      throw new TypeError(`The demo has more than one file ${JSON.stringify(name)}.`);
    }
    seen.add(name.toLowerCase());
  }
  const [entry] = files;
  if (!entry || !SCRIPT_EXTENSION.test(entry.name)) {
    throw new TypeError(
      `The demo's first file must be its component, a .tsx, .jsx, .ts or .js file; found ${JSON.stringify(entry?.name ?? 'no file')}.`,
    );
  }
  return entry;
}

/**
 * Returns the normalized URL of a page.
 *
 * @throws TypeError if it is not an http(s) URL.
 */
function pageAddress(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed?.protocol !== 'https:' && parsed?.protocol !== 'http:') {
    throw new TypeError(
      `The URL of the demo's page must start with https: or http:; found ${JSON.stringify(url)}.`,
    );
  }
  return parsed.href;
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const escapeMarkdown = (text: string) => text.replace(/[\\`*_[\]<>#&~|!]/g, '\\$&');

/** Returns whether any of the files uses the icon font. */
const hasIcons = (files: readonly SandboxFile[]) => files.some(({ code }) => usesIconFont(code));

/** Returns a package name that npm accepts and that doesn't collide with a dependency. */
function packageName(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, 100)
    .replace(/^-+|-+$/g, '');
  return words ? `${words}-demo` : 'demo';
}

function packageJson(input: SandboxInput, description: string): string {
  const { name, files, variant, styling, direction } = input;
  const isTs = variant === 'TS';
  const isRtl = direction === 'rtl';
  const isThemed = DEMO_PACKAGES.includes('@mui/material');
  const pick = (condition: boolean, ...tools: (keyof typeof TOOL_VERSIONS)[]) =>
    condition ? tools.map((tool) => [tool, TOOL_VERSIONS[tool]] as const) : [];
  const types = Object.keys(input.dependencies).flatMap((dependency) => {
    const found = Object.hasOwn(TYPE_PACKAGES, dependency) ? TYPE_PACKAGES[dependency] : undefined;
    return isTs && found ? [found] : [];
  });
  const sorted = (packages: readonly (readonly [name: string, version: string])[]) =>
    Object.fromEntries([...packages].sort(([a], [b]) => (a < b ? -1 : 1)));

  const content = {
    name: packageName(name),
    description,
    version: '0.0.0',
    private: true,
    type: 'module',
    engines: { node: '^20.19.0 || >=22.12.0' },
    scripts: {
      dev: 'vite',
      build: isTs ? 'tsc && vite build' : 'vite build',
      preview: 'vite preview',
    },
    dependencies: sorted([
      ...pick(hasIcons(files), ICON_FONT_PACKAGE),
      ...pick(isRtl && isThemed, '@emotion/cache', '@mui/stylis-plugin-rtl', 'stylis'),
      ...Object.entries(input.dependencies),
    ]),
    devDependencies: sorted([
      ...pick(true, '@vitejs/plugin-react', 'vite'),
      ...pick(isTs, '@types/react', '@types/react-dom', 'typescript'),
      ...pick(isTs && isRtl && isThemed, '@types/stylis'),
      ...pick(styling === 'Tailwind', '@tailwindcss/vite', 'tailwindcss'),
      ...types,
    ]),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

const TS_CONFIG = `{
  "compilerOptions": {
    "target": "ES2022",
    "lib": ["ES2023", "DOM", "DOM.Iterable"],
    "module": "ESNext",
    "moduleResolution": "bundler",
    "jsx": "react-jsx",
    "types": ["vite/client"],
    "strict": true,
    "isolatedModules": true,
    "resolveJsonModule": true,
    "skipLibCheck": true,
    "noEmit": true
  },
  "include": ["src"]
}
`;

function viteConfig(styling: CodeStyling): string {
  const isTailwind = styling === 'Tailwind';
  return `${isTailwind ? "import tailwindcss from '@tailwindcss/vite';\n" : ''}import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()${isTailwind ? ', tailwindcss()' : ''}],
  // CodeSandbox shows the project at an address of its own.
  server: { allowedHosts: ['.csb.app'] },
});
`;
}

/** Sets the color scheme before the first paint if the operating system determines it. */
const SYSTEM_SCRIPT = `    <script>
      const { matches } = matchMedia('(prefers-color-scheme: dark)');
      document.documentElement.setAttribute('${SCHEME_ATTRIBUTE}', matches ? 'dark' : 'light');
    </script>
`;

function indexHtml(title: string, main: string, { mode, direction }: SandboxInput): string {
  const isSystem = mode === 'system';
  const scheme = isSystem ? '' : ` ${SCHEME_ATTRIBUTE}="${mode}"`;
  return `<!doctype html>
<html lang="en" dir="${direction}"${scheme}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="${isSystem ? 'light dark' : mode}" />
    <link rel="icon" href="data:," />
    <title>${escapeHtml(title)}</title>
${isSystem ? SYSTEM_SCRIPT : ''}  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/${main}"></script>
  </body>
</html>
`;
}

const TAILWIND_CSS = `/* Material UI's styles come before the utilities, which therefore win. */
${LAYER_ORDER}
@import 'tailwindcss';

/* The scheme that Material UI shows, not the one of the operating system. */
@custom-variant dark (&:where([${SCHEME_ATTRIBUTE}='dark'], [${SCHEME_ATTRIBUTE}='dark'] *));
`;

const ICONS_CSS = `/* The font of <Icon>, and the class name that makes the name of an icon into its picture. */
${iconFontFace(ICON_FONT_FILE)}
${iconClass()}`;

/**
 * Creates a complete Vite project from a demo as the reader sees it on the page: in their styling, language (TypeScript
 * or JavaScript), color mode and direction.
 *
 * @throws TypeError if the files cannot be those of a demo (none, a path that leads out of the folder, a duplicate
 * name), or the URL is not that of a page.
 */
export function createSandbox(input: SandboxInput): Sandbox {
  const { name, files, variant, styling } = input;
  const entry = checkFiles(files);
  const address = pageAddress(input.url);
  const title = input.title.replace(/\s+/g, ' ').trim() || name;
  const description = `A demo from ${address}`;

  const taken = new Set(files.map((file) => file.name.toLowerCase()));
  const free = (wanted: string): string => (taken.has(wanted) ? free(`page-${wanted}`) : wanted);
  const main = free(variant === 'TS' ? 'main.tsx' : 'main.jsx');
  const styleSheets = [
    ...(styling === 'Tailwind' ? [{ name: free('index.css'), css: TAILWIND_CSS }] : []),
    ...(hasIcons(files) ? [{ name: free('icons.css'), css: ICONS_CSS }] : []),
  ];

  return {
    title,
    description,
    entry: `src/${entry.name}`,
    files: {
      'README.md': `# ${escapeMarkdown(title)}\n\nA demo from <${address}>.\n`,
      'package.json': packageJson(input, description),
      'index.html': indexHtml(title, main, input),
      [variant === 'TS' ? 'vite.config.ts' : 'vite.config.js']: viteConfig(styling),
      ...(variant === 'TS' ? { 'tsconfig.json': TS_CONFIG } : {}),
      [`src/${main}`]: mainFile({
        ...input,
        entry: `./${entry.name.replace(SCRIPT_EXTENSION, '')}`,
        styleSheets: styleSheets.map((sheet) => `./${sheet.name}`),
      }),
      ...Object.fromEntries(styleSheets.map((sheet) => [`src/${sheet.name}`, sheet.css])),
      ...Object.fromEntries(files.map((file) => [`src/${file.name}`, file.code])),
    },
  };
}
