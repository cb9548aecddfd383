import { DataGrid, type DataGridProps, type GridApi, type GridColDef } from '@mui/x-data-grid';
import { claim } from '@portal/claims';
import { type RefObject, useState } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import FitAfterLoading from './demos/FitAfterLoading';
import FitToContent from './demos/FitToContent';
import FixedAndFluid from './demos/FixedAndFluid';
import KeepWidths from './demos/KeepWidths';
import ResizeColumns from './demos/ResizeColumns';

const rows = [
  { id: 1, name: 'Ada', note: 'short' },
  { id: 2, name: 'Bo', note: 'short' },
  { id: 3, name: 'Cy', note: 'short' },
  { id: 4, name: 'Di', note: 'short' },
  { id: 5, name: 'Ed', note: 'a text that is much longer than all the others in this column' },
];

const api: RefObject<GridApi | null> = { current: null };

function Grid({
  size = 600,
  ...props
}: Partial<DataGridProps> & { size?: number; columns: GridColDef[] }) {
  return (
    <div style={{ height: 300, width: size }}>
      <DataGrid apiRef={api} rows={rows} {...props} />
    </div>
  );
}

const width = (field: string) => api.current?.getColumn(field).computedWidth ?? 0;
const widths = (...fields: string[]) => fields.map(width);
const headerOf = (field: string) => {
  const header = document.querySelector<HTMLElement>(
    `[role="columnheader"][data-field="${field}"]`,
  );
  if (!header) {
    throw new Error(`no header of ${field}`);
  }
  return header;
};
const drawn = (field: string) => headerOf(field).offsetWidth;
const separator = (field: string) => headerOf(field).querySelector('.MuiDataGrid-columnSeparator');

/** Drags the line after a header by some pixels. */
function drag(field: string, ...steps: number[]) {
  const line = separator(field);
  const x = line?.getBoundingClientRect().left ?? 0;
  const event = (type: string, clientX: number, buttons: number) =>
    new MouseEvent(type, { bubbles: true, button: 0, buttons, clientX });
  line?.dispatchEvent(event('mousedown', x, 1));
  let position = x;
  for (const step of steps) {
    position += step;
    document.dispatchEvent(event('mousemove', position, 1));
  }
  document.dispatchEvent(event('mouseup', position, 0));
}

const doubleClick = (field: string) =>
  separator(field)?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true, button: 0 }));

const isCutOff = (text: string) => {
  const cell = [...document.querySelectorAll('[role="gridcell"]')].find(
    (each) => each.textContent === text,
  );
  return cell !== undefined && cell.scrollWidth > cell.clientWidth;
};

claim('By default, a column is 100 pixels wide.', async () => {
  await render(<Grid columns={[{ field: 'name' }]} />);
  await expect.poll(() => drawn('name')).toBe(100);
});

claim(
  '**Year** and **Room** have a `width`. **Exhibit** and **Origin** share the remaining space, two to one, within their limits.',
  async () => {
    const { rerender } = await render(
      <div style={{ width: 542 }}>
        <FixedAndFluid />
      </div>,
    );
    await expect.poll(() => ['year', 'room', 'origin'].map(drawn)).toEqual([70, 70, 133]);
    expect(drawn('title')).toBeGreaterThan(265);
    await rerender(
      <div style={{ width: 900 }}>
        <FixedAndFluid />
      </div>,
    );
    await expect.poll(() => ['year', 'room', 'origin'].map(drawn)).toEqual([70, 70, 200]);
  },
);

claim('`minWidth` | Lower limit of `width`, `flex`, resizing, and autosizing | 50', async () => {
  await render(
    <Grid
      size={300}
      columns={[
        { field: 'id', width: 10 },
        { field: 'name', width: 10, minWidth: 200 },
        { field: 'note', flex: 1, minWidth: 220 },
        { field: 'x', width: 250, minWidth: 200 },
      ]}
    />,
  );
  await expect.poll(() => widths('id', 'name', 'note', 'x')).toEqual([50, 200, 220, 250]);
  drag('x', -90);
  await expect.poll(() => width('x')).toBe(200);
  await api.current?.autosizeColumns();
  await expect.poll(() => widths('name', 'x')).toEqual([200, 200]);
});

claim('`maxWidth` | Upper limit of `width`, `flex`, resizing, and autosizing | none', async () => {
  await render(
    <Grid
      size={1000}
      columns={[
        { field: 'id', width: 3000 },
        { field: 'name', width: 200, maxWidth: 80 },
        { field: 'note', width: 90, maxWidth: 150 },
      ]}
    />,
  );
  await expect.poll(() => widths('id', 'name', 'note')).toEqual([3000, 80, 90]);
  await api.current?.autosizeColumns({ includeOutliers: true });
  await expect.poll(() => widths('note')).toEqual([150]);
});

claim(
  "Strings such as `'25%'` or `'10rem'` don't work: the grid then shows no columns.",
  async () => {
    for (const text of ['25%', '10rem']) {
      const columns: GridColDef[] = [
        { field: 'name' },
        // @ts-expect-error -- not a number
        { field: 'note', width: text },
      ];
      const { unmount } = await render(<Grid columns={columns} />);
      await expect.poll(() => api.current?.getRootDimensions().isReady).toBe(true);
      expect(document.querySelectorAll('[role="columnheader"]').length).toBe(0);
      await unmount();
    }
  },
);

claim(
  'A `width` outside the limits is clamped: `width: 30` results in 50 pixels unless you also lower `minWidth`.',
  async () => {
    await render(
      <Grid
        columns={[
          { field: 'name', width: 30 },
          { field: 'note', width: 30, minWidth: 20 },
        ]}
      />,
    );
    await expect.poll(() => widths('name', 'note')).toEqual([50, 30]);
  },
);

claim(
  'The grid subtracts all fixed widths from its own width and divides the rest in proportion to `flex`: a column with `flex: 2` is twice as wide as one with `flex: 1`.',
  async () => {
    await render(
      <Grid
        size={502}
        columns={[
          { field: 'id', width: 200 },
          { field: 'name', flex: 1 },
          { field: 'note', flex: 2 },
        ]}
      />,
    );
    await expect.poll(() => widths('id', 'name', 'note')).toEqual([200, 100, 200]);
  },
);

claim(
  'If the columns need more space than the grid has, the grid scrolls horizontally.',
  async () => {
    await render(
      <Grid
        size={300}
        columns={[
          { field: 'name', flex: 1, minWidth: 200 },
          { field: 'note', flex: 1, minWidth: 200 },
        ]}
      />,
    );
    await expect.poll(() => api.current?.getRootDimensions().hasScrollX).toBe(true);
  },
);

claim('If no column has `flex`, the space after the last column stays empty.', async () => {
  await render(<Grid columns={[{ field: 'name' }, { field: 'note' }]} />);
  await expect.poll(() => widths('name', 'note')).toEqual([100, 100]);
  const grid = page.getByRole('grid').element().getBoundingClientRect();
  expect(grid.right - headerOf('note').getBoundingClientRect().right).toBeGreaterThan(390);
});

claim(
  'Click **Fit columns**: one title is still cut off, because it is much longer than the others. Select **Outliers too** and click again.',
  async () => {
    await render(<FitToContent />);
    const long = 'A Short Guide to Very Long Rivers';
    const fit = page.getByRole('button', { name: 'Fit columns' });
    await fit.click();
    await expect.poll(() => drawn('shelf')).toBeLessThan(100);
    expect(isCutOff(long)).toBe(true);
    await page.getByRole('checkbox', { name: 'Outliers too' }).click();
    await fit.click();
    await expect.poll(() => isCutOff(long)).toBe(false);
  },
);

claim('`includeHeaders` | Also fits the header | `true`', async () => {
  const columns = [{ field: 'name', headerName: 'A header longer than the cells' }];
  await render(<Grid columns={columns} />);
  await expect.poll(() => width('name')).toBe(100);
  await api.current?.autosizeColumns();
  await expect.poll(() => width('name')).toBeGreaterThan(180);
  await api.current?.autosizeColumns({ includeHeaders: false });
  await expect.poll(() => width('name')).toBe(50);
});

claim(
  '`outliersFactor` | How much wider than the others an outlier is, as a multiple of the interquartile range of the widths | 1.5',
  async () => {
    // Five widths, 30 pixels apart in the middle: an outlier is more than 45 pixels wider than the third.
    const sizes = [60, 60, 90, 120, 160];
    const columns = [
      {
        field: 'size',
        minWidth: 10,
        renderCell: ({ value }: { value?: number }) => (
          <div style={{ display: 'inline-block', width: value, height: 10 }} />
        ),
      },
    ];
    await render(<Grid rows={sizes.map((size, id) => ({ id, size }))} columns={columns} />);
    await expect.poll(() => width('size')).toBe(100);
    const fitted = async (outliersFactor?: number) => {
      await api.current?.autosizeColumns({
        includeHeaders: false,
        ...(outliersFactor === undefined ? {} : { outliersFactor }),
      });
      return width('size') - 20;
    };
    expect(await fitted()).toBeCloseTo(120, -1);
    expect(await fitted(1.4)).toBeCloseTo(120, -1);
    expect(await fitted(4)).toBeCloseTo(160, -1);
  },
);

claim(
  '`expand` | Distributes the remaining space equally among these columns | `false`',
  async () => {
    await render(
      <Grid size={602} columns={[{ field: 'name' }, { field: 'note' }, { field: 'id' }]} />,
    );
    await expect.poll(() => width('name')).toBe(100);
    const fields = ['name', 'note'];
    await api.current?.autosizeColumns({ columns: fields });
    const before = widths('name', 'note', 'id');
    await api.current?.autosizeColumns({ columns: fields, expand: true });
    const added = widths('name', 'note', 'id').map((after, index) => after - (before[index] ?? 0));
    expect(added[2]).toBe(0);
    expect(added[0]).toBeGreaterThan(50);
    expect(added[0]).toBeCloseTo(added[1] ?? 0, 0);
    expect(widths('name', 'note', 'id').reduce((sum, each) => sum + each, 0)).toBeCloseTo(600, 0);
  },
);

claim(
  '`disableColumnVirtualization` | Renders all columns while the grid measures them, so that columns outside the viewport are fitted | `true`',
  async () => {
    const columns = Array.from({ length: 40 }, (_each, index) => ({ field: `c${index}` }));
    const wide = [{ id: 1, c39: 'a text that is wider than a hundred pixels' }];
    await render(<Grid rows={wide} columns={columns} />);
    await expect.poll(() => width('c39')).toBe(100);
    await api.current?.autosizeColumns({ disableColumnVirtualization: false });
    await expect.poll(() => width('c39')).toBeLessThan(100);
    await api.current?.autosizeColumns();
    await expect.poll(() => width('c39')).toBeGreaterThan(200);
  },
);

claim(
  'Only rendered rows are measured, not a long text a hundred rows below the viewport.',
  async () => {
    const many = Array.from({ length: 100 }, (_each, id) => ({
      id,
      note: id === 99 ? 'a text that is wider than a hundred pixels' : 'short',
    }));
    await render(<Grid rows={many} columns={[{ field: 'note' }]} />);
    await expect.poll(() => width('note')).toBe(100);
    await api.current?.autosizeColumns({ includeOutliers: true });
    await expect.poll(() => width('note')).toBeLessThan(100);
  },
);

claim('With fewer than four rendered rows, there are no outliers.', async () => {
  await render(<Grid rows={rows.slice(2)} columns={[{ field: 'note' }]} />);
  await expect.poll(() => width('note')).toBe(100);
  await api.current?.autosizeColumns();
  await expect.poll(() => width('note')).toBeGreaterThan(300);
});

claim(
  'Autosizing sets the `flex` of the columns to 0. They keep the measured width when the grid grows. `expand` fills the grid only once, and the share of a column that reaches its `maxWidth` stays empty.',
  async () => {
    const columns = [{ field: 'name', flex: 1 }];
    const { rerender } = await render(<Grid columns={columns} />);
    await expect.poll(() => width('name')).toBeGreaterThan(590);
    await api.current?.autosizeColumns({ expand: true });
    await expect.poll(() => width('name')).toBeGreaterThan(590);
    expect(api.current?.getColumn('name').flex).toBe(0);
    await rerender(<Grid columns={columns} size={900} />);
    await expect
      .poll(() => api.current?.getRootDimensions().viewportOuterSize.width)
      .toBeGreaterThan(890);
    expect(width('name')).toBeLessThan(600);
    await rerender(
      <Grid size={602} columns={[{ field: 'name', maxWidth: 120 }, { field: 'id' }]} />,
    );
    await expect.poll(() => widths('name', 'id')).toEqual([100, 100]);
    await api.current?.autosizeColumns({ expand: true });
    expect(width('name')).toBe(120);
    expect(width('name') + width('id')).toBeLessThan(590);
  },
);

claim(
  '`autosizeOnMount` runs before asynchronous data has arrived, so it only measures the headers.',
  async () => {
    const columns = [{ field: 'note' }];
    const { rerender } = await render(<Grid autosizeOnMount rows={[]} columns={columns} />);
    await expect.poll(() => width('note')).toBeLessThan(100);
    const first = width('note');
    await rerender(
      <Grid
        autosizeOnMount
        rows={[{ id: 1, note: 'a text that is wider than a hundred pixels' }]}
        columns={columns}
      />,
    );
    await expect.element(page.getByText('a text that is wider')).toBeInTheDocument();
    expect(width('note')).toBe(first);
  },
);

claim(
  'If the grid was hidden when it mounted, for example in a tab, all columns shrink to their `minWidth`. Call `autosizeColumns` when the grid has become visible and shows its rows.',
  async () => {
    const columns = [{ field: 'name' }, { field: 'note', minWidth: 70 }];
    const tab = (display: 'none' | 'block') => (
      <div style={{ display }}>
        <Grid autosizeOnMount columns={columns} />
      </div>
    );
    const { rerender } = await render(tab('none'));
    await expect.poll(() => widths('name', 'note')).toEqual([50, 70]);
    await rerender(tab('block'));
    await expect.element(page.getByRole('gridcell', { name: 'Ed' })).toBeVisible();
    await api.current?.autosizeColumns({ includeOutliers: true });
    await expect.poll(() => width('note')).toBeGreaterThan(300);
  },
);

claim('If you called it right after `setRows`, it could measure the old rows.', async () => {
  const columns = [{ field: 'note' }];
  function Own() {
    const [own, setOwn] = useState([{ id: 1, note: 'short' }]);
    const load = () => {
      setOwn([{ id: 1, note: 'a text that is wider than a hundred pixels' }]);
      void api.current?.autosizeColumns();
    };
    return (
      <>
        <button onClick={load}>Load</button>
        <Grid rows={own} columns={columns} />
      </>
    );
  }
  await render(<Own />);
  await page.getByRole('button', { name: 'Load' }).click();
  await expect.element(page.getByText('a text that is wider')).toBeInTheDocument();
  await expect.poll(() => width('note')).not.toBe(100);
  expect(width('note')).toBeLessThan(100);
  await api.current?.autosizeColumns();
  expect(width('note')).toBeGreaterThan(200);
});

claim('Call `autosizeColumns` one frame after you set the rows.', async () => {
  await render(<FitAfterLoading />);
  await expect.poll(() => drawn('email')).toBeGreaterThan(140);
  expect(isCutOff('thordis@example.com')).toBe(false);
});

claim(
  "**Shipment** can't be resized. **Cargo** can be between 90 and 300 pixels wide.",
  async () => {
    await render(<ResizeColumns />);
    await expect.poll(() => document.querySelectorAll('[role="columnheader"]').length).toBe(4);
    drag('id', 60);
    expect(drawn('id')).toBe(100);
    drag('cargo', -100);
    await expect.poll(() => drawn('cargo')).toBe(90);
    await expect.element(page.getByText('Cargo: 90 pixels.')).toBeVisible();
    drag('cargo', 400);
    await expect.poll(() => drawn('cargo')).toBe(300);
  },
);

/** A real double click, which needs an element that receives the pointer. */
async function doubleClickWithMouse(field: string) {
  const line = separator(field);
  if (!line) {
    throw new Error(`no separator after ${field}`);
  }
  await userEvent.dblClick(line);
}

claim('Prevent resizing of all columns | `disableColumnResize` and `disableAutosize`', async () => {
  await render(
    <Grid disableColumnResize disableAutosize columns={[{ field: 'name' }, { field: 'note' }]} />,
  );
  await expect.poll(() => drawn('name')).toBe(100);
  drag('name', 60);
  await doubleClickWithMouse('name');
  expect(widths('name', 'note')).toEqual([100, 100]);
});

claim(
  "`disableColumnResize` alone doesn't turn off the double click, which still fits the column to its content.",
  async () => {
    await render(<Grid disableColumnResize columns={[{ field: 'name' }, { field: 'note' }]} />);
    await expect.poll(() => drawn('name')).toBe(100);
    drag('name', 60);
    expect(width('name')).toBe(100);
    await doubleClickWithMouse('name');
    await expect.poll(() => width('name')).toBeLessThan(100);
  },
);

claim('A double click on the line fits the column to its content.', async () => {
  await render(<Grid columns={[{ field: 'name' }, { field: 'note' }]} />);
  await expect.poll(() => drawn('name')).toBe(100);
  doubleClick('name');
  await expect.poll(() => width('name')).toBeLessThan(100);
  expect(width('note')).toBe(100);
});

claim(
  'Turn off the double click | `disableAutosize`. `autosizeColumns` and `autosizeOnMount` still work',
  async () => {
    const { unmount } = await render(<Grid disableAutosize columns={[{ field: 'name' }]} />);
    await expect.poll(() => drawn('name')).toBe(100);
    doubleClick('name');
    expect(width('name')).toBe(100);
    await api.current?.autosizeColumns();
    await expect.poll(() => width('name')).toBeLessThan(100);
    await unmount();
    await render(<Grid disableAutosize autosizeOnMount columns={[{ field: 'name' }]} />);
    await expect.poll(() => width('name')).toBeLessThan(100);
  },
);

claim(
  'Change what the double click does | `autosizeOptions`, for example `{ includeOutliers: true }`',
  async () => {
    await render(
      <Grid autosizeOptions={{ includeOutliers: true }} columns={[{ field: 'note' }]} />,
    );
    await expect.poll(() => drawn('note')).toBe(100);
    doubleClick('note');
    await expect.poll(() => width('note')).toBeGreaterThan(300);
  },
);

claim(
  'Get the new width when the drag ends | `onColumnWidthChange`, which is also called after autosizing',
  async () => {
    const moved = vi.fn();
    const changed = vi.fn();
    await render(
      <Grid
        columns={[{ field: 'name' }, { field: 'note' }]}
        onColumnResize={moved}
        onColumnWidthChange={changed}
      />,
    );
    await expect.poll(() => drawn('name')).toBe(100);
    drag('name', 10, 10, 10);
    await expect.poll(() => changed.mock.calls.length).toBe(1);
    expect(moved).toHaveBeenCalledTimes(3);
    expect(changed.mock.lastCall?.[0]).toMatchObject({ width: 130, colDef: { field: 'name' } });
    await api.current?.autosizeColumns({ columns: ['note'] });
    await expect.poll(() => changed.mock.calls.length).toBe(2);
  },
);

claim(
  'When your user resizes a `flex` column, its width becomes fixed, and the other `flex` columns share the remaining space, so they change, too.',
  async () => {
    await render(
      <Grid
        size={602}
        columns={[
          { field: 'id', flex: 1 },
          { field: 'name', flex: 1 },
          { field: 'note', flex: 1 },
        ]}
      />,
    );
    await expect.poll(() => widths('id', 'name', 'note')).toEqual([200, 200, 200]);
    drag('name', -60);
    await expect.poll(() => widths('id', 'name', 'note')).toEqual([230, 140, 230]);
    expect(api.current?.getColumn('name').flex).toBe(0);
  },
);

claim("Columns can't be resized with the keyboard.", async () => {
  await render(<Grid columns={[{ field: 'name' }, { field: 'note' }]} />);
  await expect.poll(() => drawn('name')).toBe(100);
  expect(separator('name')?.querySelectorAll('[tabindex="0"], button').length).toBe(0);
  for (const modifier of ['', '{Shift>}', '{Alt>}', '{Control>}', '{Control>}{Shift>}']) {
    headerOf('name').focus();
    await userEvent.keyboard(
      `${modifier}{ArrowRight}${modifier.replaceAll('{', '{/').replaceAll('>', '')}`,
    );
    expect(widths('name', 'note')).toEqual([100, 100]);
  }
});

claim(
  'A new `columns` array resets all widths to those in the definitions, including the ones from `initialState`.',
  async () => {
    const columns = () => [{ field: 'name' }, { field: 'note', width: 120 }, { field: 'id' }];
    const initialState = { columns: { dimensions: { id: { width: 150 } } } };
    const { rerender } = await render(<Grid columns={columns()} initialState={initialState} />);
    await expect.poll(() => widths('name', 'id')).toEqual([100, 150]);
    drag('name', 40);
    drag('note', 40);
    await expect.poll(() => widths('name', 'note', 'id')).toEqual([140, 160, 150]);
    await rerender(<Grid columns={columns()} initialState={initialState} />);
    await expect.poll(() => widths('name', 'note', 'id')).toEqual([100, 120, 100]);
  },
);

claim('Hidden columns are skipped. `minWidth` and `maxWidth` still apply.', async () => {
  await render(
    <Grid
      columns={[
        { field: 'id' },
        { field: 'name', minWidth: 130 },
        { field: 'note', maxWidth: 140 },
      ]}
      columnVisibilityModel={{ id: false }}
    />,
  );
  await expect.poll(() => drawn('name')).toBe(130);
  await api.current?.autosizeColumns({ includeOutliers: true });
  await expect.poll(() => widths('name', 'note')).toEqual([130, 140]);
  expect(api.current?.getColumn('id').width).toBe(100);
});

claim('`flex` | A share of the free space. Overrides `width` | none', async () => {
  await render(
    <Grid size={602} columns={[{ field: 'name' }, { field: 'note', flex: 1, width: 120 }]} />,
  );
  await expect.poll(() => widths('name', 'note')).toEqual([100, 500]);
});

claim('Prevent resizing of one column | `resizable: false` in the column', async () => {
  await render(<Grid columns={[{ field: 'name', resizable: false }, { field: 'note' }]} />);
  await expect.poll(() => drawn('name')).toBe(100);
  drag('name', 60);
  doubleClick('name');
  doubleClick('note');
  await expect.poll(() => width('note')).not.toBe(100);
  expect(width('name')).toBe(100);
});

claim('For a `flex` column, also omit `flex` once your user has resized it.', async () => {
  function Own({ omit }: { omit: boolean }) {
    const [resized, setResized] = useState<number>();
    const columns = [
      {
        field: 'name',
        width: resized,
        flex: omit && resized !== undefined ? undefined : 1,
      },
      { field: 'note' },
    ];
    return (
      <Grid
        size={602}
        columns={columns}
        onColumnWidthChange={(params) => setResized(params.width)}
      />
    );
  }
  for (const omit of [false, true]) {
    const { unmount } = await render(<Own omit={omit} />);
    await expect.poll(() => width('name')).toBe(500);
    drag('name', -60);
    await expect.poll(() => api.current?.getColumn('name').width).toBe(440);
    await expect.poll(() => width('name')).toBe(omit ? 440 : 500);
    await unmount();
  }
});

claim('Resize a column, then switch to miles: the width stays.', async () => {
  await render(<KeepWidths />);
  await expect.poll(() => document.querySelectorAll('[role="columnheader"]').length).toBe(2);
  drag('name', 50);
  await expect.poll(() => drawn('name')).toBe(210);
  await page.getByRole('switch', { name: 'Miles' }).click();
  await expect.element(page.getByRole('columnheader', { name: 'Length, mi' })).toBeVisible();
  expect(drawn('name')).toBe(210);
});

claim(
  'To restore widths when the page is opened again, pass them in `initialState`, which the grid reads only once:',
  async () => {
    const columns = [{ field: 'name', flex: 1 }];
    const initial = (size: number) => ({
      columns: { dimensions: { name: { width: size, flex: 0 } } },
    });
    const { rerender } = await render(<Grid columns={columns} initialState={initial(240)} />);
    await expect.poll(() => width('name')).toBe(240);
    await rerender(<Grid columns={columns} initialState={initial(300)} />);
    expect(width('name')).toBe(240);
  },
);

claim(
  '`setColumnWidth(field, width)` sets the width of a column without `flex`, and calls `onColumnWidthChange` with the width that you passed, even if the column is limited by its `minWidth` or `maxWidth`. A column with `flex` keeps its share of the space. Change it with `updateColumns`. Include the current column, because properties that you omit are reset:',
  async () => {
    const changed = vi.fn();
    await render(
      <Grid
        size={602}
        columns={[{ field: 'name' }, { field: 'note', headerName: 'Note', flex: 1 }]}
        onColumnWidthChange={changed}
      />,
    );
    await expect.poll(() => widths('name', 'note')).toEqual([100, 500]);
    api.current?.setColumnWidth('name', 150);
    await expect.poll(() => widths('name', 'note')).toEqual([150, 450]);
    expect(changed.mock.lastCall?.[0]).toMatchObject({ width: 150 });
    api.current?.setColumnWidth('name', 10);
    await expect.poll(() => widths('name', 'note')).toEqual([50, 550]);
    expect(changed.mock.lastCall?.[0]).toMatchObject({ width: 10 });
    api.current?.setColumnWidth('name', 150);
    await expect.poll(() => widths('name', 'note')).toEqual([150, 450]);
    api.current?.setColumnWidth('note', 200);
    await expect.poll(() => widths('name', 'note')).toEqual([150, 450]);
    const note = api.current?.getColumn('note');
    api.current?.updateColumns([{ ...note, field: 'note', width: 200, flex: 0 }]);
    await expect.poll(() => widths('name', 'note')).toEqual([150, 200]);
    expect(api.current?.getColumn('note').headerName).toBe('Note');
    api.current?.updateColumns([{ field: 'note', width: 200 }]);
    await expect.poll(() => api.current?.getColumn('note').headerName).toBeUndefined();
  },
);

claim(
  "The container is a flex item, which doesn't shrink below the width of its content. Set `min-width: 0` on it.",
  async () => {
    const columns = [{ field: 'name', width: 900 }];
    const layout = (minWidth?: number) => (
      <div style={{ display: 'flex', width: 400 }}>
        <div style={{ flex: 1, minWidth, height: 300 }}>
          <DataGrid rows={rows} columns={columns} />
        </div>
      </div>
    );
    const size = () => page.getByRole('grid').element().getBoundingClientRect().width;
    const { rerender } = await render(layout());
    await expect.poll(size).toBeGreaterThan(400);
    await rerender(layout(0));
    await expect.poll(size).toBeLessThanOrEqual(400);
  },
);
