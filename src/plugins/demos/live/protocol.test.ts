/** @jest-environment node */
import {
  PROTOCOL_VERSION,
  send,
  toFrameMessage,
  toPageMessage,
  type PageMessage,
} from './protocol';

const sealed = (message: object) => ({ portalLive: PROTOCOL_VERSION, ...message });

const RUN: PageMessage = {
  type: 'run',
  run: 3,
  files: [
    { name: 'Basic.tsx', code: 'export default null;' },
    { name: 'rows.ts', code: '' },
  ],
  styling: 'MUI System',
  mode: 'dark',
  direction: 'rtl',
};

describe('a message from the page', () => {
  test.each([RUN, { type: 'appearance', mode: 'light', direction: 'ltr' }, { type: 'ping' }])(
    'is accepted if it is %j',
    (message) => {
      expect(toPageMessage(sealed(message))).toEqual(sealed(message));
    },
  );

  test.each([
    ['nothing', undefined],
    ['a text', 'ping'],
    ['null', null],
    ['an array', ['ping']],
    ['another version', { ...RUN, portalLive: PROTOCOL_VERSION + 1 }],
    ['no version', { ...RUN }],
    ['no type', sealed({})],
    ['a type that does not exist', sealed({ type: 'stop' })],
    ['a type that every object has', sealed({ type: 'constructor' })],
    ['a message of the frame', sealed({ type: 'pong' })],
    ['no files', sealed({ ...RUN, files: [] })],
    ['files that are none', sealed({ ...RUN, files: [{ name: 'a.ts' }] })],
    ['a file without a name', sealed({ ...RUN, files: [{ name: '', code: '' }] })],
    ['a styling that does not exist', sealed({ ...RUN, styling: 'Sass' })],
    ['a mode that is no scheme', sealed({ ...RUN, mode: 'system' })],
    ['a direction that does not exist', sealed({ ...RUN, direction: 'up' })],
    ['a number that counts nothing', sealed({ ...RUN, run: -1 })],
    ['half of an appearance', sealed({ type: 'appearance', mode: 'dark' })],
  ])('is ignored if it is %s', (_what, data) => {
    expect(toPageMessage(data)).toBeUndefined();
  });
});

describe('a message from the frame', () => {
  test.each([
    { type: 'ready' },
    { type: 'rendered', run: 0 },
    { type: 'height', px: 120.5 },
    { type: 'error', run: 1, message: 'no' },
    { type: 'error', run: 1, message: 'no', file: 'a.ts', line: 2, column: 3 },
    { type: 'pong' },
  ])('is accepted if it is %j', (message) => {
    expect(toFrameMessage(sealed(message))).toEqual(sealed(message));
  });

  test.each([
    ['a message of the page', sealed({ type: 'ping' })],
    ['a height that is no number', sealed({ type: 'height', px: '100' })],
    ['a height without end', sealed({ type: 'height', px: Infinity })],
    ['a height below nought', sealed({ type: 'height', px: -1 })],
    ['an error without a message', sealed({ type: 'error', run: 1 })],
    ['an error whose message is none', sealed({ type: 'error', run: 1, message: {} })],
    ['an error on half a line', sealed({ type: 'error', run: 1, message: '', line: 1.5 })],
    ['an answer to nothing', sealed({ type: 'rendered' })],
  ])('is ignored if it is %s', (_what, data) => {
    expect(toFrameMessage(data)).toBeUndefined();
  });
});

it('arrives unchanged', () => {
  const posted: unknown[] = [];
  const target = { postMessage: (data: unknown) => posted.push(data) } as unknown as Window;
  send(target, RUN);
  expect(toPageMessage(structuredClone(posted[0]))).toMatchObject(RUN);
});
