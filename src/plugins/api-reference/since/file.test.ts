/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { isSinceFileCurrent, readSinceFile, sinceFilePath } from './file';

let siteDir: string;
const version = () => ({ directory: path.join(siteDir, 'docs'), packagesFrom: siteDir });

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'since-'));
  const folder = path.join(siteDir, 'node_modules/@mui/x-charts');
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ name: '@mui/x-charts', version: '8.2.0' }),
  );
  fs.mkdirSync(path.dirname(sinceFilePath(version())), { recursive: true });
});
afterEach(() => fs.rmSync(siteDir, { recursive: true }));

const write = (content: unknown) =>
  fs.writeFileSync(sinceFilePath(version()), JSON.stringify(content));

it('knows nothing without a file', () => {
  expect(readSinceFile(version())).toEqual({ packages: {}, symbols: {} });
  expect(isSinceFileCurrent(version())).toBe(true);
});

it('is current if it is of the installed packages', () => {
  write({ packages: { '@mui/x-charts': '8.2.0' }, symbols: {} });
  expect(isSinceFileCurrent(version())).toBe(true);
  write({ packages: { '@mui/x-charts': '8.1.0' }, symbols: {} });
  expect(isSinceFileCurrent(version())).toBe(false);
});

it('names the file and the field that are invalid', () => {
  write({ packages: {}, symbols: { 'charts/bar-chart': { props: { width: 8 } } } });
  expect(() => readSinceFile(version())).toThrow(/since\.json is invalid.*docs:since.*width/s);
});
