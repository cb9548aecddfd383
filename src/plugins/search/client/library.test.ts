/** @jest-environment node */
import { createIndex } from '../build/createIndex';
import type { SearchManifest } from '../format';
import { EMPTY_VOCABULARY } from '../vocabulary';

import { createLibrary } from './library';

const manifestOf = (folder: string): SearchManifest => ({
  versions: [{ name: '8', label: '8', isLast: true, folder }],
});

it('fetches the manifest again if its files disappeared in a deployment', async () => {
  const files = new Map<string, unknown>([
    ['search/manifest.json', manifestOf('assets/new/')],
    ['assets/new/index.json', createIndex([], []).index],
  ]);
  const reads: string[] = [];
  const library = createLibrary(
    (path) => {
      reads.push(path);
      return files.has(path)
        ? Promise.resolve(files.get(path))
        : Promise.reject(new Error(`${path}: 404`));
    },
    EMPTY_VOCABULARY,
    manifestOf('assets/old/'),
  );

  await expect(library.load('8')).rejects.toThrow('assets/old/index.json: 404');
  await expect(library.load('8')).resolves.toMatchObject({ version: { folder: 'assets/new/' } });
  expect(reads).toEqual(['assets/old/index.json', 'search/manifest.json', 'assets/new/index.json']);
});
