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

it('says that nothing is asked for, where no service asks, also on the server', () => {
  const { container } = show({ purposes: [] });
  expect(seen(container)).toEqual([expect.stringMatching(/^This site asks for nothing/)]);
  expect(screen.queryByRole('button')).toBeNull();
  expect(renderToStaticMarkup(page)).toContain('This site asks for nothing');
});

test.each([
  [undefined, /^You have not answered yet/, 'false', 'false'],
  ['granted', /^You allow analytics\.$/, 'true', 'false'],
  ['denied', /^You do not allow analytics\.$/, 'false', 'true'],
])('with %j answered says so in words and on the buttons', (stored, words, allow, essential) => {
  const { container } = show({ stored });
  expect(seen(container)).toEqual([expect.stringMatching(words)]);
  expect(pressed()).toEqual([
    ['Allow', allow],
    ['Essential only', essential],
  ]);
});

it('names all services that ask', () => {
  const { container } = show({ purposes: ['ads', 'analytics'], stored: 'granted' });
  expect(seen(container)).toEqual(['You allow analytics and ads from a network.']);
});

it('changes the answer, keeps it and reports the change, and nothing before', async () => {
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

it('follows another tab, and then reports nothing of what was chosen here', async () => {
  const { container } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Allow' }));
  act(() => answerElsewhere('denied'));
  expect(seen(container)).toEqual(['You do not allow analytics.']);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('has room for every state from the start, and says none on the server', () => {
  show({ stored: 'granted' });
  const box = document.createElement('div');
  box.innerHTML = renderToStaticMarkup(page);
  expect(box.querySelectorAll('p[style]')).toHaveLength(4);
  expect(seen(box)).toEqual([]);
  expect(box.querySelectorAll('button:disabled')).toHaveLength(2);
});
