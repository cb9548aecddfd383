import Icon from '@mui/material/Icon';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker, type DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { claim } from '@portal/claims';
import dayjs from 'dayjs';
import type { ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import FolderIcons from './demos/FolderIcons';
import FooterTotal from './demos/FooterTotal';
import ForecastBars from './demos/ForecastBars';
import StableToolbar from './demos/StableToolbar';

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 300, width: 400 }}>
      <DataGrid columns={[{ field: 'name' }]} rows={[{ id: 1, name: 'Ada' }]} {...props} />
    </div>
  );
}

const Dates = ({ children }: { children: ReactNode }) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>{children}</LocalizationProvider>
);

const Picker = (props: DatePickerProps) => (
  <Dates>
    <DatePicker label="Start" {...props} />
  </Dates>
);

const openButton = () => page.getByRole('button', { name: /Choose date/ });
const items = [{ id: 'a', label: 'A', children: [{ id: 'b', label: 'B' }] }];

claim(
  'The Tree View renders `expandIcon` in collapsed items and `collapseIcon` in expanded ones.',
  async () => {
    const { container } = await render(<FolderIcons />);
    const icon = (name: string) => container.querySelectorAll(`[data-testid="${name}Icon"]`).length;
    expect([icon('FolderOpenOutlined'), icon('FolderOutlined')]).toEqual([1, 1]);
    await page.getByText('Contracts').click();
    await expect.poll(() => icon('FolderOutlined')).toBe(2);
    expect(icon('FolderOpenOutlined')).toBe(0);
  },
);

claim(
  'To render nothing, pass `null` if the type of the slot allows it, as for `pagination` and the sort icons of the Data Grid.',
  async () => {
    const { rerender } = await render(<Grid />);
    await expect.element(page.getByText('1–1 of 1')).toBeVisible();
    await rerender(<Grid slots={{ pagination: null, columnUnsortedIcon: null }} />);
    await expect.element(page.getByText('1–1 of 1')).not.toBeInTheDocument();
  },
);

claim(
  "`Icon` supports `fontSize`, `color` and `className`, but not `titleAccess`, which some slots receive, such as `booleanCellTrueIcon` of the Data Grid. Don't spread `titleAccess` onto `Icon`, or React warns about an unknown attribute.",
  async () => {
    const TrueIcon = vi.fn((_props: object) => <i />);
    await render(
      <Grid
        columns={[{ field: 'on', type: 'boolean' }]}
        rows={[{ id: 1, on: true }]}
        slots={{ booleanCellTrueIcon: TrueIcon }}
      />,
    );
    await expect.poll(() => TrueIcon.mock.lastCall?.[0]).toHaveProperty('titleAccess');
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const titleAccess: object = { titleAccess: 'yes' };
    const { container } = await render(
      <Icon fontSize="small" color="primary" className="mine" {...titleAccess}>
        check
      </Icon>,
    );
    expect(container.firstElementChild).toHaveClass(
      'MuiIcon-fontSizeSmall',
      'MuiIcon-colorPrimary',
      'mine',
    );
    expect(error.mock.calls.flat().join(' ')).toContain('titleAccess');
  },
);

claim(
  'Most slots of the pickers, Charts and the Tree View merge your `className` and `style` with their own. Your other props, including `sx` and event handlers, replace the default props.',
  async () => {
    // The types of this slot don't list `sx`, which the component accepts.
    const rootProps = { className: 'mine', sx: { padding: '7px' } };
    const { container } = await render(
      <RichTreeView
        items={items}
        sx={{ color: 'rgb(255, 0, 0)' }}
        slotProps={{ root: rootProps }}
      />,
    );
    const root = container.querySelector('.mine');
    expect(root).toHaveClass('MuiRichTreeView-root');
    expect(root).toHaveStyle({ padding: '7px' });
    expect(root).not.toHaveStyle({ color: 'rgb(255, 0, 0)' });
  },
);

claim(
  'For example, an `onClick` in `slotProps.openPickerButton` replaces the handler that opens the calendar.',
  async () => {
    const onClick = vi.fn();
    const onOpen = vi.fn();
    const { rerender } = await render(
      <Picker onOpen={onOpen} slotProps={{ openPickerButton: { onClick } }} />,
    );
    await openButton().click();
    expect(onClick).toHaveBeenCalled();
    expect(onOpen).not.toHaveBeenCalled();
    await rerender(<Picker onOpen={onOpen} />);
    await openButton().click();
    expect(onOpen).toHaveBeenCalledTimes(1);
  },
);

claim('In this chart, the bars from June on are dashed.', async () => {
  const { container } = await render(<ForecastBars />);
  const bars = () => [...container.querySelectorAll('.MuiBarElement-root')];
  await expect.poll(() => bars().length).toBe(8);
  expect(bars().map((bar) => bar.getAttribute('stroke-dasharray'))).toEqual([
    ...Array<null>(5).fill(null),
    ...Array<string>(3).fill('5 4'),
  ]);
});

claim(
  'The owner state of `bar` contains `dataIndex`, `color`, `isHighlighted` and `isFaded`. In the pickers, the owner state of `day` contains `day` and `isDaySelected`. In the Tree View, the owner state of `item` contains `itemId` and `label`.',
  async () => {
    const states: object[] = [];
    const keep = (state: object) => {
      states.push(state);
      return {};
    };
    const lastState = () => Object.keys(states.at(-1) ?? {});
    await render(
      <BarChart height={100} width={100} series={[{ data: [1] }]} slotProps={{ bar: keep }} />,
    );
    await expect
      .poll(lastState)
      .toEqual(expect.arrayContaining(['dataIndex', 'color', 'isHighlighted', 'isFaded']));
    await render(
      <Dates>
        <DateCalendar slotProps={{ day: keep }} />
      </Dates>,
    );
    await expect.poll(lastState).toEqual(expect.arrayContaining(['day', 'isDaySelected']));
    await render(<RichTreeView items={items} slotProps={{ item: keep }} />);
    await expect.poll(lastState).toEqual(expect.arrayContaining(['itemId', 'label']));
  },
);

claim(
  'Charts | `bar`, `barLabel`, `line`, and `area`. Others, such as `loadingOverlay`, ignore functions, although their types allow them.',
  async () => {
    const called = new Set<string>();
    const slot = (name: string) => () => {
      called.add(name);
      return {};
    };
    await render(
      <>
        <BarChart
          height={200}
          width={200}
          barLabel="value"
          series={[{ data: [1, 2] }]}
          slotProps={{ bar: slot('bar'), barLabel: slot('barLabel') }}
        />
        <LineChart
          height={200}
          width={200}
          series={[{ data: [1, 2], area: true }]}
          slotProps={{ line: slot('line'), area: slot('area') }}
        />
        <LineChart
          loading
          height={200}
          width={200}
          series={[]}
          slotProps={{ loadingOverlay: slot('loadingOverlay') }}
        />
      </>,
    );
    await expect.element(page.getByText('Loading data…')).toBeInTheDocument();
    await expect.poll(() => [...called].sort()).toEqual(['area', 'bar', 'barLabel', 'line']);
  },
);

claim('Tree View | All', async () => {
  const called = new Set<string>();
  const slot = (name: string) => () => {
    called.add(name);
    return {};
  };
  const ofTree = ['root', 'item', 'collapseIcon', 'expandIcon', 'endIcon'];
  const ofItem = ['content', 'label', 'iconContainer', 'checkbox', 'groupTransition'];
  const functions = (names: string[]) =>
    Object.fromEntries(names.map((name) => [name, slot(name)]));
  const item: object = functions(ofItem);
  await render(
    <>
      <RichTreeView
        items={[...items, { id: 'c', label: 'C', children: [{ id: 'd', label: 'D' }] }]}
        defaultExpandedItems={['a']}
        checkboxSelection
        slotProps={functions(ofTree)}
      />
      <SimpleTreeView defaultExpandedItems={['e']} checkboxSelection>
        <TreeItem itemId="e" label="E" slotProps={item}>
          <TreeItem itemId="f" label="F" />
        </TreeItem>
      </SimpleTreeView>
    </>,
  );
  await expect.poll(() => [...called].sort()).toEqual([...ofTree, ...ofItem].sort());
});

claim('Data Grid | None. It ignores functions without a warning.', async () => {
  const warn = vi.spyOn(console, 'warn');
  const error = vi.spyOn(console, 'error');
  let calls = 0;
  const footer = () => {
    calls += 1;
    return {};
  };
  const slotProps: object = { footer };
  await render(<Grid slotProps={slotProps} />);
  await expect.element(page.getByText('1–1 of 1')).toBeVisible();
  expect([calls, warn.mock.calls, error.mock.calls]).toEqual([0, [], []]);
});

claim(
  'Pickers | Most, such as `field`, `textField`, `day`, `openPickerButton`, `calendarHeader` and `actionBar`, but not `layout` and `toolbar`.',
  async () => {
    const called = new Set<string>();
    const slot = (name: string) => () => {
      called.add(name);
      return {};
    };
    const names = [
      'field',
      'textField',
      'day',
      'openPickerButton',
      'calendarHeader',
      'actionBar',
      'layout',
      'toolbar',
    ];
    const slotProps: object = Object.fromEntries(names.map((name) => [name, slot(name)]));
    await render(
      <>
        <Picker open slotProps={slotProps} />
        <Dates>
          <StaticDatePicker slotProps={slotProps} />
        </Dates>
      </>,
    );
    await expect.poll(() => [...called].sort()).toEqual(names.slice(0, 6).sort());
  },
);

claim(
  'This footer uses both: the total is a prop, and the number of selected rows comes from the grid.',
  async () => {
    await render(<FooterTotal />);
    await expect.element(page.getByText('Total due: €2,510.65')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select all rows' }).click();
    await expect.element(page.getByText('Selected: 4')).toBeVisible();
  },
);

claim(
  'Then turn on the switch and type again: now the field loses focus after each letter.',
  async () => {
    await render(<StableToolbar />);
    const field = page.getByRole('textbox', { name: 'Find a station' });
    await field.click();
    await userEvent.keyboard('po');
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue('po');
    await page.getByRole('switch').click();
    await field.click();
    await userEvent.keyboard('rt');
    await expect.element(field).not.toHaveFocus();
    await expect.element(field).toHaveValue('por');
  },
);

claim(
  "Inline `slots` and `slotProps` objects don't remount anything, as long as the components in them stay the same.",
  async () => {
    const Footer = () => <input aria-label="Footer" />;
    const { rerender } = await render(
      <Grid slots={{ footer: Footer }} slotProps={{ footer: {} }} />,
    );
    const input = page.getByRole('textbox', { name: 'Footer' }).element();
    await rerender(<Grid slots={{ footer: Footer }} slotProps={{ footer: {} }} />);
    expect(page.getByRole('textbox', { name: 'Footer' }).element()).toBe(input);
  },
);

claim(
  'If you also pass `slots` and `slotProps` to a component, they are merged with the defaults, slot by slot.',
  async () => {
    const theme = createTheme({
      components: {
        MuiDataGrid: { defaultProps: { slots: { noRowsOverlay: () => 'Nothing here' } } },
      },
    });
    await render(
      <ThemeProvider theme={theme}>
        <Grid rows={[]} slots={{ footer: () => 'My footer' }} />
      </ThemeProvider>,
    );
    await expect.element(page.getByText('Nothing here')).toBeVisible();
    await expect.element(page.getByText('My footer')).toBeVisible();
  },
);

claim('In the Data Grid, also set `showToolbar`.', async () => {
  const slots = { toolbar: () => <b>My toolbar</b> };
  const { rerender } = await render(<Grid slots={slots} />);
  await expect.element(page.getByText('1–1 of 1')).toBeVisible();
  await expect.element(page.getByText('My toolbar')).not.toBeInTheDocument();
  await rerender(<Grid slots={slots} showToolbar />);
  await expect.element(page.getByText('My toolbar')).toBeVisible();
});

claim('**`Element type is invalid`.** You passed an element instead of a component.', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const slots: object = { openPickerIcon: <i /> };
  await expect(render(<Picker slots={slots} />)).rejects.toThrow('Element type is invalid');
});

claim(
  '**`The sectionListRef prop has not been initialized`.** You used a plain `TextField` in the `textField` slot of a picker, which edits the day, month and year as separate sections.',
  async () => {
    const messages: string[] = [];
    const keep = (event: ErrorEvent) => {
      event.preventDefault();
      messages.push(event.message);
    };
    vi.spyOn(console, 'error').mockImplementation((...parts) => messages.push(parts.join(' ')));
    window.addEventListener('error', keep);
    const slots: object = { textField: TextField };
    await render(<Picker defaultValue={dayjs('2025-03-14')} slots={slots} />).catch(
      (error: unknown) => messages.push(String(error)),
    );
    await expect
      .poll(() => messages.join())
      .toContain('`sectionListRef` prop has not been initialized');
    window.removeEventListener('error', keep);
  },
);
