/** @jest-environment node */
import { formatBytes, formatThousands } from './format';

it.each([
  [108_437, '108.4'],
  [2_000, '2.0'],
  [1_950, '1.9'],
  [99, '0.1'],
  [50, '0.1'],
])('formats %d bytes as %s kB', (bytes, text) => {
  expect(formatThousands(bytes)).toBe(text);
});

it.each([0, 3, 49])("doesn't round %d bytes down to zero", (bytes) => {
  expect(formatBytes(bytes)).toBe('< 0.1 kB');
});
