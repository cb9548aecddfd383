/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { changesPage } from './page';
import { releaseOfPage, releaseReference, releasesOption } from './releases';

const packages = {
  '@mui/x-data-grid': 'grid-v7',
  '@mui/x-date-pickers': 'pickers-v7',
  '@mui/x-charts': '@acme/charts-v7',
  '@mui/x-tree-view': 'tree-v7',
};
const seven = { name: '7', packages };

const problemOf = (releases: unknown) =>
  releasesOption.label('releases').validate(releases).error?.message;

describe('the option', () => {
  it('takes releases, and none', () => {
    expect(problemOf([seven, { name: '6.20', packages }])).toBeUndefined();
    expect(releasesOption.validate(undefined).value).toEqual([]);
  });

  it('takes commercial packages that a maintainer has', () => {
    const more = { ...packages, '@mui/x-data-grid-pro': 'grid-pro-v7' };
    expect(problemOf([{ name: '7', packages: more }])).toBeUndefined();
  });

  it.each([
    [
      'a name that is no part of an address',
      [{ ...seven, name: '7/8' }],
      /name" must be a release.*found "7\/8"/,
    ],
    ['a number', [{ ...seven, name: 7 }], /name" must be a release.*found "7"/],
    ['the same name twice', [seven, seven], /has the name of another release/],
    [
      'an MIT package that is missing',
      [{ name: '7', packages: { ...packages, '@mui/x-charts': undefined } }],
      /x-charts" is missing: without it/,
    ],
    [
      'a package that is none of ours',
      [{ name: '7', packages: { ...packages, '@mui/material': 'material-v7' } }],
      /@mui\/material" is not allowed/,
    ],
    [
      'an alias that is a path',
      [{ name: '7', packages: { ...packages, '@mui/x-charts': '../charts' } }],
      /must be the name of an installed package.*found "\.\.\/charts"/,
    ],
  ])('refuses %s', (_name, releases, message) => {
    expect(problemOf(releases)).toMatch(message);
  });
});

describe('packages of a release', () => {
  let siteDir: string;
  const install = (alias: string, name: string) => {
    const folder = path.join(siteDir, 'node_modules', alias);
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(
      path.join(folder, 'package.json'),
      JSON.stringify({ name, version: '7.29.0' }),
    );
  };
  beforeEach(() => {
    siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'releases-'));
  });
  afterEach(() => fs.rmSync(siteDir, { recursive: true }));

  it('must be installed', () => {
    expect(() => releaseReference(siteDir, seven)).toThrow(
      /Release "7".*"@mui\/x-data-grid" installed as "grid-v7".*Run "npm ci"/,
    );
  });

  it('must be what the option says they are', () => {
    install('grid-v7', '@mui/x-charts');
    expect(() => releaseReference(siteDir, seven)).toThrow(
      /"grid-v7" must be "@mui\/x-data-grid" under another name.*found "@mui\/x-charts"/,
    );
  });
});

describe('a page of changes', () => {
  it('has the address and the description of its release', () => {
    const page = changesPage(seven);
    expect(page).toMatchObject({ path: 'api/changes/from-7.mdx', apiChanges: '7' });
    expect(page.description.length).toBeLessThanOrEqual(160);
  });

  it('finds its release, whether YAML reads a text or a number', () => {
    expect(releaseOfPage('7', [seven], 'page.mdx')).toBe(seven);
    expect(releaseOfPage(7, [seven], 'page.mdx')).toBe(seven);
  });

  it('names the releases that there are where it names another', () => {
    expect(() => releaseOfPage('6', [seven], 'docs/api/changes/from-6.mdx')).toThrow(
      /docs\/api\/changes\/from-6\.mdx: "apiChanges".*\("7"\); found "6"/,
    );
    expect(() => releaseOfPage('6', [], 'page.mdx')).toThrow(/\(none\)/);
  });
});
