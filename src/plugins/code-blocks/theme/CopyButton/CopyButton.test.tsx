import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import CopyButton from '.';

const button = () => screen.getByRole('button');
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Installs fake timers, and returns a function that clicks the button. */
function setup() {
  jest.useFakeTimers();
  const user = userEvent.setup({
    advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds),
  });
  return {
    async click() {
      await user.click(button());
      await wait(0);
    },
  };
}

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('CopyButton', () => {
  it('copies the current text on click', async () => {
    const reader = setup();
    let text = 'before';
    render(<CopyButton text={() => text} />);
    text = 'on click';
    await reader.click();
    expect(await navigator.clipboard.readText()).toBe('on click');
  });

  it('shows Copied, and Copy again after 2 s', async () => {
    const reader = setup();
    render(<CopyButton text={() => 'code'} />);
    await reader.click();
    expect(button()).toHaveAccessibleName('Copied');
    await wait(1999);
    expect(button()).toHaveAccessibleName('Copied');
    await wait(1);
    expect(button()).toHaveAccessibleName('Copy');
  });

  it('shows Copied for the specified duration', async () => {
    const reader = setup();
    render(<CopyButton text={() => 'code'} copiedMs={1200} />);
    await reader.click();
    await wait(1199);
    expect(button()).toHaveAccessibleName('Copied');
    await wait(1);
    expect(button()).toHaveAccessibleName('Copy');
  });

  it('restarts the 2 s on another click', async () => {
    const reader = setup();
    render(<CopyButton text={() => 'code'} />);
    await reader.click();
    await wait(1500);
    await reader.click();
    await wait(1500);
    expect(button()).toHaveAccessibleName('Copied');
    await wait(500);
    expect(button()).toHaveAccessibleName('Copy');
  });

  it('waits for text that has to be fetched', async () => {
    const reader = setup();
    let arrive = (_text: string) => {};
    const text = new Promise<string>((resolve) => {
      arrive = resolve;
    });
    render(<CopyButton text={() => text} />);
    await reader.click();
    expect(button()).toHaveAccessibleName('Copy');
    await act(async () => {
      arrive('fetched');
      await text;
    });
    expect(button()).toHaveAccessibleName('Copied');
    expect(await navigator.clipboard.readText()).toBe('fetched');
  });

  it('reports that the browser refused the clipboard, then offers to try again', async () => {
    const reader = setup();
    jest
      .spyOn(navigator.clipboard, 'writeText')
      .mockRejectedValueOnce(new DOMException('Denied', 'NotAllowedError'));
    render(<CopyButton text={() => 'code'} />);
    await reader.click();
    expect(button()).toHaveAccessibleName('Copy failed');
    await wait(2000);
    expect(button()).toHaveAccessibleName('Copy');
    await reader.click();
    expect(button()).toHaveAccessibleName('Copied');
  });

  it("reports that the text couldn't be fetched", async () => {
    const reader = setup();
    render(<CopyButton text={() => Promise.reject(new Error('offline'))} />);
    await reader.click();
    expect(button()).toHaveAccessibleName('Copy failed');
  });

  it('announces the result to screen readers', async () => {
    const reader = setup();
    render(<CopyButton text={() => 'code'} />);
    const status = screen.getByText('Copy');
    expect(status).toHaveAttribute('aria-live', 'polite');
    await reader.click();
    expect(status).toHaveTextContent('Copied');
  });
});
