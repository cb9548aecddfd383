import { createTheme, ThemeProvider } from '@mui/material/styles';
import {
  SimpleTreeView,
  TreeItem,
  treeItemClasses,
  type SimpleTreeViewProps,
  type TreeItemProps,
} from '@mui/x-tree-view';
import type {} from '@mui/x-tree-view/themeAugmentation';
import { claim } from '@portal/claims';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';

import CustomerOrders from './demos/CustomerOrders';
import DeskParts from './demos/DeskParts';
import FestivalDays from './demos/FestivalDays';
import GoToArticle from './demos/GoToArticle';
import WarrantyQuestions from './demos/WarrantyQuestions';

type Props = SimpleTreeViewProps<boolean | undefined>;
type Api = NonNullable<NonNullable<Props['apiRef']>['current']>;

const api: { current: Required<Api> | undefined } = { current: undefined };
const changes = vi.fn<(ids: string[], event: unknown) => void>();
const toggles = vi.fn<(event: unknown, id: string, isExpanded: boolean) => void>();
const last = () => changes.mock.lastCall?.[0];

const files = (
  <>
    <TreeItem itemId="contracts" label="Contracts">
      <TreeItem itemId="old" label="Old">
        <TreeItem itemId="lease" label="Lease" />
      </TreeItem>
      <TreeItem itemId="new" label="New" />
    </TreeItem>
    <TreeItem itemId="plans" label="Plans">
      <TreeItem itemId="level" label="Level" />
    </TreeItem>
    <TreeItem itemId="notes" label="Notes" />
  </>
);

function Tree({ children = files, ...props }: Props) {
  return (
    <SimpleTreeView
      aria-label="Files"
      apiRef={api}
      onExpandedItemsChange={(event, ids) => changes(ids, event)}
      onItemExpansionToggle={toggles}
      {...props}
    >
      {children}
    </SimpleTreeView>
  );
}

async function renderTree(props: Props = {}) {
  changes.mockClear();
  toggles.mockClear();
  return render(<Tree {...props} />);
}

const element = (id: string) => api.current?.getItemDOMElement(id) ?? null;
const inside = (id: string, selector: string): Element => {
  const found = element(id)?.querySelector(selector);
  if (!found) {
    throw new Error(`Item ${id} has no ${selector}`);
  }
  return found;
};
const clickLabel = (id: string) => userEvent.click(inside(id, `.${treeItemClasses.label}`));
const clickArrow = (id: string) => userEvent.click(inside(id, `.${treeItemClasses.iconContainer}`));
const isExpanded = (id: string) => element(id)?.getAttribute('aria-expanded') === 'true';
const focused = () => document.activeElement?.id.split('-').at(-1);
const labels = () =>
  [...document.querySelectorAll(`.${treeItemClasses.label}`)].map((label) => label.textContent);
const visible = (text: string) => labels().includes(text);
const button = (name: string) => page.getByRole('button', { name });
// The library logs each message once per page, so the claims share what was logged.
const logged: string[] = [];
const catchErrors = () =>
  vi.spyOn(console, 'error').mockImplementation((message) => {
    logged.push(String(message));
  });

async function press(id: string, keys: string) {
  api.current?.focusItem(null, id);
  await expect.poll(focused).toBe(id);
  await userEvent.keyboard(keys);
}

claim('Items of a `SimpleTreeView` are collapsed by default.', async () => {
  await renderTree();
  expect(labels()).toEqual(['Contracts', 'Plans', 'Notes']);
});

claim(
  "The children of a collapsed item aren't rendered, so you can load them when a user expands the item.",
  async () => {
    const renders = vi.fn();
    function Level(props: TreeItemProps) {
      renders();
      return <TreeItem {...props} />;
    }
    await renderTree({
      children: (
        <TreeItem itemId="plans" label="Plans">
          <Level itemId="level" label="Level" />
        </TreeItem>
      ),
    });
    expect(renders).not.toHaveBeenCalled();
    await clickLabel('plans');
    expect(renders).toHaveBeenCalled();
  },
);

claim(
  '`defaultExpandedItems` is a list of ids that the tree reads once, when it mounts.',
  async () => {
    const errors = catchErrors();
    const { rerender } = await renderTree({ defaultExpandedItems: ['plans'] });
    expect(isExpanded('plans')).toBe(true);
    await rerender(<Tree defaultExpandedItems={['contracts']} />);
    expect(isExpanded('plans')).toBe(true);
    expect(isExpanded('contracts')).toBe(false);
    errors.mockRestore();
  },
);

claim('List all levels: an item is visible only if all its ancestors are expanded.', async () => {
  const { unmount } = await render(<DeskParts />);
  expect(visible('Motor')).toBe(true);
  expect(visible('Cable tray')).toBe(false);
  await unmount();
  await renderTree({ defaultExpandedItems: ['old'] });
  expect(visible('Lease')).toBe(false);
  await clickLabel('contracts');
  expect(visible('Lease')).toBe(true);
});

claim(
  "A click on the row of an item with children expands or collapses it, unless you click its checkbox. With `multiSelect`, a click with Ctrl, ⌘, or Shift doesn't collapse an expanded item.",
  async () => {
    await renderTree({ checkboxSelection: true });
    await userEvent.click(inside('plans', 'input'));
    expect(isExpanded('plans')).toBe(false);
    await clickLabel('plans');
    expect(isExpanded('plans')).toBe(true);
    await clickArrow('plans');
    expect(isExpanded('plans')).toBe(false);
    await userEvent.click(inside('plans', `.${treeItemClasses.content}`), {
      position: { x: 300, y: 10 },
    });
    expect(isExpanded('plans')).toBe(true);
    await cleanup();
    await renderTree({ multiSelect: true });
    for (const key of ['Control', 'Meta', 'Shift']) {
      await userEvent.keyboard(`{${key}>}`);
      for (let click = 0; click < 2; click += 1) {
        await clickLabel('plans');
        expect(isExpanded('plans')).toBe(true);
      }
      await userEvent.keyboard(`{/${key}}`);
      await clickLabel('plans');
      expect(isExpanded('plans')).toBe(false);
    }
  },
);

claim(
  'To expand all items, set the ids of all parents. To collapse them, set an empty array.',
  async () => {
    await render(<WarrantyQuestions />);
    await button('Expand all').click();
    expect(labels()).toEqual([
      'Warranty',
      'How long is the warranty?',
      'Are batteries included?',
      'Returns',
      'Refunds',
      'When do I get my money?',
      'Who pays the postage?',
    ]);
    await button('Collapse all').click();
    await expect.poll(labels).toEqual(['Warranty', 'Returns']);
    await page.getByText('Warranty', { exact: true }).click();
    await expect.poll(() => visible('Are batteries included?')).toBe(true);
    await expect.element(button('Expand all')).toBeVisible();
  },
);

claim(
  "The tree can't give you the ids of all parents, because it doesn't know items in collapsed branches.",
  async () => {
    await renderTree();
    const ids = (list: { id: string; children?: unknown[] }[] | undefined) =>
      list?.map(({ id, children }) => [id, children]);
    expect(ids(api.current?.getItemTree())).toEqual([
      ['contracts', undefined],
      ['plans', undefined],
      ['notes', undefined],
    ]);
    expect(api.current?.getItemOrderedChildrenIds('contracts')).toEqual([]);
  },
);

claim(
  'The second argument of `onExpandedItemsChange` is the complete new list. When an item is collapsed, its expanded descendants stay in the list, so they are expanded again when the user expands that item.',
  async () => {
    await renderTree({ defaultExpandedItems: ['contracts', 'old'] });
    await clickLabel('plans');
    expect(last()).toEqual(['plans', 'contracts', 'old']);
    await clickLabel('contracts');
    expect(last()).toEqual(['plans', 'old']);
    await expect.poll(() => visible('Lease')).toBe(false);
    await clickLabel('contracts');
    expect(visible('Lease')).toBe(true);
  },
);

claim(
  'To collapse the other items when one is expanded, keep one id and set it in `onItemExpansionToggle`.',
  async () => {
    await render(<FestivalDays />);
    expect(visible('18:00 Opening')).toBe(true);
    await page.getByText('Saturday').click();
    await expect.poll(() => visible('18:00 Opening')).toBe(false);
    expect(visible('22:00 DJ')).toBe(true);
    await page.getByText('Saturday').click();
    await expect.poll(labels).toEqual(['Friday', 'Saturday', 'Sunday']);
  },
);

claim(
  '`onItemExpansionToggle` receives the event, the id of the item, and whether it is now expanded. It is called before `onExpandedItemsChange`.',
  async () => {
    await renderTree();
    await clickLabel('plans');
    expect(toggles.mock.lastCall).toEqual([
      expect.objectContaining({ type: 'click' }),
      'plans',
      true,
    ]);
    expect(toggles.mock.invocationCallOrder[0]).toBeLessThan(
      changes.mock.invocationCallOrder[0] ?? 0,
    );
  },
);

claim('Expand all ancestors of the item, and then focus it.', async () => {
  await render(<GoToArticle />);
  await button('Reset the password').click();
  await expect.poll(() => document.activeElement?.textContent).toBe('Reset the password');
  expect(document.activeElement?.getAttribute('role')).toBe('treeitem');
  await button('Download an invoice').click();
  await expect.poll(() => document.activeElement?.textContent).toBe('Download an invoice');
  expect(visible('Reset the password')).toBe(true);
});

claim(
  "`getParentId` of `apiRef` returns `null` for an item in a collapsed branch, so it can't replace this list.",
  async () => {
    await renderTree();
    expect(api.current?.getParentId('level')).toBeNull();
    await clickLabel('plans');
    expect(api.current?.getParentId('level')).toBe('plans');
  },
);

claim("Without it, `focusItem` does nothing, because the item isn't on the page yet.", async () => {
  const onItemFocus = vi.fn();
  await renderTree({ onItemFocus });
  api.current?.setItemExpansion({ itemId: 'plans' });
  api.current?.focusItem(null, 'level');
  await expect.poll(() => visible('Level')).toBe(true);
  expect(onItemFocus).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
  api.current?.focusItem(null, 'level');
  expect(focused()).toBe('level');
});

claim(
  'If you only want to show where the user is when the page loads, pass the ancestors as `defaultExpandedItems` and the item as `defaultSelectedItems`.',
  async () => {
    await renderTree({ defaultExpandedItems: ['contracts', 'old'], defaultSelectedItems: 'lease' });
    expect(inside('lease', `.${treeItemClasses.content}`).hasAttribute('data-selected')).toBe(true);
  },
);

const customer = (name: string) => page.getByRole('treeitem', { name });

claim(
  'Because of the item "Loading…", its parent has an arrow. Arrow keys skip "Loading…", because it is disabled, and the focus stays on the parent.',
  async () => {
    await render(<CustomerOrders />);
    const okafor = customer('Okafor Electronics');
    await expect.element(okafor).toHaveAttribute('aria-expanded', 'false');
    await page.getByText('Okafor Electronics').click();
    await expect.element(page.getByText('Loading…')).toBeVisible();
    await expect.element(okafor).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(customer('Lindgren & Söner')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(page.getByText('Order 7120')).toBeVisible();
    await expect.element(okafor).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('treeitem', { name: 'Order 7114' })).toHaveFocus();
  },
);

claim(
  'The demo keeps the loaded orders, so an item that you expand again shows them immediately.',
  async () => {
    await render(<CustomerOrders />);
    const lindgren = page.getByText('Lindgren & Söner');
    await lindgren.click();
    await expect.poll(labels).toContain('Order 7097');
    await lindgren.click();
    await expect.poll(labels).not.toContain('Order 7097');
    await lindgren.click();
    expect(labels()).toContain('Order 7097');
  },
);

claim(
  'If the list is empty, the demo renders a disabled item, too. Without it, the parent would lose its arrow.',
  async () => {
    const { unmount } = await render(<CustomerOrders />);
    await page.getByText('Papadakis Travel').click();
    const hint = page.getByRole('treeitem', { name: 'No orders' });
    await expect.element(hint).toHaveAttribute('aria-disabled', 'true');
    await unmount();
    const orders = (ids: string[]) => (
      <TreeItem itemId="customer" label="Customer">
        {ids.map((id) => (
          <TreeItem key={id} itemId={id} label={id} />
        ))}
      </TreeItem>
    );
    const { rerender } = await renderTree({ children: orders(['loading']) });
    expect(element('customer')?.hasAttribute('aria-expanded')).toBe(true);
    await rerender(<Tree>{orders([])}</Tree>);
    expect(element('customer')?.hasAttribute('aria-expanded')).toBe(false);
  },
);

const keepChildren = { groupTransition: { unmountOnExit: false } };
const notes = (slotProps?: TreeItemProps['slotProps']) => (
  <>
    <TreeItem itemId="today" label="Today" slotProps={slotProps}>
      <TreeItem itemId="draft" label={<input aria-label="Draft" />} />
    </TreeItem>
    <TreeItem itemId="later" label="Later" />
  </>
);
const draft = () => document.querySelector('input');

claim(
  'When an item is collapsed, the state of its children is lost, such as the text in an input. To keep it, set `unmountOnExit` to `false`:',
  async () => {
    for (const keep of [false, true]) {
      const { unmount } = await renderTree({
        defaultExpandedItems: ['today'],
        children: notes(keep ? keepChildren : undefined),
      });
      await page.getByRole('textbox').fill('Call Hana');
      api.current?.setItemExpansion({ itemId: 'today' });
      await (keep
        ? expect
            .poll(
              () => element('draft') && getComputedStyle(element('draft') as Element).visibility,
            )
            .toBe('hidden')
        : expect.poll(() => element('draft')).toBeNull());
      api.current?.setItemExpansion({ itemId: 'today' });
      await expect.poll(() => draft()?.value).toBe(keep ? 'Call Hana' : '');
      await unmount();
    }
  },
);

claim(
  'The children are then always rendered, but hidden while the item is collapsed. Arrow keys skip hidden children.',
  async () => {
    await renderTree({ children: notes(keepChildren) });
    expect(element('draft')).not.toBeNull();
    expect(getComputedStyle(element('draft') as Element).visibility).toBe('hidden');
    await press('today', '{ArrowDown}');
    expect(focused()).toBe('later');
  },
);

claim(
  'With `expansionTrigger="iconContainer"` on the tree, a click expands or collapses an item only on its arrow. The keys work as before. Without checkboxes, a click on the label selects the item. A click on the arrow also selects it, unless you stop the event in `slotProps.iconContainer` of the `TreeItem`:',
  async () => {
    const stop: TreeItemProps['slotProps'] = {
      iconContainer: { onClick: (event) => event.stopPropagation() },
    };
    const selections = vi.fn();
    await renderTree({
      expansionTrigger: 'iconContainer',
      onSelectedItemsChange: (_event, id) => void selections(id),
      children: (
        <>
          <TreeItem itemId="stopped" label="Stopped" slotProps={stop}>
            <TreeItem itemId="motor" label="Motor" />
          </TreeItem>
          <TreeItem itemId="plain" label="Plain">
            <TreeItem itemId="foot" label="Foot" />
          </TreeItem>
        </>
      ),
    });
    await clickArrow('stopped');
    expect(isExpanded('stopped')).toBe(true);
    expect(selections).not.toHaveBeenCalled();
    await clickLabel('stopped');
    expect(selections).toHaveBeenLastCalledWith('stopped');
    expect(isExpanded('stopped')).toBe(true);
    await clickArrow('plain');
    expect(isExpanded('plain')).toBe(true);
    expect(selections).toHaveBeenLastCalledWith('plain');
    await press('plain', '{ArrowLeft}');
    expect(isExpanded('plain')).toBe(false);
    await userEvent.keyboard('{Enter}');
    expect(isExpanded('plain')).toBe(true);
    await cleanup();
    selections.mockClear();
    await renderTree({
      expansionTrigger: 'iconContainer',
      checkboxSelection: true,
      onSelectedItemsChange: (_event, id) => void selections(id),
    });
    await clickLabel('plans');
    expect(isExpanded('plans')).toBe(false);
    await clickArrow('plans');
    expect(isExpanded('plans')).toBe(true);
    expect(selections).not.toHaveBeenCalled();
  },
);

claim("Both also work for items that aren't on the page.", async () => {
  await renderTree();
  expect(element('old')).toBeNull();
  api.current?.setItemExpansion({ itemId: 'old' });
  await expect.poll(() => api.current?.isItemExpanded('old')).toBe(true);
  await clickLabel('contracts');
  expect(visible('Lease')).toBe(true);
});

claim(
  'Pass `shouldBeExpanded` to set a state instead of toggling it. In a controlled tree, the method only calls the callbacks, and you update the state.',
  async () => {
    const { unmount } = await renderTree();
    for (const expected of [true, false]) {
      api.current?.setItemExpansion({ itemId: 'plans' });
      await expect.poll(() => isExpanded('plans')).toBe(expected);
    }
    changes.mockClear();
    api.current?.setItemExpansion({ itemId: 'plans', shouldBeExpanded: false });
    expect(changes).not.toHaveBeenCalled();
    await unmount();
    await renderTree({ expandedItems: [] });
    api.current?.setItemExpansion({ itemId: 'plans', shouldBeExpanded: true });
    expect(last()).toEqual(['plans']);
    expect(toggles).toHaveBeenCalledTimes(1);
    expect(isExpanded('plans')).toBe(false);
  },
);

claim(
  '→ | Expands a collapsed item; on an expanded item, moves the focus to its first child',
  async () => {
    await renderTree();
    await press('plans', '{ArrowRight}');
    expect(isExpanded('plans')).toBe(true);
    expect(focused()).toBe('plans');
    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toBe('level');
  },
);

claim('← | Collapses an expanded item; otherwise, moves the focus to the parent', async () => {
  await renderTree({ defaultExpandedItems: ['contracts'] });
  await press('old', '{ArrowLeft}');
  expect(focused()).toBe('contracts');
  expect(isExpanded('contracts')).toBe(true);
  await userEvent.keyboard('{ArrowLeft}');
  expect(isExpanded('contracts')).toBe(false);
});

claim('Enter on a parent | Expands or collapses it', async () => {
  await renderTree();
  await press('plans', '{Enter}');
  expect(isExpanded('plans')).toBe(true);
  await press('plans', '{Enter}');
  expect(isExpanded('plans')).toBe(false);
});

claim(
  '* | Expands all siblings of the item and the item itself, but nothing inside them',
  async () => {
    await renderTree();
    await press('contracts', '*');
    expect(isExpanded('contracts')).toBe(true);
    expect(isExpanded('plans')).toBe(true);
    expect(isExpanded('old')).toBe(false);
    expect(last()).toEqual(['contracts', 'plans']);
  },
);

claim('In right-to-left layouts, the two arrow keys are swapped.', async () => {
  await render(
    <ThemeProvider theme={createTheme({ direction: 'rtl' })}>
      <Tree />
    </ThemeProvider>,
  );
  await press('plans', '{ArrowRight}');
  expect(isExpanded('plans')).toBe(false);
  await press('plans', '{ArrowLeft}');
  expect(isExpanded('plans')).toBe(true);
  await press('plans', '{ArrowRight}');
  expect(isExpanded('plans')).toBe(false);
});

claim(
  "Users can't expand or collapse a disabled item with these keys, except with * on one of its siblings.",
  async () => {
    await renderTree({
      disabledItemsFocusable: true,
      children: (
        <>
          <TreeItem itemId="plans" label="Plans" disabled>
            <TreeItem itemId="level" label="Level" />
          </TreeItem>
          <TreeItem itemId="notes" label="Notes" />
        </>
      ),
    });
    await press('plans', '{Enter}{ArrowRight}');
    expect(isExpanded('plans')).toBe(false);
    await press('notes', '*');
    expect(isExpanded('plans')).toBe(true);
    await press('plans', '{Enter}');
    expect(isExpanded('plans')).toBe(true);
  },
);

claim(
  'Set the `timeout` of the transition to `0`. To do this for all items, set it as a default prop in the theme:',
  async () => {
    const duration = () => {
      const group = inside('plans', `.${treeItemClasses.groupTransition}`);
      return group instanceof HTMLElement ? parseFloat(group.style.transitionDuration) : NaN;
    };
    const { unmount } = await renderTree();
    await clickLabel('plans');
    expect(duration()).toBeGreaterThan(0);
    await unmount();
    const theme = createTheme({
      components: {
        MuiTreeItem: { defaultProps: { slotProps: { groupTransition: { timeout: 0 } } } },
      },
    });
    await render(
      <ThemeProvider theme={theme}>
        <Tree />
      </ThemeProvider>,
    );
    await clickLabel('plans');
    expect(duration() || 0).toBe(0);
  },
);

claim(
  'If the list arrives later, the tree has already mounted, and logs "A component is changing the default expandedItems state" in development.',
  async () => {
    const errors = catchErrors();
    const { rerender } = await renderTree({ defaultExpandedItems: [] });
    await rerender(<Tree defaultExpandedItems={['plans']} />);
    expect(isExpanded('plans')).toBe(false);
    expect(logged.join()).toContain('A component is changing the default expandedItems state');
    errors.mockRestore();
  },
);

claim('`expandedItems` is set, and nothing updates it.', async () => {
  await renderTree({ expandedItems: [] });
  await clickLabel('plans');
  expect(last()).toEqual(['plans']);
  expect(isExpanded('plans')).toBe(false);
});

claim("The item is in a collapsed branch, or React hasn't rendered it yet.", async () => {
  const onItemFocus = vi.fn();
  await renderTree({ onItemFocus });
  api.current?.focusItem(null, 'level');
  expect(onItemFocus).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
});

claim('All expanded items are rendered, even outside the viewport.', async () => {
  const hundred = Array.from({ length: 100 }, (_value, index) => `Sheet ${index}`);
  await renderTree({
    defaultExpandedItems: ['plans'],
    children: (
      <TreeItem itemId="plans" label="Plans">
        {hundred.map((sheet) => (
          <TreeItem key={sheet} itemId={sheet} label={sheet} />
        ))}
      </TreeItem>
    ),
  });
  const bottom = element('Sheet 99')?.getBoundingClientRect().top ?? 0;
  expect(bottom).toBeGreaterThan(window.innerHeight);
  expect(labels()).toHaveLength(101);
});
