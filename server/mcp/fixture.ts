import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import {
  component,
  hook,
  member,
  objectType,
  reference,
} from '../../src/plugins/api-reference/testing/symbols';
import type { ApiReference } from '../../src/plugins/api-reference/types';
import { createIndex } from '../../src/plugins/search/build/createIndex';
import type { IndexedPage } from '../../src/plugins/search/build/indexPage';

import { DATA_FILES, type DataManifest } from './data/folder';

// A small documentation in two versions, for tests.

const SORT_DEMO = `import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [{ field: 'id' }];

export default function SortInvoices() {
  return <DataGrid rows={[{ id: 1 }]} columns={columns} />;
}`;

const TREE_DEMO = `import { DataGridPro } from '@mui/x-data-grid-pro';
import { files } from './files';

export default function TreeOfFiles() {
  return <DataGridPro rows={files} columns={[]} treeData />;
}`;

/** The Markdown of a page. */
export const page = (title: string, version: string, body: string, plan = 'community'): string =>
  `---
title: ${title}
description: About ${title}.
url: https://example.com/x/
version: ${version}
packages:
  '@mui/x-data-grid': ${version}
plan: ${plan}
tokens: ${Math.ceil(body.length / 4)}
---

> Documentation of MUI X ${version}. All pages: https://example.com/x/llms.txt

# ${title}

${body}`;

const LONG = Array.from(
  { length: 900 },
  (_, index) => `Line ${index} with ümlauts, 中文 and 😀 in it.`,
).join('\n');

/** Markdown by path below the start page. */
export const pagesOf = (version: string): Readonly<Record<string, string>> => ({
  'react-data-grid': page('Data Grid', version, 'Shows rows.\n'),
  'react-data-grid/sorting': page(
    'Data Grid sorting',
    version,
    `Sort rows by one column.\n\n## Sort on the server\n\nSet \`sortingMode\`.\n\n\`\`\`tsx title="SortInvoices.tsx"\n${SORT_DEMO}\n\`\`\`\n\n### Several columns\n\nNeeds Pro.\n\n- Click a header.\n- Otherwise, "No order of column #… found" is thrown.\n- Sort by hand.\n\n## See also\n\nOther pages.\n`,
  ),
  'react-data-grid/tree-data': page(
    'Data Grid tree data',
    version,
    "Nested rows.\n\nSet `treeData`.\n\n```tsx\nimport { DataGridPro } from '@mui/x-data-grid-pro';\n\n<DataGridPro rows={rows} columns={columns} treeData getTreeDataPath={(row) => row.path} />\n```\n" +
      `\n\`\`\`tsx title="TreeOfFiles.tsx"\n${TREE_DEMO}\n\`\`\`\n\n\`\`\`ts title="files.ts"\nexport const files = [{ id: 1 }];\n\`\`\`\n`,
    'pro',
  ),
  'react-data-grid/features': page(
    'Data Grid features',
    version,
    '| Feature | Turn on with | MIT | Pro | Premium |\n| - | - | - | - | - |\n| Sort | `sortThings` | ✓ | ✓ | ✓ |\n| Pin columns | `pinnedColumns` | – | ✓ | ✓ |\n| Row grouping | `rowGroupingModel` | – | – | ✓ |\n',
  ),
  'react-data-grid/long': page('A long page', version, LONG),
  // About 3,300 tokens, but more than a part of a longer text has.
  'react-data-grid/whole': page('A page in one part', version, LONG.slice(0, 13_000)),
  'migration/migration-data-grid-v6': page('Migrate the Data Grid from v6', version, 'Changes.\n'),
  'migration/migration-data-grid-v7': page(
    'Migrate the Data Grid from v7',
    version,
    'Changes.\n\n| Name in v7 | Kind | In v8 |\n| - | - | - |\n| `showOldThing` | Prop | `showNewThing` |\n',
  ),
  // The oldest version has none.
  ...(version !== '8.12.1' && {
    'migration/behavior-data-grid': page(
      'Data Grid changes in behavior since 8.12.1',
      version,
      '## Sorting\n\n- **Empty values** (fixed in 8.17.0)\n',
    ),
  }),
});

function indexedPages(base: string, version: string): IndexedPage[] {
  const guide = (slug: string, title: string, sections: IndexedPage['sections']): IndexedPage => ({
    path: `${base}${slug}/`,
    kind: slug.startsWith('migration') ? 'migration' : 'guide',
    product: 'x-data-grid',
    title,
    description: `About ${title}.`,
    keywords: [],
    version,
    isHidden: false,
    sections,
    members: [],
    removed: slug.startsWith('migration') ? ['rowPositionsDebounceMs'] : [],
    links: [],
  });
  const section = (heading: string, text: string, demos: readonly string[] = []) => ({
    anchor: heading.toLowerCase().replace(/ /g, '-'),
    heading,
    text,
    files: [],
    demos: demos.map((anchor) => ({ anchor, title: anchor })),
    code: new Set<string>(demos.length > 0 ? ['DataGrid', 'GridColDef'] : []),
  });
  return [
    guide('react-data-grid', 'Data Grid', [section('', 'Shows rows.')]),
    guide('react-data-grid/sorting', 'Data Grid sorting', [
      section('', 'Sort rows by one column.'),
      section('Sort on the server', 'Set sortingMode.', ['SortInvoices']),
      section('Several columns', 'Needs Pro.'),
    ]),
    guide('react-data-grid/tree-data', 'Data Grid tree data', [
      section('', 'Nested rows.', ['TreeOfFiles']),
    ]),
    guide('migration/migration-data-grid-v7', 'Migrate the Data Grid from v7', [
      section('', 'Changes.'),
    ]),
    {
      ...guide('api/data-grid/data-grid', 'DataGrid API', []),
      kind: 'api',
      members: [{ kind: 'prop', anchor: 'data-grid-prop-sortModel', name: 'sortModel' }],
    },
  ];
}

/** The API reference of a release. The newer one has one prop more. */
export function referenceOf(release: string, isNewer: boolean): ApiReference {
  const product = 'x-data-grid';
  return {
    ...reference(release, [
      component({
        id: 'data-grid/data-grid',
        name: 'DataGrid',
        product,
        description: 'The grid.',
        themeName: 'MuiDataGrid',
        props: [
          member('rows', 'readonly R[]', { required: true, description: 'The rows.' }),
          member('sortModel', 'GridSortModel', { description: 'The order.' }),
          member('slotProps', 'GridSlotProps'),
          member('sortingMode', "'client' | 'server'", { defaultValue: "'client'" }),
          ...(isNewer ? [member('listView', 'boolean', { since: '8.20.0' })] : []),
          ...Array.from({ length: 200 }, (_, index) =>
            member(`prop${index}`, 'string', {
              description: `A prop that says something long about itself, number ${index}.`,
            }),
          ),
        ],
        slots: [
          { ...member('toolbar', 'JSXElementConstructor<any>'), defaultComponent: 'Toolbar' },
        ],
        classes: [
          { name: 'cell', className: 'MuiDataGrid-cell', description: 'A cell.' },
          { name: 'row', className: 'MuiDataGrid-row', description: 'A row.' },
        ],
      }),
      hook({ id: 'data-grid/use-grid-api-ref', name: 'useGridApiRef', product }),
      objectType({
        id: 'data-grid/grid-api',
        name: 'GridApi',
        product,
        members: [member('setRows', '(rows: any[]) => void', { description: 'Sets the rows.' })],
      }),
    ]),
    otherExports: { '@mui/x-data-grid': ['GridColDef', 'GridSortDirection'] },
  };
}

const VERSIONS = [
  { name: 'next', release: '8.29.5', isDefault: false, base: '/x/next/', folder: 'next' },
  { name: '8.12.1', release: '8.12.1', isDefault: true, base: '/x/', folder: '8.12.1' },
] as const;

/** Writes the documentation into a folder. */
export function writeFixture(folder: string): void {
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  };
  const manifest: DataManifest = {
    versions: VERSIONS.map((version) => ({
      ...version,
      packages: [{ name: '@mui/x-data-grid', version: version.release }],
    })),
    others: [{ release: '7.29.13', names: ['DataGrid', 'DataGrid.rowPositionsDebounceMs'] }],
  };
  write(DATA_FILES.manifest, JSON.stringify(manifest));
  for (const { folder: own, release, base } of VERSIONS) {
    const { index, prose } = createIndex(indexedPages(base, own), ['x-data-grid']);
    write(`${own}/${DATA_FILES.index}`, JSON.stringify(index));
    write(`${own}/${DATA_FILES.prose}`, JSON.stringify(prose));
    write(
      `${own}/${DATA_FILES.reference}`,
      JSON.stringify(referenceOf(release, release === '8.29.5')),
    );
    Object.entries(pagesOf(release)).forEach(([slug, text]) =>
      write(`${own}/${DATA_FILES.pages}/${slug}.md`, text),
    );
  }
}
