import { DataGrid, type DataGridProps, type GridApi, type GridColDef } from '@mui/x-data-grid';
import { claim, sourced } from '@portal/claims';
import type * as React from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import CopyButton from './demos/CopyButton';
import CopyContacts from './demos/CopyContacts';
import CopyRawValues from './demos/CopyRawValues';
import PasteRows from './demos/PasteRows';

interface Row {
  id: number;
  name: string;
  due: Date;
  secret: string;
}

const columns: GridColDef<Row>[] = [
  { field: 'name', editable: true },
  { field: 'due', type: 'date', valueFormatter: () => 'soon' },
  { field: 'secret', disableExport: true },
];
const rows: Row[] = [
  { id: 1, name: '=1+"1"', due: new Date(Date.UTC(2026, 1, 3)), secret: 's' },
  { id: 2, name: 'b', due: new Date(Date.UTC(2026, 1, 4)), secret: 't' },
];

const api: React.RefObject<GridApi | null> = { current: null };

function Grid(props: Partial<DataGridProps<Row>>) {
  return (
    <div style={{ height: 300, width: 600 }}>
      <DataGrid apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const cell = (id: number | string, field: string) => {
  const found = document.querySelector<HTMLElement>(
    `[role="row"][data-id="${id}"] [data-field="${field}"]`,
  );
  if (!found) {
    throw new Error(`no cell ${field} in row ${id}`);
  }
  return found;
};

/** Texts that are written to the clipboard from now on. */
function clipboard(write: () => Promise<void> = () => Promise.resolve()) {
  const texts: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
    texts.push(text);
    return write();
  });
  return texts;
}
const copy = () => userEvent.keyboard('{Control>}c{/Control}');

claim(
  'Click a cell and copy it: the copied text appears below the grid. Then select rows with the checkboxes and copy again.',
  async () => {
    const texts = clipboard();
    await render(<CopyContacts />);
    await userEvent.click(cell(2, 'city'));
    await copy();
    await expect.element(page.getByRole('status')).toHaveTextContent('Lviv');
    await page.getByRole('row').nth(3).getByRole('checkbox').click();
    await copy();
    expect(texts).toEqual(['Lviv', 'Noor van Dijk\tnoor@polder.example\tUtrecht']);
  },
);

claim('Selected text. If the user selected text, the browser copies it.', async () => {
  const texts = clipboard();
  await render(<Grid />);
  await userEvent.click(cell(2, 'name'));
  window.getSelection()?.selectAllChildren(cell(2, 'name'));
  await copy();
  expect(texts).toEqual([]);
});

claim(
  'Selected rows, with the visible columns, in the displayed order, and without headers.',
  async () => {
    const texts = clipboard();
    await render(
      <Grid
        checkboxSelection
        sortModel={[{ field: 'name', sort: 'desc' }]}
        columnVisibilityModel={{ due: false }}
        disableRowSelectionOnClick
      />,
    );
    await userEvent.click(cell(1, 'name'));
    api.current?.setRowSelectionModel({ type: 'exclude', ids: new Set() });
    await copy();
    expect(texts).toEqual(['b\r\n=1+"1"']);
  },
);

claim(
  'While an editor is open and no text in it is selected, the grid copies the selected rows or the saved value of the cell, not the text in the editor.',
  async () => {
    const texts = clipboard();
    await render(<Grid />);
    await userEvent.dblClick(cell(2, 'name'));
    await expect.poll(() => cell(2, 'name').querySelector('input')).not.toBeNull();
    await userEvent.keyboard('{End}z');
    api.current?.setRowSelectionModel({ type: 'include', ids: new Set() });
    await copy();
    expect(texts).toEqual(['b']);
    api.current?.selectRow(1);
    await copy();
    expect(texts).toEqual(['b', '=1+"1"\tsoon']);
  },
);

claim(
  "Copied rows don't contain columns with `disableExport`, but the focused cell is copied even if its column has it.",
  async () => {
    const texts = clipboard();
    await render(<Grid />);
    await userEvent.click(cell(2, 'secret'));
    await copy();
    expect(texts).toEqual(['b\tsoon']);
    api.current?.setRowSelectionModel({ type: 'include', ids: new Set() });
    await copy();
    expect(texts).toEqual(['b\tsoon', 't']);
  },
);

/** Returns what two clicks on the same cell copy, each followed by the shortcut. */
async function copyTwice(grid: React.ReactElement): Promise<string[]> {
  const texts = clipboard();
  await render(grid);
  for (let click = 0; click < 2; click += 1) {
    await userEvent.click(cell(2, 'due'));
    await copy();
  }
  return texts;
}

claim('To let your users copy single cells, set `disableRowSelectionOnClick`.', async () => {
  expect(await copyTwice(<Grid disableRowSelectionOnClick />)).toEqual(['soon', 'soon']);
});

claim(
  'Without it, a click also selects the row, so they copy the whole row. A second click unselects the row, and they copy the cell.',
  async () => {
    expect(await copyTwice(<Grid />)).toEqual(['b\tsoon', 'soon']);
  },
);

claim(
  'With checkboxes, a click adds the row to the selection, and they copy all selected rows.',
  async () => {
    const texts = clipboard();
    await render(<Grid checkboxSelection />);
    await userEvent.click(cell(1, 'due'));
    await userEvent.click(cell(2, 'due'));
    await copy();
    expect(texts).toEqual(['=1+"1"\tsoon\r\nb\tsoon']);
  },
);

claim(
  "The handler can't change the text. The grid also calls it if writing to the clipboard then fails.",
  async () => {
    const texts = clipboard(() => Promise.reject(new Error('denied')));
    const onClipboardCopy = vi.fn(() => 'other');
    await render(<Grid disableRowSelectionOnClick onClipboardCopy={onClipboardCopy} />);
    await userEvent.click(cell(2, 'name'));
    await copy();
    expect(texts).toEqual(['b']);
    expect(onClipboardCopy).toHaveBeenCalledOnce();
  },
);

claim('The string contains the headers.', async () => {
  const texts = clipboard();
  await render(<CopyButton />);
  await page.getByRole('button', { name: 'Copy table' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Copied with headers.');
  expect(texts[0]?.split('\r\n').slice(0, 2)).toEqual([
    'Team\tPlayed\tPoints',
    'Reykjavík Puffins\t12\t29',
  ]);
});

claim(
  "Always handle errors: copying fails if the page has no permission or isn't served over HTTPS, and in some frames.",
  async () => {
    clipboard(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    await render(<CopyButton />);
    await page.getByRole('button', { name: 'Copy table' }).click();
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('The browser did not allow it.');
  },
);

claim(
  'With `ignoreValueFormatterDuringExport`, it copies the value instead: numbers without a currency, and dates as ISO strings in UTC.',
  async () => {
    const texts = clipboard();
    const { rerender } = await render(<CopyRawValues />);
    await userEvent.click(cell('K-17', 'price'));
    await copy();
    await userEvent.keyboard('{Shift>} {/Shift}');
    await copy();
    expect(texts).toEqual(['1034.5', 'K-17, Bottom bracket, 1034.5']);
    await rerender(<Grid ignoreValueFormatterDuringExport disableRowSelectionOnClick />);
    await userEvent.click(cell(1, 'due'));
    await copy();
    expect(texts[2]).toBe('2026-02-03T00:00:00.000Z');
  },
);

claim(
  'If you pass an object, its `clipboardExport` applies to a copied cell, but copied rows use its `csvExport`, like CSV files.',
  async () => {
    const texts = clipboard();
    await render(
      <Grid
        disableRowSelectionOnClick
        ignoreValueFormatterDuringExport={{ clipboardExport: true, csvExport: false }}
      />,
    );
    await userEvent.click(cell(2, 'due'));
    await copy();
    await userEvent.keyboard('{Shift>} {/Shift}');
    await copy();
    expect(texts).toEqual(['2026-02-04T00:00:00.000Z', 'b\tsoon']);
  },
);

claim("Unlike a CSV file, copied text has no quotes and isn't escaped.", async () => {
  const texts = clipboard();
  await render(<Grid disableRowSelectionOnClick />);
  await userEvent.click(cell(1, 'name'));
  await copy();
  expect(texts).toEqual(['=1+"1"']);
  expect(api.current?.getDataAsCsv({ fields: ['name'] })).toContain(`"'=1+""1"""`);
});

claim(
  "The grid then doesn't copy rows or cells. Users can still select and copy text, so this doesn't protect your data.",
  async () => {
    const texts = clipboard();
    const ignoreCopy = (event: React.KeyboardEvent) => {
      if (String.fromCharCode(event.keyCode) === 'C' && (event.ctrlKey || event.metaKey)) {
        event.stopPropagation();
      }
    };
    await render(
      <div onKeyDownCapture={ignoreCopy}>
        <Grid />
      </div>,
    );
    await userEvent.click(cell(1, 'name'));
    await copy();
    expect(texts).toEqual([]);
    const onCopy = vi.fn();
    document.addEventListener('copy', onCopy, { once: true });
    window.getSelection()?.selectAllChildren(cell(2, 'name'));
    await copy();
    expect(onCopy).toHaveBeenCalledTimes(1);
  },
);

claim(
  "Compare the key code, as the grid does: on a Greek or Russian keyboard, for example, `event.key` isn't `c`.",
  async () => {
    const texts = clipboard();
    await render(<Grid disableRowSelectionOnClick />);
    await userEvent.click(cell(2, 'name'));
    // What browsers send with a Russian keyboard.
    const init = { key: 'с', keyCode: 67, ctrlKey: true, bubbles: true };
    cell(2, 'name').dispatchEvent(new KeyboardEvent('keydown', init));
    expect(texts).toEqual(['b']);
  },
);

claim('The third line has a word instead of a number, so the demo skips it.', async () => {
  await render(<PasteRows />);
  await page.getByRole('button', { name: 'Add lines' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('2 of 3 lines were added.');
  await expect.element(page.getByText('Henrik Dahl')).toBeVisible();
});

claim(
  'Your users can already paste into one cell: **Ctrl** or **⌘** + **V** starts the edit of an editable cell.',
  async () => {
    await render(<Grid />);
    await userEvent.click(cell(1, 'name'));
    await userEvent.keyboard('{Control>}v{/Control}');
    await expect.poll(() => api.current?.getCellMode(1, 'name')).toBe('edit');
  },
);

sourced(
  'With **Ctrl** or **⌘** + **V**, `DataGridPremium` pastes a block of cells into editable cells, starting at the selected cell.',
  { url: 'https://mui.com/x/react-data-grid/clipboard/', checked: '2026-11-23' },
);

claim(
  'Columns of the types `boolean`, `date`, `dateTime`, and `singleSelect` have one by default.',
  async () => {
    const types = ['string', 'number', 'boolean', 'date', 'dateTime', 'singleSelect'] as const;
    await render(<Grid columns={types.map((type) => ({ field: type, type }))} rows={[]} />);
    const parsed = types.filter((type) => {
      const column: object = api.current?.getColumn(type) ?? {};
      return 'pastedValueParser' in column;
    });
    expect(parsed).toEqual(['boolean', 'date', 'dateTime', 'singleSelect']);
  },
);

claim('The keyboard shortcut of the grid still copies on other pages.', async () => {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
  const copied: (string | undefined)[] = [];
  vi.spyOn(document, 'execCommand').mockImplementation((command) => {
    copied.push(command, window.getSelection()?.toString());
    return true;
  });
  await render(<Grid disableRowSelectionOnClick />);
  await userEvent.click(cell(2, 'name'));
  await copy();
  expect(copied).toEqual(['copy', 'b']);
});

claim(
  "If all selected rows are on other pages of a server, clear the selection: the grid can copy only loaded rows, but doesn't copy the focused cell while rows are selected.",
  async () => {
    const texts = clipboard();
    await render(
      <Grid
        checkboxSelection
        disableRowSelectionOnClick
        keepNonExistentRowsSelected
        paginationMode="server"
        rowCount={300}
      />,
    );
    api.current?.setRowSelectionModel({ type: 'include', ids: new Set([250]) });
    await userEvent.click(cell(2, 'name'));
    await copy();
    expect(texts).toEqual([]);
    api.current?.setRowSelectionModel({ type: 'include', ids: new Set() });
    await copy();
    expect(texts).toEqual(['b']);
  },
);

claim('The shortcut works only while the focus is in the grid.', async () => {
  const texts = clipboard();
  await render(
    <>
      <button>Elsewhere</button>
      <Grid />
    </>,
  );
  await userEvent.click(cell(2, 'name'));
  await page.getByRole('button', { name: 'Elsewhere' }).click();
  await copy();
  expect(texts).toEqual([]);
});
