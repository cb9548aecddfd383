import { fireEvent } from '@testing-library/react';

import { followLinks } from './followLinks';

const HERE = 'https://docs.example.com/x/sorting/';
const push = jest.fn();
const preload = jest.fn();
let article: HTMLElement;
let stop: () => void;

beforeEach(() => {
  article = document.createElement('div');
  document.body.append(article);
  stop = followLinks(article, { address: () => HERE, baseUrl: '/', except: '.own', push, preload });
  // Keep jsdom from trying to navigate.
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
  push.mockClear();
  preload.mockClear();
});

function link(attributes: string): Element {
  article.innerHTML = `<p><a ${attributes}><code>sortModel</code></a></p>`;
  return article.querySelector('code') ?? article;
}

it.each([
  ['href="/x/filtering/"', '/x/filtering/'],
  ['href="/x/filtering/#quick"', '/x/filtering/#quick'],
  ['href="/x/filtering/?a=1#quick"', '/x/filtering/?a=1#quick'],
  ['href="../filtering/"', '/x/filtering/'],
  [`href="https://docs.example.com/x/filtering/"`, '/x/filtering/'],
])('navigates on the client for a link to a page: %s', (attributes, path) => {
  const target = link(attributes);
  fireEvent.pointerOver(target);
  expect(preload).toHaveBeenCalledWith('/x/filtering/');
  expect(fireEvent.click(target)).toBe(false);
  expect(push).toHaveBeenCalledWith(path);
});

it.each([
  'href="https://mui.com/x/"',
  'href="#quick"',
  'href="/x/sorting/#quick"',
  'href="/x/filtering/" target="_blank"',
  'href="/assets/Orders.a1b2.txt"',
  'href="/x/filtering/" download',
  'href="mailto:a@example.com"',
  'href="http://["',
  'id="anchor"',
])('leaves any other link to the browser: %s', (attributes) => {
  const target = link(attributes);
  fireEvent.pointerOver(target);
  fireEvent.click(target);
  expect(preload).not.toHaveBeenCalled();
  expect(push).not.toHaveBeenCalled();
});

it.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('leaves a click that opens another tab or window to the browser: %o', (init) => {
  fireEvent.click(link('href="/x/filtering/"'), init);
  expect(push).not.toHaveBeenCalled();
});

it('ignores links outside its container', () => {
  article.innerHTML = '<div class="own"><a href="/x/filtering/">Filtering</a></div>';
  const target = article.querySelector('a') ?? article;
  fireEvent.pointerOver(target);
  fireEvent.click(target);
  expect(preload).not.toHaveBeenCalled();
  expect(push).not.toHaveBeenCalled();
});

it('prefetches a page when its link gets focus', () => {
  fireEvent.focusIn(link('href="/x/filtering/"'));
  expect(preload).toHaveBeenCalledWith('/x/filtering/');
});

it('stops listening', () => {
  const target = link('href="/x/filtering/"');
  stop();
  fireEvent.click(target);
  expect(push).not.toHaveBeenCalled();
});
