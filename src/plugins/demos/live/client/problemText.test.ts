/** @jest-environment node */
import { problemText } from './problemText';

test.each([
  [{ message: 'no' }, false, 'no'],
  [{ message: 'no', file: 'A.tsx', line: 3 }, false, 'Line 3: no'],
  [{ message: 'no', file: 'A.tsx', line: 3, column: 4 }, false, 'Line 3, column 4: no'],
  [{ message: 'no', file: 'A.tsx', line: 3, column: 4 }, true, 'A.tsx, line 3, column 4: no'],
  [{ message: 'no', file: 'rows.ts' }, true, 'rows.ts: no'],
  [{ message: 'no', file: 'A.tsx' }, false, 'no'],
  [{ message: 'no', column: 4 }, false, 'no'],
])('formats %j (one of many: %s) as "%s"', (problem, isOneOfMany, text) => {
  expect(problemText(problem, isOneOfMany)).toBe(text);
});
