import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { MuiPickersAdapter } from '@mui/x-date-pickers/models';
import { claim } from '@portal/claims';
import { compileApps } from '@portal/claims/compile';
import dayjs from 'dayjs';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, vi } from 'vitest';

const require = createRequire(import.meta.url);

type Adapter = new (options?: { instance?: unknown }) => MuiPickersAdapter;

/** Not imported: each adapter would change the type of all dates in this project. */
const adapter = (directory: string, name = directory): MuiPickersAdapter => {
  const exported = require(`@mui/x-date-pickers/${directory}`) as Record<string, Adapter>;
  const Class = exported[name];
  if (Class === undefined) {
    throw new Error(`No ${name}`);
  }
  return new Class();
};

const march14 = (directory: string, date: unknown) =>
  adapter(directory).format(date as never, 'keyboardDate');

claim("Day.js | `AdapterDayjs` | `dayjs('2025-03-14')`", () => {
  expect(march14('AdapterDayjs', dayjs('2025-03-14'))).toBe('03/14/2025');
});

claim('date-fns 3 and 4 | `AdapterDateFns` | `new Date(2025, 2, 14)`', () => {
  expect(march14('AdapterDateFns', new Date(2025, 2, 14))).toBe('03/14/2025');
});

claim(
  'date-fns 2 | `AdapterDateFns`, from the path `AdapterDateFnsV2` | `new Date(2025, 2, 14)`',
  () => {
    const file = require.resolve('@mui/x-date-pickers/AdapterDateFnsV2');
    expect(readFileSync(file, 'utf8')).toContain('require("./AdapterDateFnsV2")');
    // Version 2 has default exports, in paths that later versions don't have.
    expect(readFileSync(file.replace('index.js', 'AdapterDateFnsV2.js'), 'utf8')).toContain(
      '_interopRequireDefault(require("date-fns/addDays/index.js"))',
    );
  },
);

claim("Luxon | `AdapterLuxon` | `DateTime.fromISO('2025-03-14')`", () => {
  const { DateTime } = require('luxon') as { DateTime: { fromISO: (iso: string) => unknown } };
  expect(march14('AdapterLuxon', DateTime.fromISO('2025-03-14'))).toBe('3/14/2025');
});

claim("Moment.js | `AdapterMoment` | `moment('2025-03-14')`", () => {
  const moment = require('moment') as (iso: string) => unknown;
  expect(march14('AdapterMoment', moment('2025-03-14'))).toBe('03/14/2025');
});

claim('With `AdapterDateFns`, all of them have to be native dates instead.', () => {
  const dateFns = adapter('AdapterDateFns');
  expect(dateFns.isValid(new Date(2025, 2, 14) as never)).toBe(true);
  expect(dateFns.isValid(dayjs('2025-03-14'))).toBe(false);
  expect(dateFns.isValid('2025-03-14' as never)).toBe(false);
});

claim(
  'If you use Luxon with TypeScript, install `@types/luxon`, too. `dayjs`, `date-fns`, and `moment` include their types.',
  () => {
    const hasTypes = (name: string) => {
      const file = path.join(process.cwd(), 'node_modules', name, 'package.json');
      return /"(types|typings)":/.test(readFileSync(file, 'utf8'));
    };
    expect(['dayjs', 'date-fns', 'moment', 'luxon'].map(hasTypes)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  },
);

claim(
  "`dateAdapter` is a class, and a server component can't pass a class to a client component.",
  () => {
    expect(AdapterDayjs.toString()).toMatch(/^class /);
    const file = require.resolve('@mui/x-date-pickers/LocalizationProvider');
    expect(readFileSync(file.replace('index.js', 'LocalizationProvider.js'), 'utf8')).toMatch(
      /^("use strict";\s*)?'use client';/,
    );
  },
);

claim(
  'If there is a provider, your app contains two copies of the package: one with the provider and one with the picker.',
  async () => {
    vi.resetModules();
    const copy = await import('@mui/x-date-pickers/LocalizationProvider');
    expect(copy.LocalizationProvider).not.toBe(LocalizationProvider);
    const error = vi.spyOn(console, 'error').mockReturnValue();
    expect(() =>
      renderToString(
        <copy.LocalizationProvider dateAdapter={AdapterDayjs}>
          <DatePicker />
        </copy.LocalizationProvider>,
      ),
    ).toThrow('Can not find the date and time pickers localization context');
    error.mockRestore();
  },
);

claim(
  '`toISOString()` and `JSON.stringify()` convert to UTC, and midnight in Berlin is still the day before in UTC.',
  () => {
    const zone = process.env.TZ;
    process.env.TZ = 'Europe/Berlin';
    try {
      const value = dayjs('2025-03-14');
      expect(value.toISOString()).toBe('2025-03-13T23:00:00.000Z');
      expect(JSON.stringify({ value })).toBe('{"value":"2025-03-13T23:00:00.000Z"}');
      expect(value.format('YYYY-MM-DD')).toBe('2025-03-14');
    } finally {
      process.env.TZ = zone ?? 'UTC';
    }
  },
);

/** What Node prints for a module. */
function run(code: string): string {
  try {
    return execFileSync('node', ['--input-type=module', '-e', code], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (error) {
    return String(error);
  }
}

claim(
  '`Dayjs` is only a type, but your code imports it as a value, and Node, for example in server rendering or tests, looks for it in the package.',
  () => {
    expect(run("import { Dayjs } from 'dayjs'")).toContain("Named export 'Dayjs' not found");
    expect(run("import dayjs from 'dayjs'; console.log(typeof dayjs)")).toBe('function\n');
  },
);

/** Compiles a module in a program of its own, because adapters change the types of the whole program. */
const errorsOf = (code: string): string[] => compileApps(import.meta.dirname, { code }).code;

/** The type of the value, and a line that compiles only if it is the same as another type. */
const valueIs = (
  type: string,
) => `import type { PickerValidDate } from '@mui/x-date-pickers/models';
import type { Dayjs } from 'dayjs';
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
export const same: Same<PickerValidDate | null, ${type}> = true;
export type Day = Dayjs;
`;
const imports = (...names: string[]) =>
  names.map((name) => `import type {} from '@mui/x-date-pickers/${name}';\n`).join('');

// Parses the packages, which takes a few seconds.
beforeAll(() => {
  errorsOf(valueIs('any'));
}, 60_000);

claim(
  '**If a program imports two adapters**, such as in a monorepo, the type is a union of the dates of both libraries, such as `Dayjs | Date | null`.',
  () => {
    const code = (type: string) => imports('AdapterDayjs', 'AdapterDateFns') + valueIs(type);
    expect(errorsOf(code('Dayjs | Date | null'))).toEqual([]);
    expect(errorsOf(code('Dayjs | null'))).toHaveLength(1);
  },
);

claim(
  "**If a program imports no adapter**, such as in a component library, dates have the type `any`. Add `import type {} from '@mui/x-date-pickers/AdapterDayjs'`.",
  () => {
    expect(errorsOf(valueIs('any'))).toEqual([]);
    expect(errorsOf(valueIs('Dayjs | null'))).toHaveLength(1);
    expect(errorsOf(imports('AdapterDayjs') + valueIs('Dayjs | null'))).toEqual([]);
  },
);

claim(
  "**If your theme has keys such as `MuiDatePicker`**, add `import type {} from '@mui/x-date-pickers/themeAugmentation'`. Without it, they're compile errors.",
  () => {
    const theme =
      "import { createTheme } from '@mui/material/styles';\nexport const theme = createTheme({ components: { MuiDatePicker: { defaultProps: { label: 'Day' } } } });\n";
    expect(errorsOf(theme)).toHaveLength(1);
    expect(errorsOf(imports('themeAugmentation') + theme)).toEqual([]);
  },
);
