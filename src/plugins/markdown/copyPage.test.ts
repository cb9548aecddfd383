import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { COPIED_MS, installCopyPage } from './copyPage';

const PATH = '/x/react-charts/bars.md';

let copy: jest.Mock<Promise<void>, [string]>;
let remove: () => void;

const menu = () => document.querySelector('details') as HTMLDetailsElement;
const button = () => document.querySelector('[data-copy-page]') as HTMLButtonElement;
const status = () => document.querySelector('[role=status]')?.textContent;

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `
    <p>Text</p>
    <details data-page-menu open><summary>Copy page</summary>
      <button data-copy-page="${PATH}">Copy as Markdown</button><span role="status"></span>
    </details>`;
  copy = jest.fn((_: string) => Promise.resolve());
  remove = installCopyPage({ document, copy, timers: window });
});
afterEach(() => {
  remove();
  jest.useRealTimers();
});

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

test('copies the page, says so, and is ready again', async () => {
  await user().click(button());
  expect(copy).toHaveBeenCalledWith(PATH);
  expect(button().textContent).toBe('Copied');
  expect(status()).toBe('Copied');
  act(() => jest.advanceTimersByTime(COPIED_MS));
  expect(button().textContent).toBe('Copy as Markdown');
  expect(status()).toBe('');
});

test('says that copying failed', async () => {
  copy.mockRejectedValue(new Error('offline'));
  await user().click(button());
  expect(status()).toBe('Copy failed');
});

test('a click elsewhere closes the menu, a click in it does not', async () => {
  await user().click(button());
  expect(menu().open).toBe(true);
  await user().click(document.querySelector('p') as Element);
  expect(menu().open).toBe(false);
});

test('Escape closes the menu and moves the focus to its button', async () => {
  button().focus();
  await user().keyboard('{Escape}');
  expect(menu().open).toBe(false);
  expect(document.activeElement?.textContent).toBe('Copy page');
});
