import { claim } from '@portal/claims';
import { compileApps } from '@portal/claims/compile';
import { expect } from 'vitest';

const INTERFACES = {
  toolbar: 'ToolbarPropsOverrides',
  footer: 'FooterPropsOverrides',
  pagination: 'PaginationPropsOverrides',
  noRowsOverlay: 'NoRowsOverlayPropsOverrides',
  loadingOverlay: 'LoadingOverlayPropsOverrides',
  columnMenu: 'ColumnMenuPropsOverrides',
  filterPanel: 'FilterPanelPropsOverrides',
  panel: 'PanelPropsOverrides',
  row: 'RowPropsOverrides',
  cell: 'CellPropsOverrides',
  footerRowCount: 'FooterRowCountOverrides',
  columnHeaders: 'ColumnHeadersPropsOverrides',
} as const;
type Slot = keyof typeof INTERFACES;
const SLOTS = Object.keys(INTERFACES) as Slot[];

const gridWith = (slotProps: string) => `import { DataGrid } from '@mui/x-data-grid';
export const grid = <DataGrid rows={[]} columns={[]} slotProps={{ ${slotProps} }} />;
`;
const apps = {
  ...Object.fromEntries(SLOTS.map((slot) => [slot, gridWith(`${slot}: { own${slot}: 1 }`)])),
  icon: gridWith('columnMenuIcon: {}'),
  wrongName: gridWith('footerRowCount: { wrong: 1 }'),
  wrongType: gridWith("pagination: { ownpagination: 'text' }"),
} as Record<Slot | 'icon' | 'wrongName' | 'wrongType', string>;
const declarations = `import type {} from '@mui/x-data-grid';
declare module '@mui/x-data-grid' {
${SLOTS.map((slot) => `interface ${INTERFACES[slot]} { own${slot}?: number }`).join('\n')}
interface FooterRowCountPropsOverrides { wrong?: number }
}
`;

// In separate programs, because the declarations apply to the whole project.
const without = compileApps(import.meta.dirname, apps);
const extended = compileApps(import.meta.dirname, { ...apps, declarations });

/** Whether the interfaces of slots make their `slotProps` accept another prop. */
function expectExtended(...slots: Slot[]) {
  for (const slot of slots) {
    expect(without[slot].join(), slot).toContain('does not exist in type');
    expect(extended[slot], slot).toEqual([]);
  }
}

claim('`toolbar` | `ToolbarPropsOverrides`', () => {
  expectExtended('toolbar');
});

claim('`footer` | `FooterPropsOverrides`', () => {
  expectExtended('footer');
});

claim('`pagination` | `PaginationPropsOverrides`', () => {
  // Without the interface, TypeScript accepts all props of this slot.
  expect([without.wrongType, extended.pagination]).toEqual([[], []]);
  expect(extended.wrongType.join()).toContain("'string' is not assignable to type 'number'");
});

claim('`noRowsOverlay`, `loadingOverlay` | `NoRowsOverlayPropsOverrides`, `LoadingOverlayPropsOverrides`', () => {
  expectExtended('noRowsOverlay', 'loadingOverlay');
});

claim('`columnMenu` | `ColumnMenuPropsOverrides`', () => {
  expectExtended('columnMenu');
});

claim('`filterPanel`, `panel` | `FilterPanelPropsOverrides`, `PanelPropsOverrides`', () => {
  expectExtended('filterPanel', 'panel');
});

claim('`row`, `cell` | `RowPropsOverrides`, `CellPropsOverrides`', () => {
  expectExtended('row', 'cell');
});

claim('`footerRowCount` | `FooterRowCountOverrides` (without "Props")', () => {
  expectExtended('footerRowCount');
  expect(extended.wrongName.join()).toContain('does not exist in type');
});

claim("`columnHeaders` has no such interface, and `slotProps` doesn't accept icons.", () => {
  expect(extended.columnHeaders.join()).toContain('owncolumnHeaders');
  expect(extended.icon.join()).toContain("'columnMenuIcon' does not exist in type");
});
