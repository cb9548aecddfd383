/** @jest-environment node */
import { readFileSync, statSync } from 'node:fs';

import { temporaryFolder } from '@site/scripts/jest/files';

import { currentVersion } from '../../core/versions';

import type { ApiDemoPage, ApiDemosOf } from './demoPages';
import { dependOnDemos, recordDemos } from './demoRecord';

const folder = temporaryFolder();
const version = () => currentVersion(folder());

const BARS = { title: 'Bar charts', path: 'react-charts/bars/', demos: [] };

const demosOf =
  (uses: Record<string, readonly ApiDemoPage[]>): ApiDemosOf =>
  (id) =>
    Promise.resolve(uses[id] ?? []);

const record = (uses: Record<string, readonly ApiDemoPage[]>) =>
  recordDemos(version(), ['charts/bar-chart', 'charts/gauge'], demosOf(uses));

/** On what a module depends that shows the demos of a symbol. */
function dependenciesOf(symbolId: string) {
  const there: string[] = [];
  const missing: string[] = [];
  dependOnDemos(
    {
      addDependency: (file) => there.push(file),
      addMissingDependency: (file) => missing.push(file),
    },
    version(),
    symbolId,
  );
  return { there, missing };
}

it('has a module depend on what is recorded of its symbol', async () => {
  await record({ 'charts/bar-chart': [BARS] });
  const { there, missing } = dependenciesOf('charts/bar-chart');
  expect(missing).toEqual([]);
  expect(there.map((file) => JSON.parse(readFileSync(file, 'utf8')) as unknown)).toEqual([[BARS]]);
});

it('has a module wait for the first demo of a symbol, and see when the last is gone', async () => {
  await record({ 'charts/bar-chart': [BARS] });
  const { there, missing } = dependenciesOf('charts/gauge');
  expect(there).toEqual([]);
  await record({ 'charts/gauge': [BARS] });
  expect(dependenciesOf('charts/gauge')).toEqual({ there: missing, missing: [] });
  expect(dependenciesOf('charts/bar-chart').there).toEqual([]);
});

it('leaves a record as it is that is still true', async () => {
  await record({ 'charts/bar-chart': [BARS] });
  const [file = ''] = dependenciesOf('charts/bar-chart').there;
  const { mtimeMs, ino } = statSync(file);
  await record({ 'charts/bar-chart': [BARS], 'charts/gauge': [BARS] });
  expect(statSync(file)).toMatchObject({ mtimeMs, ino });
  await record({ 'charts/bar-chart': [{ ...BARS, title: 'Bars' }] });
  expect(readFileSync(file, 'utf8')).toContain('"Bars"');
});
