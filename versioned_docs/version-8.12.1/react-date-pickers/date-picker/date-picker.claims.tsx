import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { claim } from '@portal/claims';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/de';
import { useState, type ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import BasicDatePicker from './demos/BasicDatePicker';
import ChangeOrAccept from './demos/ChangeOrAccept';
import ControlledDate from './demos/ControlledDate';
import LocalizedDatePicker from './demos/LocalizedDatePicker';

const show = (children: ReactNode, adapterLocale?: string) =>
  render(
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={adapterLocale}>
      {children}
    </LocalizationProvider>,
  );

const day = dayjs('2025-03-14');
const text = (value: Dayjs | null | undefined) =>
  value?.isValid() ? value.format('YYYY-MM-DD') : String(value && 'invalid');

/** Shows a picker and returns what it calls, in order. */
async function showLogged(props: DatePickerProps = {}) {
  const calls: string[] = [];
  await show(
    <DatePicker
      onChange={(value) => calls.push(`onChange ${text(value)}`)}
      onAccept={(value) => calls.push(`onAccept ${text(value)}`)}
      onClose={() => calls.push('onClose')}
      {...props}
    />,
  );
  return calls;
}

const section = (name: string) => page.getByRole('spinbutton', { name });
const shown = () => document.querySelector<HTMLInputElement>('input')?.value;
const opener = () => page.getByRole('button', { name: /^Choose date/ });
const dialog = () => page.getByRole('dialog');
const cell = (name: string) => page.getByRole('gridcell', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const openCalendar = async () => {
  await opener().click();
  await expect.element(dialog()).toBeVisible();
};
const focusedText = () => document.activeElement?.textContent;

claim(
  'Digits that your users type fill the current section, and the focus moves to the next section when the current section is full. The button opens the calendar.',
  async () => {
    await render(<BasicDatePicker />);
    await section('Month').last().click();
    await userEvent.keyboard('07');
    await expect.element(section('Day').last()).toHaveFocus();
    await userEvent.keyboard('18');
    await expect.element(section('Year').last()).toHaveFocus();
    await opener().last().click();
    await expect.element(page.getByRole('grid')).toBeVisible();
  },
);

claim(
  "`required` adds an asterisk to the label, and the browser doesn't submit a form while the field is empty. The picker itself doesn't treat an empty field as an error.",
  async () => {
    const onError = vi.fn();
    const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    await show(
      <form onSubmit={submit}>
        <DatePicker
          label="Due"
          name="due"
          onError={onError}
          slotProps={{ textField: { required: true } }}
        />
        <button type="submit">Save</button>
      </form>,
    );
    expect(document.querySelector('label')?.textContent).toContain('*');
    await button('Save').click();
    expect(submit).not.toHaveBeenCalled();
    expect(onError).not.toHaveBeenCalled();
    expect(document.querySelector('.Mui-error.MuiPickersInputBase-root')).toBeNull();
    await section('Month').click();
    await userEvent.keyboard('03142025');
    await button('Save').click();
    await expect.poll(() => submit.mock.calls.length).toBe(1);
  },
);

claim(
  'The value of an empty picker is `null`. With `undefined`, the picker is uncontrolled.',
  async () => {
    const calls = await showLogged({ value: undefined });
    await openCalendar();
    await cell('14').click();
    expect(shown()).toMatch(/\/14\//);
    expect(calls[0]).toMatch(/^onChange .*-14$/);
  },
);

claim('To see one, type the year 1800.', async () => {
  await render(<ControlledDate />);
  await section('Year').click();
  await userEvent.keyboard('1800');
  await expect.element(page.getByRole('status')).toHaveTextContent('minDate');
});

claim(
  "The value is also `null` while a date is incomplete, so setting `null` doesn't change the value, and the incomplete date stays in the field. To clear an incomplete date as well, change the `key` of the picker.",
  async () => {
    const values: (Dayjs | null)[] = [];
    function Cleared() {
      const [value, setValue] = useState<Dayjs | null>(day);
      const [version, setVersion] = useState(0);
      return (
        <>
          <DatePicker
            key={version}
            value={value}
            onChange={(next) => {
              values.push(next);
              setValue(next);
            }}
          />
          <button onClick={() => setValue(null)}>Set null</button>
          <button onClick={() => setVersion(version + 1)}>Change the key</button>
        </>
      );
    }
    await show(<Cleared />);
    await section('Day').click();
    await userEvent.keyboard('{Backspace}');
    expect(values.at(-1)).toBeNull();
    await button('Set null').click();
    expect(shown()).toContain('2025');
    await button('Change the key').click();
    await expect.poll(shown).toBe('');
  },
);

claim(
  "If your users pick a date in an empty picker, the time is midnight in their time zone. If the picker has a value, its time doesn't change when they pick another day.",
  async () => {
    const values: (Dayjs | null)[] = [];
    const onChange = (value: Dayjs | null) => values.push(value);
    const { unmount } = await show(<DatePicker onChange={onChange} />);
    await openCalendar();
    await cell('14').click();
    expect(values[0]?.format('HH:mm:ss.SSS')).toBe('00:00:00.000');
    await unmount();
    await show(<DatePicker onChange={onChange} defaultValue={dayjs('2025-03-10T15:45')} />);
    await openCalendar();
    await cell('14').click();
    expect(values[1]?.format('YYYY-MM-DD HH:mm')).toBe('2025-03-14 15:45');
  },
);

claim(
  "With `referenceDate={dayjs('2025-09-01T12:00')}`, a date that's picked in an empty picker is at noon, and the calendar of an empty picker opens in September 2025. A typed date is still at midnight.",
  async () => {
    const onChange = vi.fn();
    const picker = <DatePicker referenceDate={dayjs('2025-09-01T12:00')} onChange={onChange} />;
    const last = () => (onChange.mock.lastCall?.[0] as Dayjs).format('YYYY-MM-DD HH:mm');
    const { unmount } = await show(picker);
    await openCalendar();
    await expect.element(page.getByText('September 2025')).toBeVisible();
    await cell('14').click();
    expect(last()).toBe('2025-09-14 12:00');
    await unmount();
    await show(picker);
    await section('Month').click();
    await userEvent.keyboard('03142025');
    expect(last()).toBe('2025-03-14 00:00');
  },
);

claim('Types a complete date | Yes | Yes', async () => {
  const calls = await showLogged({ defaultValue: day });
  await section('Day').click();
  await userEvent.keyboard('20');
  expect(calls.slice(-2)).toEqual(['onChange 2025-03-20', 'onAccept 2025-03-20']);
});

claim('Picks a year or a month on the way to the day | Yes | No', async () => {
  const calls = await showLogged({
    defaultValue: day,
    views: ['year', 'month', 'day'],
    openTo: 'year',
  });
  await openCalendar();
  await page.getByRole('radio', { name: '2026' }).click();
  await page.getByRole('radio', { name: 'May' }).click();
  expect(calls).toEqual(['onChange 2026-03-14', 'onChange 2026-05-14']);
});

claim('Picks a day on desktop | Yes | Yes', async () => {
  const calls = await showLogged({ defaultValue: day });
  await openCalendar();
  await cell('20').click();
  expect([...calls].sort()).toEqual(['onAccept 2025-03-20', 'onChange 2025-03-20', 'onClose']);
});

claim('Picks a day on mobile | Yes | After they press OK', async () => {
  const onChange = vi.fn();
  const onAccept = vi.fn();
  await show(<MobileDatePicker defaultValue={day} onChange={onChange} onAccept={onAccept} />);
  await openCalendar();
  await cell('20').click();
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(onAccept).not.toHaveBeenCalled();
  await button('OK').click();
  expect(onAccept).toHaveBeenCalledTimes(1);
});

claim('Presses Cancel | If the date is changed, with the old date | No', async () => {
  const onChange = vi.fn();
  const onAccept = vi.fn();
  await show(<MobileDatePicker defaultValue={day} onChange={onChange} onAccept={onAccept} />);
  await openCalendar();
  await button('Cancel').click();
  await expect.poll(() => document.querySelector('[role="dialog"]')).toBe(null);
  expect(onChange).not.toHaveBeenCalled();
  await openCalendar();
  await cell('20').click();
  await button('Cancel').click();
  expect(onChange.mock.calls.map(([value]) => text(value as Dayjs))).toEqual([
    '2025-03-20',
    '2025-03-14',
  ]);
  expect(onAccept).not.toHaveBeenCalled();
});

claim('Presses Escape or clicks outside the popup | No | If the date is changed', async () => {
  const calls = await showLogged({ defaultValue: day, closeOnSelect: false });
  await openCalendar();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => calls).toEqual(['onClose']);
  await openCalendar();
  await cell('20').click();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => calls.length).toBe(4);
  expect(calls[1]).toBe('onChange 2025-03-20');
  expect(calls.slice(2).sort()).toEqual(['onAccept 2025-03-20', 'onClose']);
});

claim('Presses the clear button | Yes, with `null` | Yes, with `null`', async () => {
  const calls = await showLogged({
    defaultValue: day,
    slotProps: { field: { clearable: true } },
  });
  await userEvent.hover(page.getByRole('group').first());
  await button('Clear').click();
  expect(calls).toEqual(['onChange null', 'onAccept null']);
});

claim('Pick a year, a month, and a day:', async () => {
  await render(<ChangeOrAccept />);
  await openCalendar();
  await page.getByRole('radio', { name: '2026' }).click();
  await page.getByRole('radio', { name: 'May' }).click();
  await cell('20').click();
  const log = page.getByRole('status');
  await expect.element(log).toHaveTextContent(/onChange 2026-10-06.*onChange 2026-05-06/s);
  await expect.element(log).toHaveTextContent('onAccept 2026-05-20');
});

claim(
  'While your user types the year 2025 after 03/14, both are called four times: with an invalid date, with `null`, with the year 202, and with 2025.',
  async () => {
    const calls = await showLogged();
    await section('Month').click();
    await userEvent.keyboard('0314');
    expect(calls).toEqual([]);
    await userEvent.keyboard('2025');
    const values = ['invalid', 'null', '0202-03-14', '2025-03-14'];
    expect(calls).toEqual(values.flatMap((value) => [`onChange ${value}`, `onAccept ${value}`]));
  },
);

claim(
  "The year 202 has the error `'minDate'`, because the default of `minDate` is January 1, 1900.",
  async () => {
    const errors: unknown[] = [];
    await show(<DatePicker onChange={(_value, context) => errors.push(context.validationError)} />);
    await section('Month').click();
    await userEvent.keyboard('03142025');
    expect(errors.slice(-2)).toEqual(['minDate', null]);
    await section('Year').click();
    await userEvent.keyboard('1899');
    expect(errors.at(-1)).toBe('minDate');
    await section('Year').click();
    await userEvent.keyboard('1900');
    expect(errors.at(-1)).toBeNull();
  },
);

claim("The default is `['year', 'day']`, and it opens with `'day'`.", async () => {
  await showLogged({ defaultValue: day });
  await openCalendar();
  await expect.element(page.getByRole('grid')).toBeVisible();
  await page.getByRole('button', { name: /calendar view is open/ }).click();
  await page.getByRole('radio', { name: '2026' }).click();
  await expect.element(cell('14')).toBeVisible();
});

claim("`['year', 'month']` | `'year'` | March 2025 | a month", async () => {
  await showLogged({ defaultValue: day, views: ['year', 'month'], openTo: 'year' });
  expect(shown()).toBe('March 2025');
  await openCalendar();
  await page.getByRole('radio', { name: '2026' }).click();
  await expect.element(page.getByRole('radio', { name: 'May' })).toBeVisible();
});

claim("`['year']` | `'year'` | 2025 | a year", async () => {
  await showLogged({ defaultValue: day, views: ['year'] });
  expect(shown()).toBe('2025');
});

claim(
  '`yearsOrder="desc"` shows the latest year first. `yearsPerRow` and `monthsPerRow` set the number of columns, which can be 3 or 4.',
  async () => {
    const options = () => page.getByRole('radio').elements();
    const columns = () =>
      new Set(options().map((option) => Math.round(option.getBoundingClientRect().left))).size;
    const range = { minDate: dayjs('2020-01-01'), maxDate: dayjs('2025-12-31') };
    for (const count of [3, 4] as const) {
      const years = await show(
        <DatePicker open views={['year']} yearsOrder="desc" yearsPerRow={count} {...range} />,
      );
      await expect
        .poll(() => options().map((year) => year.textContent))
        .toEqual(['2025', '2024', '2023', '2022', '2021', '2020']);
      await expect.poll(columns).toBe(count);
      await years.unmount();
      const months = await show(
        <DatePicker open views={['month', 'year']} openTo="month" monthsPerRow={count} />,
      );
      await expect.poll(() => options().length).toBe(12);
      await expect.poll(columns).toBe(count);
      await months.unmount();
    }
  },
);

claim(
  "A picker with a value keeps that day. In an empty picker, a typed date is the first of the month, and a picked date has today's day of the month. Set `referenceDate` to January 1 of any year to get the first of the month both ways.",
  async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2025, 5, 17) });
    try {
      const pick = async (props: DatePickerProps, option: string) => {
        const onChange = vi.fn();
        const { unmount } = await show(<DatePicker {...props} onChange={onChange} />);
        await opener().click();
        await page.getByRole('radio', { name: option }).click();
        await unmount();
        return text(onChange.mock.lastCall?.[0] as Dayjs);
      };
      const type = async (props: DatePickerProps, keys: string) => {
        const onChange = vi.fn();
        const { unmount } = await show(<DatePicker {...props} onChange={onChange} />);
        await page.getByRole('spinbutton').first().click();
        await userEvent.keyboard(keys);
        await unmount();
        return text(onChange.mock.lastCall?.[0] as Dayjs);
      };
      const month: DatePickerProps = { views: ['year', 'month'], openTo: 'month' };
      const year: DatePickerProps = { views: ['year'] };
      const referenceDate = dayjs('2024-01-01');
      expect(await type(month, 'may2025')).toBe('2025-05-01');
      expect(await pick(month, 'May')).toBe('2025-05-17');
      expect(await type({ ...month, defaultValue: day }, 'may')).toBe('2025-05-14');
      expect(await pick({ ...month, defaultValue: day }, 'May')).toBe('2025-05-14');
      expect(await type({ ...month, referenceDate }, 'may2025')).toBe('2025-05-01');
      expect(await pick({ ...month, referenceDate }, 'May')).toBe('2024-05-01');
      expect(await pick(year, '2026')).toMatch(/-17$/);
      expect(await type({ ...year, referenceDate }, '2026')).toBe('2026-01-01');
      expect(await pick({ ...year, referenceDate }, '2026')).toBe('2026-01-01');
    } finally {
      vi.useRealTimers();
    }
  },
);

claim(
  'The default is `@media (pointer: fine)`. A laptop with a mouse shows the popup, even in a small window.',
  async () => {
    const queries = vi.spyOn(window, 'matchMedia');
    await showLogged({ defaultValue: day });
    expect(queries.mock.calls.map(([query]) => query)).toContain('(pointer: fine)');
    await openCalendar();
    expect(document.querySelector('.MuiPickerPopper-root')).not.toBeNull();
  },
);

claim('Your users can type in the field of both variants.', async () => {
  await show(<MobileDatePicker />);
  await section('Month').click();
  await userEvent.keyboard('03142025');
  expect(shown()).toBe('03/14/2025');
});

claim(
  'The dialog has the buttons Cancel and OK, and stays open after your user picks a day. The popup has no buttons, and closes. `closeOnSelect` changes this for both.',
  async () => {
    const { unmount } = await show(<MobileDatePicker defaultValue={day} />);
    await openCalendar();
    await cell('20').click();
    await expect.element(button('Cancel')).toBeVisible();
    await expect.element(button('OK')).toBeVisible();
    await unmount();
    const second = await show(<MobileDatePicker defaultValue={day} closeOnSelect />);
    await openCalendar();
    await cell('20').click();
    await expect.poll(() => dialog().elements()).toHaveLength(0);
    await second.unmount();
    const third = await show(<DesktopDatePicker defaultValue={day} />);
    await openCalendar();
    expect(button('OK').elements()).toHaveLength(0);
    await cell('20').click();
    await expect.poll(() => dialog().elements()).toHaveLength(0);
    await third.unmount();
    await show(<DesktopDatePicker defaultValue={day} closeOnSelect={false} />);
    await openCalendar();
    await cell('20').click();
    await expect.element(dialog()).toBeVisible();
  },
);

claim('Can be focused | With Tab | Yes', async () => {
  await show(
    <>
      <button>Before</button>
      <DatePicker disabled defaultValue={day} />
      <DatePicker readOnly defaultValue={day} />
    </>,
  );
  const fields = [...document.querySelectorAll('.MuiPickersTextField-root')];
  const isFocused = (index: number) => fields[index]?.contains(document.activeElement);
  await button('Before').click();
  await userEvent.keyboard('{Tab}');
  expect(isFocused(0)).toBe(true);
  await section('Day').last().click();
  expect(isFocused(1)).toBe(true);
});

claim(
  "With `disabled`, your users can't change the date. With `readOnly`, they can select and copy it, but also change it after Ctrl+A.",
  async () => {
    const onChange = vi.fn();
    await show(
      <>
        <button>Before</button>
        <DatePicker disabled defaultValue={day} onChange={onChange} />
        <DatePicker readOnly defaultValue={day} onChange={onChange} />
      </>,
    );
    await button('Before').click();
    await userEvent.keyboard('{Tab}12{ArrowUp}{Delete}');
    await section('Day').last().click();
    await userEvent.keyboard('20{ArrowUp}{Delete}{Control>}a{/Control}');
    expect(document.getSelection()?.toString()).toContain('14');
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('5');
    await expect.poll(() => onChange.mock.calls.length).toBe(1);
  },
);

claim('Opens the calendar | No | No', async () => {
  const calls: string[] = [];
  const { unmount } = await show(<DatePicker disabled onOpen={() => calls.push('disabled')} />);
  await expect.element(opener()).toBeDisabled();
  await unmount();
  await show(<DatePicker readOnly onOpen={() => calls.push('readOnly')} />);
  await expect.element(opener()).toBeDisabled();
  expect(calls).toEqual([]);
});

claim('Is submitted with a form, if named | No | Yes', async () => {
  await show(
    <form>
      <DatePicker disabled name="a" defaultValue={day} />
      <DatePicker readOnly name="b" defaultValue={day} />
    </form>,
  );
  const form = document.querySelector('form');
  expect(form && [...new FormData(form)]).toEqual([['b', '03/14/2025']]);
});

claim('Shows an error for an invalid date | Yes | Yes', async () => {
  await show(
    <>
      <DatePicker disabled defaultValue={day} maxDate={dayjs('2025-01-01')} />
      <DatePicker readOnly defaultValue={day} maxDate={dayjs('2025-01-01')} />
    </>,
  );
  expect(document.querySelectorAll('.MuiPickersOutlinedInput-root.Mui-error')).toHaveLength(2);
});

claim('The default depends on the locale and on `views`.', async () => {
  const { unmount } = await show(<DatePicker defaultValue={day} />, 'de');
  expect(shown()).toBe('14.03.2025');
  await unmount();
  await show(<DatePicker defaultValue={day} views={['month', 'day']} />);
  expect(shown()).toBe('March 14');
});

claim(
  "The field doesn't support other tokens, such as `Q` for the quarter, and shows the letter instead. A token for the time logs a warning.",
  async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { unmount } = await show(<DatePicker defaultValue={day} format="Q/YYYY" />);
    expect(shown()).toBe('Q/2025');
    expect(page.getByRole('spinbutton').elements()).toHaveLength(1);
    expect(warn).not.toHaveBeenCalled();
    await unmount();
    await show(<DatePicker defaultValue={day} format="YYYY HH" />);
    expect(warn.mock.lastCall?.[0]).toContain('not compatible with the "hours" date section');
    warn.mockRestore();
  },
);

claim(
  '`D` shows 09, like `DD`. To show 9, set `slotProps={{ field: { shouldRespectLeadingZeros: true } }}`.',
  async () => {
    const props = { defaultValue: dayjs('2025-08-09'), format: 'D/MM' };
    const { unmount } = await show(<DatePicker {...props} />);
    expect(shown()).toBe('09/08');
    await unmount();
    await show(
      <DatePicker {...props} slotProps={{ field: { shouldRespectLeadingZeros: true } }} />,
    );
    expect(shown()).toBe('9/08');
  },
);

claim('`formatDensity="spacious"` adds spaces around the separators: 08 / 09 / 2025.', async () => {
  await showLogged({ defaultValue: dayjs('2025-08-09'), formatDensity: 'spacious' });
  expect(shown()).toBe('08 / 09 / 2025');
});

claim(
  "`actions` can contain `'clear'`, `'today'`, `'cancel'`, `'accept'`, `'next'`, and `'nextOrAccept'`, in any order.",
  async () => {
    await showLogged({
      slotProps: {
        field: { clearable: true },
        actionBar: { actions: ['nextOrAccept', 'next', 'accept', 'today', 'cancel', 'clear'] },
      },
    });
    expect(button('Clear').elements()).toHaveLength(0);
    await openCalendar();
    const actions = () =>
      [...document.querySelectorAll('.MuiPickersLayout-actionBar button')].map(
        (each) => each.textContent,
      );
    await expect.poll(actions).toEqual(['OK', 'Next', 'OK', 'Today', 'Cancel', 'Clear']);
    await button('Today').click();
    await expect.poll(() => document.querySelector('[title="Clear"]')).not.toBeNull();
  },
);

claim(
  "A click on a shortcut sets its date, calls `onChange` and `onAccept` if the date has changed, and closes the popup. `context.shortcut` is the clicked item. If the date of an item isn't valid, for example because of `minDate`, the item is disabled.",
  async () => {
    const calls: string[] = [];
    const items = [
      { label: 'Fair', getValue: () => dayjs('2025-06-03') },
      { label: 'Old', getValue: () => dayjs('2024-06-03') },
    ];
    await show(
      <DatePicker
        minDate={dayjs('2025-01-01')}
        onChange={(value, { shortcut }) => calls.push(`${text(value)} ${shortcut?.label}`)}
        onAccept={(value, { shortcut }) => calls.push(`${text(value)} ${shortcut?.label}`)}
        slotProps={{ shortcuts: { items } }}
      />,
    );
    await openCalendar();
    await expect.element(button('Old')).toHaveAttribute('aria-disabled', 'true');
    for (let click = 0; click < 2; click += 1) {
      await button('Fair').click();
      await expect.poll(() => dialog().elements()).toHaveLength(0);
      expect(calls).toEqual(['2025-06-03 Fair', '2025-06-03 Fair']);
      expect(shown()).toBe('06/03/2025');
      await openCalendar();
    }
  },
);

claim(
  'Two props of `LocalizationProvider` translate the picker: `adapterLocale` sets the language and format of dates, and `localeText` the texts of buttons and placeholders.',
  async () => {
    await render(<LocalizedDatePicker />);
    expect(shown()).toBe('03.12.2025');
    await page.getByRole('button', { name: /Datum auswählen/ }).click();
    await expect.element(page.getByText('Dezember 2025')).toBeVisible();
  },
);

claim('Without it, Day.js uses English.', async () => {
  await show(<DatePicker defaultValue={day} />, 'fi');
  await openCalendar();
  await expect.element(page.getByText('March 2025')).toBeVisible();
});

claim(
  "To change individual texts of one picker, set its `localeText`, as in `localeText={{ okButtonLabel: 'Done' }}`.",
  async () => {
    await show(<MobileDatePicker localeText={{ okButtonLabel: 'Done' }} />);
    await openCalendar();
    await expect.element(button('Done')).toBeVisible();
  },
);

claim(
  'The field has the role `group` and the name in `label`. Its sections have the role `spinbutton` and the names Month, Day, and Year.',
  async () => {
    await showLogged({ label: 'Moving day' });
    const field = page.getByRole('group', { name: 'Moving day' });
    for (const name of ['Month', 'Day', 'Year']) {
      await expect.element(field.getByRole('spinbutton', { name })).toBeVisible();
    }
  },
);

claim('Page Up, Page Down | Five more or five less | Next or previous month', async () => {
  await showLogged({ defaultValue: day });
  await section('Day').click();
  await userEvent.keyboard('{PageUp}');
  expect(shown()).toBe('03/19/2025');
  await userEvent.keyboard('{PageDown}');
  expect(shown()).toBe('03/14/2025');
  await openCalendar();
  await expect.poll(focusedText).toBe('14');
  await userEvent.keyboard('{PageUp}');
  await expect.element(page.getByText('April 2025')).toBeVisible();
  await userEvent.keyboard('{PageDown}');
  await expect.element(page.getByText('March 2025')).toBeVisible();
});

claim('Home, End | Lowest or highest value | First or last day of the week', async () => {
  await showLogged({ defaultValue: day });
  await section('Month').click();
  await userEvent.keyboard('{End}');
  expect(shown()).toBe('12/14/2025');
  await userEvent.keyboard('{Home}');
  expect(shown()).toBe('01/14/2025');
  await openCalendar();
  await expect.poll(focusedText).toBe('14');
  await userEvent.keyboard('{Home}');
  await expect.poll(focusedText).toBe('12');
  await userEvent.keyboard('{End}');
  await expect.poll(focusedText).toBe('18');
});

claim('Up Arrow, Down Arrow | One more or one less | Previous or next week', async () => {
  await showLogged({ defaultValue: day });
  await section('Day').click();
  await userEvent.keyboard('{ArrowUp}');
  expect(shown()).toBe('03/15/2025');
  await userEvent.keyboard('{ArrowDown}');
  await openCalendar();
  await expect.poll(focusedText).toBe('14');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(focusedText).toBe('21');
});

claim('Backspace, Delete | Clears the section |', async () => {
  for (const key of ['{Backspace}', '{Delete}']) {
    const { unmount } = await show(<DatePicker defaultValue={day} />);
    await section('Day').click();
    await userEvent.keyboard(key);
    expect(shown()).toBe('03/DD/2025');
    await unmount();
  }
});

claim('Ctrl or ⌘ + A, then Delete | Clears the field |', async () => {
  await showLogged({ defaultValue: day });
  await section('Day').click();
  await userEvent.keyboard('{Control>}a{/Control}{Delete}');
  expect(shown()).toBe('');
});

claim(
  'After your user picks a day, the focus returns to the button, whose name contains the new date: "Choose date, selected date is Mar 14, 2025".',
  async () => {
    await showLogged({ defaultValue: dayjs('2025-03-10') });
    await openCalendar();
    await cell('14').click();
    await expect.element(button('Choose date, selected date is Mar 14, 2025')).toHaveFocus();
  },
);

claim("The clear button can't be reached with the Tab key.", async () => {
  await showLogged({ defaultValue: day, slotProps: { field: { clearable: true } } });
  await section('Year').click();
  await userEvent.keyboard('{Tab}');
  await expect.element(opener()).toHaveFocus();
});

claim(
  '`getByLabelText` throws an error, because it finds two elements: the group and the hidden input.',
  async () => {
    await showLogged({ label: 'Moving day' });
    expect(page.getByLabelText('Moving day').elements().length).toBe(2);
  },
);

claim('Only the button opens the calendar.', async () => {
  for (const Picker of [DesktopDatePicker, MobileDatePicker]) {
    const onOpen = vi.fn();
    const { unmount } = await show(<Picker label="Day" defaultValue={day} onOpen={onOpen} />);
    await section('Day').click();
    await userEvent.keyboard('{Enter} {Alt>}{ArrowDown}{/Alt}');
    await userEvent.click(document.querySelector('label') ?? document.body);
    expect(onOpen).not.toHaveBeenCalled();
    await opener().click();
    expect(onOpen).toHaveBeenCalledTimes(1);
    await unmount();
  }
});

claim(
  'If your user selects the whole field and pastes `2025-03-14` into the format `MM/DD/YYYY`, the value becomes `null`.',
  async () => {
    const calls = await showLogged({ defaultValue: dayjs('2025-01-20') });
    await section('Month').click();
    await userEvent.keyboard('{Control>}a{/Control}');
    const data = new DataTransfer();
    data.setData('text/plain', '2025-03-14');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
    await expect.poll(() => calls.at(-1)).toBe('onAccept null');
  },
);

claim(
  '`StaticDatePicker` has no field, and its calendar is always visible on the page.',
  async () => {
    await show(<StaticDatePicker defaultValue={day} />);
    await expect.element(page.getByRole('grid')).toBeVisible();
    await button('OK').click();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('grid')).toBeVisible();
    expect(document.querySelector('[role="spinbutton"]')).toBeNull();
  },
);

async function variantFor(matches: (query: string) => boolean) {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    matches: matches(query),
    media: query,
    onchange: null,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
    dispatchEvent: () => false,
  }));
  const { unmount } = await show(<DatePicker open />);
  const found = () => document.querySelector('.MuiDialog-root, .MuiPickerPopper-root');
  await expect.poll(found).not.toBe(null);
  const name = found()?.classList.contains('MuiDialog-root') ? 'mobile' : 'desktop';
  await unmount();
  return name;
}

claim(
  'If the main pointing device is a mouse or a touchpad, it renders `DesktopDatePicker`, which opens a popup next to the field. On phones and tablets, it renders `MobileDatePicker`, which opens a dialog.',
  async () => {
    // `pointer` is the main device, and `any-pointer` is any of them.
    const touchLaptop = ['(pointer: fine)', '(any-pointer: coarse)'];
    const tabletWithMouse = ['(pointer: coarse)', '(any-pointer: fine)'];
    expect(await variantFor((query) => touchLaptop.includes(query))).toBe('desktop');
    expect(await variantFor((query) => tabletWithMouse.includes(query))).toBe('mobile');
  },
);

claim(
  'A test renders the variant that `window.matchMedia` selects. If your setup file mocks it with `matches: false`, as many examples do, all pickers are mobile pickers, which open a dialog.',
  async () => {
    expect(await variantFor(() => false)).toBe('mobile');
    expect(await variantFor((query) => query === '(pointer: fine)')).toBe('desktop');
    expect(await variantFor((query) => query === '(pointer: coarse)')).toBe('mobile');
  },
);

claim("The field hides its clear button while it's empty, disabled, or read-only.", async () => {
  const slotProps = { field: { clearable: true } };
  for (const props of [{}, { disabled: true }, { readOnly: true }]) {
    const { unmount } = await show(
      <DatePicker
        {...props}
        defaultValue={'disabled' in props || 'readOnly' in props ? day : null}
        slotProps={slotProps}
      />,
    );
    await expect.element(opener()).toBeVisible();
    expect(button('Clear').elements()).toHaveLength(0);
    await unmount();
  }
  await show(<DatePicker defaultValue={day} slotProps={slotProps} />);
  await expect.element(button('Clear')).toBeInTheDocument();
});
