/** @jest-environment node */
import { generateRoutesCode } from '@docusaurus/core/lib/server/codegen/codegenRoutes';

import { modulesOfPage, parseRoutes } from './routes';

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
