/** @jest-environment node */
import { describeProblem } from './problem';

it('a problem is in the reader’s code, even if a script of the frame is above it in the stack', () => {
  const error = new Error('no');
  error.stack = `Error: no
    at alert (https://docs.example.com/live/assets/main.js:1:234)
    at onClick (live/Orders.tsx:6:10)
    at live/rows.ts:9:1`;
  const files = [
    { name: 'Orders.tsx', code: '' },
    { name: 'rows.ts', code: '' },
  ];
  expect(describeProblem(error, files)).toEqual({ message: 'no', file: 'Orders.tsx', line: 4 });
});
