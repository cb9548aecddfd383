/** @jest-environment node */
// @reads ../**
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import browserslist from 'browserslist';

import packageJson from '../package.json';

const root = path.resolve(__dirname, '..');

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  // A link to a folder of packages is a file for Git.
  .filter((file) => file && statSync(path.join(root, file), { throwIfNoEntry: false })?.isFile());

const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Texts for contributors: READMEs and the guides at the root, but not the documentation itself. */
const readmes = files.filter((file) => /(?:^|\/)README\.md$|^[A-Z]+\.md$/.test(file));

/** Code in Markdown: code blocks and inline code. */
const CODE = /^```[^]*?^```|`[^`\n]*`/gm;

/** Returns every match of a pattern's first group in the READMEs, with the file name. */
const mentions = (pattern: RegExp, prepare = (text: string) => text) =>
  readmes.flatMap((file) =>
    [...prepare(textOf(file)).matchAll(pattern)].map(([, mention = '']) => ({ file, mention })),
  );

it('contains no leftover merge conflict markers', () => {
  // Formatters may indent the markers, or escape them in Markdown.
  const marker = /^[ \t|\\]*(?:<{7}|>{7})(?: |$)/m;
  const left = files
    .filter((file) => statSync(path.join(root, file)).size < 2_000_000)
    .filter((file) => marker.test(textOf(file)));
  expect(left).toEqual([]);
});

it('has no server for tests or measurements that other machines can reach', () => {
  const servers = files
    .filter((file) => /^(?:bench|e2e|scripts|server|src)\/.*\.m?tsx?$|\.mjs$/.test(file))
    .flatMap((file) =>
      [...textOf(file).matchAll(/\.listen\([^)].*/g)].map(([call]) => [file, call]),
    );
  expect(servers.length).toBeGreaterThan(10);
  expect(servers.filter(([, call = '']) => !/'127\.0\.0\.1'|\bhost\b/.test(call))).toEqual([]);
});

it('imports several date adapters only in pages that are compiled on their own', () => {
  const config = JSON.parse(textOf('tsconfig.dateLibraries.json')) as { include: string[] };
  const apart = config.include.map((folder) => folder.replace(/^docs\//, ''));
  const outside = files
    .filter((file) => /^(?:docs|versioned_docs\/[^/]+)\/.*\.tsx?$/.test(file))
    .filter((file) =>
      /(?:from |import |import\()'@mui\/x-date-pickers\/Adapter(?!Dayjs)/.test(textOf(file)),
    )
    .map((file) => file.replace(/^(?:docs|versioned_docs\/[^/]+)\//, ''))
    .filter((file) => !apart.some((folder) => file.startsWith(`${folder}/`)));
  expect(outside).toEqual([]);
});

it('turns off the lint rules about missing types only for pages that are compiled on their own', () => {
  const config = JSON.parse(textOf('tsconfig.dateLibraries.json')) as { include: string[] };
  const apart = config.include.filter((pattern) => /^docs\/.*\/[^.]+$/.test(pattern));
  const [, parent = '', names = ''] =
    /"(docs\/[\w-]+\/)\{([\w,-]+)\}\/\*\*"/.exec(textOf('.oxlintrc.json')) ?? [];
  expect(names.split(',').map((name) => parent + name)).toEqual(apart);
});

describe('READMEs', () => {
  it('refer to existing commands', () => {
    const scripts = new Set(Object.keys(packageJson.scripts));
    const found = mentions(/npm run (?:-s )?([a-z][\w:-]*)/g);
    expect(found.length).toBeGreaterThan(20);
    expect(found.filter(({ mention }) => !scripts.has(mention))).toEqual([]);
  });

  it('link to existing files', () => {
    const found = mentions(/\]\((?!https?:|#)([^)#\s]+)/g, (text) => text.replace(CODE, ''));
    expect(found.length).toBeGreaterThan(20);
    expect(
      found.filter(
        ({ file, mention }) => !existsSync(path.join(root, path.dirname(file), mention)),
      ),
    ).toEqual([]);
  });

  it('refer to existing files and folders in the repository', () => {
    const found = mentions(/`((?:bench|e2e|scripts|server|src)\/[\w./-]*)`/g);
    expect(found.length).toBeGreaterThan(50);
    const exists = (mention: string) =>
      ['', '.ts', '.tsx'].some((ending) => existsSync(path.join(root, mention + ending)));
    // A file of the example app that a guide's code blocks make up.
    const others = new Set(['src/theme.ts']);
    expect(found.filter(({ mention }) => !exists(mention) && !others.has(mention))).toEqual([]);
  });

  it('refer to existing plugins', () => {
    const found = mentions(/`portal-([a-z-]+)`/g);
    const missing = found.filter(
      ({ mention }) => !existsSync(path.join(root, 'src/plugins', mention)),
    );
    expect(missing).toEqual([]);
  });
});

it('promises all browsers of Baseline widely available', () => {
  const promised = browserslist(undefined, { path: root, env: 'production' });
  expect(
    browserslist('baseline widely available').filter((browser) => !promised.includes(browser)),
  ).toEqual([]);
});
