/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { rspack, type Compiler } from '@rspack/core';

import { openPages } from './openPages';

let folder: string;
let compiler: Compiler;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'open-pages-'));
  fs.writeFileSync(path.join(folder, 'one.js'), 'console.log("page one")');
  fs.writeFileSync(path.join(folder, 'two.js'), 'console.log("page two")');
  fs.writeFileSync(
    path.join(folder, 'registry.js'),
    `export default {
  "one": [() => import(/* webpackChunkName: "one" */ "./one.js"), "./one.js", require.resolveWeak("./one.js")],
  "two": [() => import(/* webpackChunkName: "two" */ "./two.js"), "./two.js", require.resolveWeak("./two.js")],
};
`,
  );
  fs.writeFileSync(path.join(folder, 'entry.js'), '');
  fs.writeFileSync(path.join(folder, 'client.js'), 'export const provideModules = () => {};');
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

/** Watches an entry that imports the open modules, like the site's entry. */
async function watch(pages: ReturnType<typeof openPages>): Promise<void> {
  compiler = rspack({
    context: folder,
    mode: 'development',
    entry: './entry.js',
    output: { path: path.join(folder, 'out'), chunkFilename: '[name].js' },
    plugins: [new rspack.HotModuleReplacementPlugin()],
    module: {
      rules: [
        {
          test: /entry\.js$/,
          use: [
            {
              loader: path.join(__dirname, 'openedModule.cjs'),
              options: {
                registry: path.join(folder, 'registry.js'),
                opened: pages.file,
                client: path.join(folder, 'client.js'),
              },
            },
          ],
        },
      ],
    },
  });
  pages.attach(compiler);
  await new Promise<void>((resolve) => {
    compiler.watch({}, () => resolve());
  });
}
const close = () => new Promise<void>((resolve) => compiler.close(() => resolve()));
const compiled = () =>
  ['one', 'two'].filter((name) => fs.existsSync(path.join(folder, 'out', `${name}.js`)));

it('compiles a page only when it is opened', async () => {
  const pages = openPages(path.join(folder, 'state'));
  await watch(pages);
  expect(compiled()).toEqual([]);
  await pages.open(['two']);
  expect(compiled()).toEqual(['two']);
  await pages.open(['two']);
  await Promise.all([pages.open(['one']), pages.open(['one'])]);
  expect(compiled()).toEqual(['one', 'two']);
  await close();
}, 30_000);

it('starts with the most recently viewed pages', async () => {
  const first = openPages(path.join(folder, 'state'));
  await watch(first);
  await first.open(['one']);
  await close();
  fs.rmSync(path.join(folder, 'out'), { recursive: true });

  await watch(openPages(path.join(folder, 'state')));
  expect(compiled()).toEqual(['one']);
  await close();
}, 30_000);

it("starts with no pages if the last session's file can't be read", () => {
  fs.mkdirSync(path.join(folder, 'state'));
  fs.writeFileSync(path.join(folder, 'state/recent.json'), '["one');
  const { file } = openPages(path.join(folder, 'state'));
  expect(fs.readFileSync(file, 'utf8')).toBe('[]');
});
