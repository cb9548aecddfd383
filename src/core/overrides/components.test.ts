/** @jest-environment node */
// @reads src/theme/** src/plugins/*/theme/**
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { componentProblems, componentsInUse, shadowingFiles } from './components';
import { ROOT } from './origins';

let copy: string;
beforeEach(() => {
  copy = fs.mkdtempSync(path.join(os.tmpdir(), 'themes-'));
  for (const { file } of shadowingFiles()) {
    fs.cpSync(path.join(ROOT, file), path.join(copy, file));
  }
});
afterEach(() => fs.rmSync(copy, { recursive: true }));

const write = (file: string, text = 'export default null;') => {
  fs.mkdirSync(path.join(copy, path.dirname(file)), { recursive: true });
  fs.writeFileSync(path.join(copy, file), text);
};

it('lists every theme file that shadows a Docusaurus component, and no others', () => {
  expect(componentProblems()).toEqual([]);
  expect(shadowingFiles().length).toBeGreaterThan(20);
  expect(componentProblems(copy)).toEqual([]);
});

it('reports files that shadow a Docusaurus component without an entry', () => {
  write('src/theme/Footer/index.tsx');
  write('src/plugins/ads/theme/TOC.tsx');
  write('src/theme/DocItem/TOC/Mobile/styles.module.css', '');
  expect(componentProblems(copy)).toEqual([
    expect.stringMatching(/^src\/theme\/DocItem\/TOC\/Mobile\/styles\.module\.css has the name of/),
    expect.stringMatching(/^src\/theme\/Footer\/index\.tsx shadows Docusaurus' "@theme\/Footer"/),
    expect.stringMatching(/^src\/plugins\/ads\/theme\/TOC\.tsx shadows Docusaurus' "@theme\/TOC"/),
  ]);
});

it('reports entries whose file is missing, and entries with the wrong kind', () => {
  fs.rmSync(path.join(copy, 'src/theme/Layout'), { recursive: true });
  write('src/theme/DocItem/index.tsx');
  write('src/theme/Root/index.tsx', "import Root from '@theme-original/Root';");
  expect(componentProblems(copy)).toEqual([
    'Override "theme/DocItem" is listed as "wrapped", but src/theme/DocItem/index.tsx doesn\'t import the original.',
    expect.stringContaining("src/theme/Layout/index.tsx doesn't exist"),
    'Override "theme/Root" is listed as "replaced", but src/theme/Root/index.tsx imports the original.',
  ]);
});

it('reports entries whose original no longer exists in Docusaurus', () => {
  const modules = path.join(copy, 'node_modules');
  const theme = '@docusaurus/theme-classic/src/theme';
  for (const folder of ['@docusaurus/core/lib/client/theme-fallback', theme]) {
    fs.cpSync(path.join(ROOT, 'node_modules', folder), path.join(modules, folder), {
      recursive: true,
    });
  }
  fs.renameSync(
    path.join(modules, theme, 'DocBreadcrumbs'),
    path.join(modules, theme, 'Breadcrumbs'),
  );
  expect(componentProblems(copy, modules)).toEqual([
    'Override "theme/DocBreadcrumbs": Docusaurus no longer has "@theme/DocBreadcrumbs", so src/theme/DocBreadcrumbs/index.tsx is never rendered.',
  ]);
});

describe('the aliases of a build', () => {
  const stock = (name: string) => `/site/node_modules/@docusaurus/theme-classic/lib/${name}.js`;

  it('show which overrides are in use', () => {
    expect(
      componentsInUse({
        '@theme/Layout': '/site/src/theme/Layout/index.tsx',
        '@theme-original/Layout': stock('Layout'),
        '@theme/Tabs': '/site/src/plugins/tabs/theme/Tabs/index.tsx',
        '@theme-original/Tabs': '/site/src/plugins/tabs/theme/Tabs/index.tsx',
        '@theme-init/Tabs': stock('Tabs'),
        // Algolia's search bar, used if the portal's own search is off.
        '@theme/SearchBar': stock('SearchBar'),
        '@theme-original/SearchBar': stock('SearchBar'),
        '@theme/Demo': '/site/src/plugins/demos/theme/Demo/index.tsx',
        '@theme-original/Demo': '/site/src/plugins/demos/theme/Demo/index.tsx',
        '@docusaurus/Link': '/site/node_modules/@docusaurus/core/lib/client/exports/Link.js',
      }),
    ).toEqual(['theme/Layout', 'tabs/Tabs']);
  });

  it('show both components where one wraps another', () => {
    expect(
      componentsInUse({
        '@theme/MDXComponents': '/site/src/theme/MDXComponents/index.tsx',
        '@theme-original/MDXComponents':
          '/site/src/plugins/code-blocks/theme/MDXComponents/index.tsx',
        '@theme-init/MDXComponents': stock('MDXComponents'),
      }),
    ).toEqual(['theme/MDXComponents', 'code-blocks/MDXComponents']);
  });

  it('show overrides without an entry, and components that Docusaurus no longer has', () => {
    const aliases = {
      '@theme/Footer': '/site/src/theme/Footer/index.tsx',
      '@theme-original/Footer': stock('Footer'),
      '@theme/DocBreadcrumbs': '/site/src/theme/DocBreadcrumbs/index.tsx',
    };
    expect(() => componentsInUse(aliases)).toThrow(
      '/site/src/theme/Footer/index.tsx shadows Docusaurus\' "@theme/Footer", but no entry',
    );
    expect(() => componentsInUse(aliases)).toThrow(
      'Override "theme/DocBreadcrumbs" replaces a component that Docusaurus does not have.',
    );
  });
});
