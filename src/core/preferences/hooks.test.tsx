import { fakeColorPreference } from '@site/scripts/jest/browser';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

import {
  useCodeStyling,
  useCodeVariant,
  useColorModeChoice,
  useColorScheme,
  useDense,
  useDirection,
} from './hooks';

beforeEach(() => fakeColorPreference());

it("renders once if the reader's choices are the server's", async () => {
  const rendered = jest.fn();
  function Choices() {
    const choices = [useColorModeChoice(), useColorScheme(), useCodeVariant(), useCodeStyling()];
    rendered();
    return `${choices.join(', ')}, ${useDirection()}, ${useDense()}`;
  }
  const html = renderToString(<Choices />);
  expect(html).toBe('system, light, TS, MUI System, ltr, false');
  rendered.mockClear();

  const container = document.createElement('div');
  container.innerHTML = html;
  await act(() => Promise.resolve(hydrateRoot(container, <Choices />)));
  expect(container.textContent).toBe(html);
  expect(rendered).toHaveBeenCalledTimes(1);
});
