/** @jest-environment node */
import { temporaryFolder, writeFiles } from '@site/scripts/jest/files';

import { readGeneratedSite, readRegistry } from './generated';

const folder = temporaryFolder();

/** As Docusaurus generates it. */
const ROUTES = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/x/',
    component: ComponentCreator('/x/', '51d'),
    routes: [
      {
        path: '/x/sorting/',
        component: ComponentCreator('/x/sorting/', '105'),
        exact: true,
        sidebar: "docs"
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;

const entry = (name: string, module: string) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`;

const REGISTRY = `export default {\n${entry('17896441', '@theme/DocItem')}\n${entry('024aa33a', '@site/docs/a.mdx')}};\n`;

describe('the generated routes', () => {
  it('have keys instead of components', async () => {
    const chunkNames = { '/x/sorting/-105': { __comp: '17896441', content: '024aa33a' } };
    writeFiles(folder(), {
      'routes.js': ROUTES,
      'routesChunkNames.json': JSON.stringify(chunkNames),
      'registry.js': REGISTRY,
    });
    const site = await readGeneratedSite(folder());
    expect(site.chunkNames).toEqual(chunkNames);
    expect([...site.articles]).toEqual(['024aa33a']);
    expect(JSON.parse(JSON.stringify(site.routes))).toEqual([
      {
        path: '/x/',
        component: '/x/-51d',
        routes: [
          { path: '/x/sorting/', component: '/x/sorting/-105', exact: true, sidebar: 'docs' },
        ],
      },
      { path: '*', component: '*-' },
    ]);
  });

  it.each([
    ['have no default export', 'module.exports = [];', 'routes.js has no default export'],
    ['call unknown functions', 'export default [{ component: lazy() }];', 'lazy'],
  ])('are rejected if they %s', async (_, routes, message) => {
    writeFiles(folder(), { 'routes.js': routes, 'routesChunkNames.json': '{}' });
    await expect(readGeneratedSite(folder())).rejects.toThrow(message);
  });
});

/** Returns a chunk as Rspack emits it, with a registry of the given entries. */
const compiled = (entries: string) =>
  `"use strict";(self.webpackChunkportal=self.webpackChunkportal||[]).push([["63"],{414(e,t,n){` +
  `n.r(t),n.d(t,{default:()=>a});let a={${entries}}}}]);`;

describe('the compiled registry', () => {
  it('contains the module and all its chunks, and distinguishes data from code', async () => {
    const registry = await readRegistry(
      compiled(
        `"01722b55":[()=>Promise.all([n.e("889"),n.e("824")]).then(n.bind(n,726)),"@site/docs/a.mdx",726],` +
          `"0417125d":[()=>n.e("66").then(n.t.bind(n,18,19)),"@generated/c.json",18],` +
          `"024aa33a":[()=>n.e("25").then(n.bind(n,"./b.js")),"@site/docs/b.mdx","./b.js"],` +
          // From the chunk that all pages load.
          `"5e95c892":[()=>Promise.resolve().then(n.bind(n,3)),"@theme/DocsRoot",3]`,
      ),
    );
    expect([...registry]).toEqual([
      ['01722b55', [726, false, ['889', '824']]],
      ['0417125d', [18, true, ['66']]],
      ['024aa33a', ['./b.js', false, ['25']]],
      ['5e95c892', [3, false, []]],
    ]);
  });

  it('is read from code for modern browsers, too', async () => {
    const code = compiled('"01722b55":[()=>n.e("8").then(n.bind(n,7)),"@site/docs/a.mdx",7]');
    expect([...(await readRegistry(code.replaceAll('self.', 'globalThis.')))]).toEqual([
      ['01722b55', [7, false, ['8']]],
    ]);
  });

  it('is rejected if it is empty', async () => {
    await expect(readRegistry(compiled(''))).rejects.toThrow('the module registry is empty');
    await expect(readRegistry('"no chunk at all"')).rejects.toThrow('is empty');
  });
});
