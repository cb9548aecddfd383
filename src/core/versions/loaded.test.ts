import type { AllContent, Props } from '@docusaurus/types';

import { builtVersions, loadedVersions, pagePaths } from './loaded';

const version = (versionName: string) => ({ versionName });

it('returns the loaded versions of the docs, without those of other docs plugins', () => {
  const allContent = {
    'docusaurus-plugin-content-docs': {
      community: { loadedVersions: [version('current'), version('2')] },
      default: { loadedVersions: [version('current'), version('8.12.1')] },
    },
    'docusaurus-plugin-content-pages': { default: [] },
  } as unknown as AllContent;
  expect(loadedVersions(allContent).map(({ versionName }) => versionName)).toEqual([
    'current',
    '8.12.1',
  ]);
});

it('returns the paths of all pages', () => {
  const docs = (permalink: string) => ({ loadedVersions: [{ docs: [{ permalink }] }] });
  const allContent = {
    'docusaurus-plugin-content-docs': {
      default: docs('/x'),
      community: docs('/community/team/'),
      other: undefined,
    },
    'docusaurus-plugin-content-pages': { default: [{ permalink: '/about' }] },
  } as unknown as AllContent;
  expect([...pagePaths(allContent)]).toEqual(['/x/', '/community/team/', '/about/']);
});

it('returns nothing for a site without docs', () => {
  expect(loadedVersions({})).toEqual([]);
});

it('returns the versions of a build', () => {
  const plugins = [
    { name: 'docusaurus-plugin-content-pages' },
    { name: 'docusaurus-plugin-content-docs', content: { loadedVersions: [version('8.12.1')] } },
  ] as unknown as Props['plugins'];
  expect(builtVersions({ plugins })).toEqual([version('8.12.1')]);
  expect(builtVersions({ plugins: [] })).toEqual([]);
});
