import { useLocation } from '@docusaurus/router';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';

import { ServedHtml } from './ServedHtml';
import { fetchServedPage } from './servedPages';

const TABLE =
  '<table><tbody><tr><td><a href="../grid-row/#grid-row-id">GridRow</a></td></tr></tbody></table>';

let preload: jest.Mock;
let consoleError: jest.SpyInstance;

beforeEach(() => {
  window.history.replaceState(null, '', '/x/api/data-grid/data-grid/');
  preload = jest.fn(() => Promise.resolve());
  Object.assign(window, { docusaurus: { preload, prefetch: () => false } });
  consoleError = jest.spyOn(console, 'error');
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  expect(consoleError).not.toHaveBeenCalled();
  consoleError.mockRestore();
});

function Place() {
  const { pathname, hash } = useLocation();
  return <output>{pathname + hash}</output>;
}

/** Returns the app's current location. */
const place = () => document.querySelector('output')?.textContent;

const part = (html: string) => (
  <MemoryRouter initialEntries={[window.location.pathname]}>
    <ServedHtml id="props" html={html} />
    <Place />
  </MemoryRouter>
);

/** Hydrates a server-rendered page with the browser's module, which contains no HTML. */
function hydratePage(html: string): HTMLElement {
  const page = document.createElement('main');
  page.innerHTML = `<div data-served="props">${html}</div><output>${window.location.pathname}</output>`;
  document.body.append(page);
  render(part(''), { container: page, hydrate: true });
  return page;
}

/** Returns the link in the table. */
const linkIn = (page: HTMLElement) => page.querySelector('a') as HTMLAnchorElement;

/** Navigates to the given path and fetches a page for it, as a client navigation does. */
function serve(pathname: string, html: string): Promise<void> {
  window.history.replaceState(null, '', pathname);
  return fetchServedPage(pathname, () =>
    Promise.resolve(new DOMParser().parseFromString(html, 'text/html')),
  );
}

describe('ServedHtml', () => {
  it("keeps the server's DOM nodes", () => {
    const page = document.createElement('main');
    page.innerHTML = `<div data-served="props">${TABLE}</div><output>${window.location.pathname}</output>`;
    document.body.append(page);
    const table = page.querySelector('table');
    const { rerender } = render(part(''), { container: page, hydrate: true });
    rerender(part(''));
    expect(page.querySelector('table')).toBe(table);
  });

  it("renders the module's HTML in development", () => {
    const { container } = render(part(TABLE));
    expect(container.querySelector('table')).toBeInTheDocument();
  });

  it('takes its part of the fetched page after a navigation', async () => {
    await serve(
      '/x/api/a/',
      `<div data-served="slots"><p>Other</p></div><div data-served="props">${TABLE}</div>`,
    );
    const { container } = render(part(''));
    expect(container.querySelectorAll('table')).toHaveLength(1);
    expect(container).not.toHaveTextContent('Other');
  });

  it("renders nothing if the page couldn't be fetched", () => {
    window.history.replaceState(null, '', '/x/api/never-fetched/');
    const { container } = render(part(''));
    expect(container.querySelector('[data-served]')).toBeEmptyDOMElement();
  });

  it('navigates on the client when a relative link is clicked', () => {
    const link = linkIn(hydratePage(TABLE));
    expect(fireEvent.click(link)).toBe(false);
    expect(place()).toBe('/x/api/data-grid/grid-row/#grid-row-id');
  });

  it('prefetches the page of a link that is hovered or focused', () => {
    const link = linkIn(hydratePage(TABLE));
    fireEvent.pointerOver(link);
    fireEvent.focusIn(link);
    expect(preload.mock.calls).toEqual([
      ['/x/api/data-grid/grid-row/'],
      ['/x/api/data-grid/grid-row/'],
    ]);
  });

  test.each([
    ['a new tab is requested', '<a href="../b/">b</a>', { ctrlKey: true }],
    ['it has a target', '<a href="../b/" target="_blank">b</a>', {}],
    ['it points to another site', '<a href="https://mui.com/x/">b</a>', {}],
    ['it is a mailto link', '<a href="mailto:a@b.c">b</a>', {}],
    ['it starts at the root, as links to other languages do', '<a href="/zh/x/">b</a>', {}],
    ['it points to a place on the same page', '<a href="#props">b</a>', {}],
    ['it has no href', '<a>b</a>', {}],
  ])('leaves a link to the browser when %s', (_when, html, init) => {
    const link = linkIn(hydratePage(html));
    const before = place();
    // jsdom doesn't implement navigation.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(link, init);
    expect(place()).toBe(before);
  });
});
