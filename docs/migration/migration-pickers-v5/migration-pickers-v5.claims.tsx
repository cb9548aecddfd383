import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { claim, sourced } from '@portal/claims';
import dayjs from 'dayjs';
import * as v5 from 'mui-x-date-pickers-v5';
import { AdapterDayjs as AdapterDayjsV5 } from 'mui-x-date-pickers-v5/AdapterDayjs';
import * as v6 from 'mui-x-date-pickers-v6';
import { AdapterDayjs as AdapterDayjsV6 } from 'mui-x-date-pickers-v6/AdapterDayjs';
import { useState, type ComponentType } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

type Props = Record<string, unknown>;
type Version = 'v5' | 'v6';
type Components = Record<string, ComponentType<Props>>;

/** The components of both majors, without their types, because the claims pass what only one of them has. */
const components = { v5, v6 } as unknown as Record<Version, Components>;
const adapters = { v5: AdapterDayjsV5, v6: AdapterDayjsV6 };
const VERSIONS = ['v5', 'v6'] as const;
const morning = dayjs('2025-05-14T10:30');

/** Returns a component of a major that keeps its own value. */
function Picker({ version, name, start, ...props }: Props & { version: Version; name: string }) {
  const [value, setValue] = useState<unknown>(start ?? null);
  const { [name]: Shown, LocalizationProvider } = components[version];
  if (!Shown || !LocalizationProvider) {
    throw new Error(`${version} has no ${name}`);
  }
  return (
    <LocalizationProvider dateAdapter={adapters[version]}>
      <Shown
        label="When"
        value={value}
        {...props}
        onChange={(next: unknown, second: unknown) => {
          (props.onChange as ((...parameters: unknown[]) => void) | undefined)?.(next, second);
          setValue(next);
        }}
        {...(version === 'v5' && !/^(Month|Year|Clock|Calendar)/.test(name)
          ? { renderInput: (params: TextFieldProps) => <TextField {...params} /> }
          : {})}
        {...(props.renderInput === undefined ? {} : { renderInput: props.renderInput })}
      />
    </LocalizationProvider>
  );
}

const show = (version: Version, name: string, props: Props = {}) =>
  render(<Picker version={version} name={name} {...props} />);

const onBoth = async (check: (version: Version) => Promise<{ unmount: () => unknown }>) => {
  for (const version of VERSIONS) {
    const { unmount } = await check(version);
    await unmount();
  }
};

const isOld = (version: Version) => version === 'v5';
const count = (selector: string) => document.querySelectorAll(selector).length;
const input = () => document.querySelector('input');
const press = (role: 'button' | 'gridcell', name: string | RegExp) => {
  (page.getByRole(role, { name }).first().element() as HTMLElement).click();
};
const openPopup = async () => {
  press('button', /^Choose/);
  await expect.poll(() => count('[role="dialog"]')).toBe(1);
};

claim('A picker renders its own text field, so remove `renderInput`.', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await onBoth(async (version) => {
    const shown = await show(version, 'DesktopDatePicker', {
      renderInput: (params: TextFieldProps) => <TextField {...params} helperText="Opening days" />,
    });
    expect(page.getByText('Opening days').elements()).toHaveLength(isOld(version) ? 1 : 0);
    expect(page.getByRole('textbox').elements()).toHaveLength(1);
    return shown;
  });
  expect(warned).toHaveBeenCalledWith(
    expect.stringContaining(
      'The `renderInput` prop has been removed in version 6.0 of the Date and Time Pickers.',
    ),
  );
});

claim('Pass props for it in `slotProps.textField`:', async () => {
  await show('v6', 'DesktopDatePicker', {
    slotProps: { textField: { helperText: 'Opening days' } },
  });
  await expect.element(page.getByText('Opening days')).toBeVisible();
});

claim(
  'If you rendered your own component, pass it as `slots={{ textField: OwnTextField }}`.',
  async () => {
    const OwnTextField = (params: TextFieldProps) => <TextField {...params} helperText="Own" />;
    await show('v6', 'DesktopDatePicker', { slots: { textField: OwnTextField } });
    await expect.element(page.getByText('Own')).toBeVisible();
  },
);

claim(
  'The second argument of `onChange` was the text of the input. It is now an object with the validation error:',
  () =>
    onBoth(async (version) => {
      const second: unknown[] = [];
      const shown = await show(version, 'DesktopDatePicker', {
        onChange: (_value: unknown, other: unknown) => second.push(other),
      });
      await page.getByRole('textbox').click();
      await userEvent.keyboard('05142025');
      await expect
        .poll(() => second.at(-1))
        .toEqual(isOld(version) ? '05/14/2025' : { validationError: null });
      return shown;
    }),
);

claim('`value` is no longer required: use `defaultValue` for an uncontrolled picker.', async () => {
  await render(
    <v6.LocalizationProvider dateAdapter={AdapterDayjsV6}>
      <v6.DatePicker defaultValue={morning} />
    </v6.LocalizationProvider>,
  );
  expect(input()?.value).toBe('05/14/2025');
});

claim('`renderDay` became the slot `day`. It receives `day` and `selected` as props:', async () => {
  const received = vi.fn();
  const Day = ({ day, selected }: { day: dayjs.Dayjs; selected: boolean }) => {
    received(day.format('MM-DD'), selected);
    return null;
  };
  await show('v6', 'DesktopDatePicker', { start: morning, open: true, slots: { day: Day } });
  expect(received).toHaveBeenCalledWith('05-14', true);
  expect(received).toHaveBeenCalledWith('05-15', false);
});

claim(
  '`actions` of the action bar is no longer a function. To show other buttons on mobile, pass a function as `actionBar`:',
  async () => {
    const slotProps = {
      actionBar: ({ wrapperVariant }: { wrapperVariant: string }) => ({
        actions: wrapperVariant === 'mobile' ? ['clear'] : ['today'],
      }),
    };
    await onBothVariants('MobileDatePicker', 'Clear', slotProps);
    await onBothVariants('DesktopDatePicker', 'Today', slotProps);
  },
);

async function onBothVariants(name: string, button: string, slotProps: Props) {
  const { unmount } = await show('v6', name, { open: true, slotProps });
  expect(page.getByRole('button', { name: button, exact: true }).elements()).toHaveLength(1);
  await unmount();
}

claim('`shouldDisableTime` receives a date instead of a number.', () =>
  onBoth(async (version) => {
    const received: unknown[] = [];
    const shown = await show(version, 'StaticTimePicker', {
      start: morning,
      shouldDisableTime: (time: unknown) => {
        received.push(time);
        return false;
      },
    });
    expect(received.length).toBeGreaterThan(0);
    expect(
      received.every((time) => (isOld(version) ? typeof time === 'number' : dayjs.isDayjs(time))),
    ).toBe(true);
    return shown;
  }),
);

claim(
  'The CSS classes follow the same names: `.MuiMonthPicker-root` is `.MuiMonthCalendar-root`, `.PrivatePickersMonth-root` is `.MuiPickersMonth-monthButton`, and `.PrivatePickersYear-yearButton` is `.MuiPickersYear-yearButton`.',
  async () => {
    const months = await show('v5', 'MonthPicker', { date: morning });
    expect(count('.MuiMonthPicker-root')).toBe(1);
    expect(count('.PrivatePickersMonth-root')).toBe(12);
    await months.unmount();
    const years = await show('v5', 'YearPicker', { date: morning });
    expect(count('.PrivatePickersYear-yearButton')).toBeGreaterThan(1);
    await years.unmount();
    const { unmount } = await show('v6', 'MonthCalendar');
    expect(count('.MuiMonthCalendar-root')).toBe(1);
    expect(count('.MuiPickersMonth-monthButton')).toBe(12);
    await unmount();
    await show('v6', 'YearCalendar');
    expect(count('.MuiPickersYear-yearButton')).toBeGreaterThan(1);
  },
);

const typed = async (version: Version, keys: string) => {
  const changes: unknown[] = [];
  const shown = await show(version, 'DesktopDatePicker', {
    onChange: (value: dayjs.Dayjs) => changes.push(value.isValid()),
  });
  await page.getByRole('textbox').click();
  await userEvent.keyboard(keys);
  return { ...shown, changes };
};

claim(
  'Typing a date | A mask that completes separators | Sections that are filled one after the other',
  () =>
    onBoth(async (version) => {
      const shown = await typed(version, '05');
      await expect.poll(() => input()?.value).toBe(isOld(version) ? '05/' : '05/DD/YYYY');
      return shown;
    }),
);

claim(
  'Invalid dates while the user types | `onChange` after each key | `onChange` once, and again when it is valid',
  () =>
    onBoth(async (version) => {
      const { changes, ...shown } = await typed(version, '051420');
      await expect.poll(() => changes.length).toBe(isOld(version) ? 6 : 1);
      expect(changes.every((isValid) => isValid === false)).toBe(true);
      return shown;
    }),
);

claim('Placeholder of the field | `mm/dd/yyyy` | `MM/DD/YYYY`', () =>
  onBoth(async (version) => {
    const shown = await show(version, 'DesktopDatePicker');
    expect(input()?.placeholder).toBe(isOld(version) ? 'mm/dd/yyyy' : 'MM/DD/YYYY');
    return shown;
  }),
);

claim('`type` of the input | `tel` | `text`', () =>
  onBoth(async (version) => {
    const shown = await show(version, 'DesktopDatePicker');
    expect(input()?.type).toBe(isOld(version) ? 'tel' : 'text');
    return shown;
  }),
);

claim('Time Picker on desktop | A clock | Lists, with **OK**', () =>
  onBoth(async (version) => {
    const shown = await show(version, 'DesktopTimePicker', { start: morning });
    await openPopup();
    expect(count('.MuiClock-root, .MuiClockPicker-root') > 0).toBe(isOld(version));
    expect(page.getByRole('button', { name: 'OK' }).elements()).toHaveLength(
      isOld(version) ? 0 : 1,
    );
    return shown;
  }),
);

claim(
  'Date Time Picker on desktop | Calendar, then clock | Calendar next to lists, with **OK**',
  () =>
    onBoth(async (version) => {
      const shown = await show(version, 'DesktopDateTimePicker', { start: morning });
      await openPopup();
      expect(count('[role="dialog"] [role="grid"]')).toBe(1);
      expect(count('[role="dialog"] [role="listbox"]') > 0).toBe(!isOld(version));
      expect(page.getByRole('button', { name: 'OK' }).elements()).toHaveLength(
        isOld(version) ? 0 : 1,
      );
      return shown;
    }),
);

claim(
  'Order of events after a day is chosen on desktop | `onChange`, `onClose`, `onAccept` | `onChange`, `onAccept`, `onClose`',
  () =>
    onBoth(async (version) => {
      const events: string[] = [];
      const shown = await show(version, 'DesktopDatePicker', {
        start: morning,
        onChange: () => events.push('onChange'),
        onClose: () => events.push('onClose'),
        onAccept: () => events.push('onAccept'),
      });
      await openPopup();
      press('gridcell', '20');
      await expect
        .poll(() => events)
        .toEqual(
          isOld(version)
            ? ['onChange', 'onClose', 'onAccept']
            : ['onChange', 'onAccept', 'onClose'],
        );
      return shown;
    }),
);

claim('Text input in the dialog of mobile pickers | A button switches to it | Removed', () =>
  onBoth(async (version) => {
    const shown = await show(version, 'MobileDatePicker', { open: true, start: morning });
    const toggle = page.getByRole('button', { name: /text input view/ });
    expect(toggle.elements()).toHaveLength(isOld(version) ? 1 : 0);
    return shown;
  }),
);

claim('Role of a month or year | `button` | `radio`, in a `radiogroup`', () =>
  onBoth(async (version) => {
    const name = isOld(version) ? 'MonthPicker' : 'MonthCalendar';
    const shown = await show(version, name, isOld(version) ? { date: morning } : {});
    expect(page.getByRole(isOld(version) ? 'button' : 'radio').elements()).toHaveLength(12);
    expect(page.getByRole('radiogroup').elements()).toHaveLength(isOld(version) ? 0 : 1);
    return shown;
  }),
);

claim(
  'To keep the clock on desktop, set `viewRenderers={{ hours: renderTimeViewClock, minutes: renderTimeViewClock }}`.',
  async () => {
    const { renderTimeViewClock } = v6;
    await show('v6', 'DesktopTimePicker', {
      start: morning,
      viewRenderers: { hours: renderTimeViewClock, minutes: renderTimeViewClock },
    });
    await openPopup();
    expect(count('.MuiClock-root')).toBe(1);
  },
);

sourced(
  'In the Date Range Picker, the slots `field` and `textField` replace `renderInput`, and `localeText` replaces `startText` and `endText`.',
  { url: 'https://github.com/mui/mui-x/blob/master/CHANGELOG.md', checked: '2026-11-25' },
);
