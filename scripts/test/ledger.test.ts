/** @jest-environment node */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { temporaryFolder, writeFiles } from '@site/scripts/jest/files';

import {
  deferMost,
  isSample,
  keyOf,
  partOf,
  readLedger,
  readSampled,
  record,
  selectUnits,
  writeLedger,
  writeSampled,
  type Ledger,
  type Outcome,
  type Unit,
} from './ledger';

const site = temporaryFolder();

const claims = (name: string, hash = 'a'): Unit => ({ kind: 'claims', name, folder: 'docs', hash });

const DAY = { day: '2026-11-28', environment: 'node 20, chromium 153' };

/** A ledger in which these units have passed on an earlier day. */
const ledgerOf = (...units: readonly Unit[]): Ledger =>
  new Map(
    units.map((unit, index) => [
      keyOf(unit),
      { ...unit, day: '2026-11-01', environment: 'node 20', seconds: index + 1 },
    ]),
  );

const outcomesOf = (outcomes: Readonly<Record<string, Outcome['result']>>) =>
  new Map(
    Object.entries(outcomes).map(([name, result]) => [
      keyOf(claims(name)),
      { result, seconds: 1.25 },
    ]),
  );

/** A commit whose sample contains a unit, or not. */
const commitWith = (unit: Unit, isIn: boolean) =>
  Array.from({ length: 200 }, (_each, index) => `commit ${index}`).find(
    (commit) => isSample(unit, commit) === isIn,
  ) ?? '';

const select = (units: readonly Unit[], ledger: Ledger, commit = 'none', everything = false) =>
  selectUnits(units, ledger, { commit, everything, sampled: new Map() }).map(
    ({ name, why }) => `${name}: ${why}`,
  );

describe('the file', () => {
  it('has a sorted line for each unit, and is read as it was written', () => {
    const ledger = ledgerOf(claims('b.tsx'), claims('a.tsx'));
    writeFiles(site(), { 'docs/index.mdx': '' });
    writeLedger(site(), 'docs', ledger);
    const file = path.join(site(), 'docs/ledger.tsv');
    expect(readFileSync(file, 'utf8')).toBe(
      'claims\ta.tsx\ta\t2026-11-01\tnode 20\t2\nclaims\tb.tsx\ta\t2026-11-01\tnode 20\t1\n',
    );
    expect(readLedger(site(), 'docs')).toEqual(new Map([...ledger].reverse()));
    // Nothing has changed, so nothing is written.
    const { mtimeMs } = statSync(file);
    writeLedger(site(), 'docs', ledger);
    expect(statSync(file).mtimeMs).toBe(mtimeMs);
  });

  it('may be missing', () => {
    expect(readLedger(site(), 'docs').size).toBe(0);
    writeLedger(site(), 'docs', new Map());
    expect(readLedger(site(), 'docs').size).toBe(0);
  });

  it.each([
    ['a conflict', '<<<<<<< HEAD'],
    ['a missing column', 'claims\ta.tsx\ta\t2026-11-01\t1'],
    ['a wrong day', 'claims\ta.tsx\ta\tyesterday\tnode 20\t1'],
    ['a wrong duration', 'claims\ta.tsx\ta\t2026-11-01\tnode 20\tlong'],
  ])('is refused with its line: %s', (_what, line) => {
    writeFileSync(
      path.join(site(), 'ledger.tsv'),
      `claims\tb.tsx\ta\t2026-11-01\tnode 20\t1\n${line}\n`,
    );
    expect(() => readLedger(site(), '')).toThrow(/^ledger\.tsv:2 must have six columns .*found "/);
  });
});

describe('what runs', () => {
  const unit = claims('a.tsx');

  it('is what is new or has changed', () => {
    const other = commitWith(unit, false);
    expect(select([unit, claims('new.tsx')], ledgerOf(unit), other)).toContain('new.tsx: new');
    expect(select([claims('a.tsx', 'b')], ledgerOf(unit), other)).toEqual(['a.tsx: changed']);
    expect(select([unit], ledgerOf(unit), other)).toEqual([]);
  });

  it('is a sample of the rest, another one for each commit', () => {
    expect(select([unit], ledgerOf(unit), commitWith(unit, true))).toEqual(['a.tsx: sample']);
    const units = Array.from({ length: 1200 }, (_each, index) => claims(`${index}.tsx`));
    const [one, other] = ['one', 'other'].map((commit) =>
      select(units, ledgerOf(...units), commit),
    );
    expect(one?.length).toBeGreaterThan(60);
    expect(one?.length).toBeLessThan(140);
    expect(one).not.toEqual(other);
    const { commit, sampled } = { commit: 'one', sampled: new Map<string, string>() };
    const without = { commit, everything: false, hasSample: false, sampled };
    expect(selectUnits(units, ledgerOf(...units), without)).toEqual([]);
  });

  it('leaves out what has passed at this commit before, unless it has changed since', () => {
    const file = path.join(site(), '.cache/sample.json');
    const commit = commitWith(unit, true);
    const run = (units: readonly Unit[], at = commit) =>
      selectUnits(units, ledgerOf(unit), {
        commit: at,
        everything: false,
        sampled: readSampled(file, at),
      }).map(({ why }) => why);
    expect(run([unit])).toEqual(['sample']);
    writeSampled(file, commit, [claims('other.tsx')]);
    writeSampled(file, commit, [unit]);
    expect(run([unit])).toEqual([]);
    expect(run([{ ...unit, hash: 'b' }])).toEqual(['changed']);
    expect(readSampled(file, commit).size).toBe(2);
    expect(readSampled(file, 'another commit').size).toBe(0);
    writeFileSync(file, '{ "commit": "');
    expect(run([unit])).toEqual(['sample']);
  });

  it('is everything on request', () => {
    expect(select([unit], ledgerOf(unit), 'any', true)).toEqual(['a.tsx: everything']);
  });

  it('leaves units out of the sample, or of all runs but those of everything', () => {
    const never: Unit = { ...unit, runs: 'if changed' };
    expect(select([never], ledgerOf(never), commitWith(never, true))).toEqual([]);
    expect(select([{ ...never, hash: 'b' }], ledgerOf(never))).toEqual(['a.tsx: changed']);
    const complete: Unit = { ...unit, runs: 'in everything' };
    expect(select([complete], new Map())).toEqual([]);
    expect(select([complete], new Map(), 'any', true)).toEqual(['a.tsx: everything']);
  });

  it('is only a sample of what was deferred', () => {
    const deferred = ledgerOf({ ...unit, hash: `deferred:${unit.hash}` });
    expect(select([unit], deferred, commitWith(unit, false))).toEqual([]);
    expect(select([unit], deferred, commitWith(unit, true))).toEqual(['a.tsx: deferred']);
    expect(select([{ ...unit, hash: 'b' }], deferred)).toEqual(['a.tsx: changed']);
  });
});

describe('a change that affects many units', () => {
  const many = Array.from({ length: 300 }, (_each, index) => claims(`${index}.tsx`));
  const all = selectUnits(many, new Map(), {
    commit: 'a',
    everything: false,
    sampled: new Map(),
  });
  const isOdd = ({ name }: Unit) => String(Number.parseInt(name, 10) % 2);

  it('runs some of each group, at least 60, and defers the others', () => {
    const groupOf = (unit: Unit) => (unit.name === '7.tsx' ? 'rare' : isOdd(unit));
    const { now, later } = deferMost(all, groupOf, 'a', new Map());
    expect(now.length).toBeGreaterThanOrEqual(60);
    expect(now.length).toBeLessThan(66);
    expect(now.length + later.length).toBe(300);
    expect(new Set(now.map(groupOf))).toEqual(new Set(['rare', '0', '1']));
  });

  it('runs those that have changed themselves, unless they are many', () => {
    const isRare = (index: number) => index % 50 === 0;
    const select = (isOwn: (index: number) => boolean, before: string) => {
      const units = many.map((unit, index) => ({
        ...unit,
        own: isOwn(index) ? 'new' : 'old',
        hash: `${isOwn(index) ? 'new' : 'old'}-b`,
      }));
      const ledger = ledgerOf(...many.map((unit) => ({ ...unit, hash: before })));
      const options = { commit: 'a', everything: false, sampled: new Map<string, string>() };
      const { now } = deferMost(selectUnits(units, ledger, options), isOdd, 'a', ledger);
      return { count: now.length, own: now.filter(({ own }) => own === 'new').length };
    };
    for (const before of ['old-a', 'deferred:old-a']) {
      expect(select(isRare, before).own).toBe(6);
      expect(select(isRare, before).count).toBeLessThan(72);
      expect(select(() => true, before).count).toBeLessThan(66);
    }
  });

  it('runs them all if there are fewer, if they cannot be deferred, or on request', () => {
    expect(deferMost(all.slice(0, 100), isOdd, 'a', new Map()).later).toEqual([]);
    expect(deferMost(all, () => undefined, 'a', new Map()).later).toEqual([]);
    const everything = selectUnits(many, new Map(), {
      commit: 'a',
      everything: true,
      sampled: new Map(),
    });
    expect(deferMost(everything, isOdd, 'a', new Map()).now).toHaveLength(300);
  });
});

describe('what is recorded', () => {
  const [passed, flaky, failed] = ['passed', 'flaky', 'failed'].map((name) => claims(name));
  const units = [passed, flaky, failed].filter((unit) => unit !== undefined);

  it('is what passed at the first try', () => {
    const outcomes = outcomesOf({ passed: 'passed', flaky: 'flaky', failed: 'failed' });
    expect([...record(new Map(), units, outcomes, DAY).values()]).toEqual([
      { ...passed, ...DAY, seconds: 1.3 },
    ]);
  });

  it('stays as it is if the unit has passed again, and if it has failed', () => {
    const before = ledgerOf(...units);
    const outcomes = outcomesOf({ passed: 'passed', flaky: 'flaky', failed: 'failed' });
    expect(record(before, units, outcomes, DAY)).toEqual(before);
  });

  it('replaces an older entry, and removes that of a unit which no longer exists', () => {
    const other: Unit = { kind: 'page', name: '/x/', folder: 'docs', hash: 'a' };
    const before = ledgerOf(claims('passed', 'old'), claims('gone'), other);
    const after = record(before, units, outcomesOf({ passed: 'passed' }), DAY);
    expect([...after.keys()].sort()).toEqual([keyOf(claims('passed')), keyOf(other)].sort());
    expect(after.get(keyOf(claims('passed')))).toMatchObject({ hash: 'a', ...DAY });
  });

  it('says since which commit a unit is deferred', () => {
    const deferred = { units, commit: 'c0ffee' };
    const first = record(new Map(), units, new Map(), DAY, deferred);
    expect(first.get(keyOf(claims('passed')))).toMatchObject({
      hash: 'deferred:a',
      day: DAY.day,
      environment: 'c0ffee',
    });
    const later = { ...DAY, day: '2026-12-01' };
    const again = record(first, units, new Map(), later, { units, commit: 'decaf' });
    expect(again).toEqual(first);
    const changed = { ...claims('passed'), hash: 'b' };
    const more = record(first, units, new Map(), later, { units: [changed], commit: 'decaf' });
    expect(more.get(keyOf(changed))).toMatchObject({ hash: 'deferred:b', day: DAY.day });
    const ran = record(first, units, outcomesOf({ passed: 'passed' }), later);
    expect(ran.get(keyOf(claims('passed')))).toMatchObject({ hash: 'a', day: '2026-12-01' });
  });
});

it.each([1, 2, 4, 7])('splits units among %d machines, by how long they took', (total) => {
  const units = Array.from({ length: 20 }, (_each, index) => claims(`${index}.tsx`));
  const parts = Array.from({ length: total }, (_each, index) =>
    partOf(units, ledgerOf(...units), { index: index + 1, total }),
  );
  expect(
    parts.flat().sort((a, b) => Number.parseInt(a.name, 10) - Number.parseInt(b.name, 10)),
  ).toEqual(units);
  const seconds = parts.map((part) =>
    part.reduce((sum, { name }) => sum + Number.parseInt(name, 10) + 1, 0),
  );
  expect(Math.max(...seconds) - Math.min(...seconds)).toBeLessThan(12);
});
