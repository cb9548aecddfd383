import { fakeColorPreference, fakeViewport } from '@site/scripts/jest/browser';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import { TitleFormatterProvider } from '@docusaurus/theme-common/internal';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter } from 'react-router-dom';

import type { DemoModule } from '../../types';

import DemoPage, { type DemoPageProps } from '.';

let viewport: ReturnType<typeof fakeViewport>;

beforeAll(() => {
  // Docusaurus uses this to fetch other pages.
  Object.assign(window, { docusaurus: { prefetch: () => false, preload: () => false } });
});
beforeEach(() => {
  viewport = fakeViewport();
  fakeColorPreference();
});
afterEach(async () => {
  cleanup();
  // Islands unmount a moment after their page.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
});

const demo: DemoModule = {
  name: 'SortedOrders',
  stylings: [
    {
      name: 'MUI System',
      files: ['SortedOrders.tsx'],
      island: { load: () => Promise.resolve(() => <p>Three orders</p>), html: () => '' },
    },
  ],
  hasJs: false,
  code: { TS: '' },
  sourceUrl: '/assets/demos/SortedOrders.txt',
  source: () => Promise.reject(new Error('not asked for')),
};

/** Renders the page of a demo as the site shows it. */
function renderDemoPage(props: Partial<DemoPageProps> = {}) {
  const page = { title: 'Data Grid sorting', permalink: '/x/sorting/' };
  render(
    <HelmetProvider>
      <MemoryRouter>
        <RouteContextProvider value={{ plugin: { name: 'portal-demos', id: 'default' } }}>
          <TitleFormatterProvider
            formatter={({ title, defaultFormatter, ...rest }) =>
              defaultFormatter({ title, ...rest })
            }
          >
            <DemoPage demo={demo} page={page} {...props} />
          </TitleFormatterProvider>
        </RouteContextProvider>
      </MemoryRouter>
    </HelmetProvider>,
  );
}

describe('the page of a demo', () => {
  it("isn't indexed by search engines", async () => {
    renderDemoPage();
    await waitFor(() =>
      expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute(
        'content',
        'noindex',
      ),
    );
  });

  it('links back to the demo on its page', () => {
    renderDemoPage();
    expect(screen.getByRole('link', { name: 'Data Grid sorting' })).toHaveAttribute(
      'href',
      '/x/sorting/#SortedOrders',
    );
  });

  it.each([
    ['in words', {}, 'Sorted orders'],
    ['as its author titled it', { title: 'Orders by date' }, 'Orders by date'],
  ])('is titled after the demo, %s', async (_kind, props, name) => {
    renderDemoPage(props);
    expect(screen.getByRole('heading', { level: 1, name })).toBeInTheDocument();
    expect(screen.getByRole('group', { name: `${name}, live` })).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe(`${name} – Data Grid sorting | MUI X`));
  });

  it('runs the demo, without toolbar and code', async () => {
    renderDemoPage();
    await viewport.enter(document.querySelector('[data-island]') as HTMLElement);
    expect(await screen.findByText('Three orders')).toBeInTheDocument();
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
    expect(document.querySelector('code')).toBeNull();
  });
});
