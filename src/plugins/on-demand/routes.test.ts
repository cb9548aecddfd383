/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { generateRoutesCode } from '@docusaurus/core/lib/server/codegen/codegenRoutes';

import { modulesOfPage, pageFinder, parseRoutes } from './routes';

const context = { plugin: '@generated/plugin.json' };

/** As Docusaurus writes them. */
const { routesConfig, routesChunkNames } = generateRoutesCode([
  {
    path: '/x/',
    component: '@theme/DocsRoot',
    context,
    routes: [
      {
        path: '/x/sorting/',
        exact: true,
        component: '@theme/DocItem',
        modules: { content: '@site/sorting.mdx' },
      },
      {
        path: "/x/it's/",
        exact: true,
        component: '@theme/DocItem',
        modules: { content: '@site/its.mdx' },
      },
    ],
  },
  { path: '/', exact: true, component: '@theme/Redirect', context },
] as never);

const modulesOf = (pathname: string) =>
  modulesOfPage(parseRoutes(routesConfig), routesChunkNames as never, pathname);

it('finds the modules of a page and its parent routes', () => {
  expect(modulesOf('/x/sorting/')).toEqual([
    expect.stringContaining('theme-docs-root'),
    expect.stringContaining('plugin'),
    expect.stringContaining('theme-doc-item'),
    expect.stringContaining('sorting'),
  ]);
  expect(modulesOf('/x/sorting')).toEqual(modulesOf('/x/sorting/'));
  expect(modulesOf("/x/it's/")).toHaveLength(4);
});

it('finds a page only at its exact path', () => {
  expect(modulesOf('/')).toEqual([
    expect.stringContaining('theme-redirect'),
    expect.stringContaining('plugin'),
  ]);
  expect(modulesOf('/nothing/')).toEqual([]);
});

it('rejects routes in another format', () => {
  expect(() => parseRoutes('module.exports = []')).toThrow("doesn't have the format");
});

it.each([
  ['half of routes.js', { 'routes.js': routesConfig.slice(0, -80) }],
  ['an empty file', { 'routesChunkNames.json': '' }],
  ['files of different docs', { 'routesChunkNames.json': '{}' }],
])('waits while Docusaurus is writing: %s', async (_, unfinished) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'routes-'));
  const write = (files: object) =>
    Object.entries(files).forEach(([name, text]) =>
      writeFileSync(path.join(folder, name), String(text)),
    );
  const finished = {
    'routes.js': routesConfig,
    'routesChunkNames.json': JSON.stringify(routesChunkNames),
  };
  write({ ...finished, ...unfinished });
  const found = pageFinder(folder)('/x/sorting/');
  setTimeout(() => write(finished), 120);
  expect(await found).toEqual(modulesOf('/x/sorting/'));
  rmSync(folder, { recursive: true });
});
