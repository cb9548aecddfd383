import { BrowserContextProvider } from '@docusaurus/core/lib/client/browserContext';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';

import type { ConsentData } from '../../types';

import ConsentChoice from '.';

const configured: { data: ConsentData } = { data: { purposes: [] } };

jest.mock(
  '@portal/consent',
  () => ({
    __esModule: true,
    get default() {
      return configured.data;
    },
  }),
  { virtual: true },
);

const page = (
  <BrowserContextProvider>
    <ConsentChoice />
  </BrowserContextProvider>
);

/** Answers in another tab, or clears its storage. */
function answerElsewhere(answer: string | undefined) {
  if (answer === undefined) {
    localStorage.clear();
  } else {
    localStorage.setItem('consent', answer);
  }
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
}

/** Renders the choice for the given services and stored answer. */
function show({ purposes, stored }: Partial<ConsentData> & { stored?: string } = {}) {
  configured.data = { purposes: purposes ?? ['analytics'] };
  answerElsewhere(stored);
  return render(page);
}

/** Returns the sentences that a reader sees. */
const seen = (container: HTMLElement) =>
  [...container.querySelectorAll('p')]
    .filter((paragraph) => paragraph.textContent && paragraph.style.visibility !== 'hidden')
    .map((paragraph) => paragraph.textContent);

const pressed = () =>
  screen
    .getAllByRole('button')
    .map((button) => [button.textContent, button.getAttribute('aria-pressed')]);

it('states that no service requires consent, including on the server', () => {
  const { container } = show({ purposes: [] });
  expect(seen(container)).toEqual([expect.stringMatching(/^This site doesn’t ask for consent/)]);
  expect(screen.queryByRole('button')).toBeNull();
  expect(renderToStaticMarkup(page)).toContain('This site doesn’t ask for consent');
});

test.each([
  [undefined, /^You haven’t answered yet/, 'false', 'false'],
  ['granted', /^You allow analytics\.$/, 'true', 'false'],
  ['denied', /^You don’t allow analytics\.$/, 'false', 'true'],
])('shows the answer %j in text and on the buttons', (stored, words, allow, essential) => {
  const { container } = show({ stored });
  expect(seen(container)).toEqual([expect.stringMatching(words)]);
  expect(pressed()).toEqual([
    ['Allow', allow],
    ['Essential only', essential],
  ]);
});

it('lists all services that require consent', () => {
  const { container } = show({ purposes: ['ads', 'analytics'], stored: 'granted' });
  expect(seen(container)).toEqual(['You allow analytics and ads from a network.']);
});

it('changes, stores and reports the answer, and does nothing before', async () => {
  const { container } = show({ stored: 'denied' });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole('button', { name: 'Allow' }));
  expect(localStorage.getItem('consent')).toBe('granted');
  expect(seen(container)).toEqual(['You allow analytics.', 'Now allowed.']);
  expect(screen.getByRole('status')).toHaveTextContent('Now allowed.');
  await userEvent.click(screen.getByRole('button', { name: 'Essential only' }));
  expect(screen.getByRole('status')).toHaveTextContent('Now refused.');
  expect(localStorage.getItem('consent')).toBe('denied');
});

it('follows another tab without reporting a choice made here', async () => {
  const { container } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Allow' }));
  act(() => answerElsewhere('denied'));
  expect(seen(container)).toEqual(['You don’t allow analytics.']);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('reserves space for every state, and shows none on the server', () => {
  show({ stored: 'granted' });
  const box = document.createElement('div');
  box.innerHTML = renderToStaticMarkup(page);
  expect(box.querySelectorAll('p[style]')).toHaveLength(4);
  expect(seen(box)).toEqual([]);
  expect(box.querySelectorAll('button:disabled')).toHaveLength(2);
});
