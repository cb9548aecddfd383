/** @jest-environment node */
import { JSDOM } from 'jsdom';

import { frameFiles } from './build';

const FILES = frameFiles({
  src: 'https://script.example/ad.js?a=1&b="2"',
  id: '_acme_js',
  element: '#acme',
  scripts: [],
  images: [],
  connect: [],
});

/** Opens the built frame, by default with an opaque origin, and runs its script. The frame is its own parent. */
function openFrame(hash = '', url = 'about:blank') {
  const { window } = new JSDOM(FILES.get('index.html'), {
    url: `${url}${hash}`,
    runScripts: 'outside-only',
  });
  const posted: unknown[] = [];
  window.postMessage = (message: unknown) => posted.push(message);
  window.eval(FILES.get('frame.js') ?? '');
  const { document } = window;
  const area = document.getElementById('ad');
  if (!area) {
    throw new Error('The frame has no place for the ad.');
  }
  return { window, document, root: document.documentElement, area, posted };
}

/** Waits until mutation observers have run. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

it("loads the network's script once, with the id that the script looks for", () => {
  const { area } = openFrame();
  const scripts = [...area.querySelectorAll('script')];
  expect(scripts.map(({ src, id, async }) => ({ src, id, async }))).toEqual([
    { src: 'https://script.example/ad.js?a=1&b=%222%22', id: '_acme_js', async: true },
  ]);
});

it("doesn't load the script into the origin of the site, and says why", () => {
  const { area, posted } = openFrame('', 'https://docs.example/ads/');
  expect(area.querySelector('script')).toBeNull();
  expect(area.textContent).toBe('Ads are shown only in a sandboxed frame.');
  expect(posted).toEqual([{ portalAd: 'none' }]);
});

it('reports an ad once its element exists, and only once', async () => {
  const { document, area, posted } = openFrame();
  area.append(document.createElement('p'));
  await settle();
  expect(posted).toEqual([]);
  const ad = document.createElement('div');
  ad.id = 'acme';
  area.append(ad);
  await settle();
  ad.append('more');
  await settle();
  expect(posted).toEqual([{ portalAd: 'filled' }]);
});

it('reports that there is no ad if the script throws, without console output', () => {
  const { window, posted } = openFrame();
  const event = new window.ErrorEvent('error', { message: 'Script error.', cancelable: true });
  window.dispatchEvent(event);
  expect(posted).toEqual([{ portalAd: 'none' }]);
  expect(event.defaultPrevented).toBe(true);
});

test.each([
  ['#dark,rtl', 'dark', 'rtl'],
  ['#light,ltr', 'light', 'ltr'],
  ['', 'light', 'ltr'],
  ['#<script>,x', 'light', 'ltr'],
])('with %j sets %s to %s', (hash, scheme, direction) => {
  const { root } = openFrame(hash);
  expect([root.dataset.theme, root.style.colorScheme, root.dir]).toEqual([
    scheme,
    scheme,
    direction,
  ]);
});

it('accepts messages only from the page', () => {
  const { window, root } = openFrame();
  const data = { scheme: 'dark', direction: 'rtl' };
  window.dispatchEvent(new window.MessageEvent('message', { data, source: null }));
  expect(root.dataset.theme).toBe('light');
  window.dispatchEvent(new window.MessageEvent('message', { data, source: window.parent }));
  expect([root.dataset.theme, root.dir]).toEqual(['dark', 'rtl']);
});
