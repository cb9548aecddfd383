/** @jest-environment node */
// @reads unversioned_docs/templates/** versions.json
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { TEMPLATE_IDS } from '../../core/navigation/paths';
import { unversionedDocs } from '../../core/versions';

import { root } from './fixture';
import { packageImports, pictureFiles, readTemplate, templatesIn } from './templateFiles';

/** What an application may import besides its own files, including what only its tests import. */
const ALLOWED =
  /^(?:react(?:-dom\/server)?|dayjs|react-hook-form|wouter(?:\/use-hash-location)?|@mui\/(?:material|icons-material|x-charts|x-date-pickers|x-tree-view)\/.+|@mui\/(?:system|x-data-grid|x-charts|x-tree-view)|vitest|@testing-library\/(?:react|user-event))$/;

/** Largest size of a picture, in bytes. */
const MAX_PICTURE_BYTES = 25_000;

const templates = templatesIn(path.join(unversionedDocs(root)?.directory ?? '', 'templates'));

it('are complete', () => {
  expect(templates.map(({ id }) => id)).toEqual(TEMPLATE_IDS);
});

describe.each(templates)('$id', (layout) => {
  it('imports only packages that templates may use', () => {
    const others = packageImports(readTemplate(layout)).filter((name) => !ALLOWED.test(name));
    expect(others).toEqual([]);
  });

  it('has pictures in both color modes: npm run templates:pictures', () => {
    for (const file of Object.values(pictureFiles(layout)) as string[]) {
      expect([path.relative(root, file), existsSync(file)]).toEqual([
        path.relative(root, file),
        true,
      ]);
      expect(readFileSync(file).length).toBeLessThanOrEqual(MAX_PICTURE_BYTES);
    }
  });

  it('has tests of its own', () => {
    expect(readTemplate(layout).some(({ name }) => name.endsWith('.test.tsx'))).toBe(true);
  });
});
