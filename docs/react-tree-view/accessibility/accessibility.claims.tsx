import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import StarIcon from '@mui/icons-material/Star';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import {
  RichTreeView,
  SimpleTreeView,
  TreeItem,
  type RichTreeViewProps,
  type TreeItemProps,
} from '@mui/x-tree-view';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { claim } from '@portal/claims';
import { emulateMedia } from '@portal/claims/browser';
import axe from 'axe-core';
import type { SyntheticEvent } from 'react';
import { expect, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import FilterPlants from './demos/FilterPlants';
import LibraryCatalog from './demos/LibraryCatalog';
import MixedPermissions from './demos/MixedPermissions';
import VisibleFocus from './demos/VisibleFocus';

/** What assistive technologies are told about a selected item differs between releases. */
const SELECTED = ':is([aria-selected="true"], [aria-checked="true"])';

interface Item {
  id: string;
  label: string;
  children?: Item[];
}
type Props = Partial<RichTreeViewProps<Item, boolean>>;
type Api = NonNullable<NonNullable<RichTreeViewProps<Item, boolean>['apiRef']>['current']>;

const items: Item[] = [
  {
    id: 'minutes',
    label: 'Minutes',
    children: [
      { id: 'march', label: 'March', children: [{ id: 'draft', label: 'Draft' }] },
      { id: 'april', label: 'April' },
    ],
  },
  { id: 'budget', label: 'Budget' },
  { id: 'bylaws', label: 'Bylaws' },
];

const api: { current: Required<Api> | undefined } = { current: undefined };
const isBudget = (item: Item) => item.id === 'budget';

function Tree(props: Props) {
  return (
    <RichTreeView
      aria-label="Files"
      apiRef={api}
      items={items}
      defaultExpandedItems={['minutes']}
      {...props}
    />
  );
}
const renderTree = (props: Props = {}) => render(<Tree {...props} />);

const treeItem = (name: string) => page.getByRole('treeitem', { name, exact: true });
const element = (id: string) => document.querySelector(`[role="treeitem"][id$="-${id}"]`);
const attribute = (id: string, name: string) => element(id)?.getAttribute(name) ?? null;
const row = (id: string) => element(id)?.querySelector('.MuiTreeItem-content') as HTMLElement;
const focused = () => document.activeElement?.id.split('-').at(-1);
const focusedText = () => document.activeElement?.textContent;
const selected = () =>
  [...document.querySelectorAll(`[role="treeitem"]${SELECTED}`)].map((item) =>
    item.id.split('-').at(-1),
  );
const problems = async (kind: 'violations' | 'incomplete') =>
  (await axe.run(document.body))[kind].map(({ help }) => help);

interface Session {
  send: (method: string, parameters: object) => Promise<unknown>;
}
const send = (method: string, parameters: object = {}) =>
  (cdp() as unknown as Session).send(method, parameters);

interface Frame {
  frameTree: { childFrames?: { frame: { id: string } }[] };
}
interface AccessibilityTree {
  nodes: {
    role?: { value: string };
    name?: { value: string };
    properties?: { name: string; value: { value: unknown } }[];
  }[];
}

/** Name and level of each item in the accessibility tree of Chromium. */
async function exposedItems() {
  const { frameTree } = (await send('Page.getFrameTree')) as Frame;
  const trees = await Promise.all(
    (frameTree.childFrames ?? []).map(({ frame }) =>
      send('Accessibility.getFullAXTree', { frameId: frame.id }),
    ),
  );
  return (trees as AccessibilityTree[])
    .flatMap(({ nodes }) => nodes)
    .filter(({ role }) => role?.value === 'treeitem')
    .map(({ name, properties = [] }) => [
      name?.value,
      properties.find((property) => property.name === 'level')?.value.value,
    ]);
}

async function press(id: string, keys: string) {
  await expect.element(page.getByRole('tree')).toHaveAttribute('id');
  api.current?.focusItem(null, id);
  await expect.poll(focused).toBe(id);
  await userEvent.keyboard(keys);
}

function luminance(channels: number[]) {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of a translucent color on a background with the background. */
function contrast(color: string, background: number) {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
  const mixed = [red, green, blue].map((value) => value * alpha + background * (1 - alpha));
  const [dark = 0, light = 0] = [
    luminance(mixed),
    luminance([background, background, background]),
  ].sort((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

claim(
  'Move through the sections with the arrow keys: `disabledItemsFocusable` lets the keyboard reach the closed section, too.',
  async () => {
    await render(<LibraryCatalog />);
    await treeItem('Plays').click();
    await userEvent.keyboard('{ArrowDown}');
    expect(focusedText()).toBe('Maps (closed for renovation)');
  },
);

claim(
  'Set `aria-labelledby` to the id of a heading, or `aria-label` to a text. Otherwise, the tree has no name, and screen readers announce only "tree".',
  async () => {
    const { unmount } = await render(<LibraryCatalog />);
    await expect.element(page.getByRole('tree')).toHaveAccessibleName('Sections of the library');
    await unmount();
    const named = await renderTree();
    await expect.element(page.getByRole('tree')).toHaveAccessibleName('Files');
    await named.unmount();
    await render(<RichTreeView items={items} />);
    await expect.element(page.getByRole('tree')).not.toHaveAccessibleName();
  },
);

claim(
  'The name of an item is the text of its label. If a label is only an icon, set `aria-label` on a `TreeItem`.',
  async () => {
    await render(
      <SimpleTreeView aria-label="Chapters" defaultExpandedItems={['first']}>
        <TreeItem
          itemId="first"
          label={
            <>
              <b>1.</b> Soil
            </>
          }
        >
          <TreeItem itemId="star" label={<StarIcon />} aria-label="Favorites" />
        </TreeItem>
      </SimpleTreeView>,
    );
    await expect.element(treeItem('1. Soil')).toBeVisible();
    await expect.element(treeItem('Favorites')).toBeVisible();
  },
);

claim(
  'Material UI icons are hidden from screen readers. If an icon conveys information, add that information to the label.',
  async () => {
    await render(
      <SimpleTreeView aria-label="Chapters">
        <TreeItem
          itemId="soil"
          label={
            <>
              <StarIcon /> Soil
            </>
          }
        />
      </SimpleTreeView>,
    );
    await expect.element(treeItem('Soil')).toBeVisible();
    expect(document.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  },
);

claim('The tree, `ul` | `role="tree"`, `aria-multiselectable`', async () => {
  const { rerender } = await renderTree();
  const tree = page.getByRole('tree');
  await expect.element(tree).toHaveAttribute('aria-multiselectable', 'false');
  expect(tree.element().tagName).toBe('UL');
  await rerender(<Tree multiSelect />);
  await expect.element(tree).toHaveAttribute('aria-multiselectable', 'true');
});

claim(
  'An item, `li` | `role="treeitem"`, `id`, `tabIndex`: `0` for one item, `-1` for the others',
  async () => {
    await renderTree();
    await expect.poll(() => treeItem('Budget').element().id).toMatch(/^mui-tree-view-\d+-budget$/);
    const all = [...document.querySelectorAll('[role="treeitem"]')];
    expect(all.every((item) => item.tagName === 'LI')).toBe(true);
    expect(all.map((item) => item.getAttribute('tabindex'))).toEqual(['0', '-1', '-1', '-1', '-1']);
  },
);

claim(
  "An item with children | `aria-expanded`: `true` or `false`. Items without children don't have it.",
  async () => {
    await renderTree();
    expect(attribute('minutes', 'aria-expanded')).toBe('true');
    expect(attribute('march', 'aria-expanded')).toBe('false');
    expect(attribute('april', 'aria-expanded')).toBeNull();
  },
);

claim('An item that can be selected | `aria-checked`: `true`, `false` or `mixed`', async () => {
  await renderTree({ defaultSelectedItems: 'april' });
  expect(attribute('minutes', 'aria-checked')).toBe('mixed');
  expect(attribute('april', 'aria-checked')).toBe('true');
  expect(attribute('budget', 'aria-checked')).toBe('false');
});

claim(
  'A disabled item | `aria-disabled="true"`, no `aria-checked` unless it, or an item inside it, is selected',
  async () => {
    const { unmount } = await renderTree({ isItemDisabled: isBudget });
    expect(attribute('budget', 'aria-disabled')).toBe('true');
    expect(attribute('budget', 'aria-checked')).toBeNull();
    expect(attribute('bylaws', 'aria-disabled')).toBeNull();
    await unmount();
    const { unmount: unmountSelected } = await renderTree({
      isItemDisabled: isBudget,
      defaultSelectedItems: 'budget',
    });
    expect(attribute('budget', 'aria-checked')).toBe('true');
    await unmountSelected();
    await renderTree({
      isItemDisabled: (item) => item.id === 'minutes',
      defaultSelectedItems: 'april',
    });
    expect(attribute('minutes', 'aria-checked')).toBe('mixed');
  },
);

claim('The list of children, `ul` | `role="group"`', async () => {
  await renderTree();
  expect(element('april')?.parentElement?.closest('ul')?.getAttribute('role')).toBe('group');
  expect(element('april')?.parentElement?.closest('li')).toBe(element('minutes'));
});

claim('A checkbox | `aria-hidden="true"`, `tabIndex={-1}`', async () => {
  await renderTree({ checkboxSelection: true });
  const box = row('budget').querySelector('input');
  expect(box?.closest('[aria-hidden="true"]')).toBeInstanceOf(Element);
  expect(box?.tabIndex).toBe(-1);
  expect(page.getByRole('checkbox').query()).toBeNull();
});

claim(
  'With `disableSelection`, items have `aria-checked` only if they, or items inside them, are selected.',
  async () => {
    await renderTree({ disableSelection: true, defaultSelectedItems: 'april' });
    expect(document.querySelectorAll('[aria-checked]')).toHaveLength(2);
    expect(attribute('minutes', 'aria-checked')).toBe('mixed');
    expect(selected()).toEqual(['april']);
  },
);

claim(
  "Items have no `aria-level`, `aria-posinset` or `aria-setsize`. The lists are nested, so the browser computes level and position from them. The children of a collapsed item aren't in the DOM, so the browser doesn't count them, and users can't find them with the browser's search.",
  async () => {
    await renderTree();
    expect(document.querySelector('[aria-level], [aria-posinset], [aria-setsize]')).toBeNull();
    expect(element('draft')).toBeNull();
    expect(document.body.textContent).not.toContain('Draft');
    expect(document.querySelectorAll('[role="tree"] [role="group"]')).toHaveLength(1);
    const exposed = await exposedItems();
    expect(exposed).toHaveLength(5);
    expect(exposed).toEqual(
      expect.arrayContaining([
        ['Minutes', 1],
        ['March', 2],
        ['April', 2],
        ['Budget', 1],
        ['Bylaws', 1],
      ]),
    );
  },
);

claim('↓ and ↑ | Moves to the next or previous visible item', async () => {
  await renderTree();
  await press('april', '{ArrowDown}');
  expect(focused()).toBe('budget');
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toBe('april');
});

claim('→ | Expands a collapsed item; on an expanded item, moves to the first child', async () => {
  await renderTree();
  await press('march', '{ArrowRight}');
  await expect.element(treeItem('Draft')).toBeVisible();
  expect(focused()).toBe('march');
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('draft');
});

claim('← | Collapses an expanded item; otherwise, moves to the parent', async () => {
  await renderTree();
  await press('april', '{ArrowLeft}');
  expect(focused()).toBe('minutes');
  await userEvent.keyboard('{ArrowLeft}');
  expect(attribute('minutes', 'aria-expanded')).toBe('false');
});

claim('Home and End | Moves to the first or the last visible item', async () => {
  await renderTree();
  await press('april', '{End}');
  expect(focused()).toBe('bylaws');
  await userEvent.keyboard('{Home}');
  expect(focused()).toBe('minutes');
});

claim('A letter | Moves to the next visible item whose label starts with it', async () => {
  await renderTree();
  await press('minutes', 'd');
  expect(focused()).toBe('minutes');
  await userEvent.keyboard('a');
  expect(focused()).toBe('april');
});

claim('* | Expands the item and its siblings', async () => {
  await renderTree();
  await press('april', '*');
  await expect.poll(() => attribute('march', 'aria-expanded')).toBe('true');
});

claim(
  'Enter | Edits an editable item; expands or collapses a parent; selects any other item. With `multiSelect`, adds it to the selection or removes it',
  async () => {
    const { unmount } = await renderTree();
    await press('april', '{Enter}');
    expect(selected()).toEqual(['april']);
    await press('budget', '{Enter}{Enter}');
    expect(selected()).toEqual(['budget']);
    await press('minutes', '{Enter}');
    expect(attribute('minutes', 'aria-expanded')).toBe('false');
    await userEvent.keyboard('{Enter}');
    expect(attribute('minutes', 'aria-expanded')).toBe('true');
    await unmount();
    const several = await renderTree({ multiSelect: true });
    await press('budget', '{Enter}');
    await press('bylaws', '{Enter}');
    expect(selected()).toEqual(['budget', 'bylaws']);
    await userEvent.keyboard('{Enter}');
    expect(selected()).toEqual(['budget']);
    await several.unmount();
    await renderTree({ isItemEditable: true });
    await press('minutes', '{Enter}');
    await expect.element(page.getByRole('textbox')).toHaveValue('Minutes');
    expect(attribute('minutes', 'aria-expanded')).toBe('true');
  },
);

claim('Space | Selects or deselects the item', async () => {
  await renderTree();
  await press('budget', ' ');
  expect(selected()).toEqual(['budget']);
  await userEvent.keyboard(' ');
  expect(selected()).toEqual([]);
});

claim(
  'Shift + ↓ or ↑ | With `multiSelect`, extends or shrinks the selection by one item',
  async () => {
    await renderTree({ multiSelect: true });
    await press('april', ' {Shift>}{ArrowDown}{ArrowDown}');
    expect(selected()).toEqual(['april', 'budget', 'bylaws']);
    await userEvent.keyboard('{ArrowUp}{/Shift}');
    expect(selected()).toEqual(['april', 'budget']);
  },
);

claim(
  'Shift + Space | With `multiSelect`, selects from the last selected item to this one',
  async () => {
    await renderTree({ multiSelect: true });
    await press('april', ' {ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    expect(selected()).toEqual(['april', 'budget', 'bylaws']);
  },
);

claim(
  'Ctrl + Shift + Home or End | With `multiSelect`, selects up to the first or down to the last item',
  async () => {
    const { unmount } = await renderTree({ multiSelect: true });
    await press('budget', '{Control>}{Shift>}{End}{/Shift}{/Control}');
    expect(selected()).toEqual(['budget', 'bylaws']);
    await unmount();
    await renderTree({ multiSelect: true });
    await press('march', '{Control>}{Shift>}{Home}{/Shift}{/Control}');
    expect(selected()).toEqual(['minutes', 'march']);
  },
);

claim('Ctrl + A | With `multiSelect`, selects all visible items', async () => {
  await renderTree({ multiSelect: true });
  await press('march', '{Control>}a{/Control}');
  expect(selected()).toEqual(['minutes', 'march', 'april', 'budget', 'bylaws']);
});

claim(
  'On macOS, you can use ⌘ instead of Ctrl. Type several letters quickly to search for a label that starts with all of them. The tree ignores keys that are pressed together with Alt.',
  async () => {
    await renderTree({ multiSelect: true });
    await press('minutes', '{Alt>}{ArrowDown}{ArrowLeft}b {/Alt}');
    expect(focused()).toBe('minutes');
    expect(attribute('minutes', 'aria-expanded')).toBe('true');
    expect(selected()).toEqual([]);
    await userEvent.keyboard('bu');
    expect(focused()).toBe('budget');
    await userEvent.keyboard('by');
    expect(focused()).toBe('bylaws');
    await userEvent.keyboard('bu');
    expect(focused()).toBe('budget');
    await userEvent.keyboard('{Meta>}a{/Meta}');
    expect(selected()).toHaveLength(5);
  },
);

claim(
  "By default, the keyboard skips disabled items. With `disabledItemsFocusable`, users can reach them with the arrow keys and by typing a letter, so they know that these items exist. A click, Space, Enter and the arrow keys still don't select, expand or collapse them. But * on a sibling expands them, and with `multiSelect`, Ctrl + A selects them.",
  async () => {
    const isClosed = (item: Item) => item.id === 'march' || item.id === 'budget';
    const { unmount } = await renderTree({ isItemDisabled: isClosed });
    await press('minutes', '{ArrowDown}');
    expect(focused()).toBe('april');
    await userEvent.keyboard('b');
    expect(focused()).toBe('bylaws');
    await unmount();
    await renderTree({ isItemDisabled: isClosed, disabledItemsFocusable: true, multiSelect: true });
    await press('april', 'b');
    expect(focused()).toBe('budget');
    const tryAll = async () => {
      await userEvent.click(row('march'), { force: true });
      await press('march', '{Enter} {ArrowRight}');
      await press('march', '{ArrowLeft}');
    };
    await tryAll();
    expect(attribute('march', 'aria-expanded')).toBe('false');
    expect(selected()).toEqual([]);
    await press('april', '*');
    expect(attribute('march', 'aria-expanded')).toBe('true');
    await tryAll();
    expect(attribute('march', 'aria-expanded')).toBe('true');
    expect(selected()).toEqual([]);
    await press('april', '{Control>}a{/Control}');
    expect(selected()).toContain('march');
  },
);

claim(
  'In the default theme, its contrast with the page is below 1.5:1, but WCAG requires 3:1.',
  async () => {
    for (const mode of ['light', 'dark'] as const) {
      const { unmount } = await render(
        <ThemeProvider theme={createTheme({ palette: { mode } })}>
          <Tree />
        </ThemeProvider>,
      );
      await press('budget', '{F2}');
      await expect.poll(() => row('budget').hasAttribute('data-focused')).toBe(true);
      const color = getComputedStyle(row('budget')).backgroundColor;
      const ratio = contrast(color, mode === 'light' ? 255 : 18);
      expect(ratio).toBeGreaterThan(1);
      expect(ratio).toBeLessThan(1.5);
      expect(getComputedStyle(row('budget')).outlineStyle).toBe('none');
      await unmount();
    }
  },
);

const forceColors = (value: string) =>
  send('Emulation.setEmulatedMedia', {
    features: [{ name: 'forced-colors', value }],
  });

claim(
  "In Windows high contrast mode, the background isn't visible at all. An outline solves both problems:",
  async () => {
    const { unmount } = await renderTree();
    await forceColors('active');
    try {
      await press('budget', '{F2}');
      const canvas = document.createElement('div');
      canvas.style.color = 'Canvas';
      document.body.append(canvas);
      const channels = (color: string) => (color.match(/\d+/g) ?? []).slice(0, 3);
      expect(channels(getComputedStyle(row('budget')).backgroundColor)).toEqual(
        channels(getComputedStyle(canvas).color),
      );
      canvas.remove();
      await unmount();
      await render(<VisibleFocus />);
      await treeItem('Emergency').click();
      await userEvent.keyboard('{ArrowDown}');
      const style = getComputedStyle(row('laboratory'));
      expect([style.outlineStyle, style.outlineWidth]).toEqual(['solid', '2px']);
    } finally {
      await forceColors('none');
    }
  },
);

claim(
  'The demo also marks the selected item with a bar, because the background of a selected item is hard to see, too.',
  async () => {
    await render(<VisibleFocus />);
    const bar = (id: string) => getComputedStyle(row(id), '::before');
    expect(bar('ward').borderInlineStartWidth).toBe('4px');
    expect(bar('emergency').content).toBe('none');
    expect(contrast(bar('ward').borderInlineStartColor, 255)).toBeGreaterThan(3);
  },
);

claim(
  'The outline is on the row and not on the `li`, because the `li` also contains the children.',
  async () => {
    await render(<VisibleFocus />);
    await treeItem('Emergency').click();
    await userEvent.keyboard('{ArrowLeft}');
    expect(focused()).toBe('care');
    expect(getComputedStyle(row('care')).outlineStyle).toBe('solid');
    expect(getComputedStyle(row('ward')).outlineStyle).toBe('none');
    expect(element('care')?.contains(element('ward'))).toBe(true);
  },
);

claim('Disabled items have an opacity of 38%.', async () => {
  await renderTree({ isItemDisabled: isBudget });
  expect(getComputedStyle(row('budget')).opacity).toBe('0.38');
});

claim(
  'With `checkboxSelection`, the checkbox of a parent shows a dash if some of the items inside it are selected. The checkbox is hidden from screen readers, but the item has `aria-checked="mixed"`.',
  async () => {
    await render(<MixedPermissions />);
    await expect.poll(() => attribute('invoices', 'aria-checked')).toBe('mixed');
    const box = row('invoices').querySelector('input');
    expect(box?.dataset.indeterminate).toBe('true');
    expect(box?.closest('[aria-hidden="true"]')).toBeInstanceOf(Element);
    await treeItem('Approve').getByText('Approve').click();
    await userEvent.keyboard(' {ArrowDown} ');
    await expect.poll(() => attribute('invoices', 'aria-checked')).toBe('true');
  },
);

claim(
  'The tree has no live region, so it announces nothing when items are added, removed or filtered.',
  async () => {
    await renderTree();
    await expect.element(treeItem('Budget')).toBeVisible();
    expect(
      document.querySelector('[aria-live], [role="status"], [role="alert"], [role="log"]'),
    ).toBeNull();
  },
);

claim(
  'Write the result into an element with `role="status"`. This element has to be on the page before the change:',
  async () => {
    await render(<FilterPlants />);
    const status = page.getByRole('status');
    await expect.element(status).toHaveTextContent('5 of 5 plants');
    const field = page.getByRole('textbox', { name: 'Filter plants' });
    await field.fill('be');
    await expect.element(status).toHaveTextContent('2 of 5 plants');
    await expect.element(treeItem('Beets')).toBeVisible();
    expect(treeItem('Herbs').query()).toBeNull();
  },
);

claim(
  'If nothing matches, the demo renders no tree, because an element with `role="tree"` must contain items.',
  async () => {
    await render(<FilterPlants />);
    await page.getByRole('textbox', { name: 'Filter plants' }).fill('x');
    await expect.element(page.getByRole('status')).toHaveTextContent('No plants found');
    expect(page.getByRole('tree').query()).toBeNull();
  },
);

claim(
  'Each one adds a tab stop, unless it has `tabIndex={-1}`, and the tree also handles its keys and clicks unless you stop these events.',
  async () => {
    const clicks = vi.fn<() => void>();
    const selections = vi.fn<() => void>();
    const stop = (event: SyntheticEvent) => event.stopPropagation();
    await render(
      <SimpleTreeView aria-label="Pages" onItemClick={clicks} onSelectedItemsChange={selections}>
        <TreeItem itemId="skipped" label={<button tabIndex={-1}>Skipped</button>} />
        <TreeItem itemId="reached" label={<button>Reached</button>} />
        <TreeItem
          itemId="stopped"
          label={
            <button onClick={stop} onKeyDown={stop}>
              Stopped
            </button>
          }
        />
      </SimpleTreeView>,
    );
    await userEvent.tab();
    await expect.poll(focused).toBe('skipped');
    await userEvent.tab();
    const reached = page.getByRole('button', { name: 'Reached' });
    await expect.element(reached).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(selections).toHaveBeenCalledTimes(1);
    await reached.click();
    expect(clicks).toHaveBeenCalledTimes(1);
    clicks.mockClear();
    selections.mockClear();
    const stopped = page.getByRole('button', { name: 'Stopped' });
    await stopped.click();
    await expect.element(stopped).toHaveFocus();
    await userEvent.keyboard(' {Enter}');
    expect(clicks).not.toHaveBeenCalled();
    expect(selections).not.toHaveBeenCalled();
  },
);

claim(
  "In a tree, screen readers announce items instead of links, and Enter doesn't follow a link in a label.",
  async () => {
    const clicks = vi.fn<() => void>();
    await render(
      <SimpleTreeView aria-label="Pages">
        <TreeItem
          itemId="about"
          label={
            <a href="#about" onClick={clicks}>
              About
            </a>
          }
        />
      </SimpleTreeView>,
    );
    await userEvent.keyboard('{Tab}');
    await expect.poll(focused).toBe('about');
    await userEvent.keyboard('{Enter}');
    expect(selected()).toEqual(['about']);
    expect(clicks).not.toHaveBeenCalled();
  },
);

claim(
  'By default, a row with a label of one line is 32 pixels high, with or without a checkbox. In a tree without checkboxes, a click anywhere on it selects the item, and expands or collapses it.',
  async () => {
    for (const checkboxSelection of [false, true]) {
      const { unmount } = await renderTree({ checkboxSelection });
      for (const id of ['minutes', 'april', 'budget']) {
        expect(row(id).offsetHeight).toBe(32);
      }
      for (const [x, isExpanded] of [
        [3, 'false'],
        [row('minutes').offsetWidth - 3, 'true'],
      ] as const) {
        await userEvent.click(row('minutes'), { position: { x, y: 3 } });
        expect(attribute('minutes', 'aria-expanded')).toBe(isExpanded);
        expect(selected()).toEqual(checkboxSelection ? [] : ['minutes']);
      }
      await unmount();
    }
  },
);

claim(
  'Expanding an item animates the height of its children, even if the user has asked the system for reduced motion.',
  async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    try {
      await renderTree({ defaultExpandedItems: [] });
      await treeItem('Minutes').click();
      const list = () => document.querySelector('[role="group"]');
      await expect.poll(list).not.toBeNull();
      const { transitionProperty, transitionDuration } = getComputedStyle(list() as Element);
      expect(transitionProperty).toBe('height');
      expect(parseFloat(transitionDuration)).toBeGreaterThan(0);
    } finally {
      await emulateMedia({ reducedMotion: null });
    }
  },
);

claim(
  'With `expansionTrigger="iconContainer"`, a click expands or collapses it only on the arrow. The container of the arrow is 16 pixels wide, but WCAG 2.2 requires 24 pixels, so make it larger.',
  async () => {
    await renderTree({ expansionTrigger: 'iconContainer' });
    const arrow = row('march').querySelector('.MuiTreeItem-iconContainer') as HTMLElement;
    expect(arrow.offsetWidth).toBe(16);
    for (const [before, after] of [
      ['false', 'true'],
      ['true', 'false'],
    ]) {
      await userEvent.click(row('march'));
      expect(attribute('march', 'aria-expanded')).toBe(before);
      await userEvent.click(arrow);
      expect(attribute('march', 'aria-expanded')).toBe(after);
    }
  },
);

claim(
  "`direction` in the theme swaps the arrow keys → and ←. `dir` alone doesn't swap them. Without the plugin, children aren't indented on the right.",
  async () => {
    const plugin = createCache({ key: 'rtl', stylisPlugins: [rtlPlugin] });
    const none = createCache({ key: 'none' });
    for (const [direction, cache, indentation] of [
      ['rtl', plugin, 12],
      ['rtl', none, 0],
      ['ltr', none, 0],
    ] as const) {
      const { unmount } = await render(
        <div dir="rtl">
          <CacheProvider value={cache}>
            <ThemeProvider theme={createTheme({ direction })}>
              <Tree />
            </ThemeProvider>
          </CacheProvider>
        </div>,
      );
      const end = (name: string) =>
        page.getByText(name, { exact: true }).element().getBoundingClientRect().right;
      expect(end('Minutes') - end('March')).toBe(indentation);
      await press('minutes', direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
      expect(focused()).toBe('march');
      await userEvent.keyboard(direction === 'rtl' ? '{ArrowRight}' : '{ArrowLeft}');
      expect(focused()).toBe('minutes');
      await unmount();
    }
  },
);

claim("Axe doesn't report a tree without a name.", async () => {
  await render(<RichTreeView items={items} />);
  await expect.element(treeItem('Budget')).toBeVisible();
  const found = [...(await problems('violations')), ...(await problems('incomplete'))];
  expect(found.filter((help) => /name|label/i.test(help))).toEqual([]);
});

claim(
  'The label of an item contains no text, for example only an icon. Set `aria-label` on the `TreeItem`, or add text to the label.',
  async () => {
    const message = 'ARIA treeitem nodes should have an accessible name';
    const { rerender } = await render(
      <SimpleTreeView aria-label="Chapters">
        <TreeItem itemId="star" label={<StarIcon />} />
      </SimpleTreeView>,
    );
    expect(await problems('violations')).toContain(message);
    await rerender(
      <SimpleTreeView aria-label="Chapters">
        <TreeItem itemId="star" label={<StarIcon />} aria-label="Favorites" />
      </SimpleTreeView>,
    );
    expect(await problems('violations')).not.toContain(message);
  },
);

claim(
  'The tree is empty, so axe asks you to review it. While there are no items, render a message instead of the tree.',
  async () => {
    const message = 'Certain ARIA roles must contain particular children';
    const { rerender } = await renderTree({ items: [] });
    expect(await problems('incomplete')).toContain(message);
    await rerender(<p>No files</p>);
    expect(await problems('incomplete')).not.toContain(message);
  },
);

claim('The text field of an editable item has no name. Give it one with `slotProps`:', async () => {
  function ShelfItem(props: TreeItemProps) {
    return (
      <TreeItem {...props} slotProps={{ labelInput: { 'aria-label': 'Name of the shelf' } }} />
    );
  }
  const { unmount } = await renderTree({ isItemEditable: true });
  await press('budget', '{Enter}');
  await expect.element(page.getByRole('textbox')).not.toHaveAccessibleName();
  await unmount();
  await renderTree({ isItemEditable: true, slots: { item: ShelfItem } });
  await press('budget', '{Enter}');
  await expect.element(page.getByRole('textbox')).toHaveAccessibleName('Name of the shelf');
});

claim(
  "Use `aria-checked`, or `getByRole('treeitem', { checked: true })`, which also finds disabled items that are selected.",
  async () => {
    await renderTree({ isItemDisabled: isBudget, defaultSelectedItems: 'budget' });
    const item = page.getByRole('treeitem', { checked: true });
    await expect.element(item).toHaveTextContent('Budget');
    await expect.element(item).toHaveAttribute('aria-disabled', 'true');
    expect(document.querySelector('[aria-selected]')).toBeNull();
  },
);

claim(
  'If some of the items inside it are selected, an item without a checkbox is `mixed`, too.',
  async () => {
    for (const checkboxSelection of [false, true]) {
      for (const [id, expected] of [
        ['april', ['mixed', 'false']],
        ['draft', ['mixed', 'mixed']],
      ] as const) {
        const { unmount } = await renderTree({ checkboxSelection, defaultSelectedItems: id });
        expect(['minutes', 'march'].map((item) => attribute(item, 'aria-checked'))).toEqual(
          expected,
        );
        await unmount();
      }
    }
  },
);
