/** @jest-environment node */
import { readFileSync, statSync } from 'node:fs';

import { temporaryFolder } from '@site/scripts/jest/files';

import { currentVersion } from '../../core/versions';

import type { ApiDemoPage } from './demoPages';
import { demoRecord, recordDemos } from './demoRecord';

const folder = temporaryFolder();
const version = () => currentVersion(folder());

const BARS = { title: 'Bar charts', path: 'react-charts/bars/', demos: [] };

const record = (uses: Record<string, readonly ApiDemoPage[]>) =>
  recordDemos(version(), ['charts/bar-chart', 'charts/gauge'], (id) =>
    Promise.resolve(uses[id] ?? []),
  );

const read = (symbolId: string) =>
  JSON.parse(readFileSync(demoRecord(version(), symbolId), 'utf8')) as unknown;

it('says of each symbol which demos show it, and that none does', async () => {
  await record({ 'charts/bar-chart': [BARS] });
  expect(read('charts/bar-chart')).toEqual([BARS]);
  expect(read('charts/gauge')).toEqual([]);
});

it('says so of none where nobody knows', async () => {
  await recordDemos(version(), ['charts/gauge']);
  expect(read('charts/gauge')).toEqual([]);
});

it("changes with a symbol's first demo, and when the last is gone", async () => {
  await record({ 'charts/bar-chart': [BARS] });
  await record({ 'charts/gauge': [BARS] });
  expect(read('charts/gauge')).toEqual([BARS]);
  expect(read('charts/bar-chart')).toEqual([]);
});

it('is left as it is where it is still true', async () => {
  await record({ 'charts/bar-chart': [BARS] });
  const file = demoRecord(version(), 'charts/bar-chart');
  const { mtimeMs, ino } = statSync(file);
  await record({ 'charts/bar-chart': [BARS], 'charts/gauge': [BARS] });
  expect(statSync(file)).toMatchObject({ mtimeMs, ino });
  await record({ 'charts/bar-chart': [{ ...BARS, title: 'Bars' }] });
  expect(read('charts/bar-chart')).toEqual([{ ...BARS, title: 'Bars' }]);
});

it('is another in each version', () => {
  const cut = { ...version(), name: '7', directory: `${folder()}/versioned_docs/version-7` };
  expect(demoRecord(cut, 'charts/gauge')).not.toBe(demoRecord(version(), 'charts/gauge'));
});
