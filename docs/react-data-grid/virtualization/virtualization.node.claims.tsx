import { claim } from '@portal/claims';
import { expect, vi } from 'vitest';

/** Whether the grid takes the environment for one without a layout. */
async function isRecognized(userAgent: string): Promise<boolean> {
  vi.resetModules();
  vi.stubGlobal('window', { navigator: { userAgent } });
  const { isJSDOM } = await import('@mui/x-internals/platform');
  return isJSDOM;
}

claim(
  'The grid recognizes jsdom and Happy DOM by their user agent and turns virtualization off there.',
  async () => {
    expect(
      await isRecognized('Mozilla/5.0 (linux) AppleWebKit/537.36 (KHTML, like Gecko) jsdom/26.1.0'),
    ).toBe(true);
    expect(
      await isRecognized('Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 HappyDOM/20.0.0'),
    ).toBe(true);
  },
);

claim(
  "If a test sets `navigator.userAgent` before it imports the grid, the grid doesn't recognize jsdom.",
  async () => {
    expect(await isRecognized('Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0.0.0')).toBe(false);
  },
);
