import { useHistorySelector } from '@docusaurus/theme-common';
import { Context as BrowserContext } from '@docusaurus/core/lib/client/browserContext';
import { Context } from '@docusaurus/core/lib/client/docusaurusContext';
import { act, renderHook } from '@testing-library/react';
import type { ContextType, ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

import { rememberSwitch } from './arrival';
import { useCurrentPlace, useVersionAddress, useVersionEntries, useVersionSwitch } from './client';
import type { SiteVersion, VersionsData } from './types';

const NEXT: SiteVersion = {
  name: 'current',
  label: 'Next',
  path: '/x/next/',
  start: '/x/next/',
  navbar: {},
  products: { 'x-charts': '/x/next/react-charts/' },
  isCurrent: false,
  banner: 'unreleased',
  packages: {},
};
const LAST: SiteVersion = {
  ...NEXT,
  name: '8.12.1',
  label: '8.12.1',
  path: '/x/',
  start: '/x/',
  products: { 'x-charts': '/x/react-charts/', 'x-tree-view': '/x/react-tree-view/' },
  isCurrent: true,
  banner: null,
};

const DATA: VersionsData = {
  versions: [NEXT, LAST],
  archived: [
    {
      text: 'v7',
      href: 'https://v7.example/',
      products: { 'x-charts': 'https://v7.example/charts/' },
    },
  ],
  pages: {
    '/x/react-charts/bars/': { places: { current: { path: '/x/next/react-charts/bars/' } } },
    '/x/next/react-charts/radar/': {
      title: 'Radar',
      places: { '8.12.1': { path: '/x/react-charts/', standIn: 'nearest' } },
    },
  },
};

/** Calls a hook on a page. */
function on<Value>(pathname: string, hook: () => Value) {
  const context = {
    globalData: { 'portal-versions': { default: DATA } },
  } as unknown as ContextType<typeof Context>;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Context.Provider value={context}>
      <BrowserContext.Provider value={true}>
        <MemoryRouter initialEntries={[pathname]}>{children}</MemoryRouter>
      </BrowserContext.Provider>
    </Context.Provider>
  );
  return renderHook(hook, { wrapper }).result;
}

/** Returns the links of the menu on a page, by their texts. */
const hrefs = (pathname: string) =>
  Object.fromEntries(on(pathname, useVersionEntries).current.map(({ text, href }) => [text, href]));

describe('the menu', () => {
  it('links to the page in the other version, and to the product in the archive', () => {
    expect(hrefs('/x/react-charts/bars/')).toEqual({
      Next: '/x/next/react-charts/bars/',
      '8.12.1': '/x/react-charts/bars/',
      v7: 'https://v7.example/charts/',
    });
  });

  it('works on a path without a trailing slash', () => {
    expect(hrefs('/x/react-charts/bars').Next).toBe('/x/next/react-charts/bars/');
  });

  it('links to the page itself in its own version, even if it exists in no other', () => {
    expect(hrefs('/x/react-charts/pies/')['8.12.1']).toBe('/x/react-charts/pies/');
  });

  it("links to the versions' start pages from a page without a version", () => {
    expect(hrefs('/playground/')).toEqual({
      Next: '/x/next/',
      '8.12.1': '/x/',
      v7: 'https://v7.example/',
    });
  });

  describe('from an address of the docs that is no page', () => {
    const entryOn = (pathname: string, text: string) =>
      on(pathname, useVersionEntries).current.find((entry) => entry.text === text);
    const note = (label: string) => ({ standIn: 'nearest', title: '', label });

    it('leads to the product, and says so', () => {
      expect(entryOn('/x/next/react-charts/gone/', '8.12.1')).toMatchObject({
        href: '/x/react-charts/',
        versionSwitch: note('8.12.1'),
      });
      expect(entryOn('/x/api/charts/gone/', 'Next')).toMatchObject({
        href: '/x/next/react-charts/',
        versionSwitch: note('Next'),
      });
    });

    it('leads to where the version starts if it has no such product', () => {
      expect(entryOn('/x/react-tree-view/gone/', 'Next')).toMatchObject({
        href: '/x/next/',
        versionSwitch: note('Next'),
      });
      expect(entryOn('/playground/', 'Next')?.versionSwitch).toBeUndefined();
    });
  });

  it('marks the version of the page', () => {
    const current = (pathname: string) =>
      on(pathname, useVersionEntries).current.find((entry) => entry.current)?.text;
    expect(current('/x/next/react-charts/radar/')).toBe('Next');
    expect(current('/x/react-charts/bars/')).toBe('8.12.1');
    expect(current('/playground/')).toBe('8.12.1');
  });

  it('describes the kind of each version', () => {
    expect(on('/x/', useVersionEntries).current.map(({ kind }) => kind)).toEqual([
      'unreleased',
      'current',
      'archived',
    ]);
  });
});

it("returns a page's counterpart in the current version, unless the page belongs to it", () => {
  expect(on('/x/next/react-charts/radar/', useCurrentPlace).current).toEqual({
    path: '/x/react-charts/',
    standIn: 'nearest',
    label: '8.12.1',
  });
  expect(on('/x/react-charts/bars/', useCurrentPlace).current).toBeUndefined();
  expect(on('/playground/', useCurrentPlace).current).toBeUndefined();
});

it('returns a path in the version of the page', () => {
  const addressOn = (pathname: string) => on(pathname, useVersionAddress).current('react-charts/');
  expect(addressOn('/x/next/react-charts/radar/')).toBe('/x/next/react-charts/');
  expect(addressOn('/playground/')).toBe('/x/react-charts/');
});

it('reports where a switch led, but not after the next navigation or on the way back', () => {
  const versionSwitch = { standIn: 'nearest', title: 'Radar', label: '8.12.1' } as const;
  rememberSwitch('/x/react-charts/', versionSwitch);
  const page = on('/x/react-charts/', () => ({
    told: useVersionSwitch(),
    history: useHistorySelector((self) => self),
  }));
  const { history } = page.current;
  expect(page.current.told).toEqual(versionSwitch);
  act(() => history.replace('/x/react-charts/#bars'));
  expect(page.current.told).toEqual(versionSwitch);
  act(() => history.push('/x/react-charts/bars/'));
  expect(page.current.told).toBeUndefined();
  act(() => history.goBack());
  expect(page.current.told).toBeUndefined();
});
