import { claim } from '@portal/claims';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import moment from 'moment';
import { afterEach, expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { parseChoices } from './demos/PickersPlayground/choices';
import { codeOf } from './demos/PickersPlayground/code';
import PickersPlayground from './demos/PickersPlayground/PickersPlayground';

const address = window.location.href;

afterEach(() => window.history.replaceState(window.history.state, '', address));

const preview = () => page.getByRole('group', { name: 'Preview' });
const code = () => page.getByRole('region', { name: 'Code' });
const choose = (label: string, option: string) =>
  page.getByRole('combobox', { name: label, exact: true }).selectOptions(option);

/** The query string of the page, without what the test runner has in it. */
function query(): string {
  const params = new URLSearchParams(window.location.search);
  new URL(address).searchParams.forEach((_, name) => params.delete(name));
  return params.toString();
}

async function open(search = '') {
  const url = new URL(address);
  new URLSearchParams(search).forEach((value, name) => url.searchParams.set(name, value));
  window.history.replaceState(window.history.state, '', url);
  await render(<PickersPlayground />);
  await expect.element(preview()).toHaveAttribute('aria-busy', 'false');
}

claim(
  'Try a component with your date library, locale, and time zone, then copy its code or share a link to it.',
  async () => {
    await open();
    await expect.element(preview().getByRole('group', { name: 'Day of arrival' })).toBeVisible();
    await choose('Component', 'DateTimePicker');
    await choose('Date library', 'Luxon');
    await choose('Locale', 'German');
    await choose('Time zone', 'Asia/Tokyo');
    const field = preview().getByRole('group', { name: 'Arrival' });
    await expect.element(field).toHaveTextContent('18.07.2025');
    await expect.element(code()).toHaveTextContent(`zone: 'Asia/Tokyo'`);
  },
);

claim('Options that have no effect on the chosen component are disabled.', async () => {
  await open();
  await expect.element(page.getByRole('combobox', { name: 'Clock' })).toBeDisabled();
  await choose('Component', 'TimePicker');
  await expect.element(page.getByRole('combobox', { name: 'Clock' })).toBeEnabled();
  await expect.element(page.getByRole('checkbox', { name: 'displayWeekNumber' })).toBeDisabled();
  await choose('Component', 'DateField');
  await expect.element(page.getByRole('combobox', { name: 'Variant' })).toBeDisabled();
  await expect.element(page.getByRole('checkbox', { name: 'year' })).toBeDisabled();
});

claim('If no view is checked, the component has its default views.', async () => {
  await open();
  await expect.element(code()).not.toHaveTextContent('views');
  await page.getByRole('checkbox', { name: 'year' }).click();
  await expect.element(code()).toHaveTextContent(`views={['year']}`);
  await expect
    .element(preview().getByRole('group', { name: 'Day of arrival' }))
    .toHaveTextContent('2025');
  await page.getByRole('checkbox', { name: 'year' }).click();
  await expect.element(code()).not.toHaveTextContent('views');
});

claim(
  'The preview starts over when you change an option, so a date that you have typed into it is lost.',
  async () => {
    await open();
    await preview().getByRole('spinbutton', { name: 'Month' }).click();
    await userEvent.keyboard('12');
    const field = preview().getByRole('group', { name: 'Day of arrival' });
    await expect.element(field).toHaveTextContent('12/18/2025');
    await choose('Size', 'small');
    await expect.element(field).toHaveTextContent('07/18/2025');
  },
);

claim(
  '**Copy code** copies a complete file: the imports, the plugins and locales that have to be loaded, the provider, and the component with its props.',
  async () => {
    await open('locale=de&timezone=Europe/Berlin&state=readOnly');
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await page.getByRole('button', { name: 'Copy code' }).click();
    const copied = write.mock.calls[0]?.[0] ?? '';
    expect(copied).toContain(`import timezone from 'dayjs/plugin/timezone';`);
    expect(copied).toContain(`import 'dayjs/locale/de';`);
    expect(copied).toContain('dayjs.extend(timezone);');
    expect(copied).toContain('adapterLocale="de"');
    expect(copied).toMatch(/<DatePicker[^]*readOnly/);
    await expect.element(page.getByText('Code copied')).toBeVisible();
  },
);

claim('**StackBlitz** opens the same file in a project that runs in your browser.', async () => {
  await open('component=TimePicker');
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(
    this: HTMLFormElement,
  ) {
    const data = new FormData(this);
    expect(this.action).toMatch(/^https:\/\/stackblitz\.com\/run\?/);
    expect(this.target).toBe('_blank');
    const project = JSON.parse(data.get('project[files][package.json]') as string) as {
      dependencies: Record<string, string>;
    };
    expect(project.dependencies['@mui/x-date-pickers']).toMatch(/^8\.\d+\.\d+$/);
    expect(project.dependencies).toHaveProperty('dayjs');
    expect(data.get('project[files][src/Arrival.tsx]')).toBe(
      codeOf(parseChoices('component=TimePicker')),
    );
  });
  await page.getByRole('button', { name: 'StackBlitz' }).click();
  expect(submit).toHaveBeenCalledOnce();
});

claim('Props that have their default value are left out.', async () => {
  await open();
  await expect
    .element(code())
    .toHaveTextContent(
      `<DatePicker label="Day of arrival" defaultValue={dayjs('2025-07-18T14:30')} />`,
    );
});

claim(
  'The address of this page changes with your choices, and **Copy link** copies it. It contains only what differs from the defaults, such as `?component=TimePicker&locale=de`.',
  async () => {
    await open();
    expect(query()).toBe('');
    await choose('Component', 'TimePicker');
    await choose('Locale', 'German');
    expect(query()).toBe('component=TimePicker&locale=de');
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await page.getByRole('button', { name: 'Copy link' }).click();
    expect(write).toHaveBeenCalledWith(window.location.href);
    await page.getByRole('button', { name: 'Reset' }).click();
    expect(query()).toBe('');
  },
);

claim('If a link contains an unknown value, the default is used.', async () => {
  await open('component=Sundial&locale=fr&views=day,week');
  await expect
    .element(page.getByRole('combobox', { name: 'Component' }))
    .toHaveDisplayValue('DatePicker');
  await expect.element(page.getByRole('combobox', { name: 'Locale' })).toHaveDisplayValue('French');
  await expect.element(code()).toHaveTextContent(`views={['day']}`);
});

claim(
  'If you import from the wrong folder, there is no error, and the dates stay English.',
  async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const calendar = (
      <LocalizationProvider dateAdapter={AdapterMoment} adapterLocale="nl">
        <DateCalendar referenceDate={moment('2025-07-18')} />
      </LocalizationProvider>
    );
    // The test runner is Vite.
    await import('moment/locale/nl');
    const { unmount } = await render(calendar);
    await expect.element(page.getByText('July 2025')).toBeVisible();
    expect(error).not.toHaveBeenCalled();
    await unmount();
    await import('moment/dist/locale/nl');
    await render(calendar);
    await expect.element(page.getByText('juli 2025')).toBeVisible();
  },
);

claim("The adapter for date-fns doesn't support time zones.", async () => {
  expect(new AdapterDateFns().isTimezoneCompatible).toBe(false);
  await open('library=date-fns');
  await expect.element(page.getByRole('combobox', { name: 'Time zone' })).toBeDisabled();
});

claim(
  'The texts of the buttons come from `localeText`, and the names of months and days from the date library.',
  async () => {
    await open('locale=fr&variant=static&library=moment');
    await expect.element(preview()).toHaveTextContent('juillet 2025');
    await expect.element(preview().getByRole('button', { name: 'Annuler' })).toBeVisible();
  },
);
