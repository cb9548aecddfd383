import { claim } from '@portal/claims';
import { compileApps } from '@portal/claims/compile';
import { expect } from 'vitest';

const appWith = (props: string) => `import { DataGrid } from '@mui/x-data-grid';
export default function App() {
  return <DataGrid rows={[]} columns={[]} slotProps={{ toolbar: { ${props} } }} />;
}
`;
const app = appWith('onShip: () => undefined');
const declare = (member: string) => `import type {} from '@mui/x-data-grid';
declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides { ${member} }
}
`;

// In separate programs, because a declaration applies to the whole project.
const without = compileApps(import.meta.dirname, { app });

claim(
  'Without this declaration, TypeScript reports that the property "does not exist in type".',
  () => {
    expect(without.app).toHaveLength(1);
    expect(without.app[0]).toContain('does not exist in type');
    expect(without.app[0]).toContain("'onShip'");
    const declaration = declare('onShip?: () => void');
    expect(compileApps(import.meta.dirname, { app, declaration }).app).toEqual([]);
  },
);

claim('The declaration applies to the whole project, so make these props optional.', () => {
  const declaration = declare('onShip: () => void');
  const others = { passesIt: app, another: appWith(''), declaration };
  // TypeScript accepts a grid that doesn't pass a required prop, so the toolbar can't rely on it.
  expect(compileApps(import.meta.dirname, others)).toEqual({
    passesIt: [],
    another: [],
    declaration: [],
  });
});
