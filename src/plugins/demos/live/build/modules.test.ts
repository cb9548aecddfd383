/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { importableModules, moduleTable } from './modules';

const root = path.resolve(__dirname, '../../../../..');
let docs: string;

beforeEach(() => {
  docs = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-'));
});
afterEach(() => fs.rmSync(docs, { recursive: true }));

function write(file: string, code: string) {
  const target = path.join(docs, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, code);
}

const list = () => importableModules({ directory: docs, packagesFrom: root });

describe('importableModules', () => {
  it('includes the public entries of the documented packages', () => {
    expect(list()).toEqual(
      expect.arrayContaining([
        'react',
        'react/jsx-runtime',
        'dayjs',
        '@mui/material',
        '@mui/material/Button',
        '@mui/material/styles',
        '@mui/material/locale',
        '@mui/x-data-grid',
        '@mui/x-data-grid/locales',
        '@mui/x-date-pickers/AdapterDayjs',
        '@mui/x-charts/BarChart',
        '@mui/x-tree-view/RichTreeView',
      ]),
    );
  });

  it('excludes entries that are internal, not installed, or as large as all icons', () => {
    write('sorting/demos/A.tsx', "import { Lock } from '@mui/icons-material';\n");
    const modules = list();
    expect(modules.filter((name) => /internals?$|\/tests$|\/esm/.test(name))).toEqual([]);
    // For date-fns 2, while 4 is installed.
    expect(modules).toContain('@mui/x-date-pickers/AdapterDateFns');
    expect(modules).not.toContain('@mui/x-date-pickers/AdapterDateFnsV2');
    expect(modules).not.toContain('@mui/material/PigmentGrid');
    expect(modules).not.toContain('@mui/icons-material');
  });

  it('includes other modules that demos import', () => {
    write('sorting/demos/A.tsx', "import Lock from '@mui/icons-material/Lock';\n");
    write('sorting/demos/css/A/index.tsx', "import 'dayjs/locale/de';\nimport './a.css';\n");
    write('sorting/sorting.mdx', "import Delete from '@mui/icons-material/Delete';\n");
    const modules = list();
    expect(modules).toContain('@mui/icons-material/Lock');
    expect(modules).toContain('dayjs/locale/de');
    expect(modules).not.toContain('@mui/icons-material/Delete');
    expect(modules.filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it("excludes imports of demos that aren't installed", () => {
    write('sorting/demos/A.tsx', "import { DataGridPro } from '@mui/x-data-grid-pro';\n");
    expect(list()).not.toContain('@mui/x-data-grid-pro');
  });
});

describe('moduleTable', () => {
  it('loads each module under its own name on demand', () => {
    expect(moduleTable(['dayjs', '@mui/material/Button'])).toBe(
      'export const modules = {\n' +
        '  "dayjs": () => import("dayjs"),\n' +
        '  "@mui/material/Button": () => import("@mui/material/Button"),\n' +
        '};\n',
    );
  });
});
