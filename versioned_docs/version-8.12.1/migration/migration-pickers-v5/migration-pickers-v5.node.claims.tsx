import { claim } from '@portal/claims';
import { runCodemod } from '@portal/claims/codemod';
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
