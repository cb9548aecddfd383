import type { AllContent, Props } from '@docusaurus/types';

import { builtVersions, loadedVersions } from './loaded';

const version = (versionName: string) => ({ versionName });

it('returns the loaded versions of all docs plugins', () => {
  const allContent = {
    'docusaurus-plugin-content-docs': {
      default: { loadedVersions: [version('current'), version('8.12.1')] },
      community: { loadedVersions: [version('2')] },
      other: undefined,
    },
    'docusaurus-plugin-content-pages': { default: [] },
  } as unknown as AllContent;
  expect(loadedVersions(allContent).map(({ versionName }) => versionName)).toEqual([
    'current',
    '8.12.1',
    '2',
  ]);
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
