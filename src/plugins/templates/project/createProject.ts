import { TOOL_VERSIONS } from '../../demos/check';

import { DEFAULT_THEME } from '../client/bootScript';

import {
  ESLINT_CONFIG,
  indexHtml,
  mainFile,
  readme,
  SETUP_FILE,
  TS_CONFIG,
  VITE_CONFIG,
} from './files';
import type { Project, ProjectFile, ProjectInput } from './types';
import { withoutPackages } from './withoutPackages';

/** Packages with the fonts of a theme, and the style sheets to import from them. */
const FONTS: Readonly<
  Record<string, Readonly<Partial<Record<keyof typeof TOOL_VERSIONS, string>>>>
> = {
  harbor: {
    '@fontsource-variable/figtree': '@fontsource-variable/figtree/index.css',
    '@fontsource/bricolage-grotesque': '@fontsource/bricolage-grotesque/700.css',
  },
};

/** Tools of every project. */
const TOOLS = [
  '@eslint/js',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/react',
  '@types/react-dom',
  '@types/stylis',
  '@vitejs/plugin-react',
  'eslint',
  'eslint-plugin-jsx-a11y',
  'eslint-plugin-react-hooks',
  'globals',
  'jsdom',
  'typescript',
  'typescript-eslint',
  'vite',
  'vitest',
] as const satisfies (keyof typeof TOOL_VERSIONS)[];

const sorted = (packages: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(packages).sort(([one], [other]) => (one < other ? -1 : 1)));

function packageJson({ id, title, url, themeName, dependencies }: ProjectInput): string {
  const versions = (names: readonly (keyof typeof TOOL_VERSIONS)[]) =>
    Object.fromEntries(names.map((name) => [name, TOOL_VERSIONS[name]]));
  const fonts = Object.keys(FONTS[themeName] ?? {}) as (keyof typeof TOOL_VERSIONS)[];
  const content = {
    name: id,
    description: `${title}, from ${url}`,
    version: '0.0.0',
    private: true,
    type: 'module',
    engines: { node: '^20.19.0 || >=22.12.0' },
    scripts: {
      dev: 'vite',
      build: 'tsc && vite build',
      preview: 'vite preview',
      test: 'vitest run',
      lint: 'eslint --max-warnings=0 .',
    },
    dependencies: sorted({ ...dependencies, ...versions(fonts) }),
    devDependencies: sorted(versions(TOOLS)),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

const inFolder = (folder: string, files: readonly ProjectFile[]) =>
  files.map(({ name, code }) => [`${folder}/${name}`, code] as const);

/**
 * Creates a Vite project in TypeScript from a template: the application, its theme and its tests, with the
 * configuration that they need to run, build, test and lint. {@link toJavaScriptProject} makes the other variant.
 *
 * @throws Error if the theme's files have changed in a way that this function doesn't know.
 */
export function createProject(input: ProjectInput): Project {
  const { title, app, themeName, dependencies } = input;
  const theme = withoutPackages(input.theme, (name) => name in dependencies);
  return {
    'README.md': readme(input),
    'package.json': packageJson(input),
    '.gitignore': 'node_modules\ndist\n',
    'index.html': indexHtml(title),
    'vite.config.ts': VITE_CONFIG,
    'tsconfig.json': TS_CONFIG,
    'eslint.config.js': ESLINT_CONFIG,
    'src/main.tsx': mainFile({
      themeName: themeName === DEFAULT_THEME ? undefined : themeName,
      styleSheets: Object.values(FONTS[themeName] ?? {}),
    }),
    'src/setupTests.ts': SETUP_FILE,
    ...Object.fromEntries([...inFolder('src', app), ...inFolder('src/theme', theme)]),
  };
}
