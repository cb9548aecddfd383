import {
  ColumnsPanelTrigger,
  DataGrid,
  FilterPanelTrigger,
  GridFooterContainer,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  ToolbarButton,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  useGridApiContext,
  useGridSelector,
  gridRowSelectionCountSelector,
} from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import { claim } from '@portal/claims';
import * as React from 'react';
import { createPortal } from 'react-dom';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import DefaultToolbar from './demos/DefaultToolbar';
import DensityMenu from './demos/DensityMenu';
import OwnToolbar from './demos/OwnToolbar';
import SelectionActions from './demos/SelectionActions';
import StatusFilter from './demos/StatusFilter';

const columns: GridColDef[] = [
  { field: 'name', width: 120 },
  { field: 'amount', type: 'number', width: 120 },
];
const rows = [
  { id: 1, name: 'a', amount: 20 },
  { id: 2, name: 'b', amount: 20 },
  { id: 3, name: 'c', amount: 3 },
];

const api: React.RefObject<GridApi | null> = { current: null };

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 330, width: 600 }}>
      <DataGrid apiRef={api} rows={rows} columns={columns} showToolbar {...props} />
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

const toolbar = () => page.getByRole('toolbar');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const names = () =>
  [...document.querySelectorAll('[role="toolbar"] button')].map(
    (found) => found.getAttribute('aria-label') ?? found.textContent,
  );
const ids = () =>
  [...document.querySelectorAll('[role="row"][data-id]')].map((row) => row.getAttribute('data-id'));
const focused = () => document.activeElement?.textContent;
const openColumnMenu = async (name: string) => {
  await page.getByRole('columnheader', { name }).hover();
  await button(`${name} column menu`).click();
  await expect.element(page.getByRole('menu')).toBeVisible();
};
const menuItems = () =>
  [...document.querySelectorAll('[role="menuitem"]')].map((item) => item.textContent);

function ButtonOutside() {
  return <ToolbarButton>one</ToolbarButton>;
}

function ThreeButtons() {
  return (
    <Toolbar>
      <ToolbarButton>one</ToolbarButton>
      <ToolbarButton render={<Button />}>two</ToolbarButton>
      <ToolbarButton>three</ToolbarButton>
      <Button>plain</Button>
    </Toolbar>
  );
}

claim(
  'It has buttons for the columns, the filters, the export and the search. `label` names the grid for screen readers and is also the title in the toolbar.',
  async () => {
    await render(<DefaultToolbar />);
    expect(names()).toEqual(['Columns', 'Filters', 'Export', 'Search']);
    await expect.element(page.getByRole('grid', { name: 'Departures' })).toBeVisible();
    await expect.element(toolbar().getByText('Departures')).toBeVisible();
  },
);

claim('The title | `aria-label` in place of `label`', async () => {
  await render(<Grid aria-label="Orders" />);
  await expect.element(page.getByRole('grid', { name: 'Orders' })).toBeVisible();
  expect(toolbar().element().textContent).not.toContain('Orders');
});

claim('The columns button | `disableColumnSelector`', async () => {
  await render(<Grid disableColumnSelector />);
  expect(names()).toEqual(['Filters', 'Export', 'Search']);
});

claim('The filters button | `disableColumnFilter`', async () => {
  await render(<Grid disableColumnFilter />);
  expect(names()).toEqual(['Columns', 'Export', 'Search']);
});

claim('The search | `slotProps={{ toolbar: { showQuickFilter: false } }}`', async () => {
  await render(<Grid slotProps={{ toolbar: { showQuickFilter: false } }} />);
  expect(names()).toEqual(['Columns', 'Filters', 'Export']);
});

claim(
  '**Print** | `slotProps={{ toolbar: { printOptions: { disableToolbarButton: true } } }}`',
  async () => {
    await render(
      <Grid slotProps={{ toolbar: { printOptions: { disableToolbarButton: true } } }} />,
    );
    await button('Export').click();
    await expect.poll(menuItems).toEqual(['Download as CSV']);
  },
);

claim(
  '**Download as CSV** | `slotProps={{ toolbar: { csvOptions: { disableToolbarButton: true } } }}`',
  async () => {
    await render(<Grid slotProps={{ toolbar: { csvOptions: { disableToolbarButton: true } } }} />);
    await button('Export').click();
    await expect.poll(menuItems).toEqual(['Print']);
  },
);

claim('The export button as a whole | Both of the last two', async () => {
  const disableToolbarButton = true;
  await render(
    <Grid
      slotProps={{
        toolbar: { csvOptions: { disableToolbarButton }, printOptions: { disableToolbarButton } },
      }}
    />,
  );
  expect(names()).toEqual(['Columns', 'Filters', 'Search']);
});

claim(
  '`disableColumnSelector` and `disableColumnFilter` also remove the items from the column menu. A filter model or column visibility model that you set still applies.',
  async () => {
    await render(
      <Grid
        disableColumnSelector
        disableColumnFilter
        filterModel={{ items: [{ field: 'name', operator: 'equals', value: 'b' }] }}
        columnVisibilityModel={{ amount: false }}
      />,
    );
    await expect.poll(ids).toEqual(['2']);
    await expect
      .element(page.getByRole('columnheader', { name: 'amount' }))
      .not.toBeInTheDocument();
    await openColumnMenu('name');
    expect(menuItems()).toEqual(['Sort by ASC', 'Sort by DESC']);
  },
);

claim("Keep `showToolbar`: without it, the grid doesn't render the slot.", async () => {
  const slots = { toolbar: ThreeButtons };
  const { rerender } = await render(<Grid slots={slots} />);
  await expect.element(button('one')).toBeVisible();
  await rerender(<Grid slots={slots} showToolbar={false} />);
  await expect.element(button('one')).not.toBeInTheDocument();
});

claim('`QuickFilter` | Groups the parts of the search | A `div`', async () => {
  await render(
    <Grid
      slots={{
        toolbar: () => (
          <QuickFilter data-testid="search">
            <QuickFilterControl />
          </QuickFilter>
        ),
      }}
    />,
  );
  expect(page.getByTestId('search').element().tagName).toBe('DIV');
});

claim('Give each icon button a name: put a `Tooltip` around it, or set `aria-label`.', async () => {
  await render(<OwnToolbar />);
  expect(names()).toEqual(['Columns', 'Filters', 'Download as CSV']);
});

claim('Select orders and press **Ship**.', async () => {
  await render(<SelectionActions />);
  await expect.element(button('Ship')).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Select row' }).first().click();
  await expect.element(page.getByRole('status')).toHaveTextContent('1 selected');
  await button('Ship').click();
  await expect
    .poll(() => document.querySelector('[data-id="7301"] [data-field="state"]')?.textContent)
    .toBe('Shipped');
});

claim(
  '`gridDensitySelector` reads the current density, so that the menu can mark it.',
  async () => {
    await render(<DensityMenu />);
    await button('Density').click();
    await page.getByRole('menuitem', { name: 'compact' }).click();
    await expect
      .poll(() => document.querySelector<HTMLElement>('[role="row"][data-id]')?.offsetHeight)
      .toBe(36);
    await button('Density').click();
    await expect
      .poll(() => document.querySelector('[role="menuitem"].Mui-selected')?.textContent)
      .toBe('compact');
  },
);

claim(
  "To start with another density, use `initialState={{ density: 'compact' }}`. If you set the `density` prop, `setDensity` only calls `onDensityChange`: update your state there.",
  async () => {
    await render(<Grid key="initial" initialState={{ density: 'compact' }} />);
    expect(api.current?.state.density).toBe('compact');
    const onDensityChange = vi.fn();
    await render(<Grid key="controlled" density="standard" onDensityChange={onDensityChange} />);
    api.current?.setDensity('comfortable');
    expect(onDensityChange.mock.calls[0]?.[0]).toBe('comfortable');
    expect(api.current?.state.density).toBe('standard');
  },
);

claim(
  'They read the model with `gridFilterModelSelector`, so they also change when your users set or clear a filter in the filter panel.',
  async () => {
    await render(<StatusFilter />);
    await button('Open').click();
    await expect.poll(ids).toEqual(['T-81', 'T-84']);
    await openColumnMenu('State');
    await page.getByRole('menuitem', { name: 'Filter' }).click();
    await button('Delete').click();
    await expect.element(button('All')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(button('Open')).toHaveAttribute('aria-pressed', 'false');
  },
);

claim(
  'In the MIT package, the model holds one condition, so a click replaces the filter of another column.',
  async () => {
    await render(<StatusFilter />);
    await openColumnMenu('Subject');
    await page.getByRole('menuitem', { name: 'Filter' }).click();
    await page.getByPlaceholder('Filter value').fill('printer');
    await expect.poll(ids).toEqual(['T-84']);
    await userEvent.keyboard('{Escape}');
    await button('Open').click();
    await expect.poll(ids).toEqual(['T-81', 'T-84']);
  },
);

claim(
  'To show a toolbar below the rows, render `Toolbar` in the `footer` slot, inside `GridFooterContainer`.',
  async () => {
    const footer = () => (
      <GridFooterContainer>
        <ThreeButtons />
      </GridFooterContainer>
    );
    await render(<Grid slots={{ footer }} showToolbar={false} />);
    const rowsEnd = document.querySelector('[data-id="3"]')?.getBoundingClientRect().bottom ?? NaN;
    expect(toolbar().element().getBoundingClientRect().top).toBeGreaterThan(rowsEnd);
  },
);

claim(
  'The buttons still control their grid, and the panels open next to the buttons. The element must exist before the grid renders.',
  async () => {
    function Portal() {
      const place = document.getElementById('page-actions');
      return (
        place &&
        createPortal(
          <Toolbar>
            <ColumnsPanelTrigger>Columns</ColumnsPanelTrigger>
            <FilterPanelTrigger>Filters</FilterPanelTrigger>
          </Toolbar>,
          place,
        )
      );
    }
    const slots = { toolbar: Portal };
    const { unmount } = await render(
      <>
        <Grid slots={slots} />
        <div id="page-actions" />
      </>,
    );
    await expect.element(button('Columns')).not.toBeInTheDocument();
    await unmount();
    const place = document.createElement('div');
    place.id = 'page-actions';
    place.style.marginTop = '200px';
    document.body.append(place);
    await render(<Grid slots={slots} />);
    await button('Columns').click();
    await page.getByRole('checkbox', { name: 'amount' }).click();
    await expect
      .element(page.getByRole('columnheader', { name: 'amount' }))
      .not.toBeInTheDocument();
    expect(place.querySelector('[aria-expanded="true"]')?.textContent).toBe('Columns');
    const panel = document.querySelector('.MuiDataGrid-panel')?.getBoundingClientRect();
    const trigger = button('Columns').element().getBoundingClientRect();
    expect(
      Math.min(
        Math.abs((panel?.top ?? NaN) - trigger.bottom),
        Math.abs((panel?.bottom ?? NaN) - trigger.top),
      ),
    ).toBeLessThan(12);
    place.remove();
  },
);

claim(
  'All `ToolbarButton`s together are one **Tab** stop. The arrow keys move between them.',
  async () => {
    await render(<Grid slots={{ toolbar: ThreeButtons }} />);
    await userEvent.keyboard('{Tab}');
    expect(focused()).toBe('one');
    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toBe('two');
    await userEvent.keyboard('{Tab}');
    expect(focused()).toBe('plain');
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement?.getAttribute('role')).toBe('columnheader');
  },
);

claim(
  '**Left**, **Right** | Move to the previous or next button; from the last button, **Right** goes to the first',
  async () => {
    await render(<Grid slots={{ toolbar: ThreeButtons }} />);
    await userEvent.keyboard('{Tab}{ArrowRight}{ArrowLeft}');
    expect(focused()).toBe('one');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(focused()).toBe('three');
    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toBe('one');
  },
);

claim('**Home**, **End** | Move to the first or last button', async () => {
  await render(<Grid slots={{ toolbar: ThreeButtons }} />);
  await userEvent.keyboard('{Tab}{End}');
  expect(focused()).toBe('three');
  await userEvent.keyboard('{Home}');
  expect(focused()).toBe('one');
});

claim('**Escape** | Close the panel and return to the button', async () => {
  await render(<OwnToolbar />);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByPlaceholder('Search')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByPlaceholder('Search')).not.toBeInTheDocument();
  await expect.element(button('Columns')).toHaveFocus();
});

claim(
  'A plain `Button`, a select or a field in the toolbar is a **Tab** stop of its own, which is right for fields. For a button, write `<ToolbarButton render={<Button />}>`.',
  async () => {
    await render(<Grid slots={{ toolbar: ThreeButtons }} />);
    expect(button('plain').element()).toHaveProperty('tabIndex', 0);
    expect(button('two').element()).toHaveProperty('tabIndex', -1);
    expect(button('two').element().className).toContain('MuiButton-root');
  },
);

claim("`Toolbar` gets its accessible name from the grid's `label`.", async () => {
  const { rerender } = await render(<Grid label="Staff" slots={{ toolbar: ThreeButtons }} />);
  await expect.element(page.getByRole('toolbar', { name: 'Staff' })).toBeVisible();
  await rerender(<Grid aria-label="Staff" slots={{ toolbar: ThreeButtons }} />);
  expect(toolbar().element().getAttribute('aria-label')).toBeNull();
});

claim('Each render then creates a new component, and React replaces the field.', async () => {
  function Page() {
    const [text, setText] = React.useState('');
    const slots = {
      toolbar: () => (
        <input aria-label="text" value={text} onChange={(event) => setText(event.target.value)} />
      ),
    };
    return <Grid slots={slots} />;
  }
  await render(<Page />);
  const before = page.getByLabelText('text').element();
  await page.getByLabelText('text').click();
  await userEvent.keyboard('x');
  await expect.element(page.getByLabelText('text')).toHaveValue('x');
  expect(page.getByLabelText('text').element()).not.toBe(before);
  await expect.element(page.getByLabelText('text')).not.toHaveFocus();
});

claim(
  '**"Toolbar subcomponents must be placed within a `<Toolbar />` component".** A `ToolbarButton` is outside `Toolbar`.',
  async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { container } = await render(
      <Boundary>
        <Grid slots={{ toolbar: ButtonOutside }} />
      </Boundary>,
    );
    expect(container.textContent).toContain(
      'Toolbar subcomponents must be placed within a <Toolbar /> component',
    );
  },
);

claim(
  'When a `ToolbarButton` becomes `disabled`, the next one takes the focus, even from a field outside the grid.',
  async () => {
    const Disabled = React.createContext(false);
    function DisabledFirst() {
      const disabled = React.useContext(Disabled);
      return (
        <Toolbar>
          <ToolbarButton disabled={disabled}>one</ToolbarButton>
          <ToolbarButton>two</ToolbarButton>
        </Toolbar>
      );
    }
    const slots = { toolbar: DisabledFirst };
    const scene = (disabled: boolean) => (
      <Disabled.Provider value={disabled}>
        <input aria-label="outside" />
        <Grid slots={slots} />
      </Disabled.Provider>
    );
    const { rerender } = await render(scene(false));
    await page.getByLabelText('outside').click();
    await rerender(scene(true));
    await expect.element(button('two')).toHaveFocus();
  },
);

claim(
  '**Right** always goes to the next button in DOM order, and no prop changes that.',
  async () => {
    await render(
      <div dir="rtl">
        <Grid slots={{ toolbar: ThreeButtons }} />
      </div>,
    );
    await userEvent.keyboard('{Tab}{ArrowRight}');
    expect(focused()).toBe('two');
    expect(button('two').element().getBoundingClientRect().left).toBeLessThan(
      button('one').element().getBoundingClientRect().left,
    );
  },
);

claim(
  'Inside the toolbar, `useGridApiContext` returns the API object. `useGridSelector` reads the state, and renders your toolbar again when the selected value changes.',
  async () => {
    const counts: number[] = [];
    const found = new Set<unknown>();
    function Counting() {
      const apiRef = useGridApiContext();
      const count = useGridSelector(apiRef, gridRowSelectionCountSelector);
      React.useEffect(() => {
        counts.push(count);
        found.add(apiRef.current);
      });
      return <Toolbar>{count} selected</Toolbar>;
    }
    await render(<Grid slots={{ toolbar: Counting }} />);
    await expect.element(page.getByText('0 selected')).toBeVisible();
    expect([...found]).toEqual([api.current]);
    const before = counts.length;
    api.current?.sortColumn('name', 'desc');
    await expect.poll(ids).toEqual(['3', '2', '1']);
    expect(counts).toHaveLength(before);
    api.current?.selectRow(2);
    await expect.element(page.getByText('1 selected')).toBeVisible();
    expect(counts.slice(before)).toEqual([1]);
  },
);

claim("Keep `showToolbar`: without it, the grid doesn't render the slot.", async () => {
  const { rerender } = await render(<Grid slots={{ toolbar: ThreeButtons }} showToolbar={false} />);
  await expect.poll(ids).toEqual(['1', '2', '3']);
  expect(toolbar().query()).toBeNull();
  await rerender(<Grid slots={{ toolbar: ThreeButtons }} />);
  await expect.element(button('one')).toBeVisible();
});

function TwoTriggers() {
  return (
    <Toolbar>
      <ColumnsPanelTrigger>columns</ColumnsPanelTrigger>
      <FilterPanelTrigger
        render={(props, { filterCount }) => <button {...props}>filters: {filterCount}</button>}
      />
    </Toolbar>
  );
}

claim('`ColumnsPanelTrigger` | Opens and closes the columns panel | A button', async () => {
  await render(<Grid slots={{ toolbar: TwoTriggers }} />);
  const option = page.getByRole('checkbox', { name: 'amount' });
  await button('columns').click();
  await expect.element(option).toBeVisible();
  await button('columns').click();
  await expect.element(option).not.toBeInTheDocument();
});

claim(
  '`FilterPanelTrigger` | Opens and closes the filter panel, knows the filter count | A button',
  async () => {
    await render(<Grid slots={{ toolbar: TwoTriggers }} />);
    const field = page.getByRole('combobox', { name: 'Operator' });
    await button('filters: 0').click();
    await expect.element(field).toBeVisible();
    await button('filters: 0').click();
    await expect.element(field).not.toBeInTheDocument();
    api.current?.setFilterModel({ items: [{ field: 'amount', operator: '>', value: 5 }] });
    await expect.element(button('filters: 1')).toBeVisible();
  },
);

claim('The default toolbar of version 8 has no density button.', async () => {
  await render(<Grid />);
  expect(names()).toEqual(['Columns', 'Filters', 'Export', 'Search']);
  expect(toolbar().element().innerHTML).not.toMatch(/density/i);
});

claim('`GridMenu` opens the list below the button, on top of the grid.', async () => {
  await render(<DensityMenu />);
  const opener = toolbar().getByRole('button', { name: /density/i });
  await opener.click();
  const list = page.getByRole('menu');
  await expect.element(list).toBeVisible();
  const below = () =>
    list.element().getBoundingClientRect().top - opener.element().getBoundingClientRect().bottom;
  await expect.poll(below).toBeGreaterThanOrEqual(0);
  expect(below()).toBeLessThan(20);
  const { left, bottom, width } = list.element().getBoundingClientRect();
  const top = document.elementFromPoint(left + width / 2, bottom - 10);
  expect(list.element().contains(top)).toBe(true);
});

claim('**Enter**, **Space** | Press the button', async () => {
  await render(<Grid slots={{ toolbar: TwoTriggersAsButtons }} />);
  const option = page.getByRole('checkbox', { name: 'amount' });
  for (const key of ['{Enter}', ' ']) {
    button('columns').element().focus();
    await userEvent.keyboard(key);
    await expect.element(option).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(option).not.toBeInTheDocument();
  }
});

function TwoTriggersAsButtons() {
  return (
    <Toolbar>
      <ColumnsPanelTrigger render={<ToolbarButton />}>columns</ColumnsPanelTrigger>
    </Toolbar>
  );
}

claim(
  "`Toolbar` gets its accessible name from the grid's `label`. If the grid has no `label`, set `aria-label` on `Toolbar`.",
  async () => {
    const { rerender } = await render(<Grid label="Orders" slots={{ toolbar: ThreeButtons }} />);
    await expect.element(toolbar()).toHaveAccessibleName('Orders');
    await rerender(<Grid slots={{ toolbar: ThreeButtons }} />);
    await expect.element(toolbar()).toHaveAccessibleName('');
    await rerender(<Grid slots={{ toolbar: NamedToolbar }} />);
    await expect.element(toolbar()).toHaveAccessibleName('Tools');
  },
);

function NamedToolbar() {
  return <Toolbar aria-label="Tools" />;
}

claim('The default toolbar ignores `className` and `sx` in `slotProps.toolbar`.', async () => {
  await render(
    <Grid
      showToolbar
      slotProps={{ toolbar: { className: 'mine', sx: { outlineStyle: 'dotted' } } }}
    />,
  );
  const toolbar = page.getByRole('toolbar').element();
  expect(toolbar.classList.contains('mine')).toBe(false);
  expect(getComputedStyle(toolbar).outlineStyle).not.toBe('dotted');
});
