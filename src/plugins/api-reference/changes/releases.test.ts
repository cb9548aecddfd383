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
  it('accepts releases, or none', () => {
    expect(problemOf([seven, { name: '6.20', packages }])).toBeUndefined();
    expect(releasesOption.validate(undefined).value).toEqual([]);
  });

  it('accepts commercial packages that a maintainer has installed', () => {
    const more = { ...packages, '@mui/x-data-grid-pro': 'grid-pro-v7' };
    expect(problemOf([{ name: '7', packages: more }])).toBeUndefined();
  });

  it.each([
    [
      "a name that isn't valid in a URL",
      [{ ...seven, name: '7/8' }],
      /name" must be a release.*found "7\/8"/,
    ],
    ['a number', [{ ...seven, name: 7 }], /name" must be a release.*found "7"/],
    ['a duplicate name', [seven, seven], /has the same name as another release/],
    [
      'a missing MIT package',
      [{ name: '7', packages: { ...packages, '@mui/x-charts': undefined } }],
      /x-charts" is required: without it/,
    ],
    [
      "a package that isn't part of MUI X",
      [{ name: '7', packages: { ...packages, '@mui/material': 'material-v7' } }],
      /@mui\/material" is not allowed/,
    ],
    [
      'an alias that is a path',
      [{ name: '7', packages: { ...packages, '@mui/x-charts': '../charts' } }],
      /must be the name of an installed package.*found "\.\.\/charts"/,
    ],
  ])('rejects %s', (_name, releases, message) => {
    expect(problemOf(releases)).toMatch(message);
  });
});

describe('the packages of a release', () => {
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
      /Release "7".*"@mui\/x-data-grid" to be installed as "grid-v7".*Run "npm ci"/,
    );
  });

  it('must match the option', () => {
    install('grid-v7', '@mui/x-charts');
    expect(() => releaseReference(siteDir, seven)).toThrow(
      /"grid-v7" must be an alias of "@mui\/x-data-grid".*found "@mui\/x-charts"/,
    );
  });
});

describe('a page of changes', () => {
  it('has the path and the description of its release', () => {
    const page = changesPage(seven);
    expect(page).toMatchObject({ path: 'api/changes/from-7.mdx', apiChanges: '7' });
    expect(page.description.length).toBeLessThanOrEqual(160);
  });

  it('finds its release whether YAML parses it as a string or a number', () => {
    expect(releaseOfPage('7', [seven], 'page.mdx')).toBe(seven);
    expect(releaseOfPage(7, [seven], 'page.mdx')).toBe(seven);
  });

  it('lists the available releases if its release is unknown', () => {
    expect(() => releaseOfPage('6', [seven], 'docs/api/changes/from-6.mdx')).toThrow(
      /docs\/api\/changes\/from-6\.mdx: "apiChanges".*\("7"\); found "6"/,
    );
    expect(() => releaseOfPage('6', [], 'page.mdx')).toThrow(/\(none\)/);
  });
});
