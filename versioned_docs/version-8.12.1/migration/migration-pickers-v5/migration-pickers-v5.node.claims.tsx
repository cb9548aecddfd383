import { claim } from '@portal/claims';
import { runCodemod } from '@portal/claims/codemod';
import { compileApps } from '@portal/claims/compile';
import { expect } from 'vitest';

/** Runs a transform of the codemod for the pickers. */
const transform = (source: string, name = 'preset-safe') =>
  runCodemod(`v6.0.0/pickers/${name}`, source);

const IMPORT = "import { DatePicker, TimePicker } from '@mui/x-date-pickers';\n";

claim(
  '`view-components-rename` | `CalendarPicker` becomes `DateCalendar`, `ClockPicker` becomes `TimeClock`, and so on',
  () => {
    expect(
      transform(
        "import { ClockPicker } from '@mui/x-date-pickers/ClockPicker';\n<ClockPicker date={day} />;",
      ),
    ).toBe(
      "import { TimeClock } from '@mui/x-date-pickers/TimeClock';\n<TimeClock value={day} />;",
    );
  },
);

claim('`rename-inputFormat-prop` | Renames `inputFormat` to `format`', () => {
  expect(transform(`${IMPORT}<DatePicker inputFormat="L" />;`)).toContain(
    '<DatePicker format="L" />',
  );
});

claim('`rename-should-disable-time` | Renames `shouldDisableTime` to `shouldDisableClock`', () => {
  expect(transform(`${IMPORT}<TimePicker shouldDisableTime={f} />;`)).toContain(
    '<TimePicker shouldDisableClock={f} />',
  );
});

claim(
  '`migrate-to-components-componentsProps` | Moves `PopperProps`, `DialogProps`, `InputProps` and others to `components` and `componentsProps`',
  () => {
    const moved = transform(`${IMPORT}<DatePicker PopperProps={p} InputProps={i} />;`);
    expect(moved.replace(/\s+/g, ' ')).toContain(
      'componentsProps={{ popper: p, textField: { InputProps: i, }, }}',
    );
  },
);

claim(
  '`renderInput`, `renderDay`, `mask` and the other props of the masked input, which it leaves in place;',
  () => {
    const source = `${IMPORT}<DatePicker renderInput={f} renderDay={g} mask="_" disableMaskedInput acceptRegex={r} rifmFormatter={h} ignoreInvalidInputs />;`;
    expect(transform(source)).toBe(source);
  },
);

claim(
  'Then run `v6.0.0/pickers/rename-components-to-slots`, which is not in the preset, to get `slots` and `slotProps`.',
  () => {
    const source = `${IMPORT}<DatePicker components={{ Toolbar }} componentsProps={{ popper: {} }} />;`;
    expect(transform(source)).toBe(source);
    expect(transform(source, 'rename-components-to-slots')).toContain(
      'slots={{ toolbar: Toolbar }} slotProps={{ popper: {} }}',
    );
  },
);

const picker = (
  prop: string,
  name = 'DatePicker',
) => `import { ${name} } from 'mui-x-date-pickers-v6';
import type {} from 'mui-x-date-pickers-v6/AdapterDayjs';
import type { Dayjs } from 'dayjs';
export const picker = <${name}<Dayjs> ${prop} />;
`;

const errors = compileApps(import.meta.dirname, {
  plain: picker('format="L"'),
  renderInput: picker('renderInput={() => <input />}'),
  calendarPicker: "import 'mui-x-date-pickers-v6/CalendarPicker';\n",
  shouldDisableTime: picker('shouldDisableTime={(value) => value < 8}', 'TimePicker'),
  locale: `import { LocalizationProvider } from 'mui-x-date-pickers-v6';
export const provider = <LocalizationProvider locale="de" />;
`,
  arrow: picker('components={{ LeftArrowButton: () => null }}', 'StaticDatePicker'),
  actions: picker(
    "slotProps={{ actionBar: { actions: (variant: any) => (variant === 'mobile' ? ['accept'] : []) } }}",
  ),
  themeKey: `import type {} from 'mui-x-date-pickers-v6/themeAugmentation';
import { createTheme } from '@mui/material/styles';
export const theme = createTheme({ components: { MuiCalendarPicker: {} } });
`,
});

claim(
  "`TS2322: … Property 'renderInput' does not exist on type 'IntrinsicAttributes & DatePickerProps<…>'` | Text field",
  () => {
    expect(errors.plain).toEqual([]);
    expect(errors.renderInput.join()).toMatch(
      /^TS2322: [^]*Property 'renderInput' does not exist on type 'IntrinsicAttributes & DatePickerProps</,
    );
  },
);

claim(
  "`TS2307: Cannot find module '@mui/x-date-pickers/CalendarPicker'` | Calendars and clocks",
  () => {
    expect(errors.calendarPicker.join()).toMatch(
      /TS(2307|2882): Cannot find module .*CalendarPicker/,
    );
  },
);

claim(
  "`TS2365: Operator '<' cannot be applied to types 'Dayjs' and 'number'`, or all times are enabled | Disabled times",
  () => {
    expect(errors.shouldDisableTime).toEqual([
      "TS2365: Operator '<' cannot be applied to types 'Dayjs' and 'number'.",
    ]);
  },
);

claim(
  "`TS2322: … Property 'locale' does not exist on type 'IntrinsicAttributes & LocalizationProviderProps` | Localization",
  () => {
    expect(errors.locale.join()).toMatch(
      /^TS2322: [^]*Property 'locale' does not exist on type 'IntrinsicAttributes & LocalizationProviderProps/,
    );
  },
);

claim(
  "`TS2561: … 'LeftArrowButton' does not exist in type 'StaticDatePickerSlotsComponent'` | Slots",
  () => {
    expect(errors.arrow.join()).toMatch(
      /^TS2561: [^]*'LeftArrowButton' does not exist in type '[^']*StaticDatePickerSlotsComponent/,
    );
  },
);

claim(
  "`TS2322: Type '(variant: any) => string[]' is not assignable to type 'PickersActionBarAction[]'` | Slots",
  () => {
    expect(errors.actions.join()).toMatch(
      /^TS2322: Type '\(variant: any\) => [^]* is not assignable to type '[^']*PickersActionBarAction\[\]/,
    );
  },
);

claim(
  "`'MuiCalendarPicker' does not exist in type 'Components<…>'` | Theme and CSS classes",
  () => {
    expect(errors.themeKey.join()).toMatch(
      /'MuiCalendarPicker' does not exist in type 'Components</,
    );
  },
);
