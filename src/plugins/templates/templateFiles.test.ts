/** @jest-environment node */
import path from 'node:path';

import { temporaryFolder, writeFiles } from '@site/scripts/jest/files';

import { FIXTURE } from './fixture';
import { labelsOf } from './labels';
import { findTemplate, packageImports, readTemplate, templatesIn } from './templateFiles';

const folder = temporaryFolder();
const blog = () => findTemplate(path.join(folder(), 'templates/blog'));

beforeEach(() => writeFiles(folder(), FIXTURE));

it('reads the entry first, and the tests last', () => {
  expect(readTemplate(blog()).map(({ name }) => name)).toEqual([
    'App.tsx',
    'data/title.ts',
    'App.test.tsx',
  ]);
});

it('returns the modules of packages, each once', () => {
  expect(packageImports(readTemplate(blog()))).toEqual([
    '@mui/material/Button',
    '@mui/x-charts/LineChart',
    '@mui/x-data-grid',
    '@mui/x-charts/BarChart',
    'vitest',
  ]);
});

it('rejects imports from outside the application', () => {
  writeFiles(folder(), {
    'templates/blog/app/data/title.ts': "export { THEME_NAMES } from '../../../theme/themes';",
  });
  expect(() => readTemplate(blog())).toThrow(
    'data/title.ts of the template "blog" imports "../../../theme/themes", which is outside its folder "app".',
  );
});

it('lists the templates that have a page and an application, in the order of the navigation', () => {
  writeFiles(folder(), {
    'templates/marketing-page/marketing-page.mdx': '',
    'templates/marketing-page/app/App.tsx': '',
    'templates/pricing/app/App.tsx': '',
    'templates/checkout/checkout.mdx': '',
  });
  const ids = templatesIn(path.join(folder(), 'templates')).map(({ id }) => id);
  expect(ids).toEqual(['marketing-page', 'blog']);
});

describe('the labels', () => {
  const labels = (code: string) => labelsOf([{ name: 'App.tsx', path: '/App.tsx', code }]);

  it('are the products and components that the application imports, without types, parts and tests', () => {
    expect(labelsOf(readTemplate(blog()))).toEqual({
      products: ['Data Grid', 'Charts'],
      components: ['DataGrid', 'LineChart'],
    });
    expect(
      labels(
        "import { LineChart, LinePlot, ChartsTooltip, useXScale } from '@mui/x-charts';\nimport { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';",
      ),
    ).toEqual({ products: ['Date and Time Pickers', 'Charts'], components: ['LineChart'] });
  });

  it('say that a template uses nothing of MUI X', () => {
    expect(labels("import Button from '@mui/material/Button';")).toEqual({
      products: ['Material UI only'],
      components: [],
    });
    expect(labels("import type { GridColDef } from '@mui/x-data-grid';").products).toEqual([
      'Material UI only',
    ]);
  });
});
