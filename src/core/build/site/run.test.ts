/** @jest-environment node */
import fs from 'node:fs';
import fsPromises from 'node:fs/promises';
import path from 'node:path';
import { deserialize } from 'node:v8';

import { buildProps, runStagesOn } from '@site/scripts/jest/builtSite';
import { temporaryFolder } from '@site/scripts/jest/files';
import type { LoadContext } from '@docusaurus/types';
import type { Document } from 'domhandler';
import { getElementsByTagName, textContent } from 'domutils';

import {
  builtSite,
  KEPT_PAGES,
  runStages,
  stageKey,
  type Page,
  type Stage,
  type StageFinish,
  type StageKey,
} from '.';

const folder = temporaryFolder();

const html = (title: string) =>
  `<!doctype html><html><head><title>${title}</title><body><h1>${title}</h1></body>`;

const PAGES = { 'a/index.html': html('A'), 'b/index.html': html('B'), '404.html': html('None') };

type AnyStage = Stage<unknown, unknown>;

/** Creates a stage that processes each page, or all pages together. */
const stage = (
  name: string,
  declaration: Partial<AnyStage>,
  page?: (page: Page) => unknown,
  finish?: (site: StageFinish<unknown>) => unknown,
): AnyStage => ({
  key: stageKey<unknown, unknown>(name),
  plugin: `${name}-plugin`,
  start: () => ({ ...(page ? { page } : {}), ...(finish ? { finish } : {}) }),
  ...declaration,
});

const titleOf = (document: Document) => textContent(getElementsByTagName('title', document));

const mark = (page: Page, text: string) => {
  const [body] = getElementsByTagName('body', page.document);
  if (body) {
    page.prepend(body, text);
  }
};

const run = (stages: readonly AnyStage[], files: Record<string, string> = PAGES) =>
  runStagesOn(folder(), files, stages);

const read = (file: string) => fs.readFileSync(path.join(folder(), file), 'utf8');

describe('rendering some pages again', () => {
  const stages = (start: string, calls: string[] = []): AnyStage[] => [
    stage('titles', {
      changes: { html: true, files: ['titles.txt'] },
      start: ({ sources }) => {
        const build = start + sources().length;
        return {
          page(page: Page) {
            calls.push(page.path);
            mark(page, `<i>${build}</i>`);
            return titleOf(page.document);
          },
          kept: ({ text, result }) => ({ text: text.replace(/<i>\w+/, `<i>${build}`), result }),
          finish: ({ pages, output }) => output.write('titles.txt', [...pages.values()].join()),
        };
      },
    }),
    stage(
      'sizes',
      { reads: { html: true }, changes: { files: ['sizes.txt'] } },
      undefined,
      ({ written, output }) => output.write('sizes.txt', JSON.stringify([...written()])),
    ),
    stage('other', { changes: { files: ['other.txt'] } }, undefined, ({ output }) =>
      output.write('other.txt', start),
    ),
  ];
  const other = temporaryFolder();
  const kept = () => path.join(folder(), 'kept.bin');

  it('gives the same site as building all of them, except for what depends on no page', async () => {
    await run(stages('first'));
    fs.renameSync(path.join(folder(), '.generated', KEPT_PAGES), kept());
    const calls: string[] = [];
    const edited = { ...PAGES, 'a/index.html': html('Edited') };
    fs.writeFileSync(path.join(folder(), 'a/index.html'), edited['a/index.html']);
    const paths = ['/a/', '/b/', '/404.html'];
    await runStages(
      stages('second', calls),
      buildProps(folder(), paths, { edited: { paths: ['/a/'], kept: kept() } }),
    );
    expect(calls).toEqual(['/a/']);

    await runStagesOn(other(), edited, stages('second'));
    for (const file of [...Object.keys(PAGES), 'titles.txt', 'sizes.txt']) {
      expect(read(file)).toBe(fs.readFileSync(path.join(other(), file), 'utf8'));
    }
    expect(read('titles.txt')).toBe('Edited,B,None');
    expect(read('other.txt')).toBe('first');
    // The next build of some pages needs the same.
    const keptOf = (of: string): unknown =>
      deserialize(fs.readFileSync(path.join(of, '.generated', KEPT_PAGES)));
    expect(keptOf(folder())).toEqual(keptOf(other()));
  });
});

describe('processing pages', () => {
  it('reads, parses and writes a page once, however many stages process it', async () => {
    const reading = jest.spyOn(fsPromises, 'readFile');
    const writing = jest.spyOn(fsPromises, 'writeFile');
    const documents = new Map<string, Set<Document>>();
    const see = (page: Page) => {
      const seen = documents.get(page.path) ?? new Set();
      documents.set(page.path, seen.add(page.document));
    };
    const changer = (name: string, after: string[]) =>
      stage(name, { changes: { html: true }, after: after.map(stageKey) }, (page) => {
        see(page);
        mark(page, `<i>${name}</i>`);
      });
    await run([
      changer('one', []),
      changer('two', ['one']),
      changer('three', ['two']),
      stage('reader', { reads: { html: true } }, see),
    ]);
    const countOf = (calls: unknown[][]) =>
      Object.keys(PAGES).map(
        (file) => calls.filter(([name]) => name === path.join(folder(), file)).length,
      );
    expect(countOf(reading.mock.calls)).toEqual([1, 1, 1]);
    expect(countOf(writing.mock.calls)).toEqual([1, 1, 1]);
    expect([...documents.values()].map(({ size }) => size)).toEqual([1, 1, 1]);
    expect(read('a/index.html')).toBe(
      html('A').replace('<body>', '<body><i>one</i><i>two</i><i>three</i>'),
    );
    reading.mockRestore();
    writing.mockRestore();
  });

  it("doesn't write a page that no stage changed", async () => {
    const writing = jest.spyOn(fsPromises, 'writeFile');
    await run([stage('reader', { reads: { html: true } }, ({ document }) => titleOf(document))]);
    const files = writing.mock.calls.map(([file]) => path.basename(file as string));
    expect(files).toEqual([KEPT_PAGES]);
    writing.mockRestore();
  });

  it('shows a stage the changes of the stages before it', async () => {
    const seen: string[] = [];
    await run(
      [
        stage('a-reader', { reads: { html: true } }, ({ document, text }) => {
          seen.push(textContent(getElementsByTagName('i', document)), text());
        }),
        stage('changer', { changes: { html: true } }, (page) => mark(page, '<i>new</i>')),
      ],
      { 'a/index.html': html('A') },
    );
    expect(seen).toEqual(['new', html('A').replace('<body>', '<body><i>new</i>')]);
  });

  it.each([
    ['', 'it is empty'],
    [html('A').slice(0, 20), 'it ends within a tag'],
    [html('A').replace('</h1></body>', ''), 'it ends within <h1>'],
    [html('A').replace('</title><body><h1>A</h1></body>', ''), 'it ends within <title>'],
    [html('A').slice('<!doctype html>'.length), 'it does not start with <!doctype html>'],
    [`${html('A')}\0\0\0`, 'it contains NUL characters'],
    [html('A').replace('<h1>', '<!-- a --!><h1>-->'), 'it contains a comment with "--!>"'],
  ])('stops the build on a half-written page: %j', async (text, why) => {
    await expect(run([], { ...PAGES, 'b/index.html': text })).rejects.toThrow(
      `b/index.html (/b/): The page is broken or incomplete: ${why}`,
    );
  });

  it("stops the build on a page that isn't UTF-8", async () => {
    fs.writeFileSync(path.join(folder(), '404.html'), Buffer.from(html('\u00fc'), 'latin1'));
    await expect(runStages([], buildProps(folder(), ['/404.html']))).rejects.toThrow(
      '404.html (/404.html): The page is broken or incomplete: it is not valid UTF-8',
    );
  });

  it('stops the build when a route has no file', async () => {
    await expect(runStages([], buildProps(folder(), ['/a/']))).rejects.toThrow(
      'The build has no file a/index.html for the page /a/',
    );
  });

  it('names the page and the stage when a stage fails, and writes nothing afterward', async () => {
    const stages = [
      stage('failing', { reads: { html: true } }, ({ path: pathname }) => {
        if (pathname === '/b/') {
          throw new Error('no title');
        }
      }),
      stage(
        'later',
        { after: [stageKey('failing')], changes: { files: ['x'] } },
        undefined,
        (site) => site.output.write('x', ''),
      ),
    ];
    await expect(run(stages)).rejects.toThrow(
      'b/index.html (/b/): Stage "failing" (plugin failing-plugin): no title',
    );
    expect(fs.existsSync(path.join(folder(), 'x'))).toBe(false);
  });

  it('accepts an HTML file without a route', async () => {
    const kinds: [string, string][] = [];
    const seeing = stage('reader', { reads: { html: true } }, ({ file, kind }) => {
      kinds.push([file, kind]);
    });
    await run([seeing], { 'a/index.html': html('A'), 'static/proof.html': 'proof: 1' });
    expect(kinds).toEqual([
      ['a/index.html', 'route'],
      ['static/proof.html', 'static'],
    ]);
  });

  it('leaves the pages of another language alone', async () => {
    const seen: string[] = [];
    const localeConfigs = { en: { baseUrl: '/' }, zh: { baseUrl: '/zh/' } };
    const i18n = { currentLocale: 'en', defaultLocale: 'en', locales: ['en', 'zh'], localeConfigs };
    fs.mkdirSync(path.join(folder(), 'zh'));
    fs.writeFileSync(path.join(folder(), 'zh/about.html'), html('Z'));
    await runStagesOn(
      folder(),
      PAGES,
      [stage('reader', { reads: { html: true } }, ({ file }) => void seen.push(file))],
      { i18n },
    );
    expect(seen).toEqual(['a/index.html', 'b/index.html', '404.html']);
  });

  it('lets a stage create a page from another one, which later stages see', async () => {
    const seen: [string, string, string][] = [];
    await run([
      stage('changer', { changes: { html: true } }, (page) => mark(page, '<i>first</i>')),
      stage(
        'deriver',
        { after: [stageKey('changer')], changes: { html: true, files: ['offline/'] } },
        (page) => {
          if (page.path === '/404.html') {
            mark(page.derive('offline/index.html'), '<i>second</i>');
          }
        },
      ),
      stage('reader', { reads: { html: true } }, ({ path: pathname, kind, document }) => {
        seen.push([pathname, kind, textContent(getElementsByTagName('i', document))]);
      }),
    ]);
    expect(seen.sort()).toEqual([
      ['/404.html', 'route', 'first'],
      ['/a/', 'route', 'first'],
      ['/b/', 'route', 'first'],
      ['/offline/', 'derived', 'secondfirst'],
    ]);
    expect(read('404.html')).not.toContain('second');
    expect(read('offline/index.html')).toBe(
      html('None').replace('<body>', '<body><i>second</i><i>first</i>'),
    );
  });
});

describe('stage results', () => {
  const TITLES = stageKey<string, number>('titles');
  const titles: Stage<string, number> = {
    key: TITLES,
    plugin: 'titles-plugin',
    reads: { html: true },
    start: () => ({
      page: ({ document }) => titleOf(document),
      finish: ({ pages }) => pages.size,
    }),
  };

  it('are passed to the stages that declare them, per page and as a whole', async () => {
    const seen: unknown[] = [];
    await run([
      stage(
        'a-reader',
        { reads: { results: [TITLES] } },
        (page) => seen.push(page.result(TITLES)),
        ({ result, pageResults }) => seen.push(result(TITLES), [...pageResults(TITLES)]),
      ),
      titles,
    ]);
    expect(seen).toEqual([
      'A',
      'B',
      'None',
      3,
      [
        ['/a/', 'A'],
        ['/b/', 'B'],
        ['/404.html', 'None'],
      ],
    ]);
  });

  it('are in the order of the routes, regardless of timing', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    let paths: string[] = [];
    await run([
      stage(
        'slow',
        { reads: { html: true } },
        async ({ path: pathname }) => {
          if (pathname === '/404.html') {
            release();
          } else {
            await released;
          }
          return true;
        },
        ({ pages }) => (paths = [...pages.keys()]),
      ),
    ]);
    expect(paths).toEqual(['/a/', '/b/', '/404.html']);
  });

  it('include the size and hash of each page as written', async () => {
    const sizes: [string, number, string][] = [];
    await run(
      [
        stage('changer', { changes: { html: true } }, (page) => mark(page, 'ü')),
        stage('reader', { reads: { html: true } }, undefined, ({ written }) => {
          for (const page of written().values()) {
            sizes.push([page.path, page.bytes, page.sha256.slice(0, 8)]);
          }
        }),
      ],
      { 'a/index.html': html('A') },
    );
    const bytes = fs.readFileSync(path.join(folder(), 'a/index.html'));
    const { createHash } = await import('node:crypto');
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    expect(sizes).toEqual([['/a/', bytes.length, hash]]);
  });
});

describe('stage declarations', () => {
  const OTHER: StageKey<unknown, unknown> = stageKey('other');
  it.each<[string, AnyStage, string]>([
    [
      'a page',
      stage('a', {}, ({ document }) => titleOf(document)),
      'The stage "a" (plugin a-plugin) reads a page without declaring it. Set "reads.html"',
    ],
    [
      'a change of a page',
      stage('a', { reads: { html: true } }, (page) => mark(page, '<i>')),
      'changes a page without declaring it. Set "changes.html"',
    ],
    [
      'a result',
      stage('a', {}, undefined, ({ result }) => result(OTHER)),
      'reads the results of "other" without declaring it. List it in "reads.results"',
    ],
    [
      'a new file',
      stage('a', { changes: { files: ['b/'] } }, undefined, ({ output }) => output.write('c', '')),
      'uses the file c without declaring it. Add it to "changes.files" where the stage is registered; found b/.',
    ],
    [
      'a file of another stage',
      stage('a', {}, undefined, ({ output }) => output.read('other.json')),
      'uses the file other.json without declaring it. Add it to "reads.files"',
    ],
    [
      'a derived page',
      stage('a', { changes: { html: true, files: ['b/'] } }, (page) =>
        page.derive('b2/index.html'),
      ),
      '"b2/index.html" must be a new file within "changes.files" of the stage "a"',
    ],
  ])(
    'without %s stop the build, with an error that says what to add',
    async (_, using, message) => {
      const other = stage('other', { changes: { files: ['other.json'] } });
      await expect(run([using, other])).rejects.toThrow(message);
    },
  );
});

describe('plugin hooks', () => {
  const postBuild = (context: LoadContext, routes: string[]) =>
    builtSite(context).postBuild(
      buildProps(folder(), routes) as unknown as Parameters<
        ReturnType<typeof builtSite>['postBuild']
      >[0],
    );

  it('run the stages of all plugins once and all wait for the same run', async () => {
    const context = {} as LoadContext;
    let runs = 0;
    let isDone = false;
    const counting = stage('counting', {}, undefined, async () => {
      runs += 1;
      await fsPromises.mkdir(path.join(folder(), 'late'));
      isDone = true;
    });
    builtSite(context).addStage(counting);
    builtSite(context).addStage(stage('another', {}));
    const hooks = [postBuild(context, []), postBuild(context, [])];
    await hooks[1];
    expect([runs, isDone]).toEqual([1, true]);
    await hooks[0];
  });

  it("aren't affected by other sites and languages in the process", async () => {
    const [one, other] = [{} as LoadContext, {} as LoadContext];
    builtSite(one).addStage(stage('failing', {}, undefined, () => Promise.reject(new Error('no'))));
    await expect(postBuild(other, [])).resolves.toBeUndefined();
    await expect(postBuild(one, [])).rejects.toThrow('no');
  });

  it('reject a stage that is registered too late', async () => {
    const context = {} as LoadContext;
    await postBuild(context, []);
    expect(() => builtSite(context).addStage(stage('late', {}))).toThrow(
      'The stage "late" (plugin late-plugin) is registered after the pipeline has started',
    );
  });
});
