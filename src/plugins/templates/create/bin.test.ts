/** @jest-environment node */
// @reads src/plugins/templates/create/bin.mjs
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { temporaryFolder } from '@site/scripts/jest/files';

import { createPackage } from '../build/createPackage';

const folder = temporaryFolder();

const project = (main: string, language: string) => ({
  'package.json': '{ "name": "blog", "private": true }\n',
  [`src/App.${language}`]: 'app\n',
  [`src/main.${language}`]: `${main}\n`,
});
const projects = (main: string) => ({ ts: project(main, 'tsx'), js: project(main, 'jsx') });
const ADDRESS = 'https://example.com/x/templates/create.tgz';

beforeEach(() => {
  const archive = path.join(folder(), 'create.tgz');
  const template = { title: 'A template', description: 'One sentence.' };
  writeFileSync(
    archive,
    createPackage({
      release: '8.12.1',
      address: ADDRESS,
      templates: [
        {
          id: 'blog',
          ...template,
          projects: { material: projects('plain'), harbor: projects('harbor') },
        },
        {
          id: 'checkout',
          ...template,
          projects: { material: projects('plain'), harbor: projects('harbor') },
        },
      ],
    }),
  );
  spawnSync('tar', ['-xzf', archive, '-C', folder()]);
  mkdirSync(path.join(folder(), 'work'));
});

function run(...args: string[]) {
  return spawnSync(process.execPath, [path.join(folder(), 'package/bin.mjs'), ...args], {
    cwd: path.join(folder(), 'work'),
    encoding: 'utf8',
  });
}
const read = (file: string) => readFileSync(path.join(folder(), 'work', file), 'utf8');
const write = (file: string, text: string) =>
  writeFileSync(path.join(folder(), 'work', file), text);

it('creates a project with the name of its folder, and says how to start it', () => {
  const { status, stdout, stderr } = run('blog', 'my app');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('  cd "my app"\n  npm install\n  npm run dev\n');
  expect(JSON.parse(read('my app/package.json'))).toEqual({ name: 'my-app', private: true });
  expect(read('my app/src/main.tsx')).toBe('plain\n');
});

it('creates a project in JavaScript and in another theme', () => {
  expect(run('blog', '--js', '--theme', 'harbor').status).toBe(0);
  expect(read('blog/src/main.jsx')).toBe('harbor\n');
  expect(read('blog/src/App.jsx')).toBe('app\n');
  expect(existsSync(path.join(folder(), 'work/blog/src/main.tsx'))).toBe(false);
});

it('creates a project in the current folder, if it is a new repository', () => {
  mkdirSync(path.join(folder(), 'work/.git'));
  const { stdout, status } = run('blog', '.');
  expect([status, stdout]).toEqual([0, expect.stringContaining('in this folder')]);
  expect(JSON.parse(read('package.json'))).toHaveProperty('name', 'work');
});

it('shows its options and the templates', () => {
  const { status, stdout } = run('--help');
  expect(status).toBe(0);
  expect(stdout).toContain(`Usage: npx ${ADDRESS} <template> [<folder>]`);
  expect(stdout).toContain('  blog      One sentence.');
  expect(stdout).toContain('material, harbor. Default: material');
});

it.each([
  [[], 'Name a template: blog, checkout.'],
  [['blgo'], 'There is no template "blgo". Did you mean "blog"? Known are: blog, checkout.'],
  [['toString'], 'There is no template "toString". Known are: blog, checkout.'],
  [['blog', '--theme', 'habor'], 'There is no theme "habor". Did you mean "harbor"?'],
  [['blog', '--jsx'], "Unknown option '--jsx'"],
  [['blog', 'my', 'app'], 'Unexpected arguments: app.'],
  [['blog', 'full'], 'The folder "full" isn\'t empty: it contains "notes.txt".'],
  [['blog', 'full/notes.txt'], '"full/notes.txt" is a file.'],
])('refuses %j and writes nothing', (args, message) => {
  mkdirSync(path.join(folder(), 'work/full'));
  write('full/notes.txt', 'mine');
  const { status, stderr, stdout } = run(...args);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(message);
  // No stack.
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(readdirSync(path.join(folder(), 'work'))).toEqual(['full']);
  expect(read('full/notes.txt')).toBe('mine');
});
