/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import { temporaryFolder, writeFiles } from '@site/scripts/jest/files';

import {
  beginTransaction,
  commit,
  endTransaction,
  operationsOf,
  undoInterrupted,
  type Change,
} from './transaction';

const site = temporaryFolder();

/** Returns the content of all files, and the targets of links, apart from generated ones. */
function tree(): Record<string, string> {
  const entries = fs.readdirSync(site(), { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    entries
      .filter((entry) => !entry.isDirectory())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((file) => !file.includes('.docusaurus'))
      .map((file) => [
        path.relative(site(), file),
        fs.lstatSync(file).isSymbolicLink() ? fs.readlinkSync(file) : fs.readFileSync(file, 'utf8'),
      ]),
  );
}

const versions = () =>
  JSON.parse(fs.readFileSync(path.join(site(), 'versions.json'), 'utf8')) as string[];

/** A version that is there has a folder and a sidebar. */
const isWhole = (name: string) =>
  fs.existsSync(path.join(site(), `versioned_docs/version-${name}/b.mdx`)) &&
  fs.existsSync(path.join(site(), `versioned_sidebars/version-${name}-sidebars.json`));

const folderOf = (name: string) => `versioned_docs/version-${name}`;
const sidebarOf = (name: string) => `versioned_sidebars/version-${name}-sidebars.json`;
const from = (file: string): Change => ({ path: file, from: `site/${file}` });
const CUT = [folderOf('2'), sidebarOf('2'), 'package-lock.json', 'link'].map(from);

/** Changes of a site that has the version 1. */
const CASES: Record<string, readonly Change[]> = {
  'a cut': [...CUT, from('versions.json')],
  'a version that is cut again': [
    { path: 'versions.json', from: 'without.json' },
    from(folderOf('1')),
    from(sidebarOf('1')),
    { path: `${folderOf('1')}.txt` },
    { path: 'versions.json', from: 'again.json' },
  ],
  'a removal': [
    { path: 'versions.json', from: 'without.json' },
    from('package-lock.json'),
    { path: folderOf('1') },
    { path: sidebarOf('1') },
  ],
};

/** A process that has ended. */
const { pid: ENDED } = spawnSync(process.execPath, ['--version']);

function prepare() {
  writeFiles(site(), {
    'versions.json': '["1"]',
    'package-lock.json': 'before',
    [`${folderOf('1')}/b.mdx`]: 'before',
    [`${folderOf('1')}/node_modules/a/package.json`]: 'before',
    [`${folderOf('1')}.txt`]: 'before',
    [sidebarOf('1')]: 'before',
  });
  fs.symlinkSync('before', path.join(site(), 'link'));
  const transaction = beginTransaction(site(), 'the cut of 2');
  writeFiles(transaction.folder, {
    'without.json': '[]',
    'again.json': '["1"]',
    'site/versions.json': '["2", "1"]',
    'site/package-lock.json': 'after',
    ...Object.fromEntries(
      ['1', '2'].flatMap((name) => [
        [`site/${folderOf(name)}/b.mdx`, 'after'],
        [`site/${sidebarOf(name)}`, 'after'],
      ]),
    ),
  });
  fs.symlinkSync('after', path.join(transaction.copy, 'link'));
  return transaction;
}

/** As if the process of a transaction had been killed. */
function kill(folder: string) {
  const file = path.join(folder, 'journal.json');
  const journal = JSON.parse(fs.readFileSync(file, 'utf8')) as object;
  fs.writeFileSync(file, JSON.stringify({ ...journal, pid: ENDED }));
}

describe.each(Object.entries(CASES))('%s', (_, changes) => {
  it('changes everything', () => {
    const transaction = prepare();
    commit(site(), transaction, changes);
    endTransaction(transaction);
    for (const { path: file, from: source } of changes) {
      expect(fs.existsSync(path.dirname(path.join(site(), file)))).toBe(true);
      if (source === undefined) {
        expect(Object.keys(tree()).filter((key) => key.startsWith(`${file}/`))).toEqual([]);
      }
    }
    expect(versions().every(isWhole)).toBe(true);
    expect(undoInterrupted(site())).toEqual([]);
  });

  it('is undone, whenever its process ends, unless it is complete', () => {
    const count = operationsOf(site(), { folder: 'any', copy: 'any' }, changes).length;
    for (let done = 0; done <= count; done += 1) {
      fs.rmSync(path.join(site(), 'link'), { force: true });
      const transaction = prepare();
      const before = tree();
      operationsOf(site(), transaction, changes)
        .slice(0, done)
        .forEach((operate) => operate());
      // No other command sees half a version.
      expect(versions().every(isWhole)).toBe(true);
      const after = tree();
      kill(transaction.folder);
      const undone = undoInterrupted(site());
      expect(undone.length === 0 ? [] : undone).toEqual(
        undone.length === 0 ? [] : ['the cut of 2'],
      );
      expect(tree()).toEqual(done < count ? before : after);
      expect(versions().every(isWhole)).toBe(true);
      expect(fs.readdirSync(path.join(site(), '.docusaurus'))).toEqual([]);
      fs.rmSync(path.join(site(), 'versioned_docs'), { recursive: true });
      fs.rmSync(path.join(site(), 'versioned_sidebars'), { recursive: true });
    }
  });
});

it('waits for a transaction that is running', () => {
  const { folder } = prepare();
  const journal = path.join(folder, 'journal.json');
  fs.writeFileSync(journal, JSON.stringify({ what: 'the cut of 2', pid: process.ppid }));
  expect(() => undoInterrupted(site())).toThrow(
    `Process ${process.ppid} is still at the cut of 2. Wait until it has ended`,
  );
});
