import { cleanup, render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { HelmetProvider } from 'react-helmet-async';

import type { IconFontData } from '../../types';

import IconFont from '.';

/** The plugin's data, as Docusaurus passes it on to the pages. */
let mockData: IconFontData;

jest.mock(
  '@portal/icon-fonts',
  () => ({
    __esModule: true,
    get default() {
      return mockData;
    },
  }),
  { virtual: true },
);

const OWN: IconFontData = { styleSheet: '/static/styles/icon-font.css?1' };
const SERVICE: IconFontData = {
  ...OWN,
  service: {
    styleSheet: 'https://icons.example/icon?family=Material+Icons',
    fonts: ['https://icon-files.example'],
  },
};

beforeEach(() => {
  mockData = OWN;
});
afterEach(() => {
  cleanup();
  document.head.replaceChildren();
});

const renderPage = (content: ReactNode) => render(<HelmetProvider>{content}</HelmetProvider>);

const sheets = () =>
  [...document.head.querySelectorAll('link[rel="stylesheet"]')].map((link) =>
    link.getAttribute('href'),
  );

test('links the style sheet once on a page with several demos that use the font, and not otherwise', async () => {
  const { rerender } = renderPage(
    <>
      <IconFont />
      <IconFont />
    </>,
  );
  await waitFor(() => expect(sheets()).toEqual([OWN.styleSheet]));
  expect(document.head.querySelector('style, link[rel="preconnect"]')).toBeNull();

  rerender(<HelmetProvider>{null}</HelmetProvider>);
  await waitFor(() => expect(sheets()).toEqual([]));
});

test("loads a service's style sheet in the lowest layer, without blocking elements", async () => {
  mockData = SERVICE;
  renderPage(<IconFont />);
  await waitFor(() =>
    expect(document.head.querySelector('style')?.textContent).toBe(
      '@import url("https://icons.example/icon?family=Material+Icons") layer(docusaurus.icon-font);',
    ),
  );
  await waitFor(() => expect(sheets()).toEqual([OWN.styleSheet]));
  const connections = [...document.head.querySelectorAll('link[rel="preconnect"]')];
  expect(
    connections.map((link) => [link.getAttribute('href'), link.getAttribute('crossorigin')]),
  ).toEqual([
    ['https://icons.example', null],
    ['https://icon-files.example', 'anonymous'],
  ]);
});

test('requests nothing from the service on the server', () => {
  mockData = SERVICE;
  renderToString(
    <HelmetProvider>
      <IconFont />
    </HelmetProvider>,
  );
  expect(document.head.querySelector('style')).toBeNull();
});
