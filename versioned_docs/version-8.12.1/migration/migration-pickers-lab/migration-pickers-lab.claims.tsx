import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { claim, sourced } from '@portal/claims';
import dayjs from 'dayjs';
import * as lab from 'mui-lab-v5';
import LabAdapterDayjs from 'mui-lab-v5/AdapterDayjs';
import * as v5 from 'mui-x-date-pickers-v5';
import { AdapterDayjs } from 'mui-x-date-pickers-v5/AdapterDayjs';
import { Component, useState, type ComponentType, type ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

type Props = Record<string, unknown>;
type Release = 'lab' | 'v5';

/** The components of both releases, without their types, because the claims pass what only one of them has. */
const components = { lab, v5 } as unknown as Record<Release, Record<string, ComponentType<Props>>>;
const adapters = { lab: LabAdapterDayjs as unknown, v5: AdapterDayjs as unknown };
const RELEASES = ['lab', 'v5'] as const;
const morning = dayjs('2025-05-14T10:30');

class Caught extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }
  override render() {
    return this.state.message === undefined ? (
      this.props.children
    ) : (
      <p role="alert">{this.state.message}</p>
    );
  }
}

/** Returns a picker that keeps its own value, in the provider of a release. */
function Picker({
  release,
  provider = release,
  name,
  localeText,
  ...props
}: Props & { release: Release; provider?: Release; name: string }) {
  const [value, setValue] = useState<unknown>(morning);
  const { [name]: Shown } = components[release];
  const { LocalizationProvider } = components[provider];
  if (!Shown || !LocalizationProvider) {
    throw new Error(`${release} has no ${name}`);
  }
  return (
    <LocalizationProvider dateAdapter={adapters[provider]} localeText={localeText}>
      <Caught>
        <Shown
          value={value}
          onChange={setValue}
          renderInput={(params: TextFieldProps) => <TextField {...params} />}
          {...props}
        />
      </Caught>
    </LocalizationProvider>
  );
}

const show = (release: Release, name: string, props: Props = {}) =>
  render(<Picker release={release} name={name} {...props} />);

const buttons = () =>
  [...document.querySelectorAll('.MuiDialogActions-root button')].map(
    ({ textContent }) => textContent,
  );
const press = (role: 'button' | 'gridcell', name: string | RegExp) => {
  (page.getByRole(role, { name }).first().element() as HTMLElement).click();
};
const isOpen = () => document.querySelector('[role="dialog"]') !== null;

claim(
  'A picker finds only the provider of its own package. If one of them still comes from the lab, or if two versions are installed, the picker fails with Can not find utils in context.',
  async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const release of RELEASES) {
      const provider = release === 'lab' ? 'v5' : 'lab';
      const { unmount } = await render(
        <Picker release={release} provider={provider} name="DesktopDatePicker" />,
      );
      await expect
        .element(page.getByRole('alert'))
        .toHaveTextContent('Can not find utils in context');
      await unmount();
    }
  },
);

claim('`clearable`, `showTodayButton` and texts | Apply | Ignored', async () => {
  for (const release of RELEASES) {
    const { unmount } = await show(release, 'MobileDatePicker', {
      open: true,
      clearable: true,
      showTodayButton: true,
      okText: 'Fertig',
    });
    expect(buttons().includes('Clear')).toBe(release === 'lab');
    expect(buttons().includes('Fertig')).toBe(release === 'lab');
    await unmount();
  }
});

claim(
  'Without `actions`, mobile pickers have **Cancel** and **OK**, and desktop pickers have no buttons.',
  async () => {
    const { unmount } = await show('v5', 'MobileDatePicker', { open: true });
    expect(buttons()).toEqual(['Cancel', 'OK']);
    await unmount();
    await show('v5', 'DesktopDatePicker', { open: true });
    expect(isOpen()).toBe(true);
    expect(buttons()).toEqual([]);
  },
);

const bar = (actions: string[]) => ({
  open: true,
  componentsProps: { actionBar: { actions } },
});

claim("`clearable` | `'clear'` in `actions`", async () => {
  await show('v5', 'MobileDatePicker', bar(['clear']));
  expect(buttons()).toEqual(['Clear']);
});
claim("`showTodayButton` | `'today'` in `actions`", async () => {
  await show('v5', 'MobileDatePicker', bar(['today']));
  expect(buttons()).toEqual(['Today']);
});

const labeled = (action: string, key: string) => async () => {
  await show('v5', 'MobileDatePicker', { ...bar([action]), localeText: { [key]: 'Text' } });
  expect(buttons()).toEqual(['Text']);
};
claim('`clearText` | `clearButtonLabel`', labeled('clear', 'clearButtonLabel'));
claim('`okText` | `okButtonLabel`', labeled('accept', 'okButtonLabel'));
claim('`cancelText` | `cancelButtonLabel`', labeled('cancel', 'cancelButtonLabel'));
claim('`todayText` | `todayButtonLabel`', labeled('today', 'todayButtonLabel'));

claim('`disableCloseOnSelect` | Keeps the popup open | Ignored: the popup closes', async () => {
  for (const release of RELEASES) {
    const { unmount } = await show(release, 'DesktopDatePicker', { disableCloseOnSelect: true });
    press('button', /^Choose/);
    await expect.poll(isOpen).toBe(true);
    [...document.querySelectorAll<HTMLElement>('.MuiPickersDay-root')]
      .find(({ textContent }) => textContent === '20')
      ?.click();
    await expect.poll(() => document.querySelector('input')?.value).toBe('05/20/2025');
    await expect.poll(isOpen).toBe(release === 'lab');
    await unmount();
  }
});

claim(
  '`closeOnSelect`, which has the opposite meaning, replaces `disableCloseOnSelect`:',
  async () => {
    await show('v5', 'DesktopDatePicker', { closeOnSelect: false });
    press('button', /^Choose/);
    await expect.poll(isOpen).toBe(true);
    press('gridcell', '20');
    await expect.poll(() => document.querySelector('input')?.value).toBe('05/20/2025');
    expect(isOpen()).toBe(true);
  },
);

claim(
  '`allowSameDateSelection` was removed: choosing the selected day again closes the popup and does not call `onAccept`.',
  async () => {
    const onAccept = vi.fn();
    await show('v5', 'DesktopDatePicker', { onAccept: () => void onAccept() });
    press('button', /^Choose/);
    await expect.poll(isOpen).toBe(true);
    press('gridcell', '14');
    await expect.poll(isOpen).toBe(false);
    expect(onAccept).not.toHaveBeenCalled();
  },
);

claim(
  'Components without a field, such as calendars, now call `onChange` when the user chooses a value, like all other pickers:',
  async () => {
    const onChange = vi.fn();
    const onMonthChange = vi.fn();
    await show('v5', 'MonthPicker', {
      date: morning,
      onChange: (date: dayjs.Dayjs) => void onChange(date.format('MM')),
      onMonthChange: () => void onMonthChange(),
    });
    press('button', 'Aug');
    expect(onChange).toHaveBeenCalledWith('08');
    expect(onMonthChange).not.toHaveBeenCalled();
  },
);

claim('`onDayFocus` of `PickersDay` is now `onFocus`:', async () => {
  const focused = vi.fn();
  await show('v5', 'PickersDay', {
    day: morning,
    outsideCurrentMonth: false,
    onDaySelect: () => undefined,
    onFocus: (_event: unknown, day: dayjs.Dayjs) => void focused(day.format('MM-DD')),
  });
  document.querySelector<HTMLElement>('.MuiPickersDay-root')?.focus();
  expect(focused).toHaveBeenCalledWith('05-14');
});

sourced('It is in `@mui/codemod`, not in `@mui/x-codemod`. Replace `src` with your folder.', {
  url: 'https://app.unpkg.com/@mui/codemod@7.3.9/files/v5.0.0/date-pickers-moved-to-x.test/expected-sub-module.js',
  checked: '2026-11-25',
});
