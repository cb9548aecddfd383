import {
  DataGrid,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridColumnGroupingModel,
  type GridColumnGroupHeaderParams,
} from '@mui/x-data-grid';
import { claim, sourced } from '@portal/claims';
import * as React from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import CollapsibleGroups from './demos/CollapsibleGroups';
import GroupedResults from './demos/GroupedResults';
import NestedGroups from './demos/NestedGroups';

const rows = [{ id: 1, a: 'a1', b: 'b1', c: 'c1' }];
const columns: GridColDef[] = [{ field: 'a' }, { field: 'b' }, { field: 'c' }];
const group = (groupId: string, ...fields: string[]) => ({
  groupId,
  children: fields.map((field) => ({ field })),
});

const api: React.RefObject<GridApi | null> = { current: null };

function Grid({ model, ...props }: Partial<DataGridProps> & { model: GridColumnGroupingModel }) {
  return (
    <div style={{ height: 300, width: 600 }}>
      <DataGrid apiRef={api} rows={rows} columns={columns} columnGroupingModel={model} {...props} />
    </div>
  );
}

class Boundary extends React.Component<{ children: React.ReactNode }, { message?: string }> {
  override state: { message?: string } = {};

  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }

  override render() {
    return this.state.message ?? this.props.children;
  }
}

const ready = () => expect.poll(() => document.querySelector('[role="gridcell"]')).not.toBeNull();
const groups = () => [
  ...document.querySelectorAll<HTMLElement>('.MuiDataGrid-columnHeader--filledGroup'),
];
const titles = () => groups().map((header) => header.textContent);
const groupHeader = (title: string) => {
  const found = groups().find((header) => header.textContent === title);
  if (!found) {
    throw new Error(`no group ${title}`);
  }
  return found;
};
const fields = () =>
  [...document.querySelectorAll('[role="columnheader"][data-field]')].map((header) =>
    header.getAttribute('data-field'),
  );

claim(
  'Several columns have the same title, and the groups distinguish them. Hold the pointer over **Reading** to see its `description`.',
  async () => {
    await render(<GroupedResults />);
    await expect.poll(titles).toEqual(['School', 'Math', 'Reading']);
    expect(page.getByRole('columnheader', { name: '2025' }).elements().length).toBe(2);
    await page.getByText('Reading').hover();
    await expect.element(page.getByRole('tooltip')).toHaveTextContent('Median of all pupils');
  },
);

claim('`headerName` | The title | `groupId`', async () => {
  await render(
    <Grid model={[group('First', 'a'), { ...group('second', 'b'), headerName: 'Second' }]} />,
  );
  await expect.poll(titles).toEqual(['First', 'Second']);
});

claim('`description` | The tooltip | the title, if cut off', async () => {
  const long = 'A title that is longer than a hundred pixels';
  await render(<Grid model={[group(long, 'a'), group('Short', 'b')]} />);
  await page.getByText('Short').hover();
  await page.getByText(long).hover();
  await expect.element(page.getByRole('tooltip')).toHaveTextContent(long);
});

claim("`headerAlign` | `'left'`, `'center'`, or `'right'` | `'left'`", async () => {
  await render(
    <Grid
      model={[
        group('Left', 'a'),
        { ...group('Center', 'b'), headerAlign: 'center' },
        { ...group('Right', 'c'), headerAlign: 'right' },
      ]}
    />,
  );
  await ready();
  const offset = (title: string) => {
    const header = groupHeader(title).getBoundingClientRect();
    const text = page.getByText(title, { exact: true }).element().getBoundingClientRect();
    return [text.left - header.left, header.right - text.right].map(Math.round);
  };
  const [left = 0, rest = 0] = offset('Left');
  expect(left).toBeLessThan(rest);
  const [before = 0, after = 0] = offset('Center');
  expect(Math.abs(before - after)).toBeLessThan(3);
  const [space = 0, right = 0] = offset('Right');
  expect(right).toBeLessThan(space);
});

sourced(
  '`freeReordering` | In `DataGridPro`, allows columns to be dragged out of the group | `false`',
  { url: 'https://mui.com/x/react-data-grid/column-groups/', checked: '2026-11-23' },
);
sourced(
  'In `DataGridPro`, columns can be dragged only within their group, unless it has `freeReordering`.',
  {
    url: 'https://mui.com/x/react-data-grid/column-groups/',
    checked: '2026-11-23',
  },
);

sourced('If only some of its columns are pinned, a group is split in two.', {
  url: 'https://github.com/mui/mui-x/issues/8791',
  checked: '2026-11-23',
});

claim(
  "The model doesn't change the order of the columns, which is that of `columns`. A column can be in one group only.",
  async () => {
    await render(<Grid model={[group('Second', 'c', 'b'), group('First', 'a')]} />);
    await expect.poll(fields).toEqual(['a', 'b', 'c']);
    expect(titles()).toEqual(['First', 'Second']);
  },
);

claim('Each level has its own header row.', async () => {
  await render(<NestedGroups />);
  await ready();
  expect(titles()).toEqual(['Plant', 'Power, MW', 'Site', 'Renewable', 'Fossil']);
  expect(document.querySelectorAll('.MuiDataGrid-columnHeaders [role="row"]').length).toBe(3);
});

claim(
  "A header can't span several rows. If a column has fewer groups than others, the headers above it are empty, which accessibility checkers report because screen readers have nothing to announce.",
  async () => {
    await render(<Grid model={[group('First', 'a', 'b')]} />);
    await ready();
    const empty = [...document.querySelectorAll('.MuiDataGrid-columnHeader--emptyGroup')];
    expect(empty.map((header) => [header.getAttribute('role'), header.textContent])).toEqual([
      ['columnheader', ''],
    ]);
    expect(document.querySelectorAll('[role="columnheader"][aria-rowspan]').length).toBe(0);
  },
);

claim(
  '`columnGroupHeaderHeight` is the height of each group header row, in pixels. The default is `columnHeaderHeight`, which is 56. The nested demo above sets 36.',
  async () => {
    const { rerender } = await render(<Grid model={[group('First', 'a')]} />);
    await ready();
    expect(groupHeader('First').offsetHeight).toBe(56);
    await rerender(<Grid model={[group('First', 'a')]} columnHeaderHeight={70} />);
    await expect.poll(() => groupHeader('First').offsetHeight).toBe(70);
    await rerender(<NestedGroups />);
    await expect.poll(() => groupHeader('Renewable').offsetHeight).toBe(36);
  },
);

claim(
  "The `density` multiplies it: by 0.7 if it is `'compact'`, and by 1.3 if it is `'comfortable'`.",
  async () => {
    const props = { model: [group('First', 'a')], columnGroupHeaderHeight: 40 };
    const { rerender } = await render(<Grid {...props} />);
    await ready();
    const height = () => groupHeader('First').offsetHeight;
    expect(height()).toBe(40);
    await rerender(<Grid {...props} density="compact" />);
    await expect.poll(height).toBe(28);
    await rerender(<Grid {...props} density="comfortable" />);
    await expect.poll(height).toBe(52);
  },
);

claim("`headerClassName` adds a class to a group's header, for rules in `sx` or CSS.", async () => {
  await render(<NestedGroups />);
  await ready();
  expect([...document.querySelectorAll('.renewable')]).toEqual([groupHeader('Renewable')]);
});

claim(
  'The line below the title is the bottom border of the `MuiDataGrid-columnHeaderTitleContainer` inside it:',
  async () => {
    await render(<Grid model={[group('First', 'a')]} />);
    await ready();
    const container = groupHeader('First').querySelector('.MuiDataGrid-columnHeaderTitleContainer');
    expect(container && getComputedStyle(container).borderBottomWidth).toBe('1px');
    expect(container && getComputedStyle(container).borderBottomStyle).toBe('solid');
  },
);

claim(
  'Collapse **Q1 2025**: the months disappear, and the sum stays. The button gets its state from the column visibility model, so it is also correct when your user hides the months in another way.',
  async () => {
    await render(<CollapsibleGroups />);
    const button = page.getByRole('button', { name: 'Months of Q1 2025' });
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
    await button.click();
    await expect.poll(fields).toEqual(['team', 'people', 'quarter']);
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    for (const month of ['Jan', 'Feb', 'Mar']) {
      const header = page.getByRole('columnheader', { name: month });
      await header.hover();
      await header.getByRole('button', { name: /menu/ }).click();
      await page.getByRole('menuitem', { name: 'Hide column' }).click();
      await expect.poll(() => document.querySelector('[role="menu"]')).toBeNull();
    }
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  },
);

claim("If all are hidden, the group's header and its button disappear.", async () => {
  await render(<Grid model={[group('First', 'a', 'b'), group('Second', 'c')]} />);
  await expect.poll(titles).toEqual(['First', 'Second']);
  api.current?.setColumnVisibilityModel({ a: false, b: false });
  await expect.poll(titles).toEqual(['Second']);
});

claim(
  '`renderHeaderGroup` receives `groupId`, `headerName`, `description`, `depth`, `maxDepth`, `fields`, `colIndex`, and `isLastColumn`.',
  async () => {
    const renderHeaderGroup = vi.fn((params: GridColumnGroupHeaderParams) => params.headerName);
    const description = 'About it';
    await render(
      <Grid
        model={[{ ...group('First', 'a', 'b'), headerName: 'One', description, renderHeaderGroup }]}
      />,
    );
    await ready();
    expect(renderHeaderGroup.mock.lastCall?.[0]).toEqual({
      groupId: 'First',
      headerName: 'One',
      description,
      depth: 0,
      maxDepth: 1,
      fields: ['a', 'b'],
      colIndex: 0,
      isLastColumn: false,
    });
  },
);

claim(
  '`getColumnGroupPath(field)` | The ids of the groups above a column, outermost first',
  async () => {
    await render(<Grid model={[{ groupId: 'outer', children: [group('inner', 'a')] }]} />);
    await ready();
    expect(api.current?.getColumnGroupPath('a')).toEqual(['outer', 'inner']);
  },
);

claim("`getAllGroupDetails()` | An object with each group's properties by its id", async () => {
  await render(
    <Grid model={[{ ...group('first', 'a'), headerName: 'First' }, group('second', 'b')]} />,
  );
  await ready();
  expect(api.current?.getAllGroupDetails()).toEqual({
    first: { groupId: 'first', headerName: 'First' },
    second: { groupId: 'second' },
  });
});

claim(
  "Group headers have no menu and no sorting, and can't be resized. They are as wide as their columns.",
  async () => {
    await render(<Grid model={[group('First', 'a', 'b')]} />);
    await ready();
    expect(
      groupHeader('First').querySelector('button, .MuiDataGrid-columnSeparator--resizable'),
    ).toBeNull();
    groupHeader('First').click();
    expect(api.current?.getSortModel()).toEqual([]);
    expect(groupHeader('First').offsetWidth).toBe(200);
    api.current?.setColumnWidth('a', 160);
    await expect.poll(() => groupHeader('First').offsetWidth).toBe(260);
  },
);

claim(
  "A group header doesn't include hidden columns. A group without visible columns has no header.",
  async () => {
    await render(<Grid model={[group('First', 'a', 'b'), group('Second', 'c')]} />);
    await expect.poll(titles).toEqual(['First', 'Second']);
    api.current?.setColumnVisibilityModel({ b: false, c: false });
    await expect.poll(titles).toEqual(['First']);
    expect(groupHeader('First').getAttribute('aria-colspan')).toBe('1');
  },
);

claim(
  'The CSV file has a line for each level of groups. To omit these lines, set `includeColumnGroupsHeaders: false` in the [export options](../export/export.mdx).',
  async () => {
    await render(<Grid model={[{ groupId: 'outer', children: [group('inner', 'a', 'b')] }]} />);
    await ready();
    expect(api.current?.getDataAsCsv()).toBe('outer,outer,\r\ninner,inner,\r\na,b,c\r\na1,b1,c1');
    expect(api.current?.getDataAsCsv({ includeColumnGroupsHeaders: false })).toBe(
      'a,b,c\r\na1,b1,c1',
    );
  },
);

claim(
  'Your users can move from headers to the group headers above with the arrow keys. Group headers have `aria-colspan`.',
  async () => {
    await render(<Grid model={[group('First', 'a', 'b')]} />);
    await ready();
    await page.getByRole('columnheader', { name: 'b' }).click();
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(() => document.activeElement).toBe(groupHeader('First'));
    expect(groupHeader('First').getAttribute('aria-colspan')).toBe('2');
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => document.activeElement?.getAttribute('data-field')).toMatch(/^[ab]$/);
  },
);

claim(
  "**A group appears twice.** Its columns aren't next to each other in `columns`, so each part has a header.",
  async () => {
    await render(<Grid model={[group('First', 'a', 'c'), group('Second', 'b')]} />);
    await expect.poll(titles).toEqual(['First', 'Second', 'First']);
  },
);

async function failure(model: GridColumnGroupingModel) {
  vi.spyOn(console, 'error').mockReturnValue();
  const { container } = await render(
    <Boundary>
      <Grid model={model} />
    </Boundary>,
  );
  return container.textContent;
}

claim(
  '**"columnGroupingModel contains duplicated field".** A column is in two groups.',
  async () => {
    expect(await failure([group('First', 'a'), group('Second', 'a')])).toContain(
      'columnGroupingModel contains duplicated field',
    );
  },
);

claim(
  '**"The groupId … is used multiple times".** Two groups have the same `groupId`.',
  async () => {
    expect(await failure([group('First', 'a'), group('First', 'b')])).toContain(
      'The groupId First is used multiple times',
    );
  },
);

claim(
  "If the two groups have different parents, the grid doesn't report the duplicate, and both have the properties of the last one.",
  async () => {
    const error = vi.spyOn(console, 'error');
    const warn = vi.spyOn(console, 'warn');
    await render(
      <Grid
        model={[
          { groupId: 'x', children: [{ ...group('same', 'a'), headerName: 'One' }] },
          { groupId: 'y', children: [{ ...group('same', 'b'), headerName: 'Two' }] },
        ]}
      />,
    );
    await expect.poll(titles).toEqual(['x', 'y', 'Two', 'Two']);
    expect(error).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
  },
);

claim(
  '**The group is missing.** Each `field` in its `children` is misspelled, or all of its columns are hidden.',
  async () => {
    await render(
      <Grid model={[group('First', 'A'), group('Second', 'b', 'typo'), group('Third', 'c')]} />,
    );
    await expect.poll(titles).toEqual(['Second', 'Third']);
    api.current?.setColumnVisibility('c', false);
    await expect.poll(titles).toEqual(['Second']);
  },
);
