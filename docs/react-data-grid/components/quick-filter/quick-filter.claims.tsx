import {
  DataGrid,
  gridQuickFilterValuesSelector,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  type GridApi,
  type GridColDef,
  type QuickFilterProps,
} from '@mui/x-data-grid';
import TextField from '@mui/material/TextField';
import { claim } from '@portal/claims';
import { Component, createContext, useContext, type ReactNode, type RefObject } from 'react';
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

function Grid({
  words,
  filterDebounceMs,
  ...props
}: QuickFilterProps & { words?: string[]; filterDebounceMs?: number }) {
  const model = { items: [], quickFilterValues: words };
  return (
    <Props value={props}>
      <div style={{ height: 300, width: 600 }}>
        <DataGrid
          apiRef={api}
          rows={rows}
          columns={columns}
          filterDebounceMs={filterDebounceMs}
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

claim(
  "Users can't reach `QuickFilterClear` with **Tab**. They can press **Escape** in the field instead.",
  async () => {
    await render(<PlainSearch />);
    await field().fill('stork');
    await expect.poll(ids).toEqual(['3', '4']);
    const clear = page.getByRole('button', { name: 'Clear the search' });
    await userEvent.keyboard('{Tab}');
    await expect.element(field()).not.toHaveFocus();
    await expect.element(clear).not.toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(field()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(field()).toHaveValue('');
    await expect.poll(ids).toHaveLength(4);
  },
);

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

claim('Here, the field is always open and fills the toolbar.', async () => {
  await render(<PlainSearch />);
  const toolbar = page.getByRole('toolbar').element().clientWidth;
  const width = field().element().closest('.MuiTextField-root')?.clientWidth ?? 0;
  expect(width).toBeGreaterThan(toolbar * 0.9);
  await field().click();
  await userEvent.keyboard('{Escape}');
  await expect.element(field()).toBeVisible();
});

claim(
  '`QuickFilter` | A `<div>` | Holds the text, whether it is open, and the connection to the grid',
  async () => {
    await render(<Grid className={({ value, expanded }) => `now-${value}-${expanded}`} />);
    const root = () => field().element().closest('[class^="now-"]');
    expect(root()?.tagName).toBe('DIV');
    expect(root()?.className).toBe('now--false');
    await trigger().click();
    await field().fill('ben');
    await expect.poll(() => root()?.className).toBe('now-ben-true');
    await expect.poll(ids).toEqual(['2']);
  },
);

claim('`QuickFilterTrigger` | A button (`baseButton`) | Opens and closes the field', async () => {
  await render(<Grid words={['ann']} />);
  expect(trigger().element().classList).toContain('MuiButton-root');
  await expect.element(trigger()).toHaveAttribute('aria-expanded', 'true');
  await trigger().click();
  await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false');
  await trigger().click();
  await expect.element(trigger()).toHaveAttribute('aria-expanded', 'true');
});

claim(
  'Define the component outside of other components. Otherwise, the field loses focus in each render.',
  async () => {
    function Outer({ inside }: { inside: boolean }) {
      function Inner() {
        return <SearchToolbar />;
      }
      return (
        <div style={{ height: 300, width: 600 }}>
          <DataGrid
            rows={rows}
            columns={columns}
            slots={{ toolbar: inside ? Inner : SearchToolbar }}
            showToolbar
          />
        </div>
      );
    }
    for (const inside of [false, true]) {
      const { rerender, unmount } = await render(<Outer key={`${inside}`} inside={inside} />);
      await field().click();
      await expect.element(field()).toHaveFocus();
      await rerender(<Outer key={`${inside}`} inside={inside} />);
      await expect.poll(() => document.activeElement === field().element()).toBe(!inside);
      await unmount();
    }
  },
);

class Boundary extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};

  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }

  override render() {
    return this.state.message ?? this.props.children;
  }
}

claim('A part is outside `QuickFilter`, or outside the grid. Move it inside.', async () => {
  const silent = vi.spyOn(console, 'error').mockReturnValue();
  function ControlOnly() {
    return <QuickFilterControl aria-label="Search" />;
  }
  const { unmount } = await render(
    <Boundary>
      <DataGrid rows={rows} columns={columns} slots={{ toolbar: ControlOnly }} showToolbar />
    </Boundary>,
  );
  await expect.element(page.getByText('Missing context.')).toBeVisible();
  await unmount();
  await render(
    <Boundary>
      <QuickFilter />
    </Boundary>,
  );
  await expect
    .element(page.getByText(/useGridRootProps should only be used inside the DataGrid/))
    .toBeVisible();
  silent.mockRestore();
});

claim('Keep it always open | `expanded`', async () => {
  await render(<Grid expanded />);
  await field().click();
  await userEvent.keyboard('{Escape}{Escape}');
  await trigger().click();
  await expect.element(trigger()).toHaveAttribute('aria-expanded', 'true');
});

claim(
  'If users clicked it while the field is empty, the field would close because it loses focus, and the click would open it again.',
  async () => {
    const changes: boolean[] = [];
    await render(<Grid onExpandedChange={(expanded) => changes.push(expanded)} />);
    await trigger().click();
    await expect.element(trigger()).toHaveAttribute('aria-expanded', 'true');
    await field().click();
    await trigger().click();
    await expect.poll(() => changes).toEqual([true, false, true]);
    await expect.element(trigger()).toHaveAttribute('aria-expanded', 'true');
  },
);

function InToolbar({ children }: { children: ReactNode }) {
  return (
    <div style={{ height: 300, width: 600 }}>
      <DataGrid
        apiRef={api}
        rows={rows}
        columns={columns}
        slots={{ toolbar: Children }}
        slotProps={{ toolbar: { children } }}
        showToolbar
      />
    </div>
  );
}
const Children = ({ children }: { children?: ReactNode }) => <Toolbar>{children}</Toolbar>;

claim(
  'Each part has a `render` prop: an element, or a function that receives the props and the state `{ value, expanded }`.',
  async () => {
    const states: unknown[] = [];
    const note = (state: unknown) => void states.push(state);
    await render(
      <InToolbar>
        <QuickFilter expanded render={<section />}>
          <QuickFilterControl
            render={({ ref: _ref, slotProps: _slotProps, ...props }, state) => {
              note(state);
              expect(Object.keys(props)).toEqual(
                expect.arrayContaining(['value', 'onChange', 'onKeyDown']),
              );
              return <input aria-label="Own field" defaultValue={state.value} />;
            }}
          />
          <QuickFilterTrigger render={<button>Own trigger</button>} />
          <QuickFilterClear
            render={(_props, state) => <output>Open: {String(state.expanded)}</output>}
          />
        </QuickFilter>
      </InToolbar>,
    );
    await expect.element(page.getByLabelText('Own field')).toBeVisible();
    expect(document.querySelector('section input')).not.toBeNull();
    expect(states.at(-1)).toEqual({ value: '', expanded: true });
    await expect
      .element(page.getByRole('button', { name: 'Own trigger' }))
      .toHaveAttribute('aria-expanded', 'true');
    await expect.element(page.getByText('Open: true')).toBeVisible();
  },
);

claim(
  'Keep `slotProps.htmlInput`, which contains the id, the role `searchbox`, and the handler that closes the field.',
  async () => {
    const given: unknown[] = [];
    await render(
      <InToolbar>
        <QuickFilter defaultExpanded>
          <QuickFilterTrigger>Open</QuickFilterTrigger>
          <QuickFilterControl
            render={({ slotProps, ref, ...props }) => {
              given.push(slotProps?.htmlInput);
              return <TextField {...props} inputRef={ref} label="Own" />;
            }}
          />
        </QuickFilter>
      </InToolbar>,
    );
    const { id, role, onBlur } = given.at(-1) as Record<'id' | 'role' | 'onBlur', string>;
    expect(role).toBe('searchbox');
    expect(onBlur).toBeTypeOf('function');
    await expect.element(trigger()).toHaveAttribute('aria-controls', id);
    expect(document.getElementById(id)).toBeNull();
    await page.getByRole('textbox', { name: 'Own' }).click();
    await page.getByRole('gridcell').first().click();
    await expect.element(trigger()).toHaveAttribute('aria-expanded', 'true');
  },
);

claim(
  "`className` can be a function of the state: `className={({ expanded }) => (expanded ? 'open' : 'closed')}`.",
  async () => {
    await render(<Grid className={({ expanded }) => (expanded ? 'open' : 'closed')} />);
    expect(document.querySelector('.closed')).not.toBeNull();
    await trigger().click();
    await expect.poll(() => document.querySelector('.open')).not.toBeNull();
    expect(document.querySelector('.closed')).toBeNull();
  },
);

claim(
  '`parser` splits the text into the words of the model, and `formatter` converts the words back to text.',
  async () => {
    await render(
      <Grid expanded words={['ann', 'na']} parser={split} formatter={(words) => words.join('+')} />,
    );
    await expect.element(field()).toHaveValue('ann+na');
    await field().fill('be+en');
    await expect
      .poll(() => api.current?.state.filter.filterModel.quickFilterValues)
      .toEqual(['be', 'en']);
  },
);
const split = (text: string) => text.split('+');

claim(
  '`debounceMs` is the delay after a keystroke. The default is the `filterDebounceMs` of the grid, which is 150 milliseconds by default.',
  async () => {
    const timers = vi.spyOn(window, 'setTimeout');
    const delays = () => timers.mock.calls.map(([, delay]) => delay);
    for (const [props, delay] of [
      [{}, 150],
      [{ filterDebounceMs: 77 }, 77],
      [{ filterDebounceMs: 77, debounceMs: 33 }, 33],
    ] as const) {
      const { unmount } = await render(<Grid expanded {...props} />);
      timers.mockClear();
      await field().fill('ben');
      expect(delays()).toContain(delay);
      await expect.poll(ids).toEqual(['2']);
      await unmount();
    }
    timers.mockRestore();
  },
);

claim('A new parser cancels a search that is still waiting for its delay.', async () => {
  const { rerender } = await render(<Grid expanded debounceMs={9876} parser={split} />);
  const set = vi.spyOn(window, 'setTimeout');
  const clear = vi.spyOn(window, 'clearTimeout');
  await field().fill('ben');
  const started = set.mock.calls.findLastIndex(([, delay]) => delay === 9876);
  const timer: unknown = set.mock.results[started]?.value;
  expect(timer).toBeDefined();
  expect(clear.mock.calls.flat()).not.toContain(timer);
  await rerender(<Grid expanded debounceMs={9876} parser={(text) => [text]} />);
  await expect.poll(() => clear.mock.calls.flat()).toContain(timer);
  set.mockRestore();
  clear.mockRestore();
});

claim(
  'Read the words with `gridQuickFilterValuesSelector` and set them with `setQuickFilterValues`.',
  async () => {
    await render(<Grid expanded />);
    api.current?.setQuickFilterValues(['ben']);
    await expect.poll(ids).toEqual(['2']);
    expect(gridQuickFilterValuesSelector(api)).toEqual(['ben']);
  },
);

claim(
  'Pass the component as `slots={{ toolbar: SearchToolbar }}` and set `showToolbar`.',
  async () => {
    const grid = (showToolbar: boolean) => (
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ toolbar: SearchToolbar }}
        showToolbar={showToolbar}
      />
    );
    const { rerender } = await render(grid(false));
    await expect.element(page.getByText('Anna')).toBeVisible();
    expect(field().query()).toBeNull();
    await rerender(grid(true));
    await expect.element(field()).toBeVisible();
  },
);

claim('If the built-in toolbar is enough, you only need `showToolbar`.', async () => {
  await render(
    <div style={{ height: 300, width: 600 }}>
      <DataGrid rows={rows} columns={columns} showToolbar />
    </div>,
  );
  await page.getByRole('button', { name: 'Search' }).click();
  await field().fill('ben');
  await expect.poll(ids).toEqual(['2']);
});

claim(
  '`slotProps.htmlInput` of `QuickFilterControl` replaces the id, the role, and the handler that closes the field. Pass them on in `render`, as the demo does.',
  async () => {
    await render(
      <InToolbar>
        <QuickFilter defaultExpanded>
          <QuickFilterTrigger>Open</QuickFilterTrigger>
          <QuickFilterControl slotProps={{ htmlInput: { 'aria-label': 'Own' } }} />
        </QuickFilter>
      </InToolbar>,
    );
    const own = page.getByRole('textbox', { name: 'Own' });
    await own.click();
    expect(field().query()).toBeNull();
    await page.getByRole('gridcell').first().click();
    await expect.element(own).not.toHaveFocus();
    await expect.element(trigger()).toHaveAttribute('aria-expanded', 'true');
  },
);
