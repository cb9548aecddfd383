import { createTheme, ThemeProvider } from '@mui/material/styles';
import { claim } from '@portal/claims';
import LabItem from 'mui-lab-v5/TreeItem';
import LabView from 'mui-lab-v5/TreeView';
import * as v6 from 'mui-x-tree-view-v6';
import { Component, type ReactElement, type ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

async function during(element: ReactElement, prove: () => void | Promise<void>) {
  const { unmount } = await render(element);
  try {
    await prove();
  } finally {
    await unmount();
  }
}

class Caught extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }
  override render() {
    return this.state.message === undefined ? (
      this.props.children
    ) : (
      <p role="alert">{this.state.message}</p>
    );
  }
}

type Log = (name: string, ids: unknown) => void;
const trees = (log: Log = () => undefined) => [
  <LabView
    key="lab"
    defaultExpanded={['fruit']}
    defaultSelected="pear"
    onNodeToggle={(_event, ids) => log('toggle', ids)}
    onNodeSelect={(_event: unknown, ids: unknown) => log('select', ids)}
    onNodeFocus={(_event, id) => log('focus', id)}
  >
    <LabItem nodeId="fruit" label="Fruit">
      <LabItem nodeId="pear" label="Pear" />
    </LabItem>
  </LabView>,
  <v6.TreeView
    key="x"
    defaultExpanded={['fruit']}
    defaultSelected="pear"
    onNodeToggle={(_event, ids) => log('toggle', ids)}
    onNodeSelect={(_event, ids) => log('select', ids)}
    onNodeFocus={(_event, id) => log('focus', id)}
  >
    <v6.TreeItem nodeId="fruit" label="Fruit">
      <v6.TreeItem nodeId="pear" label="Pear" />
    </v6.TreeItem>
  </v6.TreeView>,
];

claim('Roles, class names and structure of the elements.', async () => {
  const shapes: string[][] = [];
  for (const tree of trees()) {
    await during(tree, async () => {
      await expect.poll(() => all('[role="treeitem"]').length).toBe(2);
      shapes.push(
        all('[role="tree"], [role="tree"] *').map((element) =>
          [
            element.tagName,
            element.getAttribute('role'),
            element.getAttribute('aria-expanded'),
            element.getAttribute('aria-selected'),
            ...[...element.classList].filter((name) => name.startsWith('Mui')),
          ].join(' '),
        ),
      );
    });
  }
  expect(shapes[0]).toContain('LI treeitem  true MuiTreeItem-root');
  expect(shapes[1]).toEqual(shapes[0]);
});

claim('Order and arguments of the callbacks.', async () => {
  const logs: unknown[][] = [];
  for (const index of [0, 1]) {
    const seen: unknown[] = [];
    const tree = trees((name, ids) => seen.push([name, ids]))[index];
    if (tree) {
      await during(tree, async () => {
        await page.getByText('Fruit').click();
        await expect.poll(() => seen).toContainEqual(['select', 'fruit']);
        await userEvent.keyboard('{ArrowRight}');
        await expect.poll(() => seen).toContainEqual(['toggle', ['fruit']]);
      });
    }
    logs.push(seen);
  }
  expect(logs[0]?.length).toBeGreaterThan(3);
  expect(logs[1]).toEqual(logs[0]);
});

claim(
  "Import `TreeView` and `TreeItem` from the same package: an item from one package doesn't work in a tree from the other.",
  async () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await during(
      <Caught>
        <LabView>
          <v6.TreeItem nodeId="pear" label="Pear" />
        </LabView>
      </Caught>,
      async () => {
        const item = () => document.querySelector('[role="treeitem"]');
        await expect
          .poll(() => document.querySelector('[role="alert"]') !== null || item() !== null)
          .toBe(true);
        await userEvent.tab();
        expect(item()?.id ?? '').toBe('');
      },
    );
    silent.mockRestore();
  },
);

claim(
  'Class names are the same, too: `MuiTreeView-root`, `MuiTreeItem-root`, `MuiTreeItem-content` and so on.',
  async () => {
    const { treeItemClasses } = await import('mui-lab-v5/TreeItem');
    expect(v6.treeItemClasses).toEqual(treeItemClasses);
    expect(v6.treeItemClasses.content).toBe('MuiTreeItem-content');
    expect(v6.treeViewClasses.root).toBe('MuiTreeView-root');
  },
);

claim(
  'Props: `nodeId`, `expanded`, `onNodeToggle`, `selected`, `onNodeSelect`, `onNodeFocus` and the icon props.',
  async () => {
    const texts: (string | null)[] = [];
    const icons = {
      defaultCollapseIcon: 'collapse ',
      defaultExpandIcon: 'expand ',
      defaultEndIcon: 'end ',
    };
    for (const tree of [
      <LabView key="lab" expanded={['fruit']} selected="pear" {...icons}>
        <LabItem nodeId="fruit" label="Fruit">
          <LabItem nodeId="pear" label="Pear" />
        </LabItem>
        <LabItem nodeId="nuts" label="Nuts">
          <LabItem nodeId="hazelnut" label="Hazelnut" />
        </LabItem>
      </LabView>,
      <v6.TreeView key="x" expanded={['fruit']} selected="pear" {...icons}>
        <v6.TreeItem nodeId="fruit" label="Fruit">
          <v6.TreeItem nodeId="pear" label="Pear" />
        </v6.TreeItem>
        <v6.TreeItem nodeId="nuts" label="Nuts">
          <v6.TreeItem nodeId="hazelnut" label="Hazelnut" />
        </v6.TreeItem>
      </v6.TreeView>,
    ]) {
      await during(tree, async () => {
        await expect.poll(() => all('[aria-selected="true"]').length).toBe(1);
        texts.push(document.querySelector('[role="tree"]')?.textContent ?? null);
      });
    }
    expect(texts[0]).toMatch(/^collapse Fruit.*end Pear.*expand Nuts/);
    expect(texts[1]).toBe(texts[0]);
  },
);

claim('You can also import everything from `@mui/x-tree-view`.', async () => {
  const [view, item] = await Promise.all([
    import('mui-x-tree-view-v6/TreeView'),
    import('mui-x-tree-view-v6/TreeItem'),
  ]);
  const names = [...Object.keys(view), ...Object.keys(item)];
  expect(names).toContain('useTreeItem');
  expect(Object.keys(v6)).toEqual(expect.arrayContaining(names));
});

claim('`selected` can now be `null` if nothing is selected.', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await during(
    <v6.TreeView selected={null}>
      <v6.TreeItem nodeId="pear" label="Pear" />
    </v6.TreeView>,
    async () => {
      await expect.poll(() => all('[role="treeitem"]').length).toBe(1);
      expect(all('[aria-selected="true"]')).toEqual([]);
      expect(error.mock.calls.flat().join()).not.toMatch(/selected/);
    },
  );
});

claim('The keys `MuiTreeView` and `MuiTreeItem` are the same.', async () => {
  const theme = createTheme({
    components: {
      MuiTreeView: { defaultProps: { className: 'from-theme' } },
      MuiTreeItem: { styleOverrides: { root: { paddingTop: 13 } } },
    },
  } as object);
  for (const tree of trees()) {
    await during(<ThemeProvider theme={theme}>{tree}</ThemeProvider>, async () => {
      await expect.poll(() => all('.from-theme[role="tree"]').length).toBe(1);
      const item = all('[role="treeitem"]')[0];
      expect(item && getComputedStyle(item).paddingTop).toBe('13px');
    });
  }
});
