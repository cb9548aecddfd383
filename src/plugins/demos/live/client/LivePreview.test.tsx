import { act, fireEvent, render, screen } from '@testing-library/react';
import { colorModeStore, directionStore } from '@site/src/core/preferences';

import { fakeColorPreference } from '../../../../../scripts/jest/browser';
import { PROTOCOL_VERSION, type FrameMessage, type PageMessage } from '../protocol';

import LivePreview from './LivePreview';
import { MAX_MESSAGES } from './session';

beforeAll(() => fakeColorPreference());

const FILES = [{ name: 'Basic.tsx', code: 'export default () => null;\n' }];

function open() {
  const onError = jest.fn();
  const onRunning = jest.fn();
  const preview = (files = FILES) => (
    <LivePreview
      name="Basic sorting"
      release="8.12.1"
      files={files}
      styling="CSS"
      onError={onError}
      onRunning={onRunning}
      minHeight={100}
    />
  );
  const { rerender, unmount } = render(preview());
  const frame = () => screen.getByTitle<HTMLIFrameElement>('Basic sorting, live preview');
  const posted: PageMessage[] = [];
  const { contentWindow } = frame();
  if (!contentWindow) {
    throw new Error('The frame has no window.');
  }
  contentWindow.postMessage = (message: PageMessage) => posted.push(message);

  /** Dispatches a message, from the frame unless another window is given. */
  const arrive = (message: FrameMessage, source: Window = contentWindow) =>
    act(() => {
      const data = { portalLive: PROTOCOL_VERSION, ...message };
      window.dispatchEvent(new MessageEvent('message', { source, data }));
    });
  return { onError, onRunning, posted, frame, arrive, rerender, unmount };
}

describe('LivePreview', () => {
  it('is the frame of its release, which may run scripts and nothing else', () => {
    const { frame } = open();
    expect(frame()).toHaveAttribute('sandbox', 'allow-scripts');
    expect(frame()).toHaveAttribute('src', '/live/8.12.1/index.html');
  });

  it('is hidden until it shows something', () => {
    const { frame, arrive, onRunning } = open();
    expect(frame()).not.toHaveAttribute('data-seen');
    arrive({ type: 'ready' });
    arrive({ type: 'rendered', run: 1 });
    expect(frame()).toHaveAttribute('data-seen');
    expect(onRunning).toHaveBeenCalled();
  });

  it('runs its files once the frame is ready', () => {
    const { posted, arrive } = open();
    arrive({ type: 'ready' });
    expect(posted).toMatchObject([{ type: 'run', files: FILES, styling: 'CSS' }]);
  });

  it('accepts messages from its own frame only', () => {
    const { posted, arrive } = open();
    arrive({ type: 'ready' }, window);
    expect(posted).toEqual([]);
  });

  it('is as high as its content, at least as high as the demo before, and limited', () => {
    const { frame, arrive } = open();
    const heights = [40, 300, 1e9].map((px) => {
      arrive({ type: 'height', px });
      return frame().style.height;
    });
    expect(heights).toEqual(['116px', '316px', '4016px']);
  });

  it('follows mode and direction', () => {
    const { posted, arrive, frame } = open();
    arrive({ type: 'ready' });
    act(() => colorModeStore().setMode('dark'));
    act(() => directionStore().setDirection('rtl'));
    expect(posted.at(-1)).toMatchObject({ type: 'appearance', mode: 'dark', direction: 'rtl' });
    expect(frame().style.colorScheme).toBe('dark');
  });

  it('creates another frame if the code navigated away', () => {
    const { frame, arrive, onError } = open();
    const first = frame();
    arrive({ type: 'ready' });
    fireEvent.load(first);
    fireEvent.load(first);
    expect(frame()).not.toBe(first);
    expect(onError).toHaveBeenCalledWith({
      message: 'The code tried to leave this page and was stopped.',
    });
  });

  it('stops code that floods the page once, and ignores what it has already sent', () => {
    const { frame, onError } = open();
    const { contentWindow: source } = frame();
    act(() => {
      for (let px = 0; px < 10 * MAX_MESSAGES; px += 1) {
        const data = { portalLive: PROTOCOL_VERSION, type: 'height', px };
        window.dispatchEvent(new MessageEvent('message', { source, data }));
      }
    });
    expect(onError).toHaveBeenCalledTimes(1);
    expect(frame().contentWindow).not.toBe(source);
  });

  it('ignores messages after unmounting', () => {
    const { arrive, unmount, onRunning } = open();
    arrive({ type: 'ready' });
    unmount();
    arrive({ type: 'rendered', run: 1 });
    expect(onRunning).not.toHaveBeenCalled();
  });
});
