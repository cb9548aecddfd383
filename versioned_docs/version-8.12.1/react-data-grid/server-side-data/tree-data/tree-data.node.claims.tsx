import { claim } from '@portal/claims';
import { compileApps } from '@portal/claims/compile';
import { expect } from 'vitest';

const errors = compileApps(import.meta.dirname, {
  mit: `import type { GridDataSource } from '@mui/x-data-grid';
export const dataSource: GridDataSource = {
  getRows: async ({ groupKeys }) => ({ rows: [groupKeys], rowCount: 1 }),
};
`,
  flat: `import type { GridDataSource } from '@mui/x-data-grid';
export const dataSource: GridDataSource = {
  getRows: async ({ start }) => ({ rows: [{ start }], rowCount: 1 }),
};
`,
});

claim(
  "**`groupKeys` doesn't exist on the type.** You imported the type of the MIT package, which doesn't declare `groupKeys`, because they are always empty there.",
  () => {
    expect(errors.flat).toEqual([]);
    expect(errors.mit.join()).toMatch(/^TS2339: Property 'groupKeys' does not exist on type/);
  },
);
