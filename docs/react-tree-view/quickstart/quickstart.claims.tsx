import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import * as packageExports from '@mui/x-tree-view';
import {
  RichTreeView,
  SimpleTreeView,
  TreeItem,
  type RichTreeViewProps,
  type TreeViewDefaultItemModelProperties,
} from '@mui/x-tree-view';
import treeView from '@mui/x-tree-view/package.json';
import { claim } from '@portal/claims';
import { emulateMedia } from '@portal/claims/browser';
import { Component, type ReactNode } from 'react';
import { afterEach, expect, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import FirstRichTree from './demos/FirstRichTree';
import FirstSimpleTree from './demos/FirstSimpleTree';

/** What assistive technologies are told about a selected item differs between releases. */
const SELECTED = ':is([aria-selected="true"], [aria-checked="true"])';
const isSelected = (item: Locator) => item.element().matches(SELECTED);

const treeItem = (name: string) => page.getByRole('treeitem', { name, exact: true });
const rivers: TreeViewDefaultItemModelProperties[] = [
  { id: 'danube', label: 'Danube', children: [{ id: 'inn', label: 'Inn' }] },
];

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

afterEach(() => emulateMedia({ colorScheme: null }));

claim(
  'This release supports React 17, 18 and 19, and Material UI 7, 6 and 5 (5.15.14 or later).',
  () => {
    const { react, '@mui/material': material } = treeView.peerDependencies;
    expect(react).toBe('^17.0.0 || ^18.0.0 || ^19.0.0');
    expect(material).toBe('^5.15.14 || ^6.0.0 || ^7.0.0');
  },
);

claim(
  'Each `TreeItem` has an `itemId` and a `label`, and the items of the next level as children.',
  async () => {
    await render(<FirstSimpleTree />);
    await expect.element(treeItem('Fiction')).toHaveAttribute('aria-expanded', 'true');
    await expect.element(treeItem('Novels')).toBeVisible();
    expect(treeItem('City plans').query()).toBeNull();
  },
);

claim(
  'Click an item to select it and to expand or collapse it. You can also use the arrow keys.',
  async () => {
    await render(<FirstSimpleTree />);
    const maps = treeItem('Maps and atlases');
    await maps.click();
    await expect.poll(() => isSelected(maps)).toBe(true);
    await expect.element(maps).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(maps).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(treeItem('Poetry')).toHaveFocus();
  },
);

claim('Each object has an `id`, a `label` and, if it can be expanded, `children`.', async () => {
  await render(<FirstRichTree />);
  await expect.element(treeItem('Drina')).toBeVisible();
  await expect.element(treeItem('Rhône')).toHaveAttribute('aria-expanded', 'false');
  await expect.element(treeItem('Inn')).not.toHaveAttribute('aria-expanded');
});

claim('If the array is new on each render, the tree reads all items again.', async () => {
  const getItemLabel = vi.fn((item: TreeViewDefaultItemModelProperties) => item.label);
  const { rerender } = await render(<RichTreeView items={rivers} getItemLabel={getItemLabel} />);
  getItemLabel.mockClear();
  await rerender(<RichTreeView items={rivers} getItemLabel={getItemLabel} className="again" />);
  expect(getItemLabel).not.toHaveBeenCalled();
  await rerender(<RichTreeView items={[...rivers]} getItemLabel={getItemLabel} />);
  expect(getItemLabel).toHaveBeenCalled();
});

claim(
  'Two equal ids cause an error. In a `SimpleTreeView`, it appears when both items are on the page:',
  async () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const message =
      'MUI X: The Tree View component requires all items to have a unique `id` property.';
    const alert = page.getByRole('alert');
    const { unmount } = await render(
      <Caught>
        <RichTreeView items={[...rivers, { id: 'inn', label: 'Another Inn' }]} />
      </Caught>,
    );
    await expect.element(alert).toHaveTextContent(message);
    await unmount();
    await render(
      <Caught>
        <SimpleTreeView>
          <TreeItem itemId="danube" label="Danube">
            <TreeItem itemId="inn" label="Inn" />
          </TreeItem>
          <TreeItem itemId="inn" label="Another Inn" />
        </SimpleTreeView>
      </Caught>,
    );
    await expect.element(treeItem('Another Inn')).toBeVisible();
    await treeItem('Danube').click();
    await expect.element(alert).toHaveTextContent(message);
    silent.mockRestore();
  },
);

claim(
  "`defaultExpandedItems` takes an array of ids. `defaultSelectedItems` takes one id, or an array of ids with `multiSelect`. Changing these props later doesn't change the tree, and logs an error in development.",
  async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const inn = treeItem('Inn');
    const one = (expanded: string[], selected: string | null) => (
      <RichTreeView
        items={rivers}
        defaultExpandedItems={expanded}
        defaultSelectedItems={selected}
      />
    );
    const first = await render(one(['danube'], 'inn'));
    await first.rerender(one([], null));
    await expect.poll(() => isSelected(inn)).toBe(true);
    expect(logged.mock.calls.flat().join()).toContain('default');
    await first.unmount();
    const several = (expanded: string[], selected: string[]) => (
      <SimpleTreeView multiSelect defaultExpandedItems={expanded} defaultSelectedItems={selected}>
        <TreeItem itemId="danube" label="Danube">
          <TreeItem itemId="inn" label="Inn" />
        </TreeItem>
      </SimpleTreeView>
    );
    const second = await render(several(['danube'], ['danube', 'inn']));
    await second.rerender(several([], []));
    await expect.poll(() => isSelected(inn)).toBe(true);
    await expect.poll(() => isSelected(page.getByRole('treeitem').first())).toBe(true);
    logged.mockRestore();
  },
);

claim(
  "Expand the parents, too, because an item inside a collapsed item isn't visible.",
  async () => {
    await render(<RichTreeView items={rivers} defaultSelectedItems="inn" />);
    expect(treeItem('Inn').query()).toBeNull();
  },
);

claim(
  'Set `aria-label`, so that screen readers can announce the name of the tree. If a heading on the page already contains the name, set `aria-labelledby` to its id instead.',
  async () => {
    await render(
      <>
        <FirstRichTree />
        <h2 id="heading">All streams</h2>
        <RichTreeView items={rivers} aria-labelledby="heading" />
      </>,
    );
    await expect.element(page.getByRole('tree', { name: 'Rivers' })).toBeVisible();
    await expect.element(page.getByRole('tree', { name: 'All streams' })).toBeVisible();
  },
);

claim(
  'The following theme uses the color scheme of the operating system. `CssBaseline` sets the background of the page and removes its margin, so the code adds padding.',
  async () => {
    const theme = createTheme({
      colorSchemes: { light: true, dark: true },
      palette: { primary: { main: '#00796b' } },
    });
    await render(
      <ThemeProvider theme={theme}>
        <CssBaseline enableColorScheme />
        <SimpleTreeView aria-label="Catalog">
          <TreeItem itemId="maps" label="Maps and atlases" />
        </SimpleTreeView>
      </ThemeProvider>,
    );
    const background = () => getComputedStyle(document.body).backgroundColor;
    await emulateMedia({ colorScheme: 'light' });
    await expect.poll(background).toBe('rgb(255, 255, 255)');
    expect(getComputedStyle(document.body).margin).toBe('0px');
    await emulateMedia({ colorScheme: 'dark' });
    await expect.poll(background).toBe('rgb(18, 18, 18)');
  },
);

claim(
  '`RichTreeView` ignores its children and logs The Rich Tree View component does not support JSX children.',
  async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await render(
      <RichTreeView items={rivers}>
        <TreeItem itemId="jsx" label="From JSX" />
      </RichTreeView>,
    );
    expect(page.getByText('From JSX').query()).toBeNull();
    expect(logged.mock.calls.flat().join()).toContain('does not support JSX children');
    logged.mockRestore();
  },
);

claim(
  'A `TreeItem` is outside a tree, or two versions of `@mui/x-tree-view` are installed.',
  async () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await render(
      <Caught>
        <TreeItem itemId="alone" label="Alone" />
      </Caught>,
    );
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Could not find the Tree View context.');
    silent.mockRestore();
  },
);

claim(
  '`TreeView` is now `SimpleTreeView`, `TreeItem2` is `TreeItem`, and `nodeId` is `itemId`.',
  () => {
    const names = Object.keys(packageExports);
    expect(names).not.toContain('TreeView');
    expect(names).not.toContain('TreeItem2');
    expect(names).toContain('SimpleTreeView');
    expect(names).toContain('TreeItem');
  },
);

claim(
  "You set `expandedItems` without updating it in `onExpandedItemsChange`. Use `defaultExpandedItems` if you don't need the state. Or you set `isItemEditable`: then only a click on the arrow expands an item.",
  async () => {
    const danube = treeItem('Danube');
    const cases: [Partial<RichTreeViewProps<TreeViewDefaultItemModelProperties, false>>, string][] =
      [
        [{ expandedItems: [] }, 'false'],
        [{ defaultExpandedItems: [] }, 'true'],
        [{ defaultExpandedItems: [], isItemEditable: true }, 'false'],
      ];
    for (const [props, expected] of cases) {
      const { unmount } = await render(<RichTreeView items={rivers} {...props} />);
      await danube.click();
      await expect.element(danube).toHaveAttribute('aria-expanded', expected);
      if ('isItemEditable' in props) {
        const arrow = danube.element().querySelector('.MuiTreeItem-iconContainer');
        await userEvent.click(arrow as Element);
        await expect.element(danube).toHaveAttribute('aria-expanded', 'true');
      }
      await unmount();
    }
  },
);
