import { setEventSink, type EventSink } from '@site/src/plugins/analytics/client';
import { render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';

import { AdConfigProvider } from '../../client';
import type * as InHouse from '../../inHouse';
import { IN_HOUSE_ADS, type InHouseAd } from '../../inHouse';

import AdSlot from './Ad';

let pluginData: unknown;
let failure: Error | undefined;
let isDisplayed = true;

jest.mock('@docusaurus/useGlobalData', () => ({ usePluginData: () => pluginData }));
jest.mock('@docusaurus/useDocusaurusContext', () => ({
  __esModule: true,
  default: () => ({
    i18n: { currentLocale: 'en', localeConfigs: { en: { htmlLang: 'en' } } },
    siteConfig: {
      baseUrl: '/',
      url: 'https://docs.example',
      trailingSlash: true,
      future: { experimental_router: 'browser' },
    },
  }),
}));
jest.mock('../../inHouse', () => {
  const actual = jest.requireActual<typeof InHouse>('../../inHouse');
  return {
    ...actual,
    inHouseAdFor: (index: number, pathname: string) => {
      if (failure) {
        throw failure;
      }
      return actual.inHouseAdFor(index, pathname);
    },
  };
});

const sink = { event: jest.fn(), adDisplay: jest.fn() } satisfies EventSink;

beforeAll(() => {
  // Docusaurus' links call these functions to fetch pages on hover.
  Object.assign(window, { matchMedia: () => new EventTarget() });
  Element.prototype.checkVisibility = () => isDisplayed;
  Object.assign(window, { docusaurus: { prefetch: () => undefined, preload: () => undefined } });
});

beforeEach(() => {
  pluginData = undefined;
  failure = undefined;
  isDisplayed = true;
  sink.event.mockClear();
  sink.adDisplay.mockClear();
  setEventSink(sink);
  window.requestIdleCallback = (callback) =>
    Number(setTimeout(() => callback({ didTimeout: false, timeRemaining: () => 1 })));
  window.cancelIdleCallback = (handle) => clearTimeout(handle);
});
afterEach(() => {
  setEventSink(undefined);
  jest.restoreAllMocks();
});

const show = () =>
  render(
    <MemoryRouter initialEntries={['/x/react-charts/']}>
      <AdConfigProvider>
        <AdSlot />
      </AdConfigProvider>
    </MemoryRouter>,
  );

it('shows an in-house ad, labeled as an advertisement, and reports it', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.3);
  const { container } = show();
  expect(container.firstChild).toBeEmptyDOMElement();
  const ad = await screen.findByRole('complementary', { name: 'Advertisement' });
  expect(ad).toHaveTextContent('MCP support');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/x/introduction/mcp/');
  expect(sink.adDisplay.mock.calls).toEqual([['in-house-MCP support']]);
});

it('has a title, a text and a call to action in the inline shape, in one link', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.1);
  show();
  const link = await screen.findByRole('link', {
    name: /^Ad Data Grid quickstart Sort, filter and select/,
  });
  expect(within(link).getByText('Data Grid quickstart').tagName).toBe('STRONG');
  expect(within(link).getByText('Get started')).toHaveAttribute('aria-hidden', 'true');
  expect(link.querySelector('img')).toBeNull();
});

it('opens an external ad in a new tab without access to this page', async () => {
  const [, , ad] = IN_HOUSE_ADS as InHouseAd[];
  const replaced = ad && jest.replaceProperty(ad, 'link', 'https://example.com/templates/');
  jest.spyOn(Math, 'random').mockReturnValue(0.6);
  show();
  const link = await screen.findByRole('link');
  replaced?.restore();
  expect(link).toHaveAttribute('href', 'https://example.com/templates/');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'sponsored noopener noreferrer');
});

it('renders nothing and reports the crash if an ad throws', async () => {
  failure = new Error('A broken ad');
  const console = jest.spyOn(globalThis.console, 'error').mockImplementation(() => undefined);
  const { container } = show();
  await waitFor(() =>
    expect(sink.event.mock.calls).toEqual([['ad', { eventAction: 'crash', eventLabel: 'slot' }]]),
  );
  expect(container.firstChild).toBeEmptyDOMElement();
  expect(console).toHaveBeenCalled();
});

it("throws outside of its provider, with the provider's name", () => {
  jest.spyOn(globalThis.console, 'error').mockImplementation(() => undefined);
  expect(() => render(<AdSlot />)).toThrow('outside of <AdConfigProvider>');
});

it('shows an in-house ad without an image offline, also on a site with an ad network', async () => {
  pluginData = { network: { name: 'network', json: { endpoint: 'https://ads.example/' } } };
  jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  jest.spyOn(Math, 'random').mockReturnValue(0.3);
  show();
  const ad = await screen.findByRole('complementary', { name: 'Advertisement' });
  expect(ad).toHaveTextContent('MCP support');
  expect(ad.querySelector('img')).toBeNull();
});

it('loads nothing in the place that is not displayed at this width', async () => {
  isDisplayed = false;
  const { container } = show();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(container.firstChild).toBeEmptyDOMElement();
  expect(sink.adDisplay).not.toHaveBeenCalled();
});

it('is empty for robots', async () => {
  jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue('Googlebot/2.1');
  const { container } = show();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(container.firstChild).toBeEmptyDOMElement();
});
