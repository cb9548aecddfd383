import {
  Component,
  createContext,
  useContext,
  useState,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import {
  RichTreeView,
  SimpleTreeView,
  TreeItem,
  treeItemClasses,
  TreeItemCheckbox,
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemLabel,
  TreeItemProvider,
  TreeItemRoot,
  useTreeItem,
  useTreeItemUtils,
  type RichTreeViewProps,
  type TreeItemProps,
  type TreeViewCancellableEvent,
  type TreeViewDefaultItemModelProperties,
  type useRichTreeViewApiRef,
  type useSimpleTreeViewApiRef,
} from '@mui/x-tree-view';
import { claim, sourced } from '@portal/claims';
import { expect, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import BuildingPhases from './demos/BuildingPhases';
import ExpandWithDoubleClick from './demos/ExpandWithDoubleClick';
import OpenAndClosedFolders from './demos/OpenAndClosedFolders';
import PatternLinks from './demos/PatternLinks';
import RemoveAttachments from './demos/RemoveAttachments';
import StaffDirectory from './demos/StaffDirectory';

/** What assistive technologies are told about a selected item differs between releases. */
const SELECTED = ':is([aria-selected="true"], [aria-checked="true"])';
const isItemSelected = (item: Locator) => item.element().matches(SELECTED);

type Item = TreeViewDefaultItemModelProperties;
type Props = Partial<RichTreeViewProps<Item, boolean>>;
type Cancellable<Event> = Event & TreeViewCancellableEvent;

const items: Item[] = [
  { id: 'tools', label: 'Tools', children: [{ id: 'saw', label: 'Saw' }] },
  { id: 'bench', label: 'Bench' },
];

const api: ReturnType<typeof useRichTreeViewApiRef> = { current: undefined };
const clicks = vi.fn<(event: unknown, itemId: string) => void>();
const selections = vi.fn<(event: unknown, itemIds: string | string[] | null) => void>();

function Tree(props: Props) {
  return (
    <RichTreeView
      aria-label="Tools"
      apiRef={api}
      items={items}
      onItemClick={clicks}
      onSelectedItemsChange={selections}
      {...props}
    />
  );
}

async function renderTree(props: Props = {}) {
  clicks.mockClear();
  selections.mockClear();
  return render(<Tree {...props} />);
}

const element = (id: string) => {
  const found = api.current?.getItemDOMElement(id);
  if (!found) {
    throw new Error(`Item ${id} is not in the document`);
  }
  return found;
};
const inside = (id: string, selector: string): HTMLElement => {
  const found = element(id).querySelector<HTMLElement>(selector);
  if (!found) {
    throw new Error(`Item ${id} has no ${selector}`);
  }
  return found;
};
const row = (id: string) => inside(id, `.${treeItemClasses.content}`);
const label = (id: string) => inside(id, `.${treeItemClasses.label}`);
const arrow = (id: string) => inside(id, `.${treeItemClasses.iconContainer}`);
const isExpanded = (id: string) => element(id).getAttribute('aria-expanded') === 'true';
const isSelected = (id: string) => row(id).hasAttribute('data-selected');
const focus = async (id: string) => {
  api.current?.focusItem(null, id);
  await expect.poll(() => document.activeElement === element(id)).toBe(true);
};
const treeItem = (name: string) => page.getByRole('treeitem', { name, exact: true });
const withProps = (slotProps: TreeItemProps['slotProps']): Props => ({
  slotProps: { item: { slotProps } },
});

claim(
  '`PersonItem` receives the props of `TreeItem`, passes them on, and replaces the label.',
  async () => {
    await render(<StaffDirectory />);
    await expect.element(page.getByText('Warehouse manager')).toBeVisible();
    await page.getByText('Adaeze Okonkwo').click();
    await expect.poll(() => document.body.textContent.includes('Route planner')).toBe(false);
  },
);

claim('In a `SimpleTreeView`, render it in place of `TreeItem`.', async () => {
  const Wrapped = (props: TreeItemProps) => <TreeItem {...props} label={<b>{props.label}</b>} />;
  await render(
    <SimpleTreeView aria-label="Tools" defaultExpandedItems={['tools']}>
      <Wrapped itemId="tools" label="Tools">
        <Wrapped itemId="saw" label="Saw" />
      </Wrapped>
    </SimpleTreeView>,
  );
  await expect.element(treeItem('Saw')).toBeVisible();
  await treeItem('Saw').click();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByRole('treeitem').first()).toHaveFocus();
});

claim(
  "Your event handlers run in addition to the tree's own handlers, and your class names are added to the existing ones. To set props of all items of a `RichTreeView`, you don't need your own component.",
  async () => {
    const handler = vi.fn<() => void>();
    await renderTree(withProps({ content: { className: 'mine', onClick: handler } }));
    await userEvent.click(label('bench'));
    expect(handler).toHaveBeenCalledTimes(1);
    expect(isSelected('bench')).toBe(true);
    expect(document.querySelectorAll('.mine.MuiTreeItem-content')).toHaveLength(2);
  },
);

claim('In this example, each label has the text direction of its language:', async () => {
  const songs = [
    { id: 'ar', label: 'نسم علينا الهوى' },
    { id: 'pt', label: 'Águas de Março' },
  ];
  await renderTree({ items: songs, ...withProps({ label: { dir: 'auto' } }) });
  const direction = (id: string) => getComputedStyle(label(id)).direction;
  expect([direction('ar'), direction('pt')]).toEqual(['rtl', 'ltr']);
});

function StarCheckbox(props: ComponentProps<typeof TreeItemCheckbox>) {
  return <TreeItemCheckbox {...props} size="small" icon={<StarBorder />} checkedIcon={<Star />} />;
}

function LabelWithTooltip(props: ComponentProps<typeof TreeItemLabel>) {
  return (
    <Tooltip describeChild title={props.children}>
      <TreeItemLabel {...props} />
    </Tooltip>
  );
}

claim(
  'Render the default component inside yours to keep its styles and behavior. This item has a star instead of a checkbox, and its label has a tooltip:',
  async () => {
    const slots = { checkbox: StarCheckbox, label: LabelWithTooltip };
    const Custom = (props: TreeItemProps) => <TreeItem {...props} slots={slots} />;
    await renderTree({
      slots: { item: Custom },
      isItemEditable: true,
      checkboxSelection: true,
      multiSelect: true,
    });
    const icon = () => inside('bench', '.MuiCheckbox-sizeSmall svg').dataset.testid;
    expect(icon()).toBe('StarBorderIcon');
    await userEvent.click(inside('bench', 'input'));
    await expect.poll(icon).toBe('StarIcon');
    label('bench').dispatchEvent(new window.MouseEvent('mouseover', { bubbles: true }));
    await expect.element(page.getByRole('tooltip')).toHaveTextContent('Bench');
    await userEvent.dblClick(label('tools'));
    await expect.poll(input).not.toBeNull();
  },
);

claim('The type of `slotProps.checkbox` only contains HTML attributes and `visible`.', () => {
  const valid: TreeItemProps['slotProps'] = { checkbox: { visible: false, title: 'Select' } };
  // @ts-expect-error `icon` is a prop of Material UI's Checkbox.
  const invalid: TreeItemProps['slotProps'] = { checkbox: { icon: null } };
  expect([valid, invalid]).toHaveLength(2);
});

const slot =
  (key: keyof NonNullable<TreeItemProps['slots']>, selector: string, props: Props = {}) =>
  async () => {
    const first = await renderTree({ defaultExpandedItems: ['tools'], ...props });
    if (key === 'labelInput') {
      api.current?.setEditedItem('bench');
      await expect.poll(() => document.querySelector(selector)).not.toBeNull();
    }
    expect(document.querySelector(selector)).not.toBeNull();
    await first.unmount();
    const used = vi.fn<() => void>();
    const Part = () => {
      used();
      return null;
    };
    const Custom = (itemProps: TreeItemProps) => (
      <TreeItem {...itemProps} slots={{ [key]: Part }} />
    );
    await renderTree({ defaultExpandedItems: ['tools'], ...props, slots: { item: Custom } });
    if (key === 'labelInput') {
      api.current?.setEditedItem('bench');
    }
    await expect.poll(() => used.mock.calls.length).toBeGreaterThan(0);
  };

claim(
  '`root` | `TreeItemRoot` | `li` with the role `treeitem`',
  slot('root', 'li.MuiTreeItem-root[role="treeitem"]'),
);
claim(
  '`content` | `TreeItemContent` | `div`, the row',
  slot('content', 'li > div.MuiTreeItem-content'),
);
claim(
  '`iconContainer` | `TreeItemIconContainer` | `div` around the icon',
  slot('iconContainer', 'div.MuiTreeItem-iconContainer > svg'),
);
claim(
  '`icon`, `expandIcon`, `collapseIcon` or `endIcon` | Chosen by `TreeItemIcon` | `svg`',
  async () => {
    const shown = async (keys: ('icon' | 'expandIcon' | 'collapseIcon' | 'endIcon')[]) => {
      const slots = Object.fromEntries(keys.map((key) => [key, () => <svg data-slot={key} />]));
      const Custom = (props: TreeItemProps) => <TreeItem {...props} slots={slots} />;
      const { unmount } = await renderTree({
        slots: { item: Custom },
        defaultExpandedItems: ['tools'],
      });
      const result = [...document.querySelectorAll('svg')].map((svg) => svg.dataset.slot);
      await unmount();
      return result;
    };
    expect(await shown(['icon'])).toEqual(['icon', 'icon', 'icon']);
    expect(await shown(['expandIcon', 'collapseIcon', 'endIcon'])).toEqual([
      'collapseIcon',
      'endIcon',
      'endIcon',
    ]);
  },
);
claim(
  "`checkbox` | `TreeItemCheckbox` | Material UI's `Checkbox`",
  slot('checkbox', '.MuiCheckbox-root.MuiTreeItem-checkbox', { checkboxSelection: true }),
);
claim('`label` | `TreeItemLabel` | `div`', slot('label', 'div.MuiTreeItem-label'));
claim(
  "`labelInput` | `TreeItemLabelInput` | `input` in place of the label while it's edited",
  async () => {
    await slot('labelInput', 'input.MuiTreeItem-labelInput', { isItemEditable: true })();
    expect(element('bench').querySelector('.MuiTreeItem-label')).toBeNull();
  },
);
claim(
  '`groupTransition` | `TreeItemGroupTransition` | `ul` with the role `group`',
  slot('groupTransition', 'ul.MuiTreeItem-groupTransition[role="group"]'),
);

claim(
  "A click handler on `root` therefore also runs for clicks on the item's children, and a click handler on `content` doesn't.",
  async () => {
    const root = vi.fn<() => void>();
    const content = vi.fn<() => void>();
    await renderTree({
      ...withProps({ root: { onClick: root }, content: { onClick: content } }),
      defaultExpandedItems: ['tools'],
    });
    await userEvent.click(label('saw'));
    expect(root).toHaveBeenCalledTimes(2);
    expect(content).toHaveBeenCalledTimes(1);
  },
);

claim(
  "This demo shows an open folder if the item is expanded, and a bold label if it's selected.",
  async () => {
    await render(<OpenAndClosedFolders />);
    const icon = (name: string) =>
      treeItem(name).element().querySelector('.MuiTreeItem-label svg')?.getAttribute('data-testid');
    expect(icon('Permits')).toBe('FolderOpenOutlinedIcon');
    expect(icon('Plans')).toBe('FolderOutlinedIcon');
    await treeItem('Plans').click();
    await expect.poll(() => icon('Plans')).toBe('FolderOpenOutlinedIcon');
    const text = treeItem('Plans').element().querySelector('.MuiTreeItem-label span');
    expect(text && getComputedStyle(text).fontWeight).toBe('600');
  },
);

claim(
  "`status` has the flags `expandable`, `expanded`, `focused`, `selected`, `disabled`, `editable`, `editing`, `loading` and `error`. The item renders again when one of them changes, and other items don't. For example, selecting another file renders two items.",
  async () => {
    const rendered: string[] = [];
    const flags = new Set<string>();
    const Counted = (props: TreeItemProps) => {
      const { status } = useTreeItemUtils({ itemId: props.itemId, children: props.children });
      rendered.push(props.itemId);
      Object.keys(status).forEach((flag) => flags.add(flag));
      return <TreeItem {...props} />;
    };
    const files = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, label: id }));
    await renderTree({ items: files, slots: { item: Counted }, defaultSelectedItems: 'a' });
    expect([...flags].toSorted()).toEqual(
      // prettier-ignore
      ['expandable', 'expanded', 'focused', 'selected', 'disabled', 'editable', 'editing', 'loading', 'error'].toSorted(),
    );
    rendered.length = 0;
    api.current?.setItemSelection({ itemId: 'b' });
    await expect.poll(() => isSelected('b')).toBe(true);
    expect([...new Set(rendered)].toSorted()).toEqual(['a', 'b']);
  },
);

claim(
  'In a `SimpleTreeView`, the hook needs them to compute `expandable` in the first render.',
  async () => {
    const rendered: { withChildren: boolean; without: boolean }[] = [];
    const Watched = (props: TreeItemProps) => {
      const withChildren = useTreeItemUtils({ itemId: props.itemId, children: props.children });
      const without = useTreeItemUtils({ itemId: props.itemId });
      rendered.push({
        withChildren: withChildren.status.expandable,
        without: without.status.expandable,
      });
      return <TreeItem {...props} />;
    };
    await render(
      <SimpleTreeView aria-label="Tools">
        <Watched itemId="tools" label="Tools">
          <TreeItem itemId="saw" label="Saw" />
        </Watched>
      </SimpleTreeView>,
    );
    expect(rendered[0]).toEqual({ withChildren: true, without: false });
  },
);

const withButton = (button: ReactNode): Props => {
  const Custom = (props: TreeItemProps) => (
    <TreeItem
      {...props}
      label={
        <>
          {props.label}
          {button}
        </>
      }
    />
  );
  return { slots: { item: Custom } };
};

claim(
  'A click on a button inside an item is also a click on the item, so stop the event. Otherwise, the click selects the item, expands or collapses it, and calls `onItemClick`.',
  async () => {
    const first = await renderTree(withButton(<button type="button">Go</button>));
    await userEvent.click(inside('tools', 'button'));
    expect(isSelected('tools')).toBe(true);
    expect(isExpanded('tools')).toBe(true);
    expect(clicks).toHaveBeenCalledTimes(1);
    await userEvent.click(inside('tools', 'button'));
    expect(isExpanded('tools')).toBe(false);
    expect(clicks).toHaveBeenCalledTimes(2);
    await first.unmount();
    const stop = (event: MouseEvent) => event.stopPropagation();
    const button = (
      <button type="button" onClick={stop}>
        Go
      </button>
    );
    await renderTree(withButton(button));
    await userEvent.click(inside('tools', 'button'));
    expect(isSelected('tools')).toBe(false);
    expect(isExpanded('tools')).toBe(false);
    expect(clicks).not.toHaveBeenCalled();
  },
);

claim(
  'The buttons have `tabIndex={-1}`, so Tab skips them and leaves the tree. Keyboard users press Delete, which the item handles.',
  async () => {
    const { container } = await render(
      <>
        <RemoveAttachments />
        <button type="button">After</button>
      </>,
    );
    await treeItem('Terms.pdf').click();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
    await treeItem('Terms.pdf').click();
    await userEvent.keyboard('{Delete}');
    await expect.element(page.getByRole('status')).toHaveTextContent('Removed Terms.pdf.');
    await page.getByRole('button', { name: 'Remove Site plan.pdf' }).click();
    await expect.element(page.getByRole('status')).toHaveTextContent('Removed Site plan.pdf.');
    expect(container.querySelector('[data-selected]')).toBeNull();
    expect(document.querySelectorAll('[role="treeitem"]')).toHaveLength(2);
  },
);

claim(
  "The item has its own `aria-label`, because the button's name would otherwise become part of the item's name.",
  async () => {
    await renderTree(
      withButton(
        <button type="button" aria-label="Remove it">
          ×
        </button>,
      ),
    );
    await expect.element(treeItem('Bench Remove it')).toBeVisible();
    await render(<RemoveAttachments />);
    await expect.element(treeItem('Terms.pdf')).toBeVisible();
  },
);

const mounts = vi.fn<() => void>();
function Mounted(props: TreeItemProps) {
  const [mounted] = useState(() => {
    mounts();
    return true;
  });
  return mounted && <TreeItem {...props} />;
}

const mountsAgain = async () => {
  const Inline = ({ title }: { title: string }) => (
    <RichTreeView
      aria-label={title}
      items={items}
      slots={{ item: (props: TreeItemProps) => <Mounted {...props} /> }}
    />
  );
  mounts.mockClear();
  const inline = await render(<Inline title="One" />);
  expect(mounts).toHaveBeenCalledTimes(2);
  await inline.rerender(<Inline title="Two" />);
  expect(mounts).toHaveBeenCalledTimes(4);
  await inline.unmount();
  const Title = createContext('');
  const Titled = (props: TreeItemProps) => <Mounted {...props} label={useContext(Title)} />;
  const Outside = ({ title }: { title: string }) => (
    <Title.Provider value={title}>
      <RichTreeView aria-label={title} items={items} slots={{ item: Titled }} />
    </Title.Provider>
  );
  mounts.mockClear();
  const outside = await render(<Outside title="One" />);
  await outside.rerender(<Outside title="Two" />);
  await expect.poll(() => document.body.textContent).toContain('TwoTwo');
  expect(mounts).toHaveBeenCalledTimes(2);
};

claim(
  'A function in `slots.item`, such as `slots={{ item: (props) => … }}`, would be a new component on each render, and every item would be mounted again.',
  mountsAgain,
);
claim(
  'The component in `slots.item` is created inside another component. Define it at the top level of the module, and pass data to it by context.',
  mountsAgain,
);

claim(
  "The tree handles keys that are pressed in an item before the browser does. If Enter or Space selects, expands or collapses the item, it doesn't press the button.",
  async () => {
    const pressed = vi.fn<() => void>();
    const press = async (key: string, id = 'tools') => {
      inside(id, 'button').focus();
      await userEvent.keyboard(key);
    };
    const Go = ({ stops }: { stops: boolean }) => (
      <button
        type="button"
        onClick={(event) => {
          event.stopPropagation();
          pressed();
        }}
        onKeyDown={(event) => stops && event.stopPropagation()}
      >
        Go
      </button>
    );
    const first = await renderTree(withButton(<Go stops={false} />));
    await press('{Enter}');
    expect(isExpanded('tools')).toBe(true);
    await press('{Enter}');
    expect(isExpanded('tools')).toBe(false);
    await press(' ');
    expect(isSelected('tools')).toBe(true);
    await press('{Enter}', 'bench');
    expect(isSelected('bench')).toBe(true);
    expect(pressed).not.toHaveBeenCalled();
    // Enter doesn't change an item that is selected and has no children.
    await press('{Enter}', 'bench');
    expect(pressed).toHaveBeenCalledTimes(1);
    pressed.mockClear();
    await first.unmount();
    await renderTree(withButton(<Go stops />));
    await press('{Enter}');
    await press(' ');
    expect(pressed).toHaveBeenCalledTimes(2);
    expect(isExpanded('tools')).toBe(false);
  },
);

function ItemMenu({ stops, onArchive }: { stops: boolean; onArchive: () => void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        aria-label="Actions"
        onClick={(event) => {
          event.stopPropagation();
          setAnchor(event.currentTarget);
        }}
      >
        …
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClick={(event) => stops && event.stopPropagation()}
        onClose={close}
        transitionDuration={0}
      >
        <MenuItem
          onClick={() => {
            close();
            onArchive();
          }}
        >
          Archive
        </MenuItem>
      </Menu>
    </>
  );
}

claim(
  'A click on a menu item therefore also selects the tree item. Stop it at the menu:',
  async () => {
    const archive = vi.fn<() => void>();
    const first = await renderTree(withButton(<ItemMenu stops={false} onArchive={archive} />));
    await userEvent.click(inside('bench', 'button'));
    expect(isSelected('bench')).toBe(false);
    await page.getByRole('menuitem', { name: 'Archive' }).click();
    await expect.poll(() => isSelected('bench')).toBe(true);
    await first.unmount();
    await renderTree(withButton(<ItemMenu stops onArchive={archive} />));
    await userEvent.click(inside('bench', 'button'));
    await page.getByRole('menuitem', { name: 'Archive' }).click();
    expect(archive).toHaveBeenCalledTimes(2);
    expect(isSelected('bench')).toBe(false);
  },
);

claim(
  "The tree ignores keys that are pressed in the menu, because the menu's element isn't inside the item.",
  async () => {
    await renderTree(withButton(<ItemMenu stops onArchive={() => {}} />));
    await userEvent.click(inside('tools', 'button'));
    await expect.element(page.getByRole('menuitem', { name: 'Archive' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.keyboard('{ArrowDown}');
    expect(isExpanded('tools')).toBe(false);
    expect(document.activeElement?.textContent).toBe('Archive');
  },
);

claim(
  'Put the link in the label, and open it in `onKeyDown` when the user presses Enter. The link has `tabIndex={-1}`, because the item receives the focus.',
  async () => {
    const opened: (string | null)[] = [];
    const watch = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link) {
        event.preventDefault();
        opened.push(link.getAttribute('href'));
      }
    };
    document.addEventListener('click', watch);
    await render(<PatternLinks />);
    await userEvent.tab();
    await expect.element(page.getByRole('treeitem').first()).toHaveFocus();
    await userEvent.keyboard('{End}{Enter}');
    await expect.poll(() => opened).toEqual(['https://www.w3.org/WAI/ARIA/apg/patterns/button/']);
    await expect.poll(() => isItemSelected(treeItem('Button'))).toBe(true);
    expect([...document.querySelectorAll('a')].every((link) => link.tabIndex === -1)).toBe(true);
    document.removeEventListener('click', watch);
  },
);

claim(
  'In this demo, a click on a drawer selects it, and a double-click on its label expands or collapses it. A click on the arrow expands or collapses it without selecting it.',
  async () => {
    await render(<ExpandWithDoubleClick />);
    const maps = treeItem('Maps');
    const letters = treeItem('Letters');
    await page.getByText('Maps').click();
    await expect.poll(() => isItemSelected(maps)).toBe(true);
    await expect.element(maps).toHaveAttribute('aria-expanded', 'false');
    const icon = letters.element().querySelector('.MuiTreeItem-iconContainer') as Element;
    for (const expected of ['true', 'false']) {
      await page.getByText('Maps').dblClick();
      await expect.element(maps).toHaveAttribute('aria-expanded', expected);
      await userEvent.click(icon);
      await expect.element(letters).toHaveAttribute('aria-expanded', expected);
      await expect.poll(() => isItemSelected(letters)).toBe(false);
    }
  },
);

claim(
  "Your handler runs first. If it sets `defaultMuiPrevented`, the tree skips its own action, but still calls `onItemClick`. `event.preventDefault()` has no such effect. In a handler of a part inside the row, such as the label, `event.stopPropagation()` goes further: the row doesn't receive the click at all. In `slotProps.content.onClick` itself, it doesn't keep the tree from selecting the item.",
  async () => {
    let expandedBefore: boolean | undefined;
    const first = await renderTree(
      withProps({
        content: {
          onClick: (event: Cancellable<MouseEvent>) => {
            expandedBefore = isExpanded('tools');
            event.defaultMuiPrevented = true;
          },
        },
      }),
    );
    await userEvent.click(label('tools'));
    expect(expandedBefore).toBe(false);
    expect([isExpanded('tools'), isSelected('tools')]).toEqual([false, false]);
    expect(clicks).toHaveBeenCalledTimes(1);
    await first.unmount();
    const second = await renderTree(
      withProps({ content: { onClick: (event) => event.preventDefault() } }),
    );
    await userEvent.click(label('tools'));
    expect([isExpanded('tools'), isSelected('tools')]).toEqual([true, true]);
    await second.unmount();
    const third = await renderTree(
      withProps({ content: { onClick: (event) => event.stopPropagation() } }),
    );
    await userEvent.click(label('tools'));
    expect([isExpanded('tools'), isSelected('tools')]).toEqual([true, true]);
    expect(clicks).toHaveBeenCalledTimes(1);
    await third.unmount();
    await renderTree(withProps({ label: { onClick: (event) => event.stopPropagation() } }));
    await userEvent.click(label('tools'));
    expect([isExpanded('tools'), isSelected('tools')]).toEqual([false, false]);
    expect(clicks).not.toHaveBeenCalled();
  },
);

const mute = (event: Cancellable<SyntheticEvent>) => {
  event.defaultMuiPrevented = true;
};

claim('`slotProps.content.onClick` | Selects the item, and expands or collapses it', async () => {
  const first = await renderTree();
  await userEvent.click(label('tools'));
  expect([isExpanded('tools'), isSelected('tools')]).toEqual([true, true]);
  await first.unmount();
  await renderTree(withProps({ content: { onClick: mute } }));
  await userEvent.click(label('tools'));
  expect([isExpanded('tools'), isSelected('tools')]).toEqual([false, false]);
});

claim(
  'The browser focuses an item when the mouse button is pressed on it, so the item has the focus even if you turn off the click.',
  async () => {
    await renderTree(withProps({ content: { onClick: mute } }));
    await userEvent.click(label('tools'));
    expect(document.activeElement).toBe(element('tools'));
    expect(isSelected('tools')).toBe(false);
  },
);

claim(
  '`slotProps.content.onMouseDown` | With Shift, Ctrl or ⌘, or on a disabled item, prevents the selection of text',
  async () => {
    const prevented = (init: MouseEventInit) =>
      !row('bench').dispatchEvent(
        new window.MouseEvent('mousedown', { bubbles: true, cancelable: true, ...init }),
      );
    const first = await renderTree();
    expect(prevented({})).toBe(false);
    expect([{ shiftKey: true }, { ctrlKey: true }, { metaKey: true }].map(prevented)).toEqual([
      true,
      true,
      true,
    ]);
    await first.unmount();
    const disabled = await renderTree({ isItemDisabled: () => true });
    expect(prevented({})).toBe(true);
    await disabled.unmount();
    await renderTree({
      isItemDisabled: () => true,
      ...withProps({ content: { onMouseDown: mute } }),
    });
    expect(prevented({})).toBe(false);
    expect(prevented({ shiftKey: true })).toBe(false);
  },
);

claim(
  '`slotProps.iconContainer.onClick` | With `expansionTrigger="iconContainer"`, expands or collapses the item',
  async () => {
    const first = await renderTree({ expansionTrigger: 'iconContainer' });
    await userEvent.click(arrow('tools'));
    expect(isExpanded('tools')).toBe(true);
    await first.unmount();
    await renderTree({
      expansionTrigger: 'iconContainer',
      ...withProps({ iconContainer: { onClick: mute } }),
    });
    await userEvent.click(arrow('tools'));
    expect(isExpanded('tools')).toBe(false);
  },
);

claim('`slotProps.checkbox.onChange` | Selects or deselects the item', async () => {
  const first = await renderTree({ checkboxSelection: true });
  await userEvent.click(inside('bench', 'input'));
  expect(isSelected('bench')).toBe(true);
  await userEvent.click(inside('bench', 'input'));
  expect(isSelected('bench')).toBe(false);
  await first.unmount();
  await renderTree({ checkboxSelection: true, ...withProps({ checkbox: { onChange: mute } }) });
  await userEvent.click(inside('bench', 'input'));
  expect(isSelected('bench')).toBe(false);
});

const input = () => document.querySelector<HTMLInputElement>('.MuiTreeItem-labelInput');

claim(
  '`slotProps.label.onDoubleClick` | Starts editing the label of an editable item',
  async () => {
    const first = await renderTree({ isItemEditable: true });
    await userEvent.dblClick(label('bench'));
    await expect.poll(input).not.toBeNull();
    await first.unmount();
    const second = await renderTree();
    await userEvent.dblClick(label('bench'));
    expect(input()).toBeNull();
    await second.unmount();
    await renderTree({ isItemEditable: true, ...withProps({ label: { onDoubleClick: mute } }) });
    await userEvent.dblClick(label('bench'));
    expect(input()).toBeNull();
  },
);

async function edit(props: Props = {}) {
  const rendered = await renderTree({ isItemEditable: true, ...props });
  api.current?.setEditedItem('bench');
  await expect.poll(input).not.toBeNull();
  const field = input();
  if (field) {
    await userEvent.fill(field, 'Vise');
  }
  return rendered;
}

claim(
  "`slotProps.labelInput.onKeyDown` | Enter saves the label unless it's empty, Escape discards it",
  async () => {
    const first = await edit();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => row('bench').textContent).toBe('Vise');
    await first.unmount();
    const second = await edit();
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}{Enter}');
    expect(input()?.value).toBe('');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => row('bench').textContent).toBe('Bench');
    await second.unmount();
    await edit(withProps({ labelInput: { onKeyDown: mute } }));
    await userEvent.keyboard('{Enter}{Escape}');
    expect(input()?.value).toBe('Vise');
  },
);

claim("`slotProps.labelInput.onBlur` | Saves the label unless it's empty", async () => {
  const first = await edit();
  input()?.blur();
  await expect.poll(() => row('bench').textContent).toBe('Vise');
  await first.unmount();
  const empty = await edit();
  await userEvent.keyboard('{Control>}a{/Control}{Backspace}');
  input()?.blur();
  expect(input()?.value).toBe('');
  await empty.unmount();
  await edit(withProps({ labelInput: { onBlur: mute } }));
  input()?.blur();
  expect(input()?.value).toBe('Vise');
});

claim('`onKeyDown` of `TreeItem` | All keys of the tree', async () => {
  await renderTree({ slotProps: { item: { onKeyDown: mute } } });
  await focus('tools');
  await userEvent.keyboard('{Enter}{ArrowRight} {ArrowDown}b{End}*');
  expect(document.activeElement).toBe(element('tools'));
  expect([isExpanded('tools'), isSelected('tools')]).toEqual([false, false]);
});

type Interactions = ReturnType<typeof useTreeItemUtils>['interactions'];
let run: (event: MouseEvent, interactions: Interactions) => void = () => {};

function Exposed(props: TreeItemProps) {
  const { interactions } = useTreeItemUtils({ itemId: props.itemId });
  const handleClick = (event: Cancellable<MouseEvent>) => {
    mute(event);
    run(event, interactions);
  };
  return <TreeItem {...props} slotProps={{ content: { onClick: handleClick } }} />;
}

claim(
  "`handleExpansion(event)` focuses the item and expands or collapses it. With `multiSelect`, it doesn't collapse the item if Shift, Ctrl or ⌘ is pressed.",
  async () => {
    run = (event, interactions) => interactions.handleExpansion(event);
    const first = await renderTree({ slots: { item: Exposed } });
    await userEvent.click(label('tools'));
    expect(document.activeElement).toBe(element('tools'));
    expect([isExpanded('tools'), isSelected('tools')]).toEqual([true, false]);
    await userEvent.click(label('tools'), { modifiers: ['Control'] });
    expect(isExpanded('tools')).toBe(false);
    await first.unmount();
    await renderTree({ slots: { item: Exposed }, multiSelect: true });
    for (const modifier of ['Shift', 'Control', 'Meta'] as const) {
      await userEvent.click(label('tools'), { modifiers: [modifier] });
      expect(isExpanded('tools')).toBe(true);
    }
    await userEvent.click(label('tools'));
    expect(isExpanded('tools')).toBe(false);
  },
);

claim(
  'A click on the arrow then expands or collapses the item, and also selects it, unless the tree has `checkboxSelection`.',
  async () => {
    for (const checkboxSelection of [false, true]) {
      const { unmount } = await renderTree({
        expansionTrigger: 'iconContainer',
        checkboxSelection,
      });
      await userEvent.click(label('tools'));
      expect(isExpanded('tools')).toBe(false);
      await userEvent.click(label('bench'));
      await userEvent.click(arrow('tools'));
      expect([isExpanded('tools'), isSelected('tools')]).toEqual([true, !checkboxSelection]);
      await userEvent.click(arrow('tools'));
      expect([isExpanded('tools'), isSelected('tools')]).toEqual([false, !checkboxSelection]);
      await unmount();
    }
  },
);

claim(
  '`handleSelection(event)` focuses the item and selects it. With `multiSelect`, it respects Shift, Ctrl and ⌘.',
  async () => {
    await renderTree({
      slots: { item: Exposed },
      multiSelect: true,
      defaultExpandedItems: ['tools'],
    });
    run = (event, interactions) => interactions.handleSelection(event);
    await userEvent.click(label('tools'));
    expect(document.activeElement).toBe(element('tools'));
    expect(isExpanded('tools')).toBe(true);
    const selected = () => ['tools', 'saw', 'bench'].filter(isSelected);
    await userEvent.click(label('bench'), { modifiers: ['Shift'] });
    await expect.poll(selected).toEqual(['tools', 'saw', 'bench']);
    await userEvent.click(label('saw'), { modifiers: ['Control'] });
    await expect.poll(selected).toEqual(['tools', 'bench']);
    await userEvent.click(label('saw'), { modifiers: ['Meta'] });
    await expect.poll(selected).toEqual(['tools', 'saw', 'bench']);
    await userEvent.click(label('saw'));
    await expect.poll(selected).toEqual(['saw']);
  },
);

claim('`handleCheckboxSelection(event)` takes the change event of a checkbox.', async () => {
  const Checked = (props: TreeItemProps) => {
    const utils = useTreeItemUtils({ itemId: props.itemId });
    return (
      <TreeItem
        {...props}
        label={
          <input
            type="checkbox"
            checked={utils.status.selected}
            onClick={(event) => event.stopPropagation()}
            onChange={utils.interactions.handleCheckboxSelection}
          />
        }
      />
    );
  };
  await renderTree({ slots: { item: Checked } });
  await userEvent.click(inside('bench', 'input'));
  expect(isSelected('bench')).toBe(true);
  await userEvent.click(inside('bench', 'input'));
  expect(isSelected('bench')).toBe(false);
});

claim('In a `SimpleTreeView`, they do nothing.', async () => {
  await render(
    <SimpleTreeView aria-label="Tools">
      <Exposed itemId="bench" label="Bench" />
    </SimpleTreeView>,
  );
  run = (event, interactions) => {
    interactions.toggleItemEditing();
    interactions.handleSaveItemLabel(event, 'Vise');
    interactions.handleCancelItemLabelEditing(event);
  };
  await page.getByText('Bench').click();
  expect(input()).toBeNull();
  await expect.element(treeItem('Bench')).toBeVisible();
});

claim("`handleSelection` also does nothing if the item can't be selected.", async () => {
  await renderTree({ slots: { item: Exposed }, isItemSelectionDisabled: () => true });
  run = (event, interactions) => interactions.handleSelection(event);
  await userEvent.click(label('tools'));
  expect(isSelected('tools')).toBe(false);
});

claim('`handleExpansion` and `handleSelection` do nothing if the item is disabled.', async () => {
  await renderTree({ slots: { item: Exposed }, isItemDisabled: () => true });
  run = (event, interactions) => {
    interactions.handleExpansion(event);
    interactions.handleSelection(event);
  };
  await userEvent.click(label('tools'));
  expect([isExpanded('tools'), isSelected('tools')]).toEqual([false, false]);
  expect(document.activeElement).not.toBe(element('tools'));
});

claim(
  'Handle the key in `onKeyDown` of the item. A letter also moves the focus to the next item that starts with the typed letters, so turn off the default action:',
  async () => {
    const archived = vi.fn<(itemId: string) => void>();
    const messages = [
      { id: 'one', label: 'One' },
      { id: 'eel', label: 'Eel' },
    ];
    const tree = (mutes: boolean): Props => ({
      items: messages,
      slotProps: {
        item: ({ itemId }) => ({
          onKeyDown: (event) => {
            if (event.key === 'e' && event.target === event.currentTarget) {
              event.defaultMuiPrevented = mutes;
              archived(itemId);
            }
          },
        }),
      },
    });
    const first = await renderTree(tree(true));
    await focus('one');
    await userEvent.keyboard('e');
    expect(archived.mock.calls).toEqual([['one']]);
    expect(document.activeElement).toBe(element('one'));
    await first.unmount();
    await renderTree(tree(false));
    await focus('one');
    await userEvent.keyboard('e');
    await expect.poll(() => document.activeElement === element('eel')).toBe(true);
  },
);

claim(
  'Items are nested, so the handler of a parent also runs for keys that are pressed on its children. Compare `event.target` with `event.currentTarget`, so that only the focused item handles the key.',
  async () => {
    const all = vi.fn<(itemId: string) => void>();
    const own = vi.fn<(itemId: string) => void>();
    await renderTree({
      defaultExpandedItems: ['tools'],
      slotProps: {
        item: ({ itemId }) => ({
          onKeyDown: (event) => {
            all(itemId);
            if (event.target === event.currentTarget) {
              own(itemId);
            }
          },
        }),
      },
    });
    await focus('saw');
    await userEvent.keyboard('e');
    expect(all.mock.calls).toEqual([['saw'], ['tools']]);
    expect(own.mock.calls).toEqual([['saw']]);
  },
);

claim(
  '`useTreeItemUtils` and `useTreeItem` return `publicAPI`, the same object as `apiRef.current`.',
  async () => {
    const apis: unknown[] = [];
    const Watched = (props: TreeItemProps) => {
      apis.push(useTreeItemUtils({ itemId: props.itemId }).publicAPI);
      apis.push(useTreeItem({ itemId: props.itemId }).publicAPI);
      return <TreeItem {...props} />;
    };
    await renderTree({ slots: { item: Watched } });
    expect(apis.length).toBeGreaterThan(3);
    expect(apis.every((one) => one === api.current)).toBe(true);
  },
);

claim(
  'This loop works if the tree keeps the expanded items itself. If you control `expandedItems`, only the last call has an effect, so set the whole list instead.',
  async () => {
    const ChapterItem = (props: TreeItemProps) => {
      const { publicAPI, status } = useTreeItemUtils({
        itemId: props.itemId,
        children: props.children,
      });
      const openSections = (event: MouseEvent) => {
        event.stopPropagation();
        [props.itemId, ...publicAPI.getItemOrderedChildrenIds(props.itemId)].forEach((itemId) =>
          publicAPI.setItemExpansion({ event, itemId, shouldBeExpanded: true }),
        );
      };
      return (
        <TreeItem
          {...props}
          label={
            <>
              {props.label}
              {status.expandable && <Button onClick={openSections}>Open sections</Button>}
            </>
          }
        />
      );
    };
    const chapters = [
      {
        id: 'one',
        label: 'One',
        children: ['a', 'b'].map((id) => ({
          id,
          label: id,
          children: [{ id: `${id}1`, label: 'x' }],
        })),
      },
    ];
    function Controlled() {
      const [expanded, setExpanded] = useState<string[]>([]);
      return (
        <Tree
          items={chapters}
          slots={{ item: ChapterItem }}
          expandedItems={expanded}
          onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
        />
      );
    }
    const controlled = await render(<Controlled />);
    await userEvent.click(inside('one', 'button'));
    await expect.poll(() => api.current?.isItemExpanded('b')).toBe(true);
    expect(['one', 'a'].map((id) => api.current?.isItemExpanded(id))).toEqual([false, false]);
    await controlled.unmount();
    await renderTree({ items: chapters, slots: { item: ChapterItem } });
    await userEvent.click(inside('one', 'button'));
    await expect
      .poll(() => ['one', 'a', 'b'].every((id) => api.current?.isItemExpanded(id)))
      .toBe(true);
    await expect.poll(() => document.querySelectorAll('li')).toHaveLength(5);
  },
);

claim('Here, the arrow is at the end, after a progress bar.', async () => {
  await render(<BuildingPhases />);
  await expect.element(page.getByText('Foundation')).toBeVisible();
  const content = page.getByText('Shell').element().parentElement;
  const parts = [...(content?.children ?? [])];
  expect(parts.map((part) => part.getAttribute('role'))).toEqual([null, 'progressbar', null]);
  expect(content?.lastElementChild?.querySelector('svg')).toBeInstanceOf(SVGElement);
  await page.getByText('Shell').click();
  await expect.poll(() => content?.closest('li')?.ariaExpanded).toBe('false');
});

function Bare({
  id,
  itemId,
  label: text,
  children,
  provider = true,
}: TreeItemProps & { provider?: boolean }) {
  const item = useTreeItem({ id, itemId, label: text, children });
  const content = (
    <TreeItemRoot {...item.getRootProps()}>
      <TreeItemContent {...item.getContentProps()}>
        <TreeItemLabel {...item.getLabelProps()} />
      </TreeItemContent>
      {children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
    </TreeItemRoot>
  );
  return provider ? (
    <TreeItemProvider {...item.getContextProviderProps()}>{content}</TreeItemProvider>
  ) : (
    content
  );
}

claim('A `SimpleTreeView` needs it to know the parent of each item.', async () => {
  const simple: ReturnType<typeof useSimpleTreeViewApiRef> = { current: undefined };
  const tree = (provider: boolean) => (
    <SimpleTreeView aria-label="Tools" apiRef={simple} defaultExpandedItems={['tools']}>
      <Bare itemId="tools" label="Tools" provider={provider}>
        <Bare itemId="saw" label="Saw" provider={provider} />
      </Bare>
    </SimpleTreeView>
  );
  const first = await render(tree(true));
  expect(simple.current?.getParentId('saw')).toBe('tools');
  await first.unmount();
  await render(tree(false));
  expect(simple.current?.getParentId('saw')).toBeNull();
});

claim(
  "Pass your own props to these functions, not to the element: `getContentProps({ onClick })` calls your handler first and then the tree's. `<TreeItemContent {...getContentProps()} onClick={…}>` replaces the tree's handler.",
  async () => {
    const order: string[] = [];
    const Item = ({ itemId, replaces }: { itemId: string; replaces: boolean }) => {
      const item = useTreeItem({ itemId });
      const onClick = () => order.push(item.status.selected ? 'after' : 'before');
      const props = replaces
        ? { ...item.getContentProps(), onClick }
        : item.getContentProps({ onClick });
      return (
        <TreeItemRoot {...item.getRootProps()}>
          <TreeItemContent {...props} className="row">
            {itemId}
          </TreeItemContent>
        </TreeItemRoot>
      );
    };
    const Passed = (props: TreeItemProps) => <Item itemId={props.itemId} replaces={false} />;
    const Replaced = (props: TreeItemProps) => <Item itemId={props.itemId} replaces />;
    const selected = () => element('bench').matches(SELECTED);
    const first = await renderTree({ slots: { item: Passed } });
    await userEvent.click(inside('bench', '.row'));
    expect([order, selected()]).toEqual([['before'], true]);
    await first.unmount();
    await renderTree({ slots: { item: Replaced } });
    await userEvent.click(inside('bench', '.row'));
    expect([order, selected()]).toEqual([['before', 'before'], false]);
  },
);

claim(
  "But don't set `checkboxSelection` if you leave out the checkbox, because a click on the row then doesn't select the item. Without a `TreeItemLabelInput`, an editable label never becomes an input.",
  async () => {
    for (const checkboxSelection of [false, true]) {
      const { unmount } = await renderTree({
        slots: { item: Bare },
        checkboxSelection,
        isItemEditable: true,
      });
      await page.getByText('Bench').click();
      expect(element('bench').matches(SELECTED)).toBe(!checkboxSelection);
      api.current?.setEditedItem('bench');
      await expect.poll(() => element('bench').querySelector('[data-editing]')).not.toBeNull();
      expect(document.querySelector('input')).toBeNull();
      await unmount();
    }
  },
);

claim(
  "The parts have no class names such as `MuiTreeItem-content`, so selectors in the tree's `sx` don't match them. If you need them, set `className={treeItemClasses.content}`.",
  async () => {
    const sx = { [`& .${treeItemClasses.content}`]: { color: 'rgb(255, 0, 0)' } };
    const first = await renderTree({ slots: { item: Bare }, sx });
    const color = () => getComputedStyle(inside('bench', 'div')).color;
    expect(document.querySelector('.MuiTreeItem-content')).toBeNull();
    expect(color()).not.toBe('rgb(255, 0, 0)');
    await first.unmount();
    const Classed = (props: TreeItemProps) => {
      const item = useTreeItem({ itemId: props.itemId });
      return (
        <TreeItemRoot {...item.getRootProps()}>
          <TreeItemContent {...item.getContentProps()} className={treeItemClasses.content} />
        </TreeItemRoot>
      );
    };
    await renderTree({ slots: { item: Classed }, sx });
    expect(color()).toBe('rgb(255, 0, 0)');
  },
);

claim(
  'A click on the item focuses the item, and a letter that is typed into the input moves the focus to another item. Stop both events at the input:',
  async () => {
    const first = await renderTree(withButton(<input />));
    await userEvent.click(inside('bench', 'input'));
    expect(document.activeElement).toBe(element('bench'));
    inside('bench', 'input').focus();
    await userEvent.keyboard('t');
    await expect.poll(() => document.activeElement === element('tools')).toBe(true);
    await first.unmount();
    await renderTree(
      withButton(
        <input
          onClick={(event) => event.stopPropagation()}
          onKeyDown={(event) => event.stopPropagation()}
        />,
      ),
    );
    await userEvent.click(inside('bench', 'input'));
    await userEvent.keyboard('t');
    expect(document.activeElement).toBe(inside('bench', 'input'));
    expect(document.activeElement).toHaveValue('t');
  },
);

class Boundary extends Component<{ children: ReactNode }, { message: string }> {
  override state = { message: '' };
  static getDerivedStateFromError = (error: Error) => ({ message: error.message });
  override render() {
    return this.state.message || this.props.children;
  }
}

claim('You use a hook or render a part outside a tree.', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await render(
    <Boundary>
      <TreeItem itemId="bench" label="Bench" />
    </Boundary>,
  );
  await expect.element(page.getByText('Could not find the Tree View context.')).toBeVisible();
});

claim(
  'You passed an HTML element to a slot. The item passes props to it that only the default component supports: `editable` to the label and `visible` to the checkbox.',
  async () => {
    const logged: string[] = [];
    vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
      logged.push(parts.join(' '));
    });
    const Custom = (props: TreeItemProps) => (
      <TreeItem {...props} slots={{ label: 'span', checkbox: 'i' }} />
    );
    await renderTree({ slots: { item: Custom } });
    const about = (name: string) =>
      logged.some((text) => text.includes('for a non-boolean attribute') && text.includes(name));
    expect([about('editable'), about('visible')]).toEqual([true, true]);
  },
);

claim(
  'For the same reason, an element in the `content` slot gets the attribute `status="[object Object]"`.',
  async () => {
    const Custom = (props: TreeItemProps) => <TreeItem {...props} slots={{ content: 'div' }} />;
    await renderTree({ slots: { item: Custom } });
    expect(row('bench').getAttribute('status')).toBe('[object Object]');
  },
);

sourced(
  'In React 18 and earlier, a component that you pass to `slots` has to use `forwardRef`. In React 19, `ref` is a prop, and `{...props}` passes it on.',
  { url: 'https://react.dev/reference/react/forwardRef', checked: '2026-11-25' },
);

sourced('`ContentComponent` and `ContentProps` of `TreeItem` were removed in version 8.', {
  url: 'https://mui.com/x/migration/migration-tree-view-v7/',
  checked: '2026-11-25',
});
