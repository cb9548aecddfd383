import { createTheme, ThemeProvider } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import { type PickersActionBarAction } from '@mui/x-date-pickers/PickersActionBar';
import { type PickersLayoutProps, usePickerLayout } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker, type StaticDatePickerProps } from '@mui/x-date-pickers/StaticDatePicker';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import { claim } from '@portal/claims';
import dayjs, { type Dayjs } from 'dayjs';
import type { ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import ActionsOnTop from './demos/ActionsOnTop/system/ActionsOnTop';
import AgeAtEnrollment from './demos/AgeAtEnrollment';
import ConfirmPickup from './demos/ConfirmPickup';
import TourDay from './demos/TourDay/system/TourDay';

const date = dayjs('2025-04-11');
const shortcuts = { items: [{ label: 'Fair', getValue: () => date }] };

const show = (children: ReactNode) =>
  render(<LocalizationProvider dateAdapter={AdapterDayjs}>{children}</LocalizationProvider>);
const showStatic = (props?: StaticDatePickerProps) =>
  show(<StaticDatePicker defaultValue={date} {...props} />);

function part(name: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(`.MuiPickersLayout-${name}`);
  if (element === null) {
    throw new Error(`No part ${name}`);
  }
  return element;
}
const cell = (name: string) => {
  const { gridRowStart, gridColumnStart } = getComputedStyle(part(name));
  return `${gridRowStart} ${gridColumnStart}`;
};
const has = (name: string) => document.querySelector(`.MuiPickersLayout-${name}`) !== null;
const box = (name: string) => part(name).getBoundingClientRect();
const button = (name: string | RegExp) => page.getByRole('button', { name });
const next = () => page.getByRole('button', { name: 'Next', exact: true });
const bar = () =>
  has('actionBar')
    ? [...part('actionBar').querySelectorAll('button')].map((each) => each.textContent)
    : [];

claim('The buttons of this picker are above the calendar instead of below it.', async () => {
  await render(<ActionsOnTop />);
  expect(box('actionBar').bottom).toBeLessThanOrEqual(box('contentWrapper').top);
});

claim(
  'Toolbar | `MuiPickersLayout-toolbar` | First row, from the second column | On mobile and in static pickers, except in static pickers for desktop',
  async () => {
    const { unmount } = await showStatic();
    expect(cell('toolbar')).toBe('1 2');
    await unmount();
    const desktop = await showStatic({ displayStaticWrapperAs: 'desktop' });
    expect(has('toolbar')).toBe(false);
    await desktop.unmount();
    const mobile = await show(<MobileDatePicker open />);
    await expect.poll(() => has('toolbar')).toBe(true);
    await mobile.unmount();
    await show(<DesktopDatePicker open />);
    await expect.poll(() => has('contentWrapper')).toBe(true);
    expect(has('toolbar')).toBe(false);
  },
);

claim(
  'Shortcuts | `MuiPickersLayout-shortcuts` | Second row, first column | With `slotProps.shortcuts.items`',
  async () => {
    const { unmount } = await showStatic({ slotProps: { shortcuts } });
    expect(cell('shortcuts')).toBe('2 1');
    await unmount();
    await showStatic();
    expect(has('shortcuts')).toBe(false);
  },
);

claim(
  'Calendar and clocks | `MuiPickersLayout-contentWrapper` | Second row, from the second column | Always',
  async () => {
    await showStatic();
    expect(cell('contentWrapper')).toBe('2 2');
  },
);

claim(
  'Action bar | `MuiPickersLayout-actionBar` | Third row, all columns | If the picker stays open after a choice',
  async () => {
    const { unmount } = await showStatic();
    expect(cell('actionBar')).toBe('3 1');
    expect(getComputedStyle(part('actionBar')).gridColumnEnd).toBe('4');
    await unmount();
    const desktop = await show(<DesktopDatePicker open />);
    await expect.poll(() => has('contentWrapper')).toBe(true);
    expect(has('actionBar')).toBe(false);
    await desktop.unmount();
    await show(<DesktopDatePicker open closeOnSelect={false} />);
    await expect.poll(() => has('actionBar')).toBe(true);
  },
);

claim(
  'Tabs | `MuiPickersLayout-tabs` | Inside the content wrapper | In a mobile or static Date Time Picker',
  async () => {
    await page.viewport(400, 800);
    const mobile = await show(<MobileDateTimePicker open />);
    await expect.poll(() => has('tabs')).toBe(true);
    expect(part('contentWrapper').contains(part('tabs'))).toBe(true);
    await mobile.unmount();
    const page1 = await show(<StaticDateTimePicker />);
    expect(part('contentWrapper').contains(part('tabs'))).toBe(true);
    await page1.unmount();
    await show(<DesktopDateTimePicker open />);
    await expect.poll(() => has('contentWrapper')).toBe(true);
    expect(has('tabs')).toBe(false);
    await page.viewport(1280, 720);
  },
);

claim(
  'In landscape orientation, the toolbar is to the left of the calendar. If the picker has shortcuts, they take this place, and the toolbar stays above the calendar.',
  async () => {
    const { unmount } = await showStatic({ orientation: 'landscape' });
    expect(box('toolbar').right).toBeLessThanOrEqual(box('contentWrapper').left);
    await unmount();
    await showStatic({ orientation: 'landscape', slotProps: { shortcuts } });
    expect(box('shortcuts').right).toBeLessThanOrEqual(box('contentWrapper').left);
    expect(box('toolbar').bottom).toBeLessThanOrEqual(box('contentWrapper').top);
  },
);

claim(
  "In right-to-left layouts, the shortcuts are in the last column, so they're also to the left of the calendar.",
  async () => {
    for (const orientation of ['portrait', 'landscape'] as const) {
      const { unmount } = await render(
        <ThemeProvider theme={createTheme({ direction: 'rtl' })}>
          <LocalizationProvider dateAdapter={AdapterDayjs}>
            <div dir="rtl">
              <StaticDatePicker orientation={orientation} slotProps={{ shortcuts }} />
            </div>
          </LocalizationProvider>
        </ThemeProvider>,
      );
      expect(getComputedStyle(part('shortcuts')).gridColumnStart).toBe('4');
      expect(box('shortcuts').right).toBeLessThanOrEqual(box('contentWrapper').left);
      await unmount();
    }
  },
);

claim(
  'This changes what your users see, but not the order of the elements in the document: the Tab key still reaches the buttons after the calendar.',
  async () => {
    await render(<ActionsOnTop />);
    await page.getByRole('gridcell', { name: '12', exact: true }).click();
    await userEvent.tab();
    await expect.element(button('Clear')).toHaveFocus();
  },
);

claim(
  "With MUI System, set the position from the layout, not in the `sx` of a part, where it's overridden.",
  async () => {
    const { unmount } = await showStatic({ slotProps: { actionBar: { sx: { gridRow: 1 } } } });
    expect(cell('actionBar')).toBe('3 1');
    await unmount();
    await showStatic({ sx: { '& .MuiPickersLayout-actionBar': { gridRow: 1 } } });
    expect(cell('actionBar')).toBe('1 1');
  },
);

claim(
  '`slotProps.actionBar.actions` is a list of buttons in your order. An empty list removes the action bar.',
  async () => {
    const actions: PickersActionBarAction[] = ['accept', 'today', 'clear', 'cancel'];
    const { unmount } = await showStatic({ slotProps: { actionBar: { actions } } });
    expect(bar()).toEqual(['OK', 'Today', 'Clear', 'Cancel']);
    await unmount();
    await showStatic({ slotProps: { actionBar: { actions: [] } } });
    expect(has('actionBar')).toBe(false);
  },
);

const afterClick = async (action: PickersActionBarAction, name: string) => {
  const log: string[] = [];
  const { unmount } = await showStatic({
    onAccept: (value) => log.push(value === null ? 'null' : value.format('YYYY-MM-DD')),
    onClose: () => log.push('close'),
    slotProps: { actionBar: { actions: [action] } },
  });
  await button(name).click();
  await expect.poll(() => log).toContain('close');
  await unmount();
  return log;
};

claim("`'clear'` | Clear | Sets `null`, and closes the picker", async () => {
  expect(await afterClick('clear', 'Clear')).toEqual(['null', 'close']);
});

claim("`'today'` | Today | Sets today, or the current time, and closes the picker", async () => {
  expect(await afterClick('today', 'Today')).toEqual([dayjs().format('YYYY-MM-DD'), 'close']);
});

claim(
  "`'cancel'` | Cancel | Returns to the last accepted value, and closes the picker",
  async () => {
    expect(await afterClick('cancel', 'Cancel')).toEqual(['close']);
  },
);

claim(
  "`'next'` | Next | Goes to the next step, such as from the date to the time. Does nothing in the last step",
  async () => {
    await show(
      <StaticDateTimePicker
        defaultValue={date}
        slotProps={{ actionBar: { actions: ['next', 'accept'] } }}
      />,
    );
    await expect.element(page.getByRole('grid')).toBeVisible();
    await next().click();
    await expect.element(page.getByRole('listbox').first()).toBeVisible();
    const before = document.body.textContent;
    await next().click();
    await expect.element(page.getByRole('listbox').first()).toBeVisible();
    expect(document.body.textContent).toBe(before);
  },
);

claim(
  "`'nextOrAccept'` | Next, then OK in the last step | Goes through the steps, then accepts",
  async () => {
    await show(
      <StaticDateTimePicker
        defaultValue={date}
        slotProps={{ actionBar: { actions: ['nextOrAccept'] } }}
      />,
    );
    expect(bar()).toEqual(['Next']);
    await next().click();
    await expect.poll(bar).toEqual(['OK']);
  },
);

claim(
  "The default is `['cancel', 'nextOrAccept']`, or no buttons if `closeOnSelect` closes the picker after one step, as in a desktop Date Picker.",
  async () => {
    const { unmount } = await showStatic();
    expect(bar()).toEqual(['Cancel', 'OK']);
    await unmount();
    const time = await show(<DesktopTimePicker open />);
    await expect.poll(bar).toEqual(['Cancel', 'OK']);
    await time.unmount();
    await show(<DesktopDatePicker open />);
    await expect.poll(() => has('contentWrapper')).toBe(true);
    expect(bar()).toEqual([]);
  },
);

claim(
  "To change the text of a button, use `localeText`: `localeText={{ okButtonLabel: 'Done' }}`.",
  async () => {
    await showStatic({ localeText: { okButtonLabel: 'Done' } });
    expect(bar()).toEqual(['Cancel', 'Done']);
  },
);

claim(
  'The button is disabled until your user picks a day. Then, its text contains the day.',
  async () => {
    await render(<ConfirmPickup />);
    await button('Choose date').click();
    await expect.element(button('Pick a day')).toBeDisabled();
    await page.getByRole('gridcell', { name: '9', exact: true }).click();
    await button('Pick up on 9 April').click();
    await expect.element(button(/selected date is Apr 9, 2025/)).toBeVisible();
  },
);

claim(
  'To hide it on mobile, set `hidden` in `slotProps.toolbar`. To show it on desktop, set `hidden` to `false`.',
  async () => {
    const first = await showStatic();
    expect(part('toolbar').textContent).toBe('Select dateFri, Apr 11');
    await first.unmount();
    const second = await showStatic({ slotProps: { toolbar: { hidden: true } } });
    expect(has('toolbar')).toBe(false);
    await second.unmount();
    await show(<DesktopDatePicker open slotProps={{ toolbar: { hidden: false } }} />);
    await expect.poll(() => has('toolbar')).toBe(true);
  },
);

claim(
  '`toolbarFormat` sets the format of the date, and `toolbarPlaceholder` the text of an empty value. To change the title, set `toolbarTitle` in `localeText`.',
  async () => {
    const toolbar = { toolbarFormat: 'ddd, D MMM', toolbarPlaceholder: 'Any day' };
    const localeText = { toolbarTitle: 'Book a tour' };
    const { unmount } = await showStatic({ slotProps: { toolbar }, localeText });
    expect(part('toolbar').textContent).toBe('Book a tourFri, 11 Apr');
    await unmount();
    await showStatic({ defaultValue: null, slotProps: { toolbar }, localeText });
    expect(part('toolbar').textContent).toBe('Book a tourAny day');
  },
);

claim(
  'To use your own toolbar, pass a component to `slots.toolbar`. It gets the value from `usePickerContext`:',
  async () => {
    await render(<AgeAtEnrollment />);
    await expect.element(page.getByRole('status')).toHaveTextContent('6 years at enrollment');
    await page.getByRole('radio', { name: '2018' }).click();
    await expect.element(page.getByRole('status')).toHaveTextContent('7 years at enrollment');
  },
);

function NamedToolbar({ titleId }: { titleId?: string }) {
  return <p id={titleId}>Pick a day</p>;
}

function UnnamedToolbar() {
  return <p>Pick a day</p>;
}

claim(
  'In a mobile picker, the dialog gets its name from the element with the `id` that your toolbar receives as `titleId`. Set it, or the dialog has no name.',
  async () => {
    const { unmount } = await show(<MobileDatePicker open slots={{ toolbar: NamedToolbar }} />);
    await expect.element(page.getByRole('dialog')).toHaveAccessibleName('Pick a day');
    await unmount();
    await show(<MobileDatePicker open slots={{ toolbar: UnnamedToolbar }} />);
    await expect.element(page.getByRole('dialog')).not.toHaveAccessibleName();
  },
);

claim('This layout has a note below the calendar:', async () => {
  await render(<TourDay />);
  const note = page
    .getByText(/No tours on Mondays/)
    .element()
    .getBoundingClientRect();
  expect(note.top).toBeGreaterThan(page.getByRole('grid').element().getBoundingClientRect().top);
  expect(note.bottom).toBeLessThanOrEqual(box('actionBar').top);
});

function Plain(props: PickersLayoutProps<Dayjs | null>) {
  const { content, actionBar, toolbar, shortcuts, tabs } = usePickerLayout(props);
  const missing = [toolbar, shortcuts, tabs].filter((each) => each === null).length;
  return (
    <section>
      {actionBar}
      {content}
      <p>{`${missing} missing`}</p>
    </section>
  );
}

claim('Otherwise, what you set in `slotProps.layout` has no effect.', async () => {
  await showStatic({
    slots: { layout: Plain },
    slotProps: { layout: { className: 'mine' } },
  });
  expect(document.querySelector('.mine')).toBeNull();
  expect(document.querySelector('section')).not.toBeNull();
});

claim(
  'You can also render the parts without `PickersLayoutRoot`, in your own layout.',
  async () => {
    await showStatic({ slots: { layout: Plain } });
    await page.getByRole('gridcell', { name: '12', exact: true }).click();
    await button('Cancel').click();
    await expect.element(page.getByRole('gridcell', { selected: true })).toHaveTextContent('11');
  },
);

claim('`toolbar`, `shortcuts`, and `tabs` can be `null`.', async () => {
  await showStatic({ slots: { layout: Plain } });
  await expect.element(page.getByText('1 missing')).toBeVisible();
});

claim(
  "A Date Picker uses the landscape layout on a phone that's rotated by 90 degrees. If the phone is turned the other way, to 270 degrees, the layout stays portrait.",
  async () => {
    for (const [angle, landscape] of [
      [0, false],
      [90, true],
      [270, false],
    ] as const) {
      const device = vi.spyOn(window.screen.orientation, 'angle', 'get').mockReturnValue(angle);
      const { unmount } = await show(<MobileDatePicker open />);
      await expect.poll(() => has('root')).toBe(true);
      expect(has('landscape')).toBe(landscape);
      await unmount();
      device.mockRestore();
    }
  },
);

claim(
  'A picker whose `views` contain hours, minutes, and seconds always uses the portrait layout.',
  async () => {
    const { unmount } = await showStatic({ orientation: 'landscape' });
    expect(has('landscape')).toBe(true);
    await unmount();
    await show(
      <StaticTimePicker orientation="landscape" views={['hours', 'minutes', 'seconds']} />,
    );
    expect(has('root')).toBe(true);
    expect(has('landscape')).toBe(false);
  },
);

claim(
  'A desktop Date Picker has no buttons by default. Set `actions`, or `closeOnSelect={false}`.',
  async () => {
    const first = await show(<DesktopDatePicker open />);
    await expect.poll(() => has('contentWrapper')).toBe(true);
    expect(bar()).toEqual([]);
    await first.unmount();
    const second = await show(<DesktopDatePicker open closeOnSelect={false} />);
    await expect.poll(bar).toEqual(['Cancel', 'OK']);
    await second.unmount();
    await show(<DesktopDatePicker open slotProps={{ actionBar: { actions: ['clear'] } }} />);
    await expect.poll(bar).toEqual(['Clear']);
  },
);

claim(
  'A static picker is at least 320 pixels wide, plus the shortcuts or a toolbar in landscape orientation.',
  async () => {
    await show(
      <div style={{ width: 200 }}>
        <StaticDatePicker />
      </div>,
    );
    expect(box('root').width).toBe(320);
  },
);
