import { claim } from '@portal/claims';
import { runCodemod } from '@portal/claims/codemod';
import { expect } from 'vitest';

/** Runs the codemod on elements of the Data Grid, and returns the code on one line. */
const run = (elements: string, imports = 'DataGrid, DataGridPremium') =>
  runCodemod(
    'v7.0.0/data-grid/preset-safe',
    `import { ${imports} } from '@mui/x-data-grid';\nconst app = <>${elements}</>;\n`,
  ).replace(/\s+/g, ' ');

claim(
  '`rename-components-to-slots` | Renames `components` to `slots` and `componentsProps` to `slotProps`; `Toolbar` becomes `toolbar`',
  () => {
    const code = run(
      '<DataGrid components={{ Toolbar: Bar }} componentsProps={{ toolbar: {} }} />',
    );
    expect(code).toContain('slots={{ toolbar: Bar }} slotProps={{ toolbar: {} }}');
  },
);

claim(
  '`remove-stabilized-experimentalFeatures` | Removes the flags `columnGrouping`, `ariaV7`, `clipboardPaste` and `lazyLoading`',
  () => {
    for (const flag of ['columnGrouping', 'ariaV7', 'clipboardPaste', 'lazyLoading']) {
      expect(run(`<DataGrid experimentalFeatures={{ ${flag}: true }} />`)).not.toContain(flag);
    }
    expect(run('<DataGrid experimentalFeatures={{ ariaV7: true, other: true }} />')).toContain(
      'other: true',
    );
  },
);

claim(
  '`rename-cell-selection-props` | Removes `unstable_` from the props of cell selection and the clipboard, but only on `DataGridPremium`',
  () => {
    const props =
      'unstable_cellSelection unstable_cellSelectionModel={{}} unstable_splitClipboardPastedText={split}';
    expect(run(`<DataGridPremium ${props} />`)).not.toContain('unstable_');
    expect(run(`<DataGrid ${props} />`)).toContain('unstable_cellSelection');
  },
);

claim(
  "The codemod reports `Transformation error (Cannot read properties of undefined (reading 'name'))` and doesn't change the file.",
  () => {
    expect(() => run('<DataGrid components={{ ...base, Toolbar: Bar }} />')).toThrow(
      "Cannot read properties of undefined (reading 'name')",
    );
  },
);

claim('**A renamed import**, such as `import { DataGrid as Grid }`. The codemod skips it.', () => {
  expect(run('<Grid components={{ Toolbar: Bar }} />', 'DataGrid as Grid')).toContain(
    '<Grid components={{ Toolbar: Bar }} />',
  );
});

claim('The prop is renamed, but the keys in the variable are not.', () => {
  expect(run('<DataGrid components={slots} />')).toContain('slots={slots}');
});

claim('The result has two `slots` props, and React uses the last one.', () => {
  const code = run('<DataGrid components={{ Toolbar: Bar }} slots={{ footer: Foot }} />');
  expect(code).toContain('slots={{ toolbar: Bar }} slots={{ footer: Foot }}');
});

claim(
  '**`unstable_ignoreValueFormatterDuringExport` on `DataGrid`**: write `ignoreValueFormatterDuringExport`.',
  () => {
    expect(run('<DataGrid unstable_ignoreValueFormatterDuringExport />')).toContain(
      'unstable_ignoreValueFormatterDuringExport',
    );
  },
);
