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

it('lists the demos of each symbol, or that there are none', async () => {
  await record({ 'charts/bar-chart': [BARS] });
  expect(read('charts/bar-chart')).toEqual([BARS]);
  expect(read('charts/gauge')).toEqual([]);
});

it("lists none if the demos aren't known", async () => {
  await recordDemos(version(), ['charts/gauge']);
  expect(read('charts/gauge')).toEqual([]);
});

it("changes with a symbol's first and last demo", async () => {
  await record({ 'charts/bar-chart': [BARS] });
  await record({ 'charts/gauge': [BARS] });
  expect(read('charts/gauge')).toEqual([BARS]);
  expect(read('charts/bar-chart')).toEqual([]);
});

it("isn't rewritten if it is up to date", async () => {
  await record({ 'charts/bar-chart': [BARS] });
  const file = demoRecord(version(), 'charts/bar-chart');
  const { mtimeMs, ino } = statSync(file);
  await record({ 'charts/bar-chart': [BARS], 'charts/gauge': [BARS] });
  expect(statSync(file)).toMatchObject({ mtimeMs, ino });
  await record({ 'charts/bar-chart': [{ ...BARS, title: 'Bars' }] });
  expect(read('charts/bar-chart')).toEqual([{ ...BARS, title: 'Bars' }]);
});

it('is separate for each version', () => {
  const cut = { ...version(), name: '7', directory: `${folder()}/versioned_docs/version-7` };
  expect(demoRecord(cut, 'charts/gauge')).not.toBe(demoRecord(version(), 'charts/gauge'));
});
