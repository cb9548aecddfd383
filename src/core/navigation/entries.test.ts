/** @jest-environment node */
// @reads src/core/navigation/releases/8.12.1.yaml
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { redirects } from '@site/portal.config';
import { load } from 'js-yaml';

import { navigationFlags } from './chips';
import { entries } from '../../../navigation';
import { entryTitle } from './title';
import type { NavigationEntry } from './types';

function flatten(list: readonly NavigationEntry[]): NavigationEntry[] {
  return list.flatMap((entry) => [entry, ...flatten(entry.children ?? [])]);
}

const all = flatten(entries);

function titlesIn(...titles: string[]): string[] {
  const group = titles.reduce<readonly NavigationEntry[]>((list, title) => {
    const found = list.find((entry) => entryTitle(entry) === title);
    if (!found) {
      throw new Error(`The navigation has no "${title}".`);
    }
    return found.children ?? [];
  }, entries);
  return group.map(entryTitle);
}

describe('the navigation', () => {
  it('contains each route once', () => {
    const pathnames = all.map(({ pathname }) => pathname);
    expect(pathnames.filter((pathname, index) => pathnames.indexOf(pathname) !== index)).toEqual(
      [],
    );
  });

  it('has all routes of this site under /x/, without a trailing slash', () => {
    const wrong = all
      .map(({ pathname }) => pathname)
      .filter((pathname) => !/^\/x\/\S*[^/]$/.test(pathname) && !pathname.startsWith('https://'));
    expect(wrong).toEqual([]);
  });

  it('has no two siblings with the same name', () => {
    const groups = [entries, ...all.map(({ children }) => children ?? [])];
    const doubled = groups.flatMap((group) => {
      const titles = group.map(entryTitle);
      return titles.filter((title, index) => titles.indexOf(title) !== index);
    });
    expect(doubled).toEqual([]);
  });
});

it("starts each product's API pages with the API index, then components and interfaces", () => {
  const groups = all.filter(({ title }) => title === 'API reference');
  expect(groups.map(({ children }) => children?.[0])).toEqual(
    ['data-grid', 'date-pickers', 'charts', 'tree-view'].map((folder) => ({
      pathname: `/x/api/${folder}`,
      title: 'Index',
    })),
  );
  groups.forEach(({ children = [] }) =>
    expect(children.map(entryTitle)).toEqual(['Index', 'Components', 'Interfaces']),
  );
});

/** Pages that exist only on this site: about readers' data and offline reading. */
const OWN_TITLES = new Set(['Privacy', 'Read offline', 'Changes in behavior']);

describe('the navigation groups', () => {
  it('are at the top level, in order', () => {
    const groups = entries.filter(({ children }) => children).map(entryTitle);
    expect(groups).toEqual([
      'Introduction',
      'Common concepts',
      'Data Grid',
      'Date and Time Pickers',
      'Charts',
      'Tree View',
      'Templates',
      'Migration',
    ]);
  });

  test.each([
    [
      'Introduction',
      [
        'Overview',
        'Installation',
        'Licensing',
        'Support',
        'AI support via MCP',
        'Priority support',
        'Telemetry',
        'Roadmap',
      ],
    ],
    [
      'Data Grid',
      [
        'Overview',
        'Quickstart',
        'Features',
        'Demos',
        'Main features',
        'Advanced features',
        'Components',
        'Customization',
        'Resources',
        'API reference',
      ],
    ],
    ['Migration', ['Upgrade to v8', 'Upgrade to v7', 'Upgrade to v6', 'Earlier versions']],
  ])('contains the expected entries under "%s"', (group, titles) => {
    expect(titlesIn(group).filter((title) => !OWN_TITLES.has(title))).toEqual(titles);
  });

  it('contains custom components among the common concepts', () => {
    const pathnames = all.map(({ pathname }) => pathname);
    expect(pathnames).toContain('/x/common-concepts/custom-components');
  });
});

describe('the navigation compared with the documented release', () => {
  const ours = new Map(all.map((entry) => [entry.pathname, entry]));
  const release = load(
    readFileSync(path.join(__dirname, 'releases/8.12.1.yaml'), 'utf8'),
  ) as Record<string, Omit<NavigationEntry, 'pathname'>>;
  const leaves = Object.entries(release)
    .map(([pathname, entry]) => ({ pathname, ...entry }))
    // A page that has moved since is somewhere else.
    .filter(({ pathname }) => ours.has(pathname) || !(`${pathname}/` in redirects));

  it('contains all pages', () => {
    expect(leaves.length).toBeGreaterThan(0);
    expect(
      leaves.map(({ pathname }) => pathname).filter((pathname) => !ours.has(pathname)),
    ).toEqual([]);
  });

  it('has the same order of pages', () => {
    const pathnames = leaves.map(({ pathname }) => pathname);
    const released = new Set(pathnames);
    expect(
      all.map(({ pathname }) => pathname).filter((pathname) => released.has(pathname)),
    ).toEqual(pathnames);
  });

  it('has the same flags on every page', () => {
    const flagsOf = (entry: NavigationEntry | undefined) => navigationFlags(entry ?? {});
    expect(leaves.map(({ pathname }) => [pathname, flagsOf(ours.get(pathname))])).toEqual(
      leaves.map((leaf) => [leaf.pathname, flagsOf(leaf)]),
    );
  });

  it('has the same title on every page', () => {
    expect(leaves.map(({ pathname }) => entryTitle(ours.get(pathname) ?? { pathname }))).toEqual(
      leaves.map(entryTitle),
    );
  });
});
