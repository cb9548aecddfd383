import { BrowserContextProvider } from '@docusaurus/core/lib/client/browserContext';
import { render, screen } from '@testing-library/react';

import ConsentChoice from '.';

jest.mock('@portal/consent', () => ({ __esModule: true, default: { purposes: ['ads'] } }), {
  virtual: true,
});

it('states that the browser refuses, without controls', () => {
  Object.defineProperty(navigator, 'doNotTrack', { value: '1' });
  localStorage.setItem('consent', 'granted');
  const { container } = render(
    <BrowserContextProvider>
      <ConsentChoice />
    </BrowserContextProvider>,
  );
  const seen = [...container.querySelectorAll<HTMLElement>('p[style]')].filter(
    ({ style }) => style.visibility === 'visible',
  );
  expect(seen.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Your browser refuses for you/),
  ]);
  for (const button of screen.getAllByRole('button')) {
    expect(button).toBeDisabled();
    expect(button).toHaveAttribute('aria-pressed', 'false');
  }
});
