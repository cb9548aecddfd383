import {
  RichTreeView,
  SimpleTreeView,
  TreeItem,
  useTreeItemUtils,
  type RichTreeViewProps,
  type TreeItemProps,
  type TreeViewCancellableEvent,
} from '@mui/x-tree-view';
import { claim } from '@portal/claims';
import {
  type FocusEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
  StrictMode,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import AddFolder from './demos/AddFolder';
import LockedFolders from './demos/LockedFolders';
import RenameAlbums from './demos/RenameAlbums';
import RenameButton from './demos/RenameButton';
import RenameOnServer from './demos/RenameOnServer';
import ValidateNames from './demos/ValidateNames';

/** What assistive technologies are told about a selected item differs between releases. */
const SELECTED = ':is([aria-selected="true"], [aria-checked="true"])';

interface Item {
  id: string;
  label: string;
  children?: Item[];
}
type Props = Partial<RichTreeViewProps<Item, boolean>>;
type Api = NonNullable<NonNullable<RichTreeViewProps<Item, boolean>['apiRef']>['current']>;
type InputProps = InputHTMLAttributes<HTMLInputElement>;

const items: Item[] = [
  { id: 'minutes', label: 'Minutes', children: [{ id: 'march', label: 'March' }] },
  { id: 'budget', label: 'Budget' },
  { id: 'bylaws', label: 'Bylaws' },
];

const api: { current: Required<Api> | undefined } = { current: undefined };
const changes = vi.fn<(id: string, label: string) => void>();

function Tree(props: Props) {
  return (
    <>
      <textarea aria-label="Outside" />
      <RichTreeView
        aria-label="Files"
        apiRef={api}
        items={items}
        isItemEditable
        onItemLabelChange={changes}
        defaultExpandedItems={['minutes']}
        {...props}
      />
    </>
  );
}
function renderTree(props: Props = {}) {
  changes.mockClear();
  return render(<Tree {...props} />);
}

const treeItem = (name: string) => page.getByRole('treeitem', { name, exact: true });
const label = (name: string) => page.getByText(name, { exact: true });
const button = (name: string) => page.getByRole('button', { name });
const input = () => document.querySelector<HTMLInputElement>('[role="treeitem"] input');
const labels = () =>
  [...document.querySelectorAll('.MuiTreeItem-label')].map((element) => element.textContent);
const focused = () => document.activeElement?.id.split('-').at(-1);
const selected = () => document.querySelectorAll(SELECTED).length;

/** Starts editing with a double-click and replaces the label. */
async function edit(name: string, text: string) {
  await label(name).dblClick();
  await expect.poll(() => document.activeElement).toBe(input());
  input()?.select();
  await userEvent.keyboard(text);
}

claim(
  'With `isItemEditable`, users of a `RichTreeView` can rename items in place. `onItemLabelChange` passes you the new label, so that you can save it.',
  async () => {
    const { unmount } = await renderTree({ isItemEditable: false });
    await label('Budget').dblClick();
    expect(input()).toBeNull();
    await unmount();
    await renderTree();
    await edit('Budget', 'Budget 2025{Enter}');
    expect(labels()).toEqual(['Minutes', 'March', 'Budget 2025', 'Bylaws']);
    expect(changes).toHaveBeenCalledExactlyOnceWith('budget', 'Budget 2025');
  },
);

claim('Double-click a label, or move the focus to an item and press Enter.', async () => {
  await render(
    <StrictMode>
      <RenameAlbums />
    </StrictMode>,
  );
  await edit('Lisbon', 'Porto{Enter}');
  await expect.element(treeItem('Porto')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(() => input()?.value).toBe('Oaxaca');
  await userEvent.keyboard(' 2025{Enter}');
  await expect.element(treeItem('Oaxaca 2025')).toBeVisible();
});

claim(
  'If you set `isItemEditable`, clicks expand or collapse an item only on its arrow, because `expansionTrigger` then defaults to `"iconContainer"`. This includes items that aren\'t editable. Enter doesn\'t expand an editable item, but the arrow keys do.',
  async () => {
    const isBudget = (item: Item) => item.id === 'budget';
    for (const isItemEditable of [true, isBudget]) {
      const { unmount } = await renderTree({ isItemEditable });
      const minutes = treeItem('Minutes');
      await label('Minutes').click();
      await expect.element(minutes).toHaveAttribute('aria-expanded', 'true');
      await userEvent.keyboard('{Enter}');
      if (isItemEditable === true) {
        await expect.poll(() => input()?.value).toBe('Minutes');
        await userEvent.keyboard('{Escape}');
        await expect.element(minutes).toHaveAttribute('aria-expanded', 'true');
        await userEvent.keyboard('{ArrowLeft}');
      }
      await expect.element(minutes).toHaveAttribute('aria-expanded', 'false');
      const arrow = minutes.element().querySelector('.MuiTreeItem-iconContainer');
      await userEvent.click(arrow as Element);
      await expect.element(minutes).toHaveAttribute('aria-expanded', 'true');
      await unmount();
    }
    await renderTree({ isItemEditable: false });
    await label('Minutes').click();
    await expect.element(treeItem('Minutes')).toHaveAttribute('aria-expanded', 'false');
  },
);

claim(
  "After an edit, the tree changes only the label that it shows. It doesn't change your `items`, and `getItem` of `apiRef` returns the old label. When you pass a new `items` array or a new function, such as `isItemDisabled` or `getItemLabel`, the tree shows the labels of your items again.",
  async () => {
    const { rerender } = await renderTree();
    await edit('Budget', 'Costs{Enter}');
    expect(labels()).toContain('Costs');
    expect(items[1]?.label).toBe('Budget');
    expect((api.current?.getItem('budget') as Item | undefined)?.label).toBe('Budget');
    const isNever = () => false;
    for (const props of [
      { items: [...items] },
      { isItemDisabled: isNever },
      { isItemDisabled: isNever, getItemLabel: (item: Item) => item.label },
    ]) {
      await rerender(<Tree {...props} />);
      await expect.poll(labels).toEqual(['Minutes', 'March', 'Budget', 'Bylaws']);
      await edit('Budget', 'Costs{Enter}');
      await expect.poll(labels).toContain('Costs');
      await rerender(<Tree {...props} />);
      expect(labels()).toContain('Costs');
    }
  },
);

claim(
  "`onItemLabelChange` is called with the id of the item and the new label. It isn't called if the label didn't change, or if the user cancels. `updateItemLabel` of `apiRef` calls it, too.",
  async () => {
    await renderTree();
    await edit('Budget', 'Budget{Enter}');
    await edit('Budget', 'Costs{Escape}');
    expect(labels()).toContain('Budget');
    expect(changes).not.toHaveBeenCalled();
    await edit('Budget', 'Costs{Enter}');
    expect(changes).toHaveBeenCalledExactlyOnceWith('budget', 'Costs');
    flushSync(() => api.current?.updateItemLabel('bylaws', 'Rules'));
    expect(changes).toHaveBeenLastCalledWith('bylaws', 'Rules');
  },
);

claim(
  'Pass a function to `isItemEditable`. It receives your object and returns a boolean.',
  async () => {
    await render(<LockedFolders />);
    await label('Fonts (locked)').dblClick();
    expect(input()).toBeNull();
    await label('Bridge').dblClick();
    await expect.poll(() => input()?.value).toBe('Bridge');
  },
);

claim('If it is new on each render, the tree calls it again for each item.', async () => {
  const calls = vi.fn<(id: string) => void>();
  const isEditable = (item: Item) => {
    calls(item.id);
    return true;
  };
  const { rerender } = await renderTree({ isItemEditable: isEditable });
  calls.mockClear();
  await rerender(<Tree isItemEditable={isEditable} />);
  expect(calls).not.toHaveBeenCalled();
  await rerender(<Tree isItemEditable={(item) => isEditable(item)} />);
  expect(new Set(calls.mock.calls.flat())).toEqual(
    new Set(['minutes', 'march', 'budget', 'bylaws']),
  );
});

claim(
  'Users can also edit disabled items by double-clicking their label, and with Enter if you set `disabledItemsFocusable`. To prevent this, return `false` for disabled items and for the items inside them.',
  async () => {
    const isMinutes = (item: Item) => item.id === 'minutes';
    const { unmount } = await renderTree({ isItemDisabled: isMinutes });
    await edit('Minutes', 'Protocols{Enter}');
    expect(labels()).toContain('Protocols');
    await unmount();
    for (const [isItemEditable, field] of [
      [true, 'Minutes'],
      [(item: Item) => !isMinutes(item), undefined],
    ] as const) {
      const tree = await renderTree({
        isItemDisabled: isMinutes,
        disabledItemsFocusable: true,
        isItemEditable,
      });
      await treeItem('Bylaws').click();
      await userEvent.keyboard('{Home}');
      expect(focused()).toBe('minutes');
      await userEvent.keyboard('{Enter}');
      expect(input()?.value).toBe(field);
      await userEvent.keyboard('{Escape}');
      if (field === undefined) {
        await label('Minutes').dblClick();
        expect(input()).toBeNull();
        // Its child is disabled as well, but editable.
        await label('March').dblClick();
        expect(input()?.value).toBe('March');
      }
      await tree.unmount();
    }
  },
);

claim('Call `setEditedItem` of `apiRef` with the id of the item.', async () => {
  await render(<RenameButton />);
  await button('Rename').click();
  await expect.poll(() => input()?.value).toBe('Orders');
  await userEvent.keyboard('{Escape}{ArrowUp}{F2}');
  await expect.poll(() => input()?.value).toBe('Inbox');
});

claim(
  'By default, F2 does nothing. This demo handles it in `onKeyDown` of the tree. It stores the id of the focused item in `onItemFocus`.',
  async () => {
    const { unmount } = await renderTree();
    await treeItem('Budget').click();
    await userEvent.keyboard('{F2}');
    expect(input()).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => input()?.value).toBe('Budget');
    await unmount();
    await render(<RenameButton />);
    await treeItem('Archive').click();
    await userEvent.keyboard('{F2}');
    await expect.poll(() => input()?.value).toBe('Archive');
  },
);

claim(
  "`setEditedItem` does nothing if the item isn't editable. With `null` or the id of another item, it stops editing without saving. With `null`, the text field disappears with the focus, so move the focus afterward, for example with `focusItem` of `apiRef`.",
  async () => {
    const { unmount } = await renderTree({ isItemEditable: (item) => item.id === 'budget' });
    await expect.element(treeItem('Bylaws')).toBeVisible();
    flushSync(() => api.current?.setEditedItem('bylaws'));
    expect(input()).toBeNull();
    flushSync(() => api.current?.setEditedItem('budget'));
    await expect.poll(() => document.activeElement).toBe(input());
    await userEvent.keyboard('2');
    api.current?.setEditedItem(null);
    await expect.poll(input).toBeNull();
    expect(labels()).toContain('Budget');
    expect(document.activeElement).toBe(document.body);
    flushSync(() => api.current?.focusItem(null, 'budget'));
    expect(focused()).toBe('budget');
    await unmount();
    await renderTree();
    await edit('Budget', 'Costs');
    api.current?.setEditedItem('bylaws');
    await expect.poll(() => input()?.value).toBe('Bylaws');
    expect(labels()).toContain('Budget');
    expect(changes).not.toHaveBeenCalled();
    expect(changes).not.toHaveBeenCalled();
  },
);

claim(
  'Add the item, then start editing it. `flushSync` makes React render the new item before `setEditedItem` looks for it:',
  async () => {
    const { unmount } = await render(
      <StrictMode>
        <AddFolder />
      </StrictMode>,
    );
    await button('Add a folder').click();
    await expect.poll(() => input()?.value).toBe('New folder');
    input()?.select();
    await userEvent.keyboard('Leases{Enter}');
    expect(labels()).toEqual(['Invoices', 'Contracts', 'Leases']);
    await unmount();
    function WithoutFlush() {
      const [folders, setFolders] = useState(items);
      return (
        <>
          <button
            type="button"
            onClick={() => {
              setFolders([...folders, { id: 'new', label: 'New' }]);
              api.current?.setEditedItem('new');
            }}
          >
            Add
          </button>
          <Tree items={folders} />
        </>
      );
    }
    await render(<WithoutFlush />);
    await button('Add').click();
    await expect.element(treeItem('New')).toBeVisible();
    expect(input()).toBeNull();
  },
);

claim('If the user presses Escape, the item stays, with the name that you gave it.', async () => {
  await render(<AddFolder />);
  await button('Add a folder').click();
  await expect.poll(() => document.activeElement).toBe(input());
  await userEvent.keyboard('x{Escape}');
  await expect.poll(labels).toEqual(['Invoices', 'Contracts', 'New folder']);
});

claim(
  'By default, only an empty label is rejected: Enter does nothing, and the text field stays open. Spaces alone are accepted.',
  async () => {
    await renderTree();
    await edit('Budget', '{Backspace}{Enter}');
    expect(document.activeElement).toBe(input());
    expect(input()?.value).toBe('');
    await userEvent.keyboard('  {Enter}');
    expect(changes).toHaveBeenCalledExactlyOnceWith('budget', '  ');
  },
);

claim(
  'In `onKeyDown`, `event.defaultMuiPrevented = true` keeps Enter from saving an invalid name.',
  async () => {
    await render(<ValidateNames />);
    await edit('support', 'Help{Enter}');
    expect(document.activeElement).toBe(input());
    await expect.element(page.getByText('Use lowercase letters')).toBeVisible();
    await userEvent.keyboard('{Control>}a{/Control}help-desk{Enter}');
    await expect.poll(labels).toEqual(['sales', 'sales-asia', 'sales-africa', 'help-desk']);
    expect(focused()).toBe('support');
  },
);

claim(
  'In `onBlur`, the same line keeps the tree from saving an invalid name when the text field loses the focus. `toggleItemEditing` of `useTreeItemUtils` then closes the text field and restores the old label.',
  async () => {
    await render(<ValidateNames />);
    await edit('support', 'Help');
    await label('sales').click();
    await expect.poll(labels).toEqual(['sales', 'sales-asia', 'sales-africa', 'support']);
    await edit('support', 'help');
    await label('sales').click();
    await expect.poll(labels).toEqual(['sales', 'sales-asia', 'sales-africa', 'help']);
    await edit('help', 'other{Escape}');
    await edit('sales', 'Other{Escape}');
    await expect.poll(labels).toEqual(['sales', 'sales-asia', 'sales-africa', 'help']);
  },
);

function ShelfItem(props: TreeItemProps) {
  return (
    <TreeItem
      {...props}
      slotProps={{
        labelInput: {
          'aria-label': 'Name of the shelf',
          maxLength: 20,
          onFocus: (event) => event.currentTarget.select(),
        },
      }}
    />
  );
}

claim(
  'The default text field has no accessible name, so the code sets one. `onFocus` selects the old name, so that typing replaces it.',
  async () => {
    const { unmount } = await renderTree();
    await edit('Budget', 'Costs');
    const field = page.getByRole('treeitem').getByRole('textbox').first();
    await expect.element(field).not.toHaveAccessibleName();
    await unmount();
    await renderTree({ slots: { item: ShelfItem } });
    await treeItem('Budget').click();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.activeElement).toBe(input());
    await expect.element(field).toHaveAccessibleName('Name of the shelf');
    await userEvent.keyboard('A much longer name than twenty');
    expect(input()?.value).toBe('A much longer name t');
  },
);

claim(
  'The component receives `value`, `onChange`, `onKeyDown`, `onBlur`, `autoFocus`, `type`, `data-element`, `className`, `ref` and `ownerState`. Pass them to the `<input>`, but not `ownerState`, for which React logs an error:',
  async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const received = vi.fn<(names: string[]) => void>();
    function Field({
      isWhole,
      ownerState,
      ...props
    }: InputProps & { isWhole: boolean; ownerState?: object }) {
      received([...Object.keys(props), ...(ownerState ? ['ownerState'] : [])]);
      return <input aria-label="Name" {...props} {...(isWhole ? { ownerState } : {})} />;
    }
    const PartField = (props: InputProps) => <Field {...props} isWhole={false} />;
    const WholeField = (props: InputProps) => <Field {...props} isWhole />;
    const PartItem = (props: TreeItemProps) => (
      <TreeItem {...props} slots={{ labelInput: PartField }} />
    );
    const WholeItem = (props: TreeItemProps) => (
      <TreeItem {...props} slots={{ labelInput: WholeField }} />
    );
    const { unmount } = await renderTree({ slots: { item: PartItem } });
    await edit('Budget', 'Costs{Enter}');
    expect(labels()).toContain('Costs');
    const names =
      'value onChange onKeyDown onBlur autoFocus type data-element className ref ownerState';
    expect(received.mock.lastCall?.[0].toSorted()).toEqual(names.split(' ').toSorted());
    expect(log).not.toHaveBeenCalled();
    await unmount();
    await renderTree({ slots: { item: WholeItem } });
    await label('Budget').dblClick();
    await expect.poll(() => log.mock.calls.flat().includes('ownerState')).toBe(true);
    log.mockRestore();
  },
);

function KeyField({ value, onChange, onKeyDown, onBlur }: InputProps) {
  return (
    <input
      aria-label="Name"
      // eslint-disable-next-line jsx-a11y/no-autofocus -- the text field replaces the focused label
      autoFocus
      value={value}
      onChange={onChange}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    />
  );
}
function KeyItem(props: TreeItemProps) {
  return <TreeItem {...props} slots={{ labelInput: KeyField }} />;
}

claim(
  'Without `data-element="labelInput"`, the tree handles the keys that are typed into the field. A space, for example, selects the item.',
  async () => {
    await renderTree({ slots: { item: KeyItem } });
    await expect.element(treeItem('Budget')).toBeVisible();
    api.current?.setEditedItem('budget');
    await expect.poll(input).not.toBeNull();
    input()?.focus();
    expect(selected()).toBe(0);
    await userEvent.keyboard('x ');
    expect(input()?.value).toBe('Budgetx');
    expect(selected()).toBe(1);
  },
);

function StillField({ value, onChange, onKeyDown, onBlur }: InputProps) {
  return (
    <input
      aria-label="Name"
      data-element="labelInput"
      value={value}
      onChange={onChange}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    />
  );
}
function StillItem(props: TreeItemProps) {
  return <TreeItem {...props} slots={{ labelInput: StillField }} />;
}

claim("Without `autoFocus`, the focus doesn't move to the text field.", async () => {
  await renderTree({ slots: { item: StillItem } });
  await label('Budget').dblClick();
  await expect.poll(input).not.toBeNull();
  expect(focused()).toBe('budget');
});

claim(
  'If you declare it inside another component, it is a new component each time the other one renders, and the text field loses the focus.',
  async () => {
    function FreshItem(props: TreeItemProps) {
      const [, setCount] = useState(0);
      const Field = (own: InputProps) => <StillField {...own} />;
      return (
        <TreeItem
          {...props}
          slots={{ labelInput: Field }}
          slotProps={{ labelInput: { onChange: () => setCount((count) => count + 1) } }}
        />
      );
    }
    await renderTree({ slots: { item: FreshItem } });
    await label('Budget').dblClick();
    await expect.poll(input).not.toBeNull();
    const before = input();
    before?.focus();
    await userEvent.keyboard('x');
    await expect.poll(() => input() === before).toBe(false);
    expect(document.activeElement).not.toBe(input());
  },
);

claim(
  'Change your data first, send the request, and change it back if the request fails. In this demo, the request takes 0.3 seconds, and fails for a name with a slash:',
  async () => {
    await render(
      <StrictMode>
        <RenameOnServer />
      </StrictMode>,
    );
    const status = page.getByRole('status');
    await edit('Lease.pdf', 'a/b{Enter}');
    await expect.element(status).toHaveTextContent('Saving a/b…');
    await expect.poll(labels).toContain('a/b');
    await expect.element(status).toHaveTextContent('a/b was not saved');
    await expect.poll(labels).toEqual(['Contracts', 'Lease.pdf', 'Insurance.pdf']);
  },
);

claim(
  "`replace` changes a label only if it is still the one that was sent. A failed request therefore doesn't overwrite a name that the user has entered in the meantime.",
  async () => {
    await render(<RenameOnServer />);
    await edit('Lease.pdf', 'a/b{Enter}');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.activeElement).toBe(input());
    input()?.select();
    await userEvent.keyboard('c{Enter}');
    await expect.element(page.getByRole('status')).toHaveTextContent('Saved c.');
    await expect.poll(labels).toEqual(['Contracts', 'c', 'Insurance.pdf']);
  },
);

claim(
  '`savedNames` holds the names that the server has accepted. If two renames fail one after the other, the tree shows the accepted name, and not the first of the two that failed.',
  async () => {
    await render(<RenameOnServer />);
    await edit('Lease.pdf', 'a/b{Enter}');
    await edit('a/b', 'c/d{Enter}');
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('c/d was not saved: no slash, please.');
    await expect.poll(labels).toEqual(['Contracts', 'Lease.pdf', 'Insurance.pdf']);
    await edit('Lease.pdf', 'Rent.pdf{Enter}');
    await expect.element(page.getByRole('status')).toHaveTextContent('Saved Rent.pdf.');
    await edit('Rent.pdf', 'e/f{Enter}');
    await expect.element(page.getByRole('status')).toHaveTextContent('e/f was not saved');
    await expect.poll(labels).toEqual(['Contracts', 'Rent.pdf', 'Insurance.pdf']);
  },
);

claim('**Undo** sends the old name in a second request.', async () => {
  await render(<RenameOnServer />);
  await edit('Lease.pdf', 'Rent.pdf{Enter}');
  await button('Undo').click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Saved Lease.pdf.');
  await expect.poll(labels).toEqual(['Contracts', 'Lease.pdf', 'Insurance.pdf']);
});

claim(
  'Enter | Saves the label and focuses the item. Does nothing if the label is empty.',
  async () => {
    await renderTree();
    await edit('Budget', '{Backspace}{Enter}');
    expect(document.activeElement).toBe(input());
    await userEvent.keyboard('Costs{Enter}');
    await expect.poll(focused).toBe('budget');
    expect(labels()).toContain('Costs');
  },
);

claim('Escape | Cancels and focuses the item', async () => {
  await renderTree();
  await edit('Budget', 'Costs{Escape}');
  await expect.poll(focused).toBe('budget');
  expect(labels()).toContain('Budget');
});

claim(
  'Tab | Saves the label and focuses the item. If the label is empty, the focus moves on and the text field stays open.',
  async () => {
    await renderTree();
    await edit('Budget', 'Costs{Tab}');
    await expect.poll(labels).toContain('Costs');
    expect(focused()).toBe('budget');
    await edit('Costs', 'Plan{Shift>}{Tab}{/Shift}');
    await expect.poll(labels).toContain('Plan');
    expect(focused()).toBe('budget');
    expect(changes.mock.calls).toEqual([
      ['budget', 'Costs'],
      ['budget', 'Plan'],
    ]);
    await edit('Plan', '{Backspace}{Tab}');
    expect(document.activeElement).not.toBe(input());
    expect(input()?.value).toBe('');
  },
);

claim('Letters, Space, arrows | Edit the text. The tree ignores them.', async () => {
  await renderTree({ defaultExpandedItems: [] });
  await edit('Budget', 'my b{ArrowLeft}{Home}x{ArrowDown}*{ArrowUp}y');
  // Where the caret moves with ↓ and ↑ depends on the system.
  expect([...(input()?.value ?? '')].toSorted().join('')).toBe(' *bmxyy');
  expect(document.activeElement).toBe(input());
  await expect.element(treeItem('Minutes')).toHaveAttribute('aria-expanded', 'false');
  // The double-click has selected the item.
  expect(selected()).toBe(1);
});

claim(
  'A click outside the tree saves the label, but then the tree focuses the item again.',
  async () => {
    await renderTree();
    await edit('Budget', 'Costs');
    await page.getByRole('textbox', { name: 'Outside' }).click();
    await expect.poll(labels).toContain('Costs');
    expect(focused()).toBe('budget');
  },
);

function NoteItem(props: TreeItemProps) {
  const { itemId, children } = props;
  const { interactions } = useTreeItemUtils({ itemId, children });

  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    const target = event.relatedTarget;
    if (event.target.value === '') {
      interactions.toggleItemEditing();
    } else if (target instanceof HTMLElement) {
      setTimeout(() => target.focus());
    }
  };

  return <TreeItem {...props} slotProps={{ labelInput: { onBlur: handleBlur } }} />;
}

claim('To keep the focus on the field that the user clicked, move it back:', async () => {
  await renderTree({ slots: { item: NoteItem } });
  await edit('Budget', 'Costs');
  const outside = page.getByRole('textbox', { name: 'Outside' });
  await outside.click();
  await expect.poll(labels).toContain('Costs');
  expect(document.activeElement).toBe(outside.element());
  await edit('Bylaws', 'Rules{Enter}');
  expect(focused()).toBe('bylaws');
  await edit('Rules', 'Laws{Escape}');
  expect(labels()).toEqual(['Minutes', 'March', 'Costs', 'Rules']);
  expect(changes.mock.calls).toEqual([
    ['budget', 'Costs'],
    ['bylaws', 'Rules'],
  ]);
});

claim(
  "If the text field is empty when it loses the focus, the tree doesn't close it. The code above closes it with `toggleItemEditing`, which restores the old label.",
  async () => {
    const outside = page.getByRole('textbox', { name: 'Outside' });
    const { unmount } = await renderTree();
    await edit('Budget', '{Backspace}');
    await outside.click();
    expect(document.activeElement).toBe(outside.element());
    expect(input()?.value).toBe('');
    await unmount();
    await renderTree({ slots: { item: NoteItem } });
    await edit('Budget', '{Backspace}');
    await outside.click();
    await expect.poll(labels).toContain('Budget');
    expect(input()).toBeNull();
  },
);

function ComposingItem(props: TreeItemProps) {
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement> & TreeViewCancellableEvent) => {
    event.defaultMuiPrevented = event.nativeEvent.isComposing || event.keyCode === 229;
  };
  return <TreeItem {...props} slotProps={{ labelInput: { onKeyDown: handleKeyDown } }} />;
}
const confirm = (init: KeyboardEventInit) =>
  flushSync(() =>
    input()?.dispatchEvent(
      new window.KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...init }),
    ),
  );

claim(
  'When users type Japanese or Chinese, Enter confirms a suggestion of the input method, and the tree saves the unfinished label. In `onKeyDown` of `slotProps.labelInput`, set `event.defaultMuiPrevented = true` if `event.nativeEvent.isComposing` is `true` or `event.keyCode` is 229.',
  async () => {
    const { unmount } = await renderTree();
    await edit('Budget', 'Yosan');
    confirm({ isComposing: true });
    expect(changes).toHaveBeenCalledExactlyOnceWith('budget', 'Yosan');
    await unmount();
    await renderTree({ slots: { item: ComposingItem } });
    await edit('Budget', 'Yosan');
    confirm({ isComposing: true });
    confirm({ keyCode: 229 });
    expect(changes).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(input());
    confirm({});
    expect(changes).toHaveBeenCalledExactlyOnceWith('budget', 'Yosan');
  },
);

claim('`updateItemLabel` of `apiRef` throws this error for an empty string.', async () => {
  await renderTree();
  await expect.element(treeItem('Budget')).toBeVisible();
  expect(() => api.current?.updateItemLabel('budget', '')).toThrow(
    'The label of an item cannot be empty.',
  );
});

claim("`SimpleTreeView` doesn't support editing.", async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  await render(
    <SimpleTreeView aria-label="Files" {...{ isItemEditable: true }}>
      <TreeItem itemId="a" label="Minutes" />
    </SimpleTreeView>,
  );
  await label('Minutes').dblClick();
  await userEvent.keyboard('{Enter}');
  expect(input()).toBeNull();
  log.mockRestore();
});

claim(
  'If your label is in another property than `label`, update the property that `getItemLabel` reads.',
  async () => {
    function Named({ toName }: { toName: boolean }) {
      const [data, setData] = useState([{ id: 'a', label: '', name: 'Old' }]);
      return (
        <RichTreeView
          aria-label="Files"
          items={data}
          isItemEditable
          getItemLabel={({ name }) => name}
          onItemLabelChange={(_id, text) =>
            setData((before) =>
              before.map((item) => (toName ? { ...item, name: text } : { ...item, label: text })),
            )
          }
        />
      );
    }
    for (const [toName, expected] of [
      [false, 'Old'],
      [true, 'New'],
    ] as const) {
      const { unmount } = await render(<Named toName={toName} />);
      await edit('Old', 'New{Enter}');
      await expect.poll(labels).toEqual([expected]);
      await unmount();
    }
  },
);

claim(
  'If you only want to limit the length, pass `maxLength` to the default text field:',
  async () => {
    const Shelf = (props: TreeItemProps) => (
      <TreeItem {...props} slotProps={{ labelInput: { maxLength: 4 } }} />
    );
    await renderTree({ slots: { item: Shelf } });
    await edit('Budget', 'Forecast');
    expect(input()?.value).toBe('Fore');
  },
);

claim(
  "If the parent of the new item is collapsed, expand it with `setItemExpansion` of `apiRef`. Otherwise, the text field doesn't appear until the user expands the parent.",
  async () => {
    function Adding({ parentId }: { parentId?: string }) {
      const [files, setFiles] = useState(items);
      const add = () => {
        flushSync(() =>
          setFiles(
            files.map((file) => ({
              ...file,
              children: [...(file.children ?? []), { id: `${file.id}-new`, label: 'New' }],
            })),
          ),
        );
        if (parentId !== undefined) {
          api.current?.setItemExpansion({ itemId: parentId, shouldBeExpanded: true });
        }
        api.current?.setEditedItem(`${parentId ?? 'minutes'}-new`);
      };
      return (
        <>
          <button type="button" onClick={add}>
            Add
          </button>
          <Tree items={files} defaultExpandedItems={[]} />
        </>
      );
    }
    // `budget` had no children before.
    for (const parentId of ['minutes', 'budget']) {
      const { unmount } = await render(<Adding parentId={parentId} />);
      await button('Add').click();
      await expect.poll(() => document.activeElement).toBe(input());
      expect(input()?.value).toBe('New');
      await unmount();
    }
    await render(<Adding />);
    await button('Add').click();
    await expect.element(treeItem('Budget')).toHaveAttribute('aria-expanded', 'false');
    expect(input()).toBeNull();
    await treeItem('Minutes').click();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => input()?.value).toBe('New');
  },
);

claim(
  "`relatedTarget` is the element that receives the focus, or `null` if the user clicked something that can't be focused. `setTimeout` waits until the tree has focused the item.",
  async () => {
    const targets: (EventTarget | null)[] = [];
    for (const waits of [true, false]) {
      const Item = (props: TreeItemProps) => {
        const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
          const target = event.relatedTarget;
          targets.push(target);
          if (target instanceof HTMLElement) {
            const focus = () => target.focus();
            if (waits) {
              setTimeout(focus);
            } else {
              focus();
            }
          }
        };
        return <TreeItem {...props} slotProps={{ labelInput: { onBlur: handleBlur } }} />;
      };
      const { unmount } = await render(
        <>
          <p>Nothing</p>
          <Tree slots={{ item: Item }} />
        </>,
      );
      await edit('Budget', 'Costs');
      targets.length = 0;
      const outside = page.getByRole('textbox', { name: 'Outside' });
      await outside.click();
      await expect.poll(labels).toContain('Costs');
      expect(targets[0]).toBe(outside.element());
      await expect.poll(() => document.activeElement === outside.element()).toBe(waits);
      await edit('Costs', 'Budget');
      targets.length = 0;
      await label('Nothing').click();
      await expect.poll(labels).toContain('Budget');
      expect(targets[0]).toBeNull();
      await unmount();
    }
  },
);
