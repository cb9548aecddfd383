/** @jest-environment node */
// @reads docs/templates/** versioned_docs/*/templates/**
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { docsVersions } from '../../core/versions';

import { root } from './fixture';
import { packageImports, pictureFiles, readTemplate, templatesIn } from './templateFiles';

/** What an application may import besides its own files, including what only its tests import. */
const ALLOWED =
  /^(?:react(?:-dom\/server)?|dayjs|react-hook-form|wouter(?:\/use-hash-location)?|@mui\/(?:material|icons-material|x-charts|x-date-pickers|x-tree-view)\/.+|@mui\/(?:system|x-data-grid|x-charts|x-tree-view)|vitest|@testing-library\/(?:react|user-event))$/;

/** Largest size of a picture, in bytes. */
const MAX_PICTURE_BYTES = 25_000;

const templates = docsVersions(root).flatMap(({ name, directory }) =>
  templatesIn(path.join(directory, 'templates')).map((layout) => ({ name, layout })),
);

it('are the same in all versions', () => {
  const idsOf = (version: string) =>
    templates.filter(({ name }) => name === version).map(({ layout }) => layout.id);
  docsVersions(root).forEach(({ name }) =>
    expect([name, idsOf(name)]).toEqual([name, idsOf('current')]),
  );
});

describe.each(templates)('$layout.id in $name', ({ layout }) => {
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
