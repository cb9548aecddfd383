import {
  DataGrid,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  type GridApi,
  type GridColDef,
  type QuickFilterProps,
} from '@mui/x-data-grid';
import { claim } from '@portal/claims';
import { createContext, useContext, type RefObject } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import FoldingSearch from './demos/FoldingSearch';
import PlainSearch from './demos/PlainSearch';
import SavedSearches from './demos/SavedSearches';

const columns: GridColDef[] = [{ field: 'name', width: 120 }];
const rows = [
  { id: 1, name: 'Anna' },
  { id: 2, name: 'Ben' },
];

const api: RefObject<GridApi | null> = { current: null };
const Props = createContext<QuickFilterProps>({});

function SearchToolbar() {
  return (
    <Toolbar>
      <QuickFilter {...useContext(Props)}>
        <QuickFilterTrigger>Open</QuickFilterTrigger>
        <QuickFilterControl aria-label="Search" />
        <QuickFilterClear aria-label="Clear">×</QuickFilterClear>
      </QuickFilter>
    </Toolbar>
  );
}

function Grid({ words, ...props }: QuickFilterProps & { words?: string[] }) {
  const model = { items: [], quickFilterValues: words };
  return (
    <Props value={props}>
      <div style={{ height: 300, width: 600 }}>
        <DataGrid
          apiRef={api}
          rows={rows}
          columns={columns}
          slots={{ toolbar: SearchToolbar }}
          initialState={{ filter: { filterModel: model } }}
          showToolbar
        />
      </div>
    </Props>
  );
}

const ids = () =>
  [...document.querySelectorAll('[role="row"][data-id]')].map((row) => row.getAttribute('data-id'));
const field = () => page.getByRole('searchbox');
const trigger = () => page.getByRole('button', { name: 'Open' });

claim(
  '`QuickFilterClear` | An icon button (`baseIconButton`) | Clears the text, and focuses the field if `ref` is on its input',
  async () => {
    await render(<PlainSearch />);
    await field().fill('stork');
    await expect.poll(ids).toEqual(['3', '4']);
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect.element(field()).toHaveValue('');
    await expect.element(field()).toHaveFocus();
    await expect.poll(ids).toHaveLength(4);
  },
);

claim(
  "Without `render`, `QuickFilterControl` passes `ref` to the outer element of the text field, which can't receive focus.",
  async () => {
    await render(<Grid expanded words={['ann']} />);
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect.element(field()).toHaveValue('');
    await expect.element(field()).not.toHaveFocus();
  },
);

claim(
  '`QuickFilterControl` | A text field (`baseTextField`) | Contains the text. **Escape** clears it, or closes the field if it is empty',
  async () => {
    await render(<Grid defaultExpanded words={['ann']} />);
    await field().click();
    await userEvent.keyboard('{Escape}');
    await expect.element(field()).toHaveValue('');
    await expect.element(trigger()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false');
  },
);

claim(
  'Click the magnifying glass: the field opens and receives focus. Type something and press **Escape** twice to close it again. The focus then returns to the button.',
  async () => {
    await render(<FoldingSearch />);
    expect(field().query()).toBeNull();
    const button = page.getByRole('button', { name: 'Search' });
    await button.click();
    await expect.element(field()).toHaveFocus();
    await field().fill('milk');
    await expect.poll(ids).toEqual(['1']);
    await userEvent.keyboard('{Escape}{Escape}');
    await expect.element(button).toHaveFocus();
    expect(field().query()).toBeNull();
  },
);

claim('The field closes when it loses focus while it is empty.', async () => {
  await render(<FoldingSearch />);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect.element(field()).toHaveFocus();
  await page.getByRole('gridcell').first().click();
  await expect.poll(() => field().query()).toBeNull();
});

claim(
  'Open it initially | `defaultExpanded`. By default, it is open if the filter model has words',
  async () => {
    const expanded: (string | null)[] = [];
    for (const props of [{}, { defaultExpanded: true }, { words: ['ann'] }]) {
      const { unmount } = await render(<Grid {...props} />);
      await expect.element(trigger()).toBeVisible();
      expanded.push(trigger().element().getAttribute('aria-expanded'));
      await unmount();
    }
    expect(expanded).toEqual(['false', 'true', 'true']);
  },
);

claim('Control it with your state | `expanded` together with `onExpandedChange`', async () => {
  const onExpandedChange = vi.fn();
  await render(<Grid expanded={false} onExpandedChange={onExpandedChange} />);
  await trigger().click();
  expect(onExpandedChange).toHaveBeenCalledExactlyOnceWith(true);
  await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false');
});

claim('The trigger has `aria-expanded` and `aria-controls`.', async () => {
  await render(<Grid />);
  await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false');
  const { id } = field().element();
  expect(id).not.toBe('');
  await expect.element(trigger()).toHaveAttribute('aria-controls', id);
});

claim("Users can't reach `QuickFilterClear` with **Tab**.", async () => {
  await render(<Grid expanded />);
  await expect
    .element(page.getByRole('button', { name: 'Clear' }))
    .toHaveAttribute('tabindex', '-1');
});

claim('The `tabIndex` of a closed field is -1.', async () => {
  const { unmount } = await render(<Grid />);
  await expect.element(field()).toHaveAttribute('tabindex', '-1');
  await unmount();
  await render(<Grid expanded />);
  await expect.element(field()).not.toHaveAttribute('tabindex');
});

claim('A `QuickFilter` in the same grid shows the words that the buttons set.', async () => {
  const { unmount } = await render(<SavedSearches />);
  await page.getByRole('button', { name: 'German' }).click();
  await expect.poll(ids).toEqual(['2', '4']);
  await unmount();
  await render(<Grid expanded />);
  api.current?.setQuickFilterValues(['ann']);
  await expect.element(field()).toHaveValue('ann');
});
