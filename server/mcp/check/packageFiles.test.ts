/** @jest-environment node */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { Inspector } from './inspect';

const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'check-')));
const project = path.join(root, 'project');

const MODULE = "export const secret = 'leaked' as const;\n";
const DECLARATION = "export declare const secret: 'leaked';\n";
const GLOBAL = "declare const globalSecret: 'leaked';\n";
const DATA = '{ "leaked": 1 }';

/** Files of a project with packages, relative to its folder. */
const FILES: Readonly<Record<string, string>> = {
  'secret.ts': MODULE,
  'code.js': "export const secret = /** @type {'leaked'} */ ('leaked');\n",
  'declared.d.ts': DECLARATION,
  'data.json': DATA,
  'global.d.ts': GLOBAL,
  'types/global/index.d.ts': GLOBAL,
  'jsx/jsx-runtime.d.ts':
    "export namespace JSX { interface Element { secret: 'leaked' } interface IntrinsicElements { div: {} } }\n",
  'package.json':
    '{ "name": "project", "leaked": 1, "exports": { "./secret": "./secret.ts" }, "imports": { "#secret": "./secret.ts" } }',
  'tsconfig.json':
    '{ "compilerOptions": { "paths": { "alias": ["./secret.ts"] }, "typeRoots": ["./types"] } }',
  '../outside/index.d.ts': DECLARATION,
  '../outside/node_modules/other/index.d.ts': DECLARATION,
  'node_modules/stray.d.ts': DECLARATION,
  'node_modules/.cache/tool/index.d.ts': DECLARATION,
  'node_modules/library/package.json': '{ "name": "library", "version": "1.0.0" }',
  'node_modules/library/index.d.ts': "export declare const shown: 'shown';\n",
  'node_modules/library/first.d.ts': 'export interface Same { first: 1 }\n',
  'node_modules/library/second.d.mts': 'export interface Same { second: 2 }\n',
  'node_modules/library/source.ts': MODULE,
  'node_modules/library/element.tsx': MODULE,
  'node_modules/library/code.js': "export const secret = /** @type {'leaked'} */ ('leaked');\n",
  'node_modules/library/data.json': DATA,
  'node_modules/types-outside/package.json': '{ "types": "../../declared.d.ts" }',
  'node_modules/types-absolute/package.json': `{ "types": ${JSON.stringify(path.join(project, 'declared.d.ts'))} }`,
  'node_modules/main-source/package.json': '{ "main": "index.ts" }',
  'node_modules/main-source/index.ts': MODULE,
  'node_modules/exports-source/package.json': '{ "exports": { ".": "./lib/index.ts" } }',
  'node_modules/exports-source/lib/index.ts': MODULE,
  'node_modules/versions-outside/package.json':
    '{ "types": "index.d.ts", "typesVersions": { "*": { "*": ["../../declared.d.ts"] } } }',
  'node_modules/exporting/index.d.ts': "export * from '../../declared';\n",
  'node_modules/exporting-source/index.d.ts': "export * from './source';\n",
  'node_modules/exporting-source/source.ts': MODULE,
  'node_modules/referring/index.d.ts': '/// <reference path="../../global.d.ts" />\nexport {};\n',
  'node_modules/referring-types/index.d.ts':
    '/// <reference types="../../types/global" />\nexport {};\n',
};

/** Symbolic links, relative to the project, with their targets. */
const LINKS: Readonly<Record<string, string>> = {
  'node_modules/linked': '../../outside',
  'node_modules/linked-absolute': path.join(root, 'outside'),
  'node_modules/linked-package': '../../outside/node_modules/other',
  'node_modules/linked-twice': 'linked',
  'node_modules/library/linked.d.ts': '../../declared.d.ts',
  'node_modules/library/linked-source.d.ts': 'source.ts',
  'node_modules/library/folder': '../..',
  'node_modules/@types/linked': '../../types/global',
};

/** Code whose errors show all that a module exports. */
const importing = (specifier: string) =>
  `import * as all from ${JSON.stringify(specifier)};\ndeclare const value: (typeof all)[keyof typeof all];\nexport const n: 'zzz' = value;`;
const withGlobal = (reference: string) =>
  `/// <reference ${reference} />\nimport 'library';\nexport const n: 'zzz' = globalSecret;`;

const up = '../'.repeat(12);
const url = pathToFileURL(project).href;

const ATTEMPTS: readonly (readonly [name: string, code: string])[] = [
  ['an absolute path', importing(`${project}/secret`)],
  ['an absolute path with its ending', importing(`${project}/secret.ts`)],
  ['an absolute path of a declaration', importing(`${project}/declared`)],
  ['an absolute path of JavaScript', importing(`${project}/code.js`)],
  ['an absolute path of JSON', importing(`${project}/data.json`)],
  ['an absolute path with two slashes', importing(`/${project}/secret`)],
  ['an absolute path that goes up', importing(`${project}/node_modules/../secret`)],
  ['a relative path', importing('../../../../../../../../secret')],
  ['a relative path to the root', importing(`${up}${project}/secret`)],
  ['a relative path in this folder', importing(`./${up}${project}/declared`)],
  ['a relative path with backslashes', importing('..\\..\\..\\..\\..\\..\\..\\..\\secret')],
  ['an absolute path with backslashes', importing(`${project}/secret`.replaceAll('/', '\\'))],
  ['a file URL', importing(`${url}/secret.ts`)],
  ['a file URL without slashes', importing(`file:${project}/secret.ts`)],
  ['a percent-encoded path', importing(`${project}/%73ecret`)],
  ['percent-encoded slashes', importing(`library/..%2F..%2Fsecret`)],
  ['percent-encoded dots', importing(`library/%2e%2e/%2e%2e/secret`)],
  ['a path through a package', importing('library/../../secret')],
  ['a path through a package to a declaration', importing('library/../../declared')],
  ['a path through a package with backslashes', importing('library\\..\\..\\declared')],
  ['a path through a package that is not there', importing('@mui/x/../../../declared')],
  ['a path through a licensed package', importing('@mui/x-data-grid-pro/../../../declared')],
  [
    'a path through a licensed package by name',
    "import { secret } from '@mui/x-data-grid-pro/../../../declared';\nexport const n: 'zzz' = secret;",
  ],
  ['half of a character', importing('library/\ud800/../../declared')],
  ['JSON of the project', importing('library/../../data.json')],
  ['the package.json of the project', importing('library/../../package.json')],
  ['the name of the project', importing('project/secret')],
  ['an import map', importing('#secret')],
  ['the paths of a tsconfig.json', importing('alias')],
  [
    'the names of exports',
    `import * as all from '${project}/secret';\nexport const n: keyof typeof all = 'zzz';`,
  ],
  [
    'the type of an import',
    `export const n: 'zzz' = null as unknown as import('${project}/secret')['secret'];`,
  ],
  [
    'the type of a module',
    `import 'library';\ndeclare const value: (typeof import('${project}/secret'))['secret'];\nexport const n: 'zzz' = value;`,
  ],
  [
    'a dynamic import',
    `export const n: 'zzz' = (await import('${project}/secret')).secret;\nexport {};`,
  ],
  [
    'an import with require',
    `import all = require('${project}/secret');\nexport const n: 'zzz' = all.secret;`,
  ],
  [
    'an augmented module',
    `import { secret } from '${project}/secret';\ndeclare module '${project}/secret' { export const more: 1 }\nexport const n: 'zzz' = secret;`,
  ],
  [
    'a re-export',
    `export * from '${project}/secret';\nimport * as own from './code';\nexport const n: 'zzz' = own;`,
  ],
  [
    'a comment with a type',
    `import 'library';\n/** @type {import('${project}/secret').secret} */\nexport const n: 'zzz' = 1;`,
  ],
  [
    'a source of JSX',
    `/** @jsxImportSource ${project}/jsx */\nimport 'library';\nexport const n: 'zzz' = (<div />).secret;`,
  ],
  ['a reference to a relative path', withGlobal('path="../../../../../../../../global.d.ts"')],
  ['a reference to an absolute path', withGlobal(`path="${project}/global.d.ts"`)],
  ['a reference to a file URL', withGlobal(`path="${url}/global.d.ts"`)],
  ['a reference with backslashes', withGlobal(`path="${'..\\'.repeat(8)}global.d.ts"`)],
  ['a reference to types', withGlobal('types="../../types/global"')],
  ['a reference to absolute types', withGlobal(`types="${project}/types/global"`)],
  ['a reference to types of a typeRoots', withGlobal('types="global"')],
  ['a reference to linked types', withGlobal('types="linked"')],
  ['a reference to a library', withGlobal('lib="../../global"')],
  ['a reference to an absolute library', withGlobal(`lib="${project}/global"`)],
  ['TypeScript in a package', importing('library/source')],
  ['TypeScript with JSX in a package', importing('library/element')],
  ['JavaScript in a package', importing('library/code.js')],
  ['JSON in a package', importing('library/data.json')],
  ['TypeScript as the main file of a package', importing('main-source')],
  ['TypeScript as an export of a package', importing('exports-source')],
  ['TypeScript that a declaration imports', importing('exporting-source')],
  ['types outside of a package', importing('types-outside')],
  ['types at an absolute path', importing('types-absolute')],
  ['types of versions outside of a package', importing('versions-outside')],
  ['a declaration that imports one outside', importing('exporting')],
  [
    'a declaration that refers to a file outside',
    "import 'referring';\nexport const n: 'zzz' = globalSecret;",
  ],
  [
    'a declaration that refers to types outside',
    "import 'referring-types';\nexport const n: 'zzz' = globalSecret;",
  ],
  ['a file next to packages', importing('stray')],
  ['a hidden folder next to packages', importing('.cache/tool')],
  ['a linked package', importing('linked')],
  ['an absolutely linked package', importing('linked-absolute')],
  ['a package of another project', importing('linked-package')],
  ['a link to a link', importing('linked-twice')],
  ['a linked declaration', importing('library/linked')],
  ['a link from a declaration to TypeScript', importing('library/linked-source')],
  ['a linked folder', importing('library/folder/declared')],
];

const inspector = new Inspector();
const inspect = (code: string) =>
  inspector.inspect({ code, packagesFrom: project, known: { modules: {}, types: [] } });

beforeAll(() => {
  Object.entries(FILES).forEach(([name, text]) => {
    const file = path.join(project, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  });
  Object.entries(LINKS).forEach(([name, target]) => {
    const file = path.join(project, name);
    mkdirSync(path.dirname(file), { recursive: true });
    symlinkSync(target, file);
  });
});
afterAll(() => rmSync(root, { recursive: true }));

it('reads declarations of packages', () => {
  expect(inspect(importing('library')).notes).toEqual([
    expect.stringContaining('"shown"') as unknown,
  ]);
});

it('reads nothing else', () => {
  const answers = ATTEMPTS.map(([name, code]) => ({ name, answer: JSON.stringify(inspect(code)) }));
  expect(answers.filter(({ answer }) => answer.includes('leaked'))).toEqual([]);
  expect(answers.filter(({ answer }) => answer.includes(root))).toEqual([]);
});

it('does not show where packages and the code are', () => {
  const code = [
    "import type { Same as First } from 'library/first';",
    "import type { Same as Second } from 'library/second.mjs';",
    "import * as own from './code';",
    'declare const second: Second;',
  ];
  const errors = [
    'export const a: First = second;',
    'export const b: First = own;',
    "export const c: '/rows/1' = '/rows/2';",
  ];
  const text = errors
    .map((error) => JSON.stringify(inspect([...code, error].join('\n'))))
    .join('\n');
  expect(text).toContain('import(\\"library/first\\").Same');
  expect(text).toContain('import(\\"code\\")');
  expect(text).toContain('/rows/2');
  expect(text.replaceAll(/\/rows\/\d/g, '')).not.toMatch(/["'` (]\/\w/);
});
