/** @jest-environment node */
import { siteResponse } from '@site/scripts/jest/caches';

import { DOWNLOAD_HEADER } from '../format';

import {
  describePage,
  fileKey,
  hasExpectedType,
  isKeepable,
  kindOf,
  localeOf,
  pageKey,
  type RequestTraits,
} from './routing';

const ORIGIN = 'https://docs.example';
const SITE = { ignore: ['/live/', '/feedback'], locales: [{ base: '/' }, { base: '/zh/' }] };

const request = (path: string, traits: Partial<RequestTraits> = {}): RequestTraits => ({
  url: new URL(path, ORIGIN).href,
  method: 'GET',
  mode: 'cors',
  destination: '',
  headers: new Headers(),
  ...traits,
});
const kind = (path: string, traits?: Partial<RequestTraits>) =>
  kindOf(request(path, traits), ORIGIN, SITE);

describe('a request', () => {
  const document = { mode: 'navigate', destination: 'document' } as const;

  it.each([
    ['a page', '/x/react-data-grid/', document, 'page'],
    ['a page of another language', '/zh/x/react-charts/?a=1', document, 'page'],
    [
      'a page that is fetched ahead',
      '/x/',
      { headers: new Headers({ Accept: 'text/html' }) },
      'page',
    ],
    ['a script', '/assets/js/main.0c0ffee0.js', { destination: 'script' }, 'asset'],
    ['a font of another language', '/zh/assets/fonts/a.woff2', { destination: 'font' }, 'asset'],
    ['the search', '/assets/search/0c0ffee0/index.json', {}, 'asset'],
    ['what has no hash', '/search/manifest.json', {}, 'other'],
    ['a style sheet of a fixed name', '/static/styles/code-light.css?0c0ffee0', {}, 'other'],
  ] as const)('for %s is of the expected kind', (_what, path, traits, expected) => {
    expect(kind(path, traits)).toBe(expected);
  });

  it.each([
    ['of another host', 'https://tag.example/assets/tag.js', {}],
    ['that sends something', '/feedback', { method: 'POST' }],
    ['that only asks whether something is there', '/assets/js/a.js', { method: 'HEAD' }],
    ['for a part of a file', '/assets/a.mp4', { headers: new Headers({ Range: 'bytes=0-9' }) }],
    ['of a download', '/assets/js/a.js', { headers: new Headers({ [DOWNLOAD_HEADER]: '1' }) }],
    ['for a frame', '/x/', { mode: 'navigate', destination: 'iframe' }],
    ['for the frame of edited code, opened alone', '/live/8.12.1/index.html', document],
    ['for answers of readers', '/feedback', {}],
  ] as const)('for %s is ignored', (_what, path, traits) => {
    expect(kind(path, traits)).toBeUndefined();
  });

  it('is only answered below the path of the site', () => {
    const kindBelow = (path: string) =>
      kindOf(request(path), ORIGIN, { ignore: [], locales: [{ base: '/docs/' }] });
    expect(
      ['/docs/assets/a.js', '/docs/img/a.svg', '/assets/a.js', '/shop/'].map(kindBelow),
    ).toEqual(['asset', 'other', undefined, undefined]);
  });
});

it.each(['/x/a/', '/x/a', '/x/a/index.html', '/x/a/?b=1', '/x/a/#b'])(
  'for a page has one cache key, also as %s',
  (path) => {
    expect(pageKey(ORIGIN + path)).toBe('/x/a/');
  },
);

it('for other files is distinguished by its query', () => {
  expect(fileKey(`${ORIGIN}/static/a.css?1#b`)).toBe('/static/a.css?1');
});

it('for a path belongs to the language with the longest matching base URL', () => {
  const locales = [{ base: '/' }, { base: '/zh/' }];
  expect(localeOf(`${ORIGIN}/zh/x/`, locales)).toBe(locales[1]);
  expect(localeOf(`${ORIGIN}/zhx/`, locales)).toBe(locales[0]);
  expect(localeOf(`${ORIGIN}/x/`, [])).toBeUndefined();
});

describe('a response', () => {
  it('is stored if it matches the request', () => {
    expect(isKeepable(siteResponse('<h1>A</h1>'), 'page', '/x/')).toBe(true);
    expect(isKeepable(siteResponse('run()', { type: 'text/javascript' }), 'asset', '/a.js')).toBe(
      true,
    );
  });

  it.each([
    ['an error', siteResponse('', { status: 404 }), 'page'],
    ['a failure of the server', siteResponse('', { status: 503 }), 'page'],
    ['a page in place of a script', siteResponse('<h1>No</h1>'), 'asset'],
    ['a script in place of a page', siteResponse('run()', { type: 'text/javascript' }), 'page'],
    [
      'what must not be',
      Object.defineProperty(
        new Response('', { headers: { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' } }),
        'type',
        { value: 'basic' },
      ),
      'page',
    ],
    [
      'what another address has led to',
      Object.defineProperty(siteResponse(''), 'redirected', { value: true }),
      'page',
    ],
    [
      'what another host has sent',
      new Response('', { headers: { 'Content-Type': 'text/html' } }),
      'page',
    ],
  ] as const)("isn't stored if it is %s", (_what, response, of) => {
    expect(isKeepable(response, of, of === 'page' ? '/x/' : '/assets/a.js')).toBe(false);
  });

  it.each([
    ['/assets/js/a.1.js', 'text/javascript; charset=utf-8', true],
    ['/assets/js/a.1.js', 'application/javascript', true],
    ['/assets/js/a.1.js', 'text/plain', false],
    ['/assets/css/a.1.css?theme', 'text/css', true],
    ['/assets/css/a.1.css?theme', 'text/html', false],
    ['/search/manifest.json', 'application/json', true],
    ['/search/manifest.json', 'text/plain', false],
    ['/img/a.svg', 'image/svg+xml', true],
    ['/img/a.svg', 'text/html', false],
    ['/assets/fonts/a.woff2', 'font/woff2', true],
    ['/assets/fonts/a.woff2', 'text/plain', false],
    ['/x/sorting.md', 'text/markdown', true],
    ['/x/sorting.md', 'text/html', false],
  ])('for %s may have the type %s: %s', (key, type, isExpected) => {
    expect(hasExpectedType(key, siteResponse('', { type }))).toBe(isExpected);
  });
});

describe('the description of a page', () => {
  it.each([
    '<title data-rh=true>Sorting &amp; more | MUI X</title><meta data-rh=true name=docusaurus_version content=8.12.1 />',
    '<meta content="8.12.1" name="docusaurus_version"><title>Sorting &amp; more | MUI X</title>',
  ])('consists of its title and version: %s', (html) => {
    expect(describePage(html)).toEqual({ title: 'Sorting &amp; more | MUI X', version: '8.12.1' });
  });

  it("is empty if the page doesn't have one", () => {
    expect(describePage('<meta name=docusaurus_locale content=en><h1>A</h1>')).toEqual({});
  });
});
