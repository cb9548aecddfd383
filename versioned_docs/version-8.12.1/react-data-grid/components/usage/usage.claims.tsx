import {
  ColumnsPanelTrigger,
  DataGrid,
  ExportCsv,
  ExportPrint,
  FilterPanelTrigger,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
  type DataGridProps,
  type GridSlotProps,
} from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { claim } from '@portal/claims';
import * as React from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import StateInRender from './demos/StateInRender';
import ThreeLooks from './demos/ThreeLooks';
import ToolsInFooter from './demos/ToolsInFooter';

function Grid({ toolbar, ...props }: Partial<DataGridProps> & { toolbar: React.ReactNode }) {
  const [Slot] = React.useState(() => () => toolbar);
  return (
    <div style={{ height: 330, width: 600 }}>
      <DataGrid
        rows={[{ id: 1, name: 'a' }]}
        columns={[{ field: 'name' }]}
        showToolbar
        slots={{ toolbar: Slot, ...props.slots }}
        {...props}
      />
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

const failure = async (children: React.ReactNode) => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { container } = await render(<Boundary>{children}</Boundary>);
  return container.textContent;
};

const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Pixels between the panel and the button with this name. */
const distance = (name: string) => {
  const panel = document.querySelector('.MuiDataGrid-panel .MuiDataGrid-paper');
  const target = button(name).element().getBoundingClientRect();
  const box = panel?.getBoundingClientRect();
  if (!box || box.width === 0) {
    return NaN;
  }
  const x = Math.max(box.left - target.right, target.left - box.right, 0);
  const y = Math.max(box.top - target.bottom, target.top - box.bottom, 0);
  return Math.hypot(x, y);
};

claim(
  'All three buttons open the columns panel. The first has the default look, the second renders a Material UI `Button`, and the third an icon button.',
  async () => {
    await render(<ThreeLooks />);
    for (const name of ['As it comes', 'As a Button', 'As an icon']) {
      await button(name).click();
      await expect.element(page.getByRole('checkbox', { name: 'Range' })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect.element(page.getByRole('checkbox', { name: 'Range' })).not.toBeInTheDocument();
    }
    expect(button('As a Button').element().className).toContain('MuiButton-outlined');
    expect(button('As an icon').element().className).toContain('MuiIconButton-root');
  },
);

claim(
  'In your app, use only one trigger per panel: the panel always opens at the trigger that was rendered last.',
  async () => {
    const space = <div style={{ width: 380 }} />;
    await render(
      <Grid
        toolbar={
          <Toolbar>
            <ColumnsPanelTrigger>first</ColumnsPanelTrigger>
            {space}
            <ColumnsPanelTrigger>last</ColumnsPanelTrigger>
          </Toolbar>
        }
      />,
    );
    await button('first').click();
    await expect.poll(() => distance('last')).toBeLessThan(10);
    expect(distance('first')).toBeGreaterThan(10);
  },
);

claim(
  'Apart from those that need `Toolbar` or `QuickFilter` around them, they work in every component that the grid renders: in the slots `toolbar` and `footer`, in an overlay, in a cell.',
  async () => {
    const Trigger = () => <ColumnsPanelTrigger>trigger</ColumnsPanelTrigger>;
    const places: Partial<DataGridProps>[] = [
      { slots: { toolbar: Trigger }, showToolbar: true },
      { slots: { footer: Trigger } },
      { slots: { noRowsOverlay: Trigger }, rows: [] },
      { columns: [{ field: 'name', renderCell: () => <Trigger /> }] },
    ];
    for (const place of places) {
      const { unmount } = await render(
        <div style={{ height: 330, width: 600 }}>
          <DataGrid rows={[{ id: 1, name: 'a' }]} columns={[{ field: 'name' }]} {...place} />
        </div>,
      );
      await button('trigger').click();
      await expect.element(page.getByRole('checkbox', { name: 'name' })).toBeVisible();
      await unmount();
    }
    expect(await failure(<Grid toolbar={<QuickFilterControl />} />)).toContain('Missing context');
  },
);

claim(
  'Outside a grid, they throw "useGridRootProps should only be used inside the DataGrid".',
  async () => {
    const text = 'useGridRootProps should only be used inside the DataGrid';
    expect(await failure(<ColumnsPanelTrigger />)).toContain(text);
    expect(await failure(<FilterPanelTrigger />)).toContain(text);
    expect(await failure(<ExportCsv />)).toContain(text);
    expect(await failure(<QuickFilter />)).toContain(text);
    expect(await failure(<Toolbar />)).toContain(text);
  },
);

claim(
  "This grid has the search and the export in its footer. It doesn't need `showToolbar`.",
  async () => {
    await render(<ToolsInFooter />);
    expect(page.getByRole('toolbar').query()).toBeNull();
    await page.getByRole('searchbox', { name: 'Find a book' }).fill('Kokoro');
    await expect.poll(() => document.querySelectorAll('[role="row"][data-id]').length).toBe(1);
  },
);

claim(
  '`QuickFilterControl`, `QuickFilterClear`, `QuickFilterTrigger`, all inside `QuickFilter` | `baseTextField`, `baseIconButton`, `baseButton`',
  async () => {
    const parts = [QuickFilterControl, QuickFilterClear, QuickFilterTrigger];
    const { container } = await render(
      <Grid
        toolbar={
          <QuickFilter id="search">
            {parts.map((Part, index) => (
              <Part key={index} />
            ))}
          </QuickFilter>
        }
      />,
    );
    expect(container.querySelector('#search .MuiTextField-root')).not.toBeNull();
    expect(container.querySelector('#search .MuiIconButton-root')).not.toBeNull();
    expect(container.querySelector('#search .MuiButton-root')).not.toBeNull();
  },
);

claim(
  "Class names and styles are merged. For any other prop, the outer component's value wins.",
  async () => {
    await render(
      <Grid
        toolbar={
          <ExportCsv
            className="outer"
            style={{ margin: 3 }}
            title="outer"
            render={<Button className="inner" style={{ padding: 7 }} title="inner" />}
          >
            CSV
          </ExportCsv>
        }
      />,
    );
    const found = button('CSV').element();
    expect(found.classList).toContain('outer');
    expect(found.classList).toContain('inner');
    expect(found.getAttribute('style')).toContain('margin: 3px');
    expect(found.getAttribute('style')).toContain('padding: 7px');
    expect(found.getAttribute('title')).toBe('outer');
  },
);

claim(
  'So put `onClick` on the outer component, `<ExportCsv onClick={…} render={<Button />}>`: it calls your handler after its own.',
  async () => {
    const inner = vi.fn();
    const outer = vi.fn();
    const calls: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
      calls.push('download');
      return '#';
    });
    outer.mockImplementation(() => calls.push('handler'));
    await render(
      <Grid
        toolbar={
          <ExportCsv onClick={outer} render={<Button onClick={inner} />}>
            CSV
          </ExportCsv>
        }
      />,
    );
    await button('CSV').click();
    await expect.poll(() => calls).toEqual(['download', 'handler']);
    expect(inner).not.toHaveBeenCalled();
  },
);

claim(
  'Spread `props` onto the element that your users click. Otherwise it has no handlers.',
  async () => {
    await render(
      <Grid
        toolbar={
          <Toolbar>
            <ColumnsPanelTrigger render={() => <Button>dead</Button>} />
            <ColumnsPanelTrigger render={(props) => <Button {...props}>alive</Button>} />
          </Toolbar>
        }
      />,
    );
    await button('dead').click();
    await expect.element(page.getByRole('checkbox', { name: 'name' })).not.toBeInTheDocument();
    await button('alive').click();
    await expect.element(page.getByRole('checkbox', { name: 'name' })).toBeVisible();
  },
);

claim('Remove it in the panel, and the button is outlined again.', async () => {
  await render(<StateInRender />);
  expect(button('Filter is on ▾').element().className).toContain('MuiButton-contained');
  await button('Filter is on ▾').click();
  await button('Delete').click();
  await expect
    .poll(() => document.querySelector('[role="toolbar"] button')?.className)
    .toContain('MuiButton-outlined');
});

claim('If `className` is a function, it receives the same state:', async () => {
  const className = vi.fn((_state: unknown) => 'filtered');
  await render(<Grid toolbar={<FilterPanelTrigger className={className}>F</FilterPanelTrigger>} />);
  expect(button('F').element().classList).toContain('filtered');
  expect(className.mock.calls[0]?.[0]).toEqual({ open: false, filterCount: 0 });
});

claim(
  'The outer component opens the panel, `ToolbarButton` adds the keyboard navigation, and `Button` determines the look.',
  async () => {
    await render(
      <Grid
        toolbar={
          <Toolbar>
            <ToolbarButton>one</ToolbarButton>
            <ColumnsPanelTrigger render={<ToolbarButton render={<Button size="small" />} />}>
              Columns
            </ColumnsPanelTrigger>
          </Toolbar>
        }
      />,
    );
    expect(button('Columns').element().className).toContain('MuiButton-sizeSmall');
    await userEvent.keyboard('{Tab}{ArrowRight}');
    await expect.element(button('Columns')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('checkbox', { name: 'name' })).toBeVisible();
  },
);

claim(
  '**The panel opens in the corner of the grid, not at my button.** Your component drops the `ref`.',
  async () => {
    const WithoutRef = ({ children, onClick }: React.ComponentProps<'button'>) => (
      <button onClick={onClick}>{children}</button>
    );
    await render(
      <Grid
        toolbar={
          <Toolbar style={{ justifyContent: 'start' }}>
            <ColumnsPanelTrigger
              render={({ children, onClick }) => (
                <WithoutRef onClick={onClick}>{children}</WithoutRef>
              )}
            >
              lost
            </ColumnsPanelTrigger>
          </Toolbar>
        }
      />,
    );
    await button('lost').click();
    const box = () =>
      document.querySelector('.MuiDataGrid-panel .MuiDataGrid-paper')?.getBoundingClientRect();
    const grid = document.querySelector('.MuiDataGrid-root')?.getBoundingClientRect();
    await expect.poll(() => box()?.right).toBeGreaterThan((grid?.right ?? NaN) - 10);
    expect(distance('lost')).toBeGreaterThan(100);
  },
);

claim(
  '**"Cannot read properties of undefined" in `render`.** You passed a component, such as `render={MyButton}`.',
  async () => {
    const MyButton = React.memo(Button);
    const toolbar = (
      // @ts-expect-error - a component is neither an element nor a function that returns one.
      <ExportCsv render={MyButton}>CSV</ExportCsv>
    );
    expect(await failure(<Grid toolbar={toolbar} />)).toContain(
      'Cannot read properties of undefined',
    );
  },
);

claim(
  'If you replace a slot, such as `slots={{ baseButton: MyButton }}`, all components that render it change. `render` changes one.',
  async () => {
    await render(
      <div style={{ height: 330, width: 600 }}>
        <DataGrid
          rows={[{ id: 1, name: 'a' }]}
          columns={[{ field: 'name' }]}
          showToolbar
          slots={{ toolbar: ThreeTriggers, baseButton: SquareButton }}
        />
      </div>,
    );
    const found = [...document.querySelectorAll('[role="toolbar"] button')];
    expect(found.map(({ className, textContent }) => [textContent, className])).toEqual([
      ['columns', 'square'],
      ['filters', 'round'],
      ['csv', 'square'],
    ]);
  },
);

function SquareButton({ children }: GridSlotProps['baseButton']) {
  return <button className="square">{children}</button>;
}

function ThreeTriggers() {
  return (
    <Toolbar>
      <ColumnsPanelTrigger>columns</ColumnsPanelTrigger>
      <FilterPanelTrigger render={<button className="round" />}>filters</FilterPanelTrigger>
      <ExportCsv>csv</ExportCsv>
    </Toolbar>
  );
}

claim(
  'Your own component works in both forms if it passes on all props and the `ref`.',
  async () => {
    const Own = (props: React.ComponentProps<'button'>) => <button {...props} />;
    for (const form of [<Own key="own" />, (props: object) => <Own {...props} />]) {
      const { unmount } = await render(
        <Grid
          toolbar={
            <Toolbar style={{ justifyContent: 'start' }}>
              <ColumnsPanelTrigger render={form}>mine</ColumnsPanelTrigger>
            </Toolbar>
          }
        />,
      );
      await button('mine').click();
      await expect.poll(() => distance('mine')).toBeLessThan(10);
      expect(button('mine').element().getAttribute('aria-expanded')).toBe('true');
      await unmount();
    }
  },
);

claim('`ToolbarButton`, only inside `Toolbar` | `baseIconButton`', async () => {
  expect(await failure(<Grid toolbar={<ToolbarButton>one</ToolbarButton>} />)).toContain('Toolbar');
  await render(
    <Grid
      toolbar={
        <Toolbar>
          <ToolbarButton>two</ToolbarButton>
        </Toolbar>
      }
    />,
  );
  expect(button('two').element().classList).toContain('MuiIconButton-root');
});

/** The state that a component passes to the function in its `render` prop. */
const stateOf = async (
  create: (render: (props: object, state: object) => React.ReactElement) => React.ReactNode,
) => {
  const states: object[] = [];
  const { unmount } = await render(
    <Grid
      toolbar={create((_props, state) => {
        states.push(state);
        return <span />;
      })}
    />,
  );
  await unmount();
  return states.at(-1);
};

claim('`ColumnsPanelTrigger` | `open`', async () => {
  expect(await stateOf((each) => <ColumnsPanelTrigger render={each} />)).toEqual({ open: false });
});

claim('`FilterPanelTrigger` | `open`, `filterCount`', async () => {
  expect(await stateOf((each) => <FilterPanelTrigger render={each} />)).toEqual({
    open: false,
    filterCount: 0,
  });
});

claim('`QuickFilter` and the components inside it | `value` (the text), `expanded`', async () => {
  const state = { value: '', expanded: false };
  expect(await stateOf((each) => <QuickFilter render={each} />)).toEqual(state);
  for (const Part of [QuickFilterClear, QuickFilterControl, QuickFilterTrigger]) {
    const found = await stateOf((each) => (
      <QuickFilter>
        <Part render={each} />
      </QuickFilter>
    ));
    expect(found).toEqual(state);
  }
});

claim('`Toolbar`, `ToolbarButton`, `ExportCsv`, `ExportPrint` | None', async () => {
  const states = [
    await stateOf((each) => <Toolbar render={each} />),
    await stateOf((each) => (
      <Toolbar>
        <ToolbarButton render={each} />
      </Toolbar>
    )),
    await stateOf((each) => <ExportCsv render={each} />),
    await stateOf((each) => <ExportPrint render={each} />),
  ];
  expect(states.map((state) => Object.keys(state ?? {}))).toEqual([[], [], [], []]);
});

claim(
  '**An icon button has no name.** Its only child is an icon. Set `aria-label`, or put a `Tooltip` around the button.',
  async () => {
    await render(
      <Grid
        toolbar={
          <Toolbar>
            <ToolbarButton>
              <svg />
            </ToolbarButton>
            <ToolbarButton aria-label="by label">
              <svg />
            </ToolbarButton>
            <Tooltip title="by tooltip">
              <ToolbarButton>
                <svg />
              </ToolbarButton>
            </Tooltip>
          </Toolbar>
        }
      />,
    );
    const found = page.getByRole('toolbar').getByRole('button');
    await expect.element(found.nth(0)).toHaveAccessibleName('');
    await expect.element(found.nth(1)).toHaveAccessibleName('by label');
    await expect.element(found.nth(2)).toHaveAccessibleName('by tooltip');
  },
);
