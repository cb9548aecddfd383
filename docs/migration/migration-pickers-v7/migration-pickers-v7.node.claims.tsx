import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { claim } from '@portal/claims';
import { runCodemod } from '@portal/claims/codemod';
import { expect } from 'vitest';

const load = createRequire(import.meta.url);
const folderOf = (name: string) => path.dirname(load.resolve(`${name}/package.json`));
const peers = (name: string) =>
  (
    JSON.parse(readFileSync(path.join(folderOf(name), 'package.json'), 'utf8')) as {
      peerDependencies: Record<string, string>;
    }
  ).peerDependencies;

/** Runs a transform of the codemod for the pickers. */
const transform = (source: string, name = 'preset-safe') =>
  runCodemod(`v8.0.0/pickers/${name}`, source);

claim(
  'The peer versions did not change: React 17, 18 or 19, Material UI 5.15.14 and newer, 6 or 7, and the same versions of the date libraries.',
  () => {
    expect(peers('@mui/x-date-pickers')).toEqual(peers('mui-x-date-pickers-v7'));
    expect(peers('@mui/x-date-pickers')).toMatchObject({
      react: '^17.0.0 || ^18.0.0 || ^19.0.0',
      '@mui/material': '^5.15.14 || ^6.0.0 || ^7.0.0',
    });
  },
);

claim('It needs Node.js 20.19 or newer. Replace `src` with your folder.', () => {
  const { engines } = load('@mui/x-codemod/package.json') as { engines: { node: string } };
  expect(engines.node).toBe('>=20.19');
});

/** An import of an adapter of date-fns. Not written out, because it isn't one of this file. */
const importOf = (entry: string) =>
  `import { AdapterDateFns } from '${`@mui/x-date-pickers/${entry}`}';`;
const DATE_FNS_V2 = importOf('AdapterDateFns');
const DATE_FNS_V3 = importOf('AdapterDateFnsV3');

claim(
  '`rename-adapter-date-fns-imports` | Imports `AdapterDateFns` from `AdapterDateFnsV2`, and what came from `AdapterDateFnsV3` from `AdapterDateFns`; the same for Jalali',
  () => {
    const run = (source: string) => transform(source, 'rename-adapter-date-fns-imports');
    expect(run(DATE_FNS_V2)).toContain("'@mui/x-date-pickers/AdapterDateFnsV2'");
    expect(run(DATE_FNS_V3)).toBe(DATE_FNS_V2);
    expect(run(DATE_FNS_V3.replaceAll('DateFns', 'DateFnsJalali'))).toContain(
      "'@mui/x-date-pickers/AdapterDateFnsJalali'",
    );
  },
);

claim(
  "A second run renames `AdapterDateFns` to `AdapterDateFnsV2`, which can't be loaded with date-fns 3 and 4.",
  () => {
    expect(transform(transform(DATE_FNS_V3))).toContain("'@mui/x-date-pickers/AdapterDateFnsV2'");
    expect(() => {
      load('@mui/x-date-pickers/AdapterDateFnsV2');
    }).toThrow('Package subpath \'./addDays/index.js\' is not defined by "exports"');
  },
);

claim(
  '`rename-type-imports` | Renames `usePickersTranslations`, `usePickersContext`, `FieldValueType`, `PickerShortcutChangeImportance`, and `RangeFieldSection` of Pro, wherever you use them',
  () => {
    const run = (source: string) => transform(source, 'rename-type-imports');
    for (const [from, to] of [
      ['usePickersTranslations', 'usePickerTranslations'],
      ['usePickersContext', 'usePickerContext'],
      ['FieldValueType', 'PickerValueType'],
      ['PickerShortcutChangeImportance', 'PickerChangeImportance'],
    ]) {
      expect(run(`import { ${from} } from '@mui/x-date-pickers';\nuse<${from}>();`)).toBe(
        `import { ${to} } from '@mui/x-date-pickers';\nuse<${to}>();`,
      );
    }
  },
);

claim(
  'calls of `onOpen` and `onClose` from `usePickersContext`: only the name of the hook changes.',
  () => {
    expect(
      transform(
        "import { usePickersContext } from '@mui/x-date-pickers/hooks';\nconst { onOpen } = usePickersContext();",
      ),
    ).toContain('const { onOpen } = usePickerContext();');
  },
);

claim(
  'type arguments such as `DatePickerProps<Dayjs>`, locale texts, formats, the theme and CSS classes;',
  () => {
    const source = `import { DatePickerProps } from '@mui/x-date-pickers';
type Props = DatePickerProps<Dayjs>;
const theme = { MuiPickersPopper: {}, keyboardDateTime: 'L', openDatePickerDialogue: (value, utils) => '' };
const css = '.MuiPickersPopper-root';`;
    expect(transform(source)).toBe(source);
  },
);

claim(
  "If a file imports `PickerShortcutChangeImportance` from `@mui/x-date-pickers/PickersShortcuts` together with other names, the codemod moves the whole import to `@mui/x-date-pickers/models`, which doesn't export the other names.",
  () => {
    expect(
      transform(
        "import { PickerShortcutChangeImportance, PickersShortcuts } from '@mui/x-date-pickers/PickersShortcuts';",
      ),
    ).toBe(
      "import { PickerChangeImportance, PickersShortcuts } from '@mui/x-date-pickers/models';",
    );
    expect(load('@mui/x-date-pickers/models')).not.toHaveProperty('PickersShortcuts');
  },
);

claim(
  'The package now has an `exports` field. Import from the package or from one of its folders, not from a file:',
  () => {
    expect(() => load.resolve('@mui/x-date-pickers/locales/deDE')).toThrow();
    expect(load.resolve('@mui/x-date-pickers/locales')).toContain('locales');
    expect(load.resolve('mui-x-date-pickers-v7/locales/deDE')).toContain('deDE');
  },
);

claim("The folders `modern`, `node` and `legacy` can't be imported.", () => {
  for (const folder of ['modern', 'node', 'legacy']) {
    expect(() => load.resolve(`@mui/x-date-pickers/${folder}`)).toThrow();
  }
});
