import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { claim } from '@portal/claims';
import { runCodemod } from '@portal/claims/codemod';
import { compileApps } from '@portal/claims/compile';
import { expect } from 'vitest';

const load = createRequire(import.meta.url);
const folderOf = (name: string) => path.dirname(load.resolve(`${name}/package.json`));

/** Runs a transform of the codemod for the pickers. */
const transform = (source: string, name = 'preset-safe') =>
  runCodemod(`v7.0.0/pickers/${name}`, source);

const IMPORT = "import { DatePicker, DateCalendar } from '@mui/x-date-pickers';\n";

claim('Update Material UI to 5.15.14 or newer, 6 or 7.', () => {
  const file = path.join(folderOf('mui-x-date-pickers-v7'), 'package.json');
  const { peerDependencies } = JSON.parse(readFileSync(file, 'utf8')) as {
    peerDependencies: Record<string, string>;
  };
  expect(peerDependencies['@mui/material']).toBe('^5.15.14 || ^6.0.0 || ^7.0.0');
  expect(peerDependencies.react).toBe('^17.0.0 || ^18.0.0 || ^19.0.0');
});

claim(
  '`rename-components-to-slots` | Renames `components` and `componentsProps` to `slots` and `slotProps`, and the keys of an object that is written in the JSX',
  () => {
    expect(
      transform(
        `${IMPORT}<DatePicker components={{ OpenPickerIcon: Ticket }} componentsProps={{ textField: {} }} />;`,
      ),
    ).toBe(
      `${IMPORT}<DatePicker slots={{ openPickerIcon: Ticket }} slotProps={{ textField: {} }} />;`,
    );
  },
);

claim(
  '`rename-default-calendar-month-to-reference-date` | Renames the prop `defaultCalendarMonth` to `referenceDate`',
  () => {
    expect(transform(`${IMPORT}<DateCalendar defaultCalendarMonth={month} />;`)).toBe(
      `${IMPORT}<DateCalendar referenceDate={month} />;`,
    );
  },
);

claim('`rename-day-picker-classes` | Renames `dayPickerClasses` to `dayCalendarClasses`', () => {
  expect(
    transform("import { dayPickerClasses } from '@mui/x-date-pickers';\ndayPickerClasses.root;"),
  ).toBe("import { dayCalendarClasses } from '@mui/x-date-pickers';\ndayCalendarClasses.root;");
});

claim(
  '`rename-slots-types` | Renames types such as `DateCalendarSlotsComponent` to `DateCalendarSlots`',
  () => {
    expect(
      transform(
        "import { DateCalendarSlotsComponent } from '@mui/x-date-pickers';\ntype A = DateCalendarSlotsComponent;",
      ),
    ).toBe("import { DateCalendarSlots } from '@mui/x-date-pickers';\ntype A = DateCalendarSlots;");
  },
);

claim(
  'the keys of a variable: after `slots={parts}`, the keys in `parts` still start with a capital letter, and v7 ignores them without a message;',
  () => {
    const parts = 'const parts = { OpenPickerIcon: Ticket };\n';
    expect(transform(`${IMPORT}${parts}<DatePicker components={parts} />;`)).toBe(
      `${IMPORT}${parts}<DatePicker slots={parts} />;`,
    );
  },
);

claim(
  "files with a spread in `components={{ ...parts, ActionBar }}`: the codemod stops with Cannot read properties of undefined (reading 'name') and changes nothing in them;",
  () => {
    expect(() =>
      transform(`${IMPORT}<DatePicker components={{ ...parts, ActionBar }} />;`),
    ).toThrow("Cannot read properties of undefined (reading 'name')");
  },
);

claim('props that you spread, `<DatePicker {...props} />`;', () => {
  const source = `${IMPORT}const props = { components: {}, defaultCalendarMonth: month };\n<DatePicker {...props} />;`;
  expect(transform(source)).toBe(source);
});

/** The folder of v6, which is in a workspace of its own. */
const folderOfV6 = () => {
  const above = path.resolve(import.meta.dirname, '../../..');
  const root = existsSync(path.join(above, 'older-releases')) ? above : path.dirname(above);
  return path.join(root, 'older-releases/material-v5/node_modules/mui-x-date-pickers-v6');
};

claim('The folder `legacy` was removed.', () => {
  expect(existsSync(path.join(folderOf('mui-x-date-pickers-v7'), 'legacy'))).toBe(false);
  expect(existsSync(path.join(folderOfV6(), 'legacy'))).toBe(true);
});

interface Luxon {
  DateTime: { fromISO: (text: string) => unknown };
  Settings: { defaultWeekSettings: object | null };
}
interface LuxonAdapter {
  getWeekArray: (value: unknown) => { weekday: number }[][];
}

/**
 * Returns the first day of the week of an adapter, from 1 for Monday. The adapters are loaded without their types, which
 * would add Luxon's dates to those of all pages.
 */
function firstWeekday(folder: string, locale: string): number | undefined {
  const { AdapterLuxon } = load(path.join(folder, 'AdapterLuxon')) as {
    AdapterLuxon: new (options: { locale: string }) => LuxonAdapter;
  };
  const { DateTime } = load('luxon') as Luxon;
  return new AdapterLuxon({ locale }).getWeekArray(DateTime.fromISO('2025-05-14'))[0]?.[0]?.weekday;
}

claim(
  'First day of the week with `AdapterLuxon` | Monday | Depends on the locale, with Luxon 3.4.4 or newer',
  () => {
    expect(firstWeekday(folderOfV6(), 'en-US')).toBe(1);
    expect(firstWeekday(folderOf('mui-x-date-pickers-v7'), 'en-US')).toBe(7);
    expect(firstWeekday(folderOf('mui-x-date-pickers-v7'), 'de')).toBe(1);
  },
);

claim(
  'To keep Monday as the first day with Luxon, set `Settings.defaultWeekSettings = { firstDay: 1, minimalDays: 4, weekend: [6, 7] }`.',
  () => {
    const { Settings } = load('luxon') as Luxon;
    Settings.defaultWeekSettings = { firstDay: 1, minimalDays: 4, weekend: [6, 7] };
    try {
      expect(firstWeekday(folderOf('mui-x-date-pickers-v7'), 'en-US')).toBe(1);
    } finally {
      Settings.defaultWeekSettings = null;
    }
  },
);

/** Errors of an application with a Date Picker of this major. */
const errorsWith = (major: 'v6' | 'v7', value: string, adapters: string[]) => {
  const name = '@mui/x-date-pickers';
  const folder =
    major === 'v7'
      ? folderOf('mui-x-date-pickers-v7')
      : path.resolve('older-releases/material-v5/node_modules/mui-x-date-pickers-v6');
  const imports = adapters.map((adapter) => `import '${name}/${adapter}';`).join('');
  const source = `${imports} import { DatePicker } from '${name}/DatePicker'; import dayjs from 'dayjs'; export const date = dayjs(); export default <DatePicker defaultValue={${value}} />;`;
  // The adapters extend a type in the package by its name.
  const paths = { [`${name}/*`]: [`${folder}/*`] };
  return compileApps(import.meta.dirname, { source }, { compilerOptions: { paths } }).source;
};

claim(
  'In v7, the adapter that you import determines the type, and other values are errors:',
  () => {
    for (const value of ["'2025-05-14'", 'new Date()', 'dayjs()']) {
      expect(errorsWith('v6', value, ['AdapterDayjs']), value).toEqual([]);
    }
    expect(errorsWith('v7', "'2025-05-14'", ['AdapterDayjs']).join()).toContain(
      "TS2322: Type 'string' is not assignable to type 'Dayjs'",
    );
    expect(errorsWith('v7', 'new Date()', ['AdapterDayjs'])).not.toEqual([]);
    expect(errorsWith('v7', 'dayjs()', ['AdapterDayjs'])).toEqual([]);
  },
);

claim(
  'If a file of the project imports another adapter, its dates are accepted, too. If no file imports an adapter, as in a component library, all values are accepted.',
  () => {
    expect(errorsWith('v7', 'new Date()', ['AdapterDayjs', 'AdapterDateFns'])).toEqual([]);
    expect(errorsWith('v7', "'2025-05-14'", [])).toEqual([]);
  },
);
