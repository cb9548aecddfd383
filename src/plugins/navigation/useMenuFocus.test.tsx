import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCallback, useState } from 'react';

import { useMenuFocus } from './useMenuFocus';

/** A page with a navbar like that of theme-classic. */
function Page() {
  const [isShown, setShown] = useState(false);
  const toggle = useCallback(() => setShown((is) => !is), []);
  useMenuFocus(isShown, toggle);
  return (
    <>
      <nav className="navbar">
        <div className="navbar__inner">
          <button className="navbar__toggle" onClick={toggle}>
            Menu
          </button>
        </div>
        <div className="navbar-sidebar">
          <button className="navbar-sidebar__close" onClick={toggle}>
            Close
          </button>
        </div>
      </nav>
      <main>Text</main>
    </>
  );
}

it.each([
  ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  ['its button', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Enter}')],
])('the menu has the focus until it is closed with %s', async (_how, close) => {
  const user = userEvent.setup();
  render(<Page />);
  const toggle = screen.getByRole('button', { name: 'Menu' });
  await user.click(toggle);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
  expect(screen.getByText('Text')).toHaveAttribute('inert');
  expect(toggle.parentElement).toHaveAttribute('inert');

  await close(user);
  expect(toggle).toHaveFocus();
  expect(screen.getByText('Text')).not.toHaveAttribute('inert');
  expect(toggle.parentElement).not.toHaveAttribute('inert');
});
