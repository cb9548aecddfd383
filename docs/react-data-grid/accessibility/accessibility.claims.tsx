import { DataGrid, type DataGridProps, type GridApi, type GridColDef } from '@mui/x-data-grid';
import { claim, sourced } from '@portal/claims';
import type { RefObject } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import ButtonInCell from './demos/ButtonInCell';
import LargeTargets from './demos/LargeTargets';
import ReadWithKeys from './demos/ReadWithKeys';
import SayHowMany from './demos/SayHowMany';
import TabThroughCells from './demos/TabThroughCells';

const columns: GridColDef[] = [
  { field: 'name', width: 120, editable: true },
  { field: 'amount', type: 'number', width: 120 },
];
const rows = Array.from({ length: 50 }, (_, index) => ({
  id: index + 1,
  name: `Row ${index + 1}`,
  amount: index,
}));

const api: RefObject<GridApi | null> = { current: null };

function Grid(props: Partial<DataGridProps>) {
  return (
    <div>
      <button type="button">Before</button>
      <div style={{ height: 300, width: 600 }}>
        <DataGrid apiRef={api} rows={rows} columns={columns} {...props} />
      </div>
    </div>
  );
}

/** The focused cell as `row id/field`, where headers have no id. */
const focused = () => {
  const cell = document.activeElement?.closest('[data-field]');
  const id = cell?.closest('[data-id]')?.getAttribute('data-id') ?? 'header';
  return cell ? `${id}/${cell.getAttribute('data-field')}` : 'outside';
};
const focus = async (id: number, field: string) => {
  api.current?.setCellFocus(id, field);
  await expect.poll(focused).toBe(`${id}/${field}`);
};
const press = (keys: string) => userEvent.keyboard(keys);
const selected = () => [...(api.current?.getSelectedRows().keys() ?? [])];
const heights = () =>
  [...document.querySelectorAll('[role="row"]')]
    .slice(0, 2)
    .map((row) => row.getBoundingClientRect().height);

claim('The text below the grid shows the key and the cell it was pressed in.', async () => {
  await render(<ReadWithKeys />);
  await page.getByRole('gridcell', { name: 'Bristol' }).click();
  await press('{ArrowRight}');
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('ArrowRight in harbor of Bristol');
});

claim('`label` also names the grid, and the toolbar displays it.', async () => {
  await render(<Grid label="Invoices" showToolbar />);
  await expect.element(page.getByRole('grid', { name: 'Invoices' })).toBeVisible();
  await expect.element(page.getByRole('toolbar')).toHaveTextContent('Invoices');
});

claim('Without one, the header shows the `field`, and screen readers read that.', async () => {
  await render(<Grid />);
  await expect.element(page.getByRole('columnheader', { name: 'name' })).toHaveTextContent('name');
});

claim(
  "the grid has no live region. It doesn't announce how many rows match a filter, that rows were loaded, or that saving failed.",
  async () => {
    const { rerender } = await render(<Grid showToolbar />);
    const live = () =>
      document.querySelectorAll('[aria-live], [role="status"], [role="alert"]').length;
    expect(live()).toBe(0);
    api.current?.setFilterModel({
      items: [{ field: 'name', operator: 'contains', value: 'Row 11' }],
    });
    await expect.poll(() => document.querySelectorAll('[data-rowindex]').length).toBe(1);
    expect(live()).toBe(0);
    await rerender(<Grid showToolbar loading />);
    expect(live()).toBe(0);
  },
);

claim(
  '**Home**, **End** | Move to the first or last cell of the row | Move to the first or last header',
  async () => {
    await render(<Grid />);
    await focus(2, 'amount');
    await press('{Home}');
    expect(focused()).toBe('2/name');
    await press('{End}');
    expect(focused()).toBe('2/amount');
    api.current?.setColumnHeaderFocus('name');
    await expect.poll(focused).toBe('header/name');
    await press('{End}');
    expect(focused()).toBe('header/amount');
    await press('{Home}');
    expect(focused()).toBe('header/name');
  },
);

claim(
  'Arrow keys | Move to the next cell; from the first row, **↑** moves to the header | Move to the next header; **↓** moves to the first row',
  async () => {
    await render(<Grid />);
    await focus(1, 'name');
    await press('{ArrowRight}');
    expect(focused()).toBe('1/amount');
    await press('{ArrowUp}');
    expect(focused()).toBe('header/amount');
    await press('{ArrowLeft}');
    expect(focused()).toBe('header/name');
    await press('{ArrowDown}');
    expect(focused()).toBe('1/name');
  },
);

claim(
  '**Ctrl** + **Home** | Move to the first cell of the first row | Move to the first header',
  async () => {
    await render(<Grid />);
    await focus(4, 'amount');
    await press('{Control>}{Home}{/Control}');
    expect(focused()).toBe('1/name');
    api.current?.setColumnHeaderFocus('amount');
    await expect.poll(focused).toBe('header/amount');
    await press('{Control>}{Home}{/Control}');
    expect(focused()).toBe('header/name');
  },
);

claim(
  '**Ctrl** + **End** | Move to the last cell of the last row | Move to the last header',
  async () => {
    await render(<Grid />);
    await focus(4, 'name');
    await press('{Control>}{End}{/Control}');
    await expect.poll(focused).toBe('50/amount');
    api.current?.setColumnHeaderFocus('name');
    await expect.poll(focused).toBe('header/name');
    await press('{Control>}{End}{/Control}');
    expect(focused()).toBe('header/amount');
  },
);

claim(
  '**Page Up** | Move up by a screenful of rows; from the first row, move to the header | –',
  async () => {
    await render(<Grid />);
    await focus(1, 'name');
    await press('{PageDown}');
    expect(focused()).toBe('4/name');
    await press('{PageUp}');
    expect(focused()).toBe('1/name');
    await press('{PageUp}');
    expect(focused()).toBe('header/name');
    await press('{PageUp}');
    expect(focused()).toBe('header/name');
  },
);

claim(
  '**Page Down** | Move down by a screenful of rows | Move down by a screenful of rows',
  async () => {
    await render(<Grid />);
    await focus(1, 'name');
    await press('{PageDown}');
    expect(focused()).toBe('4/name');
    api.current?.setColumnHeaderFocus('name');
    await expect.poll(focused).toBe('header/name');
    await press('{PageDown}');
    expect(focused()).toBe('4/name');
  },
);

claim(
  '**Space** | Move down by a screenful of rows; on a checkbox, select or deselect the row | On the checkbox, select or deselect all rows',
  async () => {
    await render(<Grid checkboxSelection />);
    await focus(1, 'name');
    await press(' ');
    expect(focused()).toBe('4/name');
    await focus(2, '__check__');
    await press(' ');
    await expect.poll(selected).toEqual([2]);
    expect(focused()).toBe('2/__check__');
    await press(' ');
    await expect.poll(selected).toEqual([]);
    api.current?.setColumnHeaderFocus('__check__');
    await expect.poll(focused).toBe('header/__check__');
    await press(' ');
    await expect.poll(() => selected().length).toBe(50);
    await press(' ');
    await expect.poll(() => selected().length).toBe(0);
  },
);

claim('**Enter** | Start editing, if the cell is editable | Sort by the column', async () => {
  await render(<Grid />);
  await focus(1, 'amount');
  await press('{Enter}');
  expect(api.current?.getCellMode(1, 'amount')).toBe('view');
  await focus(1, 'name');
  await press('{Enter}');
  await expect.poll(() => api.current?.getCellMode(1, 'name')).toBe('edit');
  await press('{Escape}');
  api.current?.setColumnHeaderFocus('amount');
  await expect.poll(focused).toBe('header/amount');
  await press('{Enter}');
  await expect.poll(() => api.current?.getSortModel()).toEqual([{ field: 'amount', sort: 'asc' }]);
});

claim(
  '**Ctrl** + **Enter** | Start editing, if the cell is editable | Open the column menu',
  async () => {
    await render(<Grid />);
    await focus(1, 'name');
    await press('{Control>}{Enter}{/Control}');
    await expect.poll(() => api.current?.getCellMode(1, 'name')).toBe('edit');
    await press('{Escape}');
    api.current?.setColumnHeaderFocus('amount');
    await expect.poll(focused).toBe('header/amount');
    await press('{Control>}{Enter}{/Control}');
    await expect.element(page.getByRole('menu')).toBeVisible();
    expect(api.current?.getSortModel()).toEqual([]);
  },
);

claim('**Shift** + **Space** | Select or deselect the row | –', async () => {
  await render(<Grid />);
  await focus(2, 'name');
  await press('{Shift>} {/Shift}');
  await expect.poll(selected).toEqual([2]);
  await press('{Shift>} {/Shift}');
  await expect.poll(selected).toEqual([]);
  expect(focused()).toBe('2/name');
});

claim(
  '**Shift** + **↑**, **↓** | Move and select; with checkboxes, extend the selection | –',
  async () => {
    const { rerender } = await render(<Grid />);
    await focus(1, 'name');
    await press('{Shift>} {ArrowDown}{/Shift}');
    await expect.poll(selected).toEqual([2]);
    await rerender(<Grid key="checkboxes" checkboxSelection />);
    await focus(1, 'name');
    await press('{Shift>} {ArrowDown}{ArrowDown}{/Shift}');
    await expect.poll(selected).toEqual([1, 2, 3]);
  },
);

claim('**Ctrl** + **A** | With checkboxes, select all rows | –', async () => {
  await render(<Grid checkboxSelection />);
  await focus(2, 'name');
  await press('{Control>}a{/Control}');
  await expect.poll(() => selected().length).toBe(50);
});

claim(
  '**Ctrl** + **C** | Copy the selected rows, or the cell if no row is selected | –',
  async () => {
    const onClipboardCopy = vi.fn<(text: string) => void>();
    await render(<Grid onClipboardCopy={onClipboardCopy} />);
    await focus(2, 'name');
    await press('{Control>}c{/Control}');
    await expect.poll(() => onClipboardCopy.mock.lastCall?.[0]).toBe('Row 2');
    api.current?.selectRow(3);
    await press('{Control>}c{/Control}');
    await expect.poll(() => onClipboardCopy.mock.lastCall?.[0]).toBe('Row 3\t2');
  },
);

claim("**↓** in the last row doesn't load the next page.", async () => {
  await render(
    <Grid
      pageSizeOptions={[5]}
      initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
    />,
  );
  await focus(5, 'name');
  await press('{ArrowDown}');
  expect(focused()).toBe('5/name');
  expect(api.current?.state.pagination.paginationModel.page).toBe(0);
});

claim(
  'Without `checkboxSelection`, only one row can be selected, and **Ctrl** + **A** does nothing.',
  async () => {
    await render(<Grid />);
    await focus(2, 'name');
    await press('{Shift>} {/Shift}');
    await expect.poll(selected).toEqual([2]);
    await press('{Control>}a{/Control}');
    expect(selected()).toEqual([2]);
  },
);

claim(
  '⌘ + A selects all rows, and ⌘ + Enter opens the column menu. **Ctrl** works as well, except where macOS uses the combination itself.',
  async () => {
    await render(<Grid checkboxSelection />);
    await focus(2, 'name');
    await press('{Meta>}a{/Meta}');
    await expect.poll(() => selected().length).toBe(50);
    await press('{Meta>}{End}{/Meta}');
    await expect.poll(focused).toBe('50/amount');
    api.current?.setColumnHeaderFocus('amount');
    await expect.poll(focused).toBe('header/amount');
    await press('{Meta>}{Enter}{/Meta}');
    await expect.element(page.getByRole('menu')).toBeVisible();
  },
);

sourced(
  'Keyboards without the keys **Home**, **End**, **Page Up**, and **Page Down** have them on **Fn** + **←**, **→**, **↑**, and **↓**.',
  { url: 'https://mui.com/x/react-data-grid/accessibility/#navigation', checked: '2026-11-23' },
);

sourced('Grouping cell of a group, in row grouping or tree data | Expand or collapse the group', {
  url: 'https://mui.com/x/react-data-grid/accessibility/#navigation',
  checked: '2026-11-23',
});

sourced('Toggle cell of a detail panel | Open or close the panel', {
  url: 'https://github.com/mui/mui-x/pull/4409',
  checked: '2026-11-23',
});

sourced('Since version 6, **Ctrl** + **Enter** no longer opens a detail panel.', {
  url: 'https://github.com/mui/mui-x/pull/6945',
  checked: '2026-11-23',
});

claim(
  'The cells and headers share one **Tab** stop: **Tab** enters and leaves them, and the arrow keys move inside. The toolbar and the footer have their own stops.',
  async () => {
    await render(<Grid showToolbar />);
    await page.getByRole('button', { name: 'Before' }).click();
    const stops: (string | undefined)[] = [];
    for (let stop = 0; stop < 3; stop += 1) {
      await userEvent.tab();
      stops.push(
        ['[role="toolbar"]', '[role="grid"]', '.MuiDataGrid-footerContainer'].find((part) =>
          document.activeElement?.closest(part),
        ),
      );
    }
    expect(stops).toEqual(['[role="toolbar"]', '[role="grid"]', '.MuiDataGrid-footerContainer']);
  },
);

claim(
  'After the last cell of the page, the browser moves on, so the focus never gets stuck in the grid. **Shift** + **Tab** goes back.',
  async () => {
    await render(<TabThroughCells />);
    await page.getByRole('gridcell').first().click();
    const cells: string[] = [];
    for (let tab = 0; tab < 9; tab += 1) {
      cells.push(focused());
      await userEvent.tab();
    }
    expect(new Set(cells).size).toBe(9);
    expect(cells.at(-1)).toBe('3/value');
    expect(focused()).toBe('outside');
    const back: string[] = [];
    for (let tab = 0; tab < 3; tab += 1) {
      await userEvent.tab({ shift: true });
      back.push(focused());
    }
    expect(back).toContain('3/apartment');
  },
);

claim(
  'In a cell that is being edited, **Tab** saves the value and moves to the next cell, regardless of `tabNavigation`.',
  async () => {
    await render(<TabThroughCells />);
    const cell = page.getByRole('gridcell').nth(2);
    await cell.dblClick();
    await userEvent.keyboard('{Control>}a{/Control}209');
    await userEvent.tab();
    await expect.element(cell).toHaveTextContent('209');
    await expect.poll(focused).toBe('2/meter');
    await render(<Grid />);
    await focus(1, 'name');
    await press('{Enter}');
    await userEvent.tab();
    await expect.poll(focused).toBe('1/amount');
  },
);

/** The cells and headers that Tab focuses after a header. */
async function tabs(props: Partial<DataGridProps>, count: number) {
  await render(
    <Grid
      rows={rows.slice(0, 1)}
      columnGroupingModel={[{ groupId: 'group', children: [{ field: 'name' }] }]}
      {...props}
    />,
  );
  await page.getByRole('button', { name: 'Before' }).click();
  const stops: string[] = [];
  for (let tab = 0; tab < count; tab += 1) {
    await userEvent.tab();
    stops.push(document.activeElement?.getAttribute('data-fields') ?? focused());
  }
  return stops;
}

claim("`'none'` (default) | Neither: it enters and leaves the grid", async () => {
  expect((await tabs({}, 2))[1]).toBe('outside');
});

claim("`'content'` | The cells", async () => {
  expect(await tabs({ tabNavigation: 'content' }, 4)).toEqual([
    'header/name',
    '1/name',
    '1/amount',
    'outside',
  ]);
});

claim("`'header'` | The headers", async () => {
  expect(await tabs({ tabNavigation: 'header' }, 3)).toEqual([
    'header/name',
    'header/amount',
    'outside',
  ]);
});

claim("`'all'` | The headers, then the cells", async () => {
  expect(await tabs({ tabNavigation: 'all' }, 5)).toEqual([
    'header/name',
    'header/amount',
    '1/name',
    '1/amount',
    'outside',
  ]);
});

claim('From the first header, **Shift** + **Tab** goes back to the column groups.', async () => {
  expect(await tabs({ tabNavigation: 'header' }, 1)).toEqual(['header/name']);
  await userEvent.tab({ shift: true });
  expect(document.activeElement?.hasAttribute('data-fields')).toBe(true);
});

claim(
  'When the cell is focused, the focus moves to the button, and the buttons in other cells are not **Tab** stops.',
  async () => {
    await render(<ButtonInCell />);
    await page.getByRole('gridcell', { name: '30' }).click();
    await press('{ArrowRight}');
    await expect.element(page.getByRole('button', { name: 'Cook Shakshuka' })).toHaveFocus();
    const tabIndexes = ['Moqueca', 'Shakshuka', 'Pelmeni'].map((dish) =>
      page
        .getByRole('button', { name: `Cook ${dish}` })
        .element()
        .getAttribute('tabindex'),
    );
    expect(tabIndexes).toEqual(['-1', '0', '-1']);
  },
);

claim('Move to **Cook** with the arrow keys and press **Enter** or **Space**.', async () => {
  await render(<ButtonInCell />);
  await page.getByRole('gridcell', { name: '30' }).click();
  await press('{ArrowRight} ');
  await expect.element(page.getByRole('status')).toHaveTextContent('Shakshuka: 30 minutes.');
  expect(focused()).toBe('2/cook');
  await press('{ArrowDown}{Enter}');
  await expect.element(page.getByRole('status')).toHaveTextContent('Pelmeni: 90 minutes.');
});

claim(
  'Otherwise, the grid would handle the key, too, and move the focus to another row.',
  async () => {
    await render(
      <Grid
        columns={[
          {
            field: 'name',
            renderCell: ({ tabIndex }) => (
              <button type="button" tabIndex={tabIndex}>
                Press
              </button>
            ),
          },
        ]}
      />,
    );
    await focus(1, 'name');
    expect(document.activeElement?.tagName).toBe('BUTTON');
    await press(' ');
    expect(focused()).not.toBe('1/name');
  },
);

claim('Row | `row` | `aria-rowindex`, and `aria-selected` if the row is selectable', async () => {
  await render(<Grid isRowSelectable={({ id }) => id !== 2} />);
  const row = (id: number) => document.querySelector(`[role="row"][data-id="${id}"]`);
  expect(row(1)?.getAttribute('aria-rowindex')).toBe('2');
  expect(row(1)?.getAttribute('aria-selected')).toBe('false');
  expect(row(2)?.hasAttribute('aria-selected')).toBe(false);
});

claim(
  '`aria-rowcount` counts the header row, a row for each level of column groups, and all rows that match the filter, including those on other pages.',
  async () => {
    const props: Partial<DataGridProps> = {
      pageSizeOptions: [5],
      initialState: { pagination: { paginationModel: { pageSize: 5 } } },
      filterModel: { items: [{ field: 'name', operator: 'contains', value: '1' }] },
    };
    const { rerender } = await render(<Grid {...props} />);
    await expect.element(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '15');
    const group = {
      groupId: 'outer',
      children: [{ groupId: 'inner', children: [{ field: 'name' }] }],
    };
    await rerender(<Grid {...props} columnGroupingModel={[group]} />);
    await expect.element(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '17');
  },
);

claim(
  'With pagination on the server, it counts only the rows that the grid has, which are those of the current page.',
  async () => {
    await render(
      <Grid
        rows={rows.slice(0, 5)}
        paginationMode="server"
        rowCount={50}
        pageSizeOptions={[5]}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
      />,
    );
    await expect.element(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '6');
  },
);

claim(
  'No cell has the role `rowheader`, so screen readers announce the column of a cell but not which row it belongs to.',
  async () => {
    await render(<Grid checkboxSelection />);
    expect(document.querySelectorAll('[role="gridcell"]').length).toBeGreaterThan(0);
    expect(document.querySelectorAll('[role="rowheader"]').length).toBe(0);
  },
);

claim("Rows outside the viewport aren't in the document.", async () => {
  await render(<Grid />);
  expect(document.querySelector('[role="row"][data-id="1"]')).not.toBeNull();
  expect(document.querySelector('[role="row"][data-id="40"]')).toBeNull();
});

claim(
  'Search for "tuesday": the text becomes "2 courses", and screen readers announce it.',
  async () => {
    await render(<SayHowMany />);
    await expect.element(page.getByRole('status')).toHaveTextContent('4 courses');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('searchbox').fill('tuesday');
    await expect.element(page.getByRole('status')).toHaveTextContent('2 courses');
  },
);

claim(
  "Rows are 36 pixels high with `'compact'`, 52 with `'standard'` (the default), and 67 with `'comfortable'`.",
  async () => {
    const { rerender } = await render(<Grid />);
    expect(heights()[1]).toBe(52);
    for (const [density, height] of [
      ['compact', 36],
      ['standard', 52],
      ['comfortable', 67],
    ] as const) {
      await rerender(<Grid density={density} />);
      await expect.poll(() => heights()[1]).toBe(height);
    }
  },
);

claim(
  'A checkbox is 42 pixels wide and high with every density, but a compact row cuts it off at 36.',
  async () => {
    await render(<LargeTargets />);
    const checkbox = () =>
      document
        .querySelector('[role="row"][data-id="2"] .MuiCheckbox-root')
        ?.getBoundingClientRect();
    for (const [name, row] of [
      ['compact', 36],
      ['standard', 52],
      ['comfortable', 67],
    ] as const) {
      await page.getByRole('button', { name, exact: true }).click();
      await expect.poll(() => heights()[1]).toBe(row);
      expect([checkbox()?.width, checkbox()?.height]).toEqual([42, 42]);
    }
    await page.getByRole('button', { name: 'compact', exact: true }).click();
    await expect.poll(() => heights()[1]).toBe(36);
    const cell = document.querySelector('[data-id="2"] [data-field="__check__"]');
    const { left, top, width } = checkbox() ?? new DOMRect();
    expect(cell?.contains(document.elementFromPoint(left + width / 2, top + 1))).toBe(false);
  },
);

sourced(
  'WCAG 2.2 requires targets of at least 24 by 24 pixels (level AA), and recommends 44 by 44 (level AAA).',
  { url: 'https://www.w3.org/TR/WCAG22/#target-size-minimum', checked: '2026-11-23' },
);

claim('The grid got another `key`. Keep it the same.', async () => {
  const { rerender } = await render(<Grid />);
  await focus(2, 'name');
  await rerender(<Grid rows={rows.map((row) => ({ ...row, amount: 0 }))} />);
  expect(focused()).toBe('2/name');
  await rerender(<Grid key="other" />);
  expect(focused()).toBe('outside');
});

claim('If only the ids of rows change, the focus moves to a different row.', async () => {
  const { rerender } = await render(<Grid />);
  await focus(2, 'name');
  await rerender(<Grid rows={rows.map((row) => ({ ...row, id: row.id + 1000 }))} />);
  await expect.poll(focused).toMatch(/^10\d\d\/name$/);
  expect(focused()).not.toBe('1002/name');
});
