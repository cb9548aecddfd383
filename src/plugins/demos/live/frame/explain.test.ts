/** @jest-environment node */
import { explainBlocked, explainError } from './explain';

const react = (code: number) =>
  `Minified React error #${code}; visit https://react.dev/errors/${code} for the full message or use the non-minified dev environment for full errors and additional helpful warnings.`;

describe('an error is explained, and keeps its message', () => {
  it.each([
    [301, 'sets its own state while it renders'],
    [185, 'changes state after each render'],
    [310, 'calls more hooks'],
  ])('React error #%i', (code, explanation) => {
    const text = explainError(new Error(react(code)));
    expect(text).toContain(explanation);
    expect(text).toContain(react(code));
  });

  it.each([
    'Failed to fetch',
    'NetworkError when attempting to fetch resource.',
    'Load failed',
    'Failed to fetch (example.com)',
  ])('a request that failed with "%s"', (message) => {
    const text = explainError(new TypeError(message));
    expect(text).toContain('can’t reach the network here');
    expect(text).toContain(`(TypeError: ${message})`);
  });
});

it.each([
  [new Error('no such order'), 'no such order'],
  [new RangeError('no such order'), 'RangeError: no such order'],
  [new Error(react(9999)), react(9999)],
  [new Error('Failed to fetch'), 'Failed to fetch'],
])('%s needs no explanation', (error, text) => {
  expect(explainError(error)).toBe(text);
});

it('what the policy blocks is explained with its address', () => {
  expect(
    explainBlocked({ blockedURI: 'https://example.com/a', effectiveDirective: 'connect-src' }),
  ).toMatch(/can’t reach the network here.+\(Blocked: https:\/\/example\.com\/a\)/);
  expect(
    explainBlocked({
      blockedURI: 'https://example.com/a.js',
      effectiveDirective: 'script-src-elem',
    }),
  ).toMatch(/can’t load files from other sites here.+\(Blocked: https:\/\/example\.com\/a\.js\)/);
  expect(explainBlocked({ blockedURI: 'inline', effectiveDirective: 'style-src' })).toBeUndefined();
});
