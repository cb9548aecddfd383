/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { runtimeClassNames } from './runtimeClasses';

let directory: string;

beforeEach(() => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'classes-'));
});
afterEach(() => fs.rmSync(directory, { recursive: true }));

const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
  fs.writeFileSync(path.join(directory, file), text);
};
const className = (key: string) =>
  runtimeClassNames(path.join(directory, 'Gauge/classes.d.ts'), key);

it('takes the name from the constant', () => {
  write(
    'Gauge/classes.js',
    `exports.gaugeClasses = { root: 'MuiGauge-root', disabled: 'Mui-disabled' };`,
  );
  expect([className('root'), className('disabled'), className('other')]).toEqual([
    'MuiGauge-root',
    'Mui-disabled',
    undefined,
  ]);
});

it('calls the function if there is no constant', () => {
  write('Gauge/classes.js', `exports.getGaugeUtilityClass = (key) => 'MuiGauge-' + key;`);
  expect(className('root')).toBe('MuiGauge-root');
});

it('finds the module in releases with a separate CommonJS folder', () => {
  write('Gauge/classes.js', `export const gaugeClasses = {};`);
  write('node/Gauge/classes.js', `exports.gaugeClasses = { root: 'MuiGauge-root' };`);
  expect(className('root')).toBe('MuiGauge-root');
});

it('returns nothing if there is no module', () => {
  expect(className('root')).toBeUndefined();
});
