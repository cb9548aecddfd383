import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import AddBoxOutlined from '@mui/icons-material/AddBoxOutlined';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import {
  RichTreeView,
  TreeItem,
  treeItemClasses,
  type RichTreeViewProps,
  type TreeItemProps,
  type TreeViewBaseItem,
} from '@mui/x-tree-view';
import type {} from '@mui/x-tree-view/themeAugmentation';
import { claim } from '@portal/claims';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import CookbookChapters from './demos/CookbookChapters/system/CookbookChapters';
import GreenhouseBeds from './demos/GreenhouseBeds/system/GreenhouseBeds';
import HarborBerths from './demos/HarborBerths/system/HarborBerths';
import RadioArchive from './demos/RadioArchive';
import RiverLines from './demos/RiverLines/system/RiverLines';

type Item = TreeViewBaseItem;
type Props = Partial<RichTreeViewProps<Item, boolean>>;

const items: Item[] = [
  { id: 'tools', label: 'Tools', children: [{ id: 'saw', label: 'Saw' }] },
  { id: 'bench', label: 'Bench' },
];

type Api = NonNullable<NonNullable<RichTreeViewProps<Item, boolean>['apiRef']>['current']>;

const api: { current: Required<Api> | undefined } = { current: undefined };

function Tree(props: Props) {
  return (
    <RichTreeView
      aria-label="Tools"
      apiRef={api}
      items={items}
      defaultExpandedItems={['tools']}
      {...props}
    />
  );
}

const element = (id: string) => api.current?.getItemDOMElement(id) ?? null;
const inside = (id: string, selector: string): Element => {
  const found = element(id)?.querySelector(selector);
  if (!found) {
    throw new Error(`Item ${id} has no ${selector}`);
  }
  return found;
};
const row = (id: string) => inside(id, `.${treeItemClasses.content}`);
const label = (id: string) => inside(id, `.${treeItemClasses.label}`);
const style = (part: Element) => getComputedStyle(part);
const find = (selector: string): Element => {
  const found = document.querySelector(selector);
  if (!found) {
    throw new Error(`Nothing is ${selector}`);
  }
  return found;
};
const rowOf = (name: string): Element => {
  const found = [...document.querySelectorAll('.MuiTreeItem-content')].find(
    (content) => content.textContent === name,
  );
  if (!found) {
    throw new Error(`No row says ${name}`);
  }
  return found;
};

claim(
  'In the demo, the selected berth has a bar at its start, square corners, and no blue tint.',
  async () => {
    await render(<HarborBerths />);
    const selected = rowOf('N2, Maria do Mar');
    expect(style(selected).borderInlineStartWidth).toBe('3px');
    expect(style(selected).borderInlineStartColor).not.toBe('rgba(0, 0, 0, 0)');
    expect(style(rowOf('N3, free')).borderInlineStartColor).toBe('rgba(0, 0, 0, 0)');
    expect(style(selected).borderRadius).toBe('0px');
    const [red, green, blue] = style(selected).backgroundColor.match(/[\d.]+/g) ?? [];
    expect(red === green && green === blue).toBe(true);
  },
);

const part = (name: string, key: keyof typeof treeItemClasses) => async () => {
  const itemKey = `item${key[0]?.toUpperCase()}${key.slice(1)}`;
  const props: Props = { checkboxSelection: true, isItemEditable: true };
  const ofTree = await render(<Tree {...props} classes={{ [itemKey]: 'mine' }} />);
  if (key === 'labelInput') {
    api.current?.setEditedItem('saw');
    await expect.poll(() => document.querySelector(`.${name}`)).not.toBeNull();
  }
  expect(treeItemClasses[key]).toBe(name);
  if (key !== 'root') {
    expect(find(`.${name}`).classList.contains('mine')).toBe(true);
  }
  await ofTree.unmount();
  const slotProps: Props['slotProps'] = { item: { classes: { [key]: 'mine' } } };
  await render(<Tree {...props} slotProps={slotProps} />);
  if (key === 'labelInput') {
    api.current?.setEditedItem('saw');
    await expect.poll(() => document.querySelector(`.${name}`)).not.toBeNull();
  }
  expect(find(`.${name}`).classList.contains('mine')).toBe(true);
};

claim(
  'Item and all items inside it | `MuiTreeItem-root` | – | `root`',
  part('MuiTreeItem-root', 'root'),
);
claim(
  'Row, which has the states | `MuiTreeItem-content` | `itemContent` | `content`',
  part('MuiTreeItem-content', 'content'),
);
claim(
  'Container of the arrow, 16 pixels wide | `MuiTreeItem-iconContainer` | `itemIconContainer` | `iconContainer`',
  async () => {
    await part('MuiTreeItem-iconContainer', 'iconContainer')();
    expect(find('.MuiTreeItem-iconContainer').getBoundingClientRect().width).toBe(16);
  },
);
claim(
  'Checkbox | `MuiTreeItem-checkbox` | `itemCheckbox` | `checkbox`',
  part('MuiTreeItem-checkbox', 'checkbox'),
);
claim('Label | `MuiTreeItem-label` | `itemLabel` | `label`', part('MuiTreeItem-label', 'label'));
claim(
  'Input, while a label is edited | `MuiTreeItem-labelInput` | `itemLabelInput` | `labelInput`',
  part('MuiTreeItem-labelInput', 'labelInput'),
);
claim(
  'List of the items inside | `MuiTreeItem-groupTransition` | `itemGroupTransition` | `groupTransition`',
  part('MuiTreeItem-groupTransition', 'groupTransition'),
);

claim(
  "Therefore, `'& .MuiTreeItem-content'` on one item also matches the rows of all items inside it, and `'& > .MuiTreeItem-content'` matches only its own row.",
  async () => {
    await render(<Tree />);
    expect(element('tools')?.querySelectorAll('.MuiTreeItem-content')).toHaveLength(2);
    expect(element('tools')?.querySelectorAll(':scope > .MuiTreeItem-content')).toHaveLength(1);
  },
);

claim(
  "In this release, two keys of the tree's `classes` don't work as expected: `root` is added to the tree **and** to every item, and `item` has no effect.",
  async () => {
    await render(<Tree classes={{ root: 'my-root', item: 'my-item' }} />);
    expect(document.querySelectorAll('li.my-root')).toHaveLength(3);
    expect(document.querySelectorAll('ul.my-root')).toHaveLength(1);
    expect(document.querySelector('.my-item')).toBeNull();
  },
);

claim("For the same reason, don't use the selector `.MuiRichTreeView-root`.", async () => {
  await render(<Tree />);
  expect(document.querySelectorAll('li.MuiRichTreeView-root')).toHaveLength(3);
});

claim(
  'The attributes of the row contain its state: `data-selected`, `data-focused`, `data-expanded`, `data-disabled`, `data-editable` and `data-editing`.',
  async () => {
    await render(
      <Tree
        isItemEditable
        isItemDisabled={(item) => item.id === 'bench'}
        defaultSelectedItems="tools"
      />,
    );
    api.current?.focusItem(null, 'tools');
    api.current?.setEditedItem('saw');
    await expect.poll(() => row('saw').hasAttribute('data-editing')).toBe(true);
    for (const name of ['data-selected', 'data-expanded', 'data-editable']) {
      expect(row('tools').hasAttribute(name), name).toBe(true);
      expect(row('saw').hasAttribute(name), name).toBe(name === 'data-editable');
    }
    expect(row('bench').hasAttribute('data-disabled')).toBe(true);
    api.current?.setEditedItem(null);
    api.current?.focusItem(null, 'saw');
    await expect.poll(() => row('saw').hasAttribute('data-focused')).toBe(true);
  },
);

async function selectedColor(
  selector: string,
  { first, only }: { first: boolean; only?: 'hovered' | 'focused' },
) {
  const cache = createCache({ key: 'claims' });
  const tree = (props: Props) => (
    <CacheProvider value={cache}>
      <Tree {...props} />
    </CacheProvider>
  );
  if (!first) {
    const earlier = await render(tree({}));
    await earlier.unmount();
  }
  const sx = { '& .MuiTreeItem-content': { [selector]: { bgcolor: 'rgb(255, 0, 0)' } } };
  const { unmount } = await render(tree({ sx }));
  await userEvent.click(row('bench'));
  await expect.poll(() => row('bench').hasAttribute('data-focused')).toBe(true);
  if (only === 'focused') {
    await userEvent.hover(row('tools'));
  } else if (only === 'hovered') {
    api.current?.focusItem(null, 'tools');
    await expect.poll(() => row('bench').hasAttribute('data-focused')).toBe(false);
  }
  const color = style(row('bench')).backgroundColor;
  await unmount();
  return color;
}

claim(
  'The default style for this combination has the same specificity as `[data-selected]` in `sx`, so the style that Emotion inserts last wins: the default in the first tree of a page, and your style in later trees.',
  async () => {
    expect(await selectedColor('&[data-selected]', { first: true })).toMatch(/^rgba/);
    expect(await selectedColor('&[data-selected]', { first: false })).toBe('rgb(255, 0, 0)');
  },
);

claim('To override the default in all trees, write all three selectors:', async () => {
  const selectors = '&[data-selected], &[data-selected]:hover, &[data-selected][data-focused]';
  for (const first of [true, false]) {
    expect(await selectedColor(selectors, { first })).toBe('rgb(255, 0, 0)');
  }
  for (const only of ['hovered', 'focused'] as const) {
    expect(await selectedColor(selectors, { first: true, only })).toBe('rgb(255, 0, 0)');
    // With the selector for the other state, the default wins.
    const other = only === 'hovered' ? '[data-focused]' : ':hover';
    const two = `&[data-selected], &[data-selected]${other}`;
    expect(await selectedColor(two, { first: true, only })).toMatch(/^rgba/);
  }
});

claim(
  'By default, padding indents the row, and the row starts at the edge of its list. Set `itemChildrenIndentation={0}` and indent the lists instead: a margin of 15 pixels puts the line under the center of the arrow.',
  async () => {
    await render(<RiverLines />);
    const list = find('.MuiTreeItem-groupTransition').getBoundingClientRect();
    const arrow = find('.MuiTreeItem-iconContainer').getBoundingClientRect();
    expect(list.left + 1).toBeCloseTo(arrow.left + arrow.width / 2, 0);
    await render(<Tree />);
    expect(row('saw').getBoundingClientRect().left).toBe(row('tools').getBoundingClientRect().left);
    expect(label('saw').getBoundingClientRect().left).toBe(
      label('tools').getBoundingClientRect().left + 12,
    );
  },
);

claim('The demo highlights beds that need water:', async () => {
  await render(<GreenhouseBeds />);
  expect(style(rowOf('Okra, 18 %, dry')).outlineStyle).toBe('dashed');
  expect(style(rowOf('Basil')).outlineStyle).not.toBe('dashed');
});

claim(
  'It receives an object with `itemId` and `label`, and returns props for `TreeItem`.',
  async () => {
    const received: unknown[] = [];
    await render(
      <Tree
        slotProps={{
          item: (owner) => {
            received.push(owner);
            return { className: `is-${owner.itemId}` };
          },
        }}
      />,
    );
    expect(received).toContainEqual({ itemId: 'saw', label: 'Saw' });
    expect(element('saw')?.classList.contains('is-saw')).toBe(true);
  },
);

claim(
  "Top-level items are direct children of the tree's element, so a selector with `>` matches only them.",
  async () => {
    await render(<CookbookChapters />);
    const transform = (name: string) =>
      style(rowOf(name).querySelector('.MuiTreeItem-label') ?? document.body).textTransform;
    expect(transform('Broths')).toBe('uppercase');
    expect(transform('Dashi')).toBe('none');
  },
);

claim(
  'For deeper levels, the CSS variable `--TreeView-itemDepth` contains the level of an item, starting at 0. You can use it in `calc()`, but not in a selector.',
  async () => {
    await render(<Tree />);
    const depth = (id: string) => style(row(id)).getPropertyValue('--TreeView-itemDepth');
    expect(depth('tools')).toBe('0');
    expect(depth('saw')).toBe('1');
  },
);

claim(
  '`endIcon` is for items without children, which have no icon by default. `null` removes an icon.',
  async () => {
    const { unmount } = await render(<Tree slots={{ endIcon: AddBoxOutlined }} />);
    expect(row('bench').querySelector('svg')).not.toBeNull();
    await unmount();
    const slots: Props['slots'] = { expandIcon: null, collapseIcon: null };
    const plain = await render(<Tree />);
    expect(row('bench').querySelector('svg')).toBeNull();
    expect(row('tools').querySelector('svg')).not.toBeNull();
    await plain.unmount();
    await render(<Tree slots={slots} />);
    expect(row('tools').querySelector('svg')).toBeNull();
  },
);

claim(
  "The container of the arrow sets the size of its `svg` to 18 pixels, so the prop `fontSize` and `sx` of an icon don't change its size. Set the font size of `'& .MuiTreeItem-iconContainer svg'` instead.",
  async () => {
    const Large = () => <AddBoxOutlined fontSize="large" />;
    const Styled = () => <AddBoxOutlined sx={{ fontSize: 30 }} />;
    const width = () => row('tools').querySelector('svg')?.getBoundingClientRect().width;
    for (const collapseIcon of [Large, Styled]) {
      const { unmount } = await render(<Tree slots={{ collapseIcon }} />);
      expect(width()).toBe(18);
      await unmount();
    }
    await render(
      <Tree
        slots={{ collapseIcon: Large }}
        sx={{ '& .MuiTreeItem-iconContainer svg': { fontSize: 30 } }}
      />,
    );
    expect(width()).toBe(30);
  },
);

claim('An item has only one icon, and `slots.icon` of `TreeItem` replaces the arrow.', async () => {
  const Folder = () => <svg data-testid="folder" />;
  const WithIcon = (props: TreeItemProps) => <TreeItem {...props} slots={{ icon: Folder }} />;
  await render(<Tree slots={{ item: WithIcon }} />);
  expect(row('tools').querySelectorAll('svg')).toHaveLength(1);
  expect(row('tools').querySelector('[data-testid="folder"]')).not.toBeNull();
});

claim('Screen readers ignore Material UI icons.', async () => {
  await render(<RadioArchive />);
  const icon = rowOf('Joik at midnight').querySelector('.MuiTreeItem-label svg');
  expect(icon?.getAttribute('aria-hidden')).toBe('true');
});

claim(
  'With `expansionTrigger="iconContainer"`, clicks expand or collapse an item only on its arrow. Enter and the arrow keys still work. In a tree without checkboxes, a click on the arrow also selects the item, because the arrow is part of the row. To expand an item without selecting it, stop the event:',
  async () => {
    const arrow = () => userEvent.click(inside('tools', '.MuiTreeItem-iconContainer'));
    const isExpanded = () => api.current?.isItemExpanded('tools');
    const { unmount } = await render(<Tree expansionTrigger="iconContainer" />);
    await userEvent.click(label('tools'));
    expect(isExpanded()).toBe(true);
    await userEvent.keyboard('{Enter}');
    expect(isExpanded()).toBe(false);
    await userEvent.keyboard('{ArrowRight}');
    expect(isExpanded()).toBe(true);
    await userEvent.click(label('bench'));
    await arrow();
    expect(isExpanded()).toBe(false);
    expect(row('tools').hasAttribute('data-selected')).toBe(true);
    await unmount();
    const stop: Props['slotProps'] = {
      item: { slotProps: { iconContainer: { onClick: (event) => event.stopPropagation() } } },
    };
    for (const props of [{ checkboxSelection: true }, { slotProps: stop }]) {
      const tree = await render(<Tree expansionTrigger="iconContainer" {...props} />);
      await arrow();
      expect(isExpanded()).toBe(false);
      expect(row('tools').hasAttribute('data-selected')).toBe(false);
      await tree.unmount();
    }
  },
);

claim("`onItemClick` isn't called for such a click.", async () => {
  const clicked = vi.fn();
  await render(
    <Tree
      onItemClick={clicked}
      expansionTrigger="iconContainer"
      slotProps={{
        item: { slotProps: { iconContainer: { onClick: (event) => event.stopPropagation() } } },
      }}
    />,
  );
  await userEvent.click(inside('tools', '.MuiTreeItem-iconContainer'));
  expect(clicked).not.toHaveBeenCalled();
  await userEvent.click(label('tools'));
  expect(clicked).toHaveBeenCalledTimes(1);
});

claim(
  "Labels wrap by default. To cut them off instead, add `'& .MuiTreeItem-label': { whiteSpace: 'nowrap', textOverflow: 'ellipsis' }` to `sx`.",
  async () => {
    const long = [{ id: 'long', label: 'A label that is too long for the width of its tree' }];
    const height = () => label('long').getBoundingClientRect().height;
    const { unmount } = await render(<Tree items={long} sx={{ width: 150 }} />);
    const wrapped = height();
    await unmount();
    await render(
      <Tree
        items={long}
        sx={{
          width: 150,
          '& .MuiTreeItem-label': { whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
        }}
      />,
    );
    expect(wrapped).toBeGreaterThan(height() * 1.9);
    expect(style(label('long')).overflow).toBe('hidden');
    expect(label('long').scrollWidth).toBeGreaterThan(label('long').clientWidth);
  },
);

claim(
  'It has an override for each part: `root`, `content`, `iconContainer`, `checkbox`, `label`, `labelInput` and `groupTransition`.',
  async () => {
    const opacity = { opacity: 0.5 };
    const theme = createTheme({
      components: {
        MuiTreeItem: {
          styleOverrides: {
            root: opacity,
            content: opacity,
            iconContainer: opacity,
            checkbox: opacity,
            label: opacity,
            labelInput: opacity,
            groupTransition: opacity,
          },
        },
      },
    });
    await render(
      <ThemeProvider theme={theme}>
        <Tree checkboxSelection isItemEditable />
      </ThemeProvider>,
    );
    api.current?.setEditedItem('bench');
    await expect.poll(() => row('bench').hasAttribute('data-editing')).toBe(true);
    for (const name of [
      'root',
      'content',
      'iconContainer',
      'checkbox',
      'label',
      'labelInput',
      'groupTransition',
    ]) {
      expect(style(find(`.MuiTreeItem-${name}`)).opacity, name).toBe('0.5');
    }
  },
);

claim(
  'TypeScript also accepts `selected`, `expanded`, `focused`, `disabled`, `editable` and `editing`, but they have no effect. The same is true for the `item…` keys of `MuiRichTreeView`: only `root` works there.',
  async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const opacity = { opacity: 0.5 };
    const theme = createTheme({
      components: {
        MuiTreeItem: {
          styleOverrides: {
            selected: opacity,
            expanded: opacity,
            focused: opacity,
            disabled: opacity,
            editable: opacity,
            editing: opacity,
          },
        },
        MuiRichTreeView: {
          styleOverrides: {
            root: { letterSpacing: '2px' },
            itemContent: opacity,
            itemLabel: opacity,
            itemIconContainer: opacity,
            itemCheckbox: opacity,
            itemLabelInput: opacity,
            itemGroupTransition: opacity,
          },
        },
      },
    });
    await render(
      <ThemeProvider theme={theme}>
        <Tree
          checkboxSelection
          isItemEditable
          defaultSelectedItems="tools"
          isItemDisabled={(item) => item.id === 'bench'}
        />
      </ThemeProvider>,
    );
    api.current?.focusItem(null, 'tools');
    await expect.poll(() => row('tools').hasAttribute('data-focused')).toBe(true);
    api.current?.setEditedItem('saw');
    await expect.poll(() => row('saw').hasAttribute('data-editing')).toBe(true);
    for (const part of document.querySelectorAll(
      '[data-selected], [data-selected] ~ *, [data-editing], [data-editing] > *, [data-selected] > *',
    )) {
      expect(style(part).opacity, part.className.toString()).toBe('1');
    }
    expect(style(row('bench')).opacity).not.toBe('0.5');
    expect(style(find('[role="tree"]')).letterSpacing).toBe('2px');
    expect(errors.mock.calls.flat().join('\n')).toContain('&.Mui-selected');
    errors.mockRestore();
  },
);

claim('Your styles indent the lists, and `itemChildrenIndentation` indents the rows.', async () => {
  await render(<Tree sx={{ '& .MuiTreeItem-groupTransition': { ml: '15px' } }} />);
  expect(label('saw').getBoundingClientRect().left).toBe(
    label('tools').getBoundingClientRect().left + 27,
  );
});

claim(
  "The tree doesn't mirror its icons. Add `'[dir=\"rtl\"] & .MuiTreeItem-iconContainer svg': { transform: 'scaleX(-1)' }`.",
  async () => {
    const theme = createTheme({ direction: 'rtl' });
    const mirrored = {
      '[dir="rtl"] & .MuiTreeItem-iconContainer svg': { transform: 'scaleX(-1)' },
    };
    for (const [dir, sx, transform] of [
      ['rtl', {}, 'none'],
      ['rtl', mirrored, 'matrix(-1, 0, 0, 1, 0, 0)'],
      ['ltr', mirrored, 'none'],
    ] as const) {
      const { unmount } = await render(
        <div dir={dir}>
          <ThemeProvider theme={theme}>
            <Tree defaultExpandedItems={[]} sx={sx} />
          </ThemeProvider>
        </div>,
      );
      const icon = inside('tools', 'svg');
      expect(icon.getAttribute('data-testid')).toBe('TreeViewExpandIconIcon');
      expect(style(icon).transform).toBe(transform);
      await unmount();
    }
  },
);

claim(
  'In the data, the label stays a string, so users can still type a letter to move to an item.',
  async () => {
    await render(<RadioArchive />);
    await userEvent.click(rowOf('April'));
    await userEvent.keyboard('m');
    await expect.poll(() => rowOf('May').hasAttribute('data-focused')).toBe(true);
  },
);

claim(
  'Use `margin-inline-start` and `border-inline-start`, so that the lines are on the correct side in right-to-left pages, too.',
  async () => {
    await render(
      <div dir="rtl">
        <RiverLines />
      </div>,
    );
    const list = find('.MuiTreeItem-groupTransition');
    const arrow = find('.MuiTreeItem-iconContainer').getBoundingClientRect();
    expect(style(list).borderRightWidth).toBe('2px');
    expect(style(list).borderLeftWidth).toBe('0px');
    expect(list.getBoundingClientRect().right - 1).toBeCloseTo(arrow.left + arrow.width / 2, 0);
  },
);
