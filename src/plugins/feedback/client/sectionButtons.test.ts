import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { addSectionButtons } from './sectionButtons';

const LINK = '<a class="hash-link" href="#x">\u200b</a>';
const PAGE = `<h1>Sorting</h1>
  <h2 class="anchor" id="first">Set the <code>first</code> order${LINK}</h2><p>Text</p>
  <h3 class="anchor" id="second">On the server${LINK}</h3>
  <h2>Without a name</h2>`;

let onClick: jest.Mock;
let remove: () => void;
beforeEach(() => {
  document.body.innerHTML = PAGE;
  onClick = jest.fn();
  remove = addSectionButtons(document, {
    className: 'comment',
    title: 'Comment on this section',
    label: (section) => `Comment: ${section}`,
    onClick,
  });
});

it('adds a button after each heading with an id, labeled with the heading', () => {
  const buttons = screen.getAllByRole('button');
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Comment: Set the first order',
    'Comment: On the server',
  ]);
  expect(buttons.map((button) => button.previousElementSibling?.id)).toEqual(['first', 'second']);
});

it("doesn't change the text of the page", () => {
  const text = document.body.textContent;
  remove();
  expect(document.body.textContent).toBe(text);
});

it('reports the requested section and its button', async () => {
  const button = screen.getByRole('button', { name: 'Comment: On the server' });
  await userEvent.click(button);
  expect(onClick.mock.calls).toEqual([['second', button]]);
});

it('leaves the page as it was in the HTML, and comes back with it', () => {
  window.dispatchEvent(new Event('pagehide'));
  expect(screen.queryByRole('button')).toBeNull();
  window.dispatchEvent(new Event('pageshow'));
  expect(screen.getAllByRole('button')).toHaveLength(2);
});

it('removes everything on cleanup', () => {
  remove();
  expect(document.body.innerHTML).toBe(
    Object.assign(document.createElement('div'), { innerHTML: PAGE }).innerHTML,
  );
  window.dispatchEvent(new Event('pageshow'));
  expect(screen.queryByRole('button')).toBeNull();
});
