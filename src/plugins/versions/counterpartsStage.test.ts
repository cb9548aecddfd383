/** @jest-environment node */
import { runStagesOn } from '@site/scripts/jest/builtSite';
import { temporaryFolder } from '@site/scripts/jest/files';

import type { Stage } from '../../core/build/site';
import { RECORDS, type RecordedPage, type RecordedSite } from '../bundle';

import { findCounterpart, type VersionPages } from './counterparts';
import { counterpartsStage } from './counterpartsStage';

const folder = temporaryFolder();

const PAGES = ['', 'react-charts', 'api/charts/bar-chart'];
const version = (name: string, path: string, pages = PAGES): VersionPages & { path: string } => ({
  name,
  path,
  start: path,
  pages: new Map(pages.map((page) => [page, path + (page && `${page}/`)])),
});
const VERSIONS = [
  version('current', '/x/next/', [...PAGES, 'react-charts/radar']),
  version('8', '/x/'),
];

const html = (...links: string[]) =>
  `<!doctype html><html><head><title>A</title><body>${links
    .map((href) => `<a data-version-link href="${href}">Next</a>`)
    .join('')}<a href="/x/next/">Next</a></body>`;

/** The site with all links. */
const SITE = {
  'x/index.html': html('/x/next/'),
  'x/react-charts/index.html': html('/x/next/react-charts/'),
  'x/api/charts/bar-chart/index.html': html('/x/next/api/charts/bar-chart/'),
  'x/next/index.html': html('/x/'),
  'x/next/react-charts/index.html': html('/x/react-charts/'),
  'x/next/react-charts/radar/index.html': html('/x/react-charts/'),
  'x/next/api/charts/bar-chart/index.html': html('/x/api/charts/bar-chart/'),
  // Not pages of the docs.
  'x/react-charts/demos/Bars/index.html': html(),
  'playground/index.html': html(),
  '404.html': html(),
};

/** A stage that stands for the one that writes the records. */
const records = (placesAt: (path: string) => string[] | undefined): Stage => ({
  key: RECORDS as unknown as Stage['key'],
  plugin: 'bundle',
  reads: { html: true },
  start: () => ({
    page({ path }) {
      const places = placesAt(path);
      const data = places && {
        plugin: 'versions',
        id: 'default',
        pathname: path,
        data: { places: Object.fromEntries(places.map((to) => [to, { path: to }])) },
      };
      const recorded: RecordedPage = { build: '1', scripts: [], data: data ? [data] : [] };
      return recorded as unknown as undefined;
    },
    finish: () => ({ shellScripts: [] }) satisfies RecordedSite as unknown as undefined,
  }),
});

function check(files: Partial<typeof SITE>, others: Stage[] = []): Promise<void> {
  const stage = counterpartsStage('versions', {
    versions: () => VERSIONS,
    placesOf: (page, name) =>
      Object.fromEntries(
        VERSIONS.filter((candidate) => candidate.name !== name).map((other) => [
          other.name,
          findCounterpart(page, other, {}),
        ]),
      ),
  });
  const stages = [...others, stage] as unknown as Stage<unknown, unknown>[];
  return runStagesOn(folder(), { ...SITE, ...files }, stages);
}

it('a site whose pages all link to their places in the other versions passes', async () => {
  await expect(check({})).resolves.toBeUndefined();
});

it('a page whose menu leads elsewhere fails the build, and is named', async () => {
  await expect(
    check({
      'x/api/charts/bar-chart/index.html': html('/x/next/'),
      'x/next/react-charts/index.html': html(),
    }),
  ).rejects.toThrow(
    "versions: the version menu lacks a link to the page's place in another version on " +
      '/x/api/charts/bar-chart/ (to /x/next/api/charts/bar-chart/), /x/next/react-charts/ (to /x/react-charts/).',
  );
});

it('only some pages are named if there are many', async () => {
  const files = Object.fromEntries(Object.keys(SITE).map((file) => [file, html()]));
  await expect(check(files)).rejects.toThrow(/\) and on 2 more\. /);
});

it('a page whose record leads elsewhere fails the build, too', async () => {
  const linksOf = (path: string) =>
    /data-version-link href="([^"]+)"/.exec(
      SITE[`${path.slice(1)}index.html` as keyof typeof SITE] ?? '',
    )?.[1];
  const complete = records((path) => [linksOf(path) ?? '']);
  await expect(check({}, [complete])).resolves.toBeUndefined();
  const lacking = records((path) =>
    path === '/x/next/react-charts/radar/' ? undefined : [linksOf(path) ?? ''],
  );
  await expect(check({}, [lacking])).rejects.toThrow(
    "lacks a link to the page's place in another version on /x/next/react-charts/radar/ (to /x/react-charts/).",
  );
});
