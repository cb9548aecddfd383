/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';

import { runStagesOn } from '@site/scripts/jest/builtSite';
import { temporaryFolder } from '@site/scripts/jest/files';
import { loadImage } from '@napi-rs/canvas';

import { openResults, type ResultCache } from '../../core/build/cache/results';

import { createPainter, type Card, type Painter } from './draw';
import { socialImagesStage } from './stage';

const folder = temporaryFolder();

const DAY = 24 * 60 * 60 * 1000;

const html = (title: string) =>
  `<!doctype html><html lang=en><head><meta charset=UTF-8><title data-rh=true>${title}</title></head><body></body></html>`;

const PAGES = {
  'x/react-data-grid/sorting/index.html': html('Sorting'),
  'x/react-data-grid/sorting/demos/Orders/index.html': html('Orders'),
  'x/react-data-grid/filtering/index.html': html('Filtering'),
  'playground/index.html': html('Playground'),
  'logo/index.html': html('Logo').replace(
    '<title',
    '<meta property=og:image content=/logo.png><title',
  ),
  '404.html': html('Not found'),
  'live/frame.html': html('A frame'),
};

const card = (title: string): Card => ({ title, site: 'MUI X', release: '8.12.1' });
const DOCS = [
  { permalink: '/x/react-data-grid/sorting/', card: card('Data Grid "sorting"') },
  { permalink: '/x/react-data-grid/filtering', card: card('Data Grid filtering') },
];

let painter: Promise<Painter>;
let painted: string[];
let closed: number;
beforeEach(() => {
  painter = createPainter();
  painted = [];
  closed = 0;
});

/** Builds a site and returns the head of each page. */
async function build(name: string, cache?: () => ResultCache): Promise<Record<string, string>> {
  const outDir = path.join(folder(), name);
  await runStagesOn(outDir, PAGES, [
    socialImagesStage({
      plugin: 'test',
      root: 'https://docs.example.com/',
      docs: () => DOCS,
      site: { title: 'Components', site: 'MUI X' },
      cache,
      painter: {
        async paint(each) {
          painted.push(each.title);
          return (await painter).paint(each);
        },
        close() {
          closed += 1;
          return Promise.resolve();
        },
      },
    }),
  ]);
  return Object.fromEntries(
    Object.keys(PAGES).map((file) => [
      file,
      fs.readFileSync(path.join(outDir, file), 'utf8').replace(/^.*<head>|<\/head>.*$/g, ''),
    ]),
  );
}

const imageIn = (head = '') =>
  /og:image content="https:\/\/docs\.example\.com\/(assets\/social\/[\da-f]{16}\.png)"/.exec(
    head,
  )?.[1] ?? '';
const readImage = (name: string, head: string | undefined) =>
  fs.readFileSync(path.join(folder(), name, imageIn(head)));

/** A cache at some time. */
const cacheAt =
  (now: number, versions = '1') =>
  () =>
    openResults(path.join(folder(), 'cache'), { files: [__filename], versions }, () => now);

test('gives each page an image of 1200×630 pixels, with its size and text', async () => {
  const heads = await build('site');
  const head = heads['x/react-data-grid/sorting/index.html'];
  expect(head).toContain('<meta data-rh=true property=og:image:width content="1200">');
  expect(head).toContain('<meta data-rh=true property=og:image:height content="630">');
  expect(head).toContain('content="Data Grid &quot;sorting&quot; – MUI X 8.12.1"');
  const { width, height } = await loadImage(readImage('site', head));
  expect([width, height]).toEqual([1200, 630]);
  expect(imageIn(heads['x/react-data-grid/filtering/index.html'])).not.toBe(imageIn(head));
});

test('uses the image of the guide for its demos, and one image for all other pages', async () => {
  const heads = await build('site');
  const images = Object.fromEntries(
    Object.entries(heads).map(([file, head]) => [file, imageIn(head)]),
  );
  expect(images['x/react-data-grid/sorting/demos/Orders/index.html']).toBe(
    images['x/react-data-grid/sorting/index.html'],
  );
  expect(images['404.html']).toBe(images['playground/index.html']);
  expect(heads['live/frame.html']).not.toContain('og:image');
  expect(painted.sort()).toEqual(['Components', 'Data Grid "sorting"', 'Data Grid filtering']);
});

test('leaves the image that a page names', async () => {
  const { 'logo/index.html': head } = await build('site');
  expect(head?.match(/og:image[^>]*/g)).toEqual(['og:image content=/logo.png']);
});

test('draws only new images, and the same bytes every time', async () => {
  const first = await build('first', cacheAt(0));
  expect(painted).toHaveLength(3);
  painted = [];
  expect(await build('second', cacheAt(DAY))).toEqual(first);
  expect(painted).toEqual([]);
  expect(closed).toBe(2);
  // Another version of a library, or no cache.
  expect(await build('third', cacheAt(DAY, '2'))).toEqual(first);
  expect(painted).toHaveLength(3);
});

test('replaces a broken image of the cache', async () => {
  const first = await build('first', cacheAt(0));
  const [file = ''] = fs.readdirSync(path.join(folder(), 'cache'));
  fs.truncateSync(path.join(folder(), 'cache', file), 100);
  painted = [];
  expect(await build('second', cacheAt(DAY))).toEqual(first);
  expect(painted).toHaveLength(1);
});

test('removes images from the cache that no build has used for 30 days', async () => {
  const cache = path.join(folder(), 'cache');
  await build('first', cacheAt(Date.now(), 'old'));
  const old = fs.readdirSync(cache);
  await build('second', cacheAt(Date.now() + 29 * DAY));
  expect(fs.readdirSync(cache)).toHaveLength(6);
  await build('third', cacheAt(Date.now() + 31 * DAY));
  const kept = fs.readdirSync(cache);
  expect(kept).toHaveLength(3);
  expect(kept.filter((file) => old.includes(file))).toEqual([]);
});
