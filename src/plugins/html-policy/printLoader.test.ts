/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../..');
const MODULE = 'node_modules/@mui/x-data-grid/hooks/features/export/useGridPrintExport';

const printLoader =
  jest.requireActual<(this: { resourcePath: string }, source: string) => string>(
    './printLoader.cjs',
  );
const load = (source: string) =>
  printLoader.call({ resourcePath: '/useGridPrintExport.js' }, source);

/** The module in each installed release of the Data Grid, which are those of the docs' versions. */
const installed = ['', ...readdirSync(path.join(ROOT, 'versioned_docs'))]
  .flatMap((folder) =>
    ['.js', '.mjs'].map((extension) =>
      path.join(folder && `versioned_docs/${folder}`, MODULE + extension),
    ),
  )
  .filter((file) => existsSync(path.join(ROOT, file)));

it.each(installed)('copies nodes in %s', (file) => {
  const changed = load(readFileSync(path.join(ROOT, file), 'utf8'));
  expect(changed).toContain('printDoc.body.append(printDoc.importNode(gridClone, true))');
  expect(changed.split('container.innerHTML')).toHaveLength(2);
});

it('fails if the Data Grid fills its frame in another way', () => {
  expect(() => load('printDoc.body.setHTMLUnsafe(html);')).toThrow(
    /^printLoader: \/useGridPrintExport\.js must contain "printDoc\.body\.innerHTML/,
  );
});
