/** @jest-environment ./scripts/jest/prettierEnvironment.cjs */
// @reads unversioned_docs/templates/** .prettierrc.json package.json
import path from 'node:path';

import { FIXTURE, root } from '../fixture';
import { readTheme, type TemplateLayout } from '../templateFiles';

import { createProject } from './createProject';
import type { ProjectInput } from './types';
import { toJavaScriptProject } from './toJavaScriptProject';

const at = (file: string) => path.join(root, 'unversioned_docs', file);
const layout = { id: 'blog', directory: at('templates/blog') } as TemplateLayout;

const input: ProjectInput = {
  id: 'blog',
  title: 'Blog & "notes"',
  url: 'https://example.com/x/templates/blog/',
  app: [
    { name: 'App.tsx', code: FIXTURE['templates/blog/app/App.tsx'] },
    { name: 'App.test.tsx', code: FIXTURE['templates/blog/app/App.test.tsx'] },
    { name: 'data/title.ts', code: FIXTURE['templates/blog/app/data/title.ts'] },
  ],
  theme: readTheme(layout),
  themeName: 'material',
  dependencies: { react: '19.3.1', '@mui/x-data-grid': '8.12.1', '@mui/x-date-pickers': '8.12.0' },
};
const packageOf = (project: Readonly<Record<string, string>>) =>
  JSON.parse(project['package.json'] ?? '') as Record<string, Record<string, string>>;
const without = (...names: string[]) =>
  Object.fromEntries(Object.entries(input.dependencies).filter(([name]) => !names.includes(name)));

it('contains the application, its tests, its theme and the configuration', () => {
  expect(Object.keys(createProject(input)).sort()).toEqual([
    '.gitignore',
    'README.md',
    'eslint.config.js',
    'index.html',
    'package.json',
    'src/App.test.tsx',
    'src/App.tsx',
    'src/data/title.ts',
    'src/main.tsx',
    'src/setupTests.ts',
    'src/theme/AppTheme.tsx',
    'src/theme/muiX.ts',
    'src/theme/themes.ts',
    'tsconfig.json',
    'vite.config.ts',
  ]);
});

it('has exact versions only', () => {
  const { dependencies, devDependencies } = packageOf(createProject(input));
  const versions = Object.values({ ...dependencies, ...devDependencies });
  versions.forEach((version) => expect(version).toMatch(/^\d+\.\d+\.\d+(?:-\d+)?$/));
});

it('escapes its title in HTML', () => {
  expect(createProject(input)['index.html']).toContain('<title>Blog &#38; &#34;notes&#34;</title>');
});

describe('the theme', () => {
  it('brings its fonts, if it needs any', () => {
    const project = createProject({ ...input, themeName: 'harbor' });
    expect(project['src/main.tsx']).toContain('<AppTheme name="harbor">');
    expect(project['src/main.tsx']).toMatch(/^import '@fontsource-variable\/figtree\/index\.css';/);
    expect(packageOf(project).dependencies).toHaveProperty('@fontsource/bricolage-grotesque');
    for (const themeName of ['material', 'almanac']) {
      const other = createProject({ ...input, themeName });
      expect(other['src/main.tsx']).not.toContain('fontsource');
      expect(packageOf(other).dependencies).toEqual(input.dependencies);
    }
  });

  it('has no options of components whose packages the project lacks', () => {
    const { 'src/theme/muiX.ts': options = '' } = createProject({
      ...input,
      dependencies: without('@mui/x-data-grid'),
    });
    expect(options).toContain("import type {} from '@mui/x-date-pickers/themeAugmentation';");
    expect(options).toContain('MuiPickersTextField');
    expect(options).not.toMatch(/data-grid|Data Grid|MuiDataGrid/);
  });

  it('has no file for MUI X if the project has none of these packages', () => {
    const project = createProject({
      ...input,
      dependencies: without('@mui/x-data-grid', '@mui/x-date-pickers'),
    });
    expect(project).not.toHaveProperty(['src/theme/muiX.ts']);
    expect(project['src/theme/themes.ts']).not.toContain('muiX');
  });

  it('is an error if it uses the file in an unknown way', () => {
    const theme = input.theme.map(({ name, code }) => ({
      name,
      code: code.replace('muiX(density)', 'muiX(`${density}`)'),
    }));
    expect(() => createProject({ ...input, theme, dependencies: {} })).toThrow(
      /themes\.ts uses muiX\.ts in a way/,
    );
  });
});

describe('the JavaScript variant', () => {
  const convert = () => toJavaScriptProject(createProject(input), at('templates/blog/app/App.tsx'));

  it('has no types, and the same files with other endings', async () => {
    const project = await convert();
    expect(Object.keys(project)).not.toContain('tsconfig.json');
    expect(Object.keys(project).filter((name) => /\.tsx?$/.test(name))).toEqual([]);
    expect(project['src/data/title.js']).toBe("/** The title. */\nexport const title = 'Posts';\n");
    expect(project['src/App.jsx']).not.toContain('GridColDef');
    expect(project['index.html']).toContain('src="/src/main.jsx"');
    expect(project['vite.config.js']).toContain("'./src/setupTests.js'");
    expect(project['README.md']).toContain('`src/App.jsx`');
  });

  it('builds without a type check, and has no packages of types', async () => {
    const { scripts, devDependencies = {} } = packageOf(await convert());
    expect(scripts?.build).toBe('vite build');
    expect(Object.keys(devDependencies).filter((name) => name.startsWith('@types/'))).toEqual([]);
  });
});
