import type { ReactNode } from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import AddBoxOutlined from '@mui/icons-material/AddBoxOutlined';
import StarOutline from '@mui/icons-material/StarOutline';
import Fade from '@mui/material/Fade';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import {
  RichTreeView,
  SimpleTreeView,
  TreeItem,
  type SimpleTreeViewProps,
  type TreeItemProps,
} from '@mui/x-tree-view';
import type {} from '@mui/x-tree-view/themeAugmentation';
import { claim, sourced } from '@portal/claims';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import LibraryFloors from './demos/LibraryFloors/system/LibraryFloors';
import MailFolders from './demos/MailFolders';
import OfficeDirectory from './demos/OfficeDirectory';
import ProjectFolders from './demos/ProjectFolders';
import ServiceManual from './demos/ServiceManual/system/ServiceManual';

type Props = Partial<SimpleTreeViewProps<boolean>>;

const nested = (
  <TreeItem itemId="tools" label="Tools">
    <TreeItem itemId="saw" label="Saw" />
  </TreeItem>
);

function Tree(props: Props) {
  return (
    <SimpleTreeView aria-label="Tools" defaultExpandedItems={['tools']} {...props}>
      {props.children ?? (
        <>
          {nested}
          <TreeItem itemId="bench" label="Bench" />
        </>
      )}
    </SimpleTreeView>
  );
}

const find = (selector: string, within: ParentNode = document): Element => {
  const found = within.querySelector(selector);
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
const style = (part: Element) => getComputedStyle(part);
const box = (part: Element) => part.getBoundingClientRect();
const icons = () =>
  [...document.querySelectorAll('svg')].map((svg) => svg.dataset.testid?.replace(/Icon$/, ''));
const labelOf = (name: string) => find('.MuiTreeItem-label', rowOf(name));

claim(
  'The demo above uses a closed folder, an open folder and a document. By default, the first two are arrows, and there is no `endIcon`.',
  async () => {
    const first = await render(<ProjectFolders />);
    expect(new Set(icons())).toEqual(
      new Set(['FolderOutlined', 'FolderOpenOutlined', 'DescriptionOutlined']),
    );
    await first.unmount();
    const second = await render(<Tree />);
    expect(icons()).toEqual(['TreeViewCollapseIcon']);
    await second.unmount();
    await render(<Tree defaultExpandedItems={[]} />);
    expect(icons()).toEqual(['TreeViewExpandIcon']);
  },
);

claim(
  'To change the icon of one item, pass `slots` to it. They override the icons of the tree, and `icon` overrides all three:',
  async () => {
    const Wrench = () => <svg data-testid="Wrench" />;
    const first = await render(
      <Tree slots={{ endIcon: AddBoxOutlined }}>
        <TreeItem itemId="saw" label="Saw" slots={{ endIcon: Wrench }} />
        <TreeItem itemId="bench" label="Bench" />
      </Tree>,
    );
    expect(icons()).toEqual(['Wrench', 'AddBoxOutlined']);
    await first.unmount();
    const slots = {
      icon: StarOutline,
      endIcon: Wrench,
      expandIcon: Wrench,
      collapseIcon: Wrench,
    };
    await render(
      <Tree defaultExpandedItems={['open']}>
        <TreeItem itemId="leaf" label="Leaf" slots={slots} />
        <TreeItem itemId="closed" label="Closed" slots={slots}>
          <TreeItem itemId="inside" label="Inside" />
        </TreeItem>
        <TreeItem itemId="open" label="Open" slots={slots}>
          <TreeItem itemId="visible" label="Visible" />
        </TreeItem>
      </Tree>,
    );
    expect(icons()).toEqual(['StarOutline', 'StarOutline', 'StarOutline']);
  },
);

claim(
  "**Size:** the container sets the size of an `svg` to 18 pixels, so the prop `fontSize` and `sx` of the icon don't change its size. Set the font size of `'& .MuiTreeItem-iconContainer svg'` in `sx` instead.",
  async () => {
    const Large = () => <StarOutline fontSize="large" />;
    const Styled = () => <StarOutline sx={{ fontSize: 30 }} />;
    for (const endIcon of [Large, Styled]) {
      const first = await render(<Tree slots={{ endIcon }} />);
      expect(box(find('svg', rowOf('Bench'))).width).toBe(18);
      await first.unmount();
    }
    const sx = { '& .MuiTreeItem-iconContainer svg': { fontSize: 24 } };
    await render(<Tree slots={{ endIcon: Large }} sx={sx} />);
    expect(box(find('svg', rowOf('Bench'))).width).toBe(24);
  },
);

claim(
  "**No icons:** `null` removes an icon, but not its space of 16 pixels. To remove the space as well, hide the container with `'& .MuiTreeItem-iconContainer': { display: 'none' }`.",
  async () => {
    const slots = { expandIcon: null, collapseIcon: null };
    const first = await render(<Tree slots={slots} />);
    expect(icons()).toEqual([]);
    expect(box(find('.MuiTreeItem-iconContainer')).width).toBe(16);
    await first.unmount();
    await render(<Tree sx={{ '& .MuiTreeItem-iconContainer': { display: 'none' } }} />);
    expect(box(find('.MuiTreeItem-iconContainer')).width).toBe(0);
    expect(box(labelOf('Bench')).left - box(rowOf('Bench')).left).toBe(8);
  },
);

claim("**Arrow at the end:** set `'& .MuiTreeItem-iconContainer': { order: 1 }`.", async () => {
  await render(<Tree sx={{ '& .MuiTreeItem-iconContainer': { order: 1 } }} />);
  const arrow = box(find('.MuiTreeItem-iconContainer', rowOf('Tools')));
  expect(arrow.left).toBeGreaterThan(box(labelOf('Tools')).right);
  expect(arrow.right).toBe(box(rowOf('Tools')).right - 8);
});

claim(
  "**Right to left:** the tree doesn't mirror its arrows. Add `'[dir=\"rtl\"] & .MuiTreeItem-iconContainer svg': { transform: 'scaleX(-1)' }`.",
  async () => {
    const tree = (sx: Props['sx']) => (
      <div dir="rtl">
        <ThemeProvider theme={createTheme({ direction: 'rtl' })}>
          <Tree sx={sx} />
        </ThemeProvider>
      </div>
    );
    const first = await render(tree({}));
    expect(style(find('svg')).transform).toBe('none');
    await first.unmount();
    await render(
      tree({ '[dir="rtl"] & .MuiTreeItem-iconContainer svg': { transform: 'scaleX(-1)' } }),
    );
    expect(style(find('svg')).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  },
);

async function selectedColor(selector: string, { first }: { first: boolean }) {
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
  await userEvent.click(rowOf('Bench'));
  await expect.poll(() => rowOf('Bench').hasAttribute('data-focused')).toBe(true);
  const color = style(rowOf('Bench')).backgroundColor;
  await unmount();
  return color;
}

claim('With `sx`, write the three selectors of the demo.', async () => {
  const selectors = '&[data-selected], &[data-selected]:hover, &[data-selected][data-focused]';
  expect(await selectedColor(selectors, { first: true })).toBe('rgb(255, 0, 0)');
  expect(await selectedColor(selectors, { first: false })).toBe('rgb(255, 0, 0)');
});

claim(
  'A click selects the item and focuses it, and the default style for this combination has the same specificity as `&[data-selected]` alone. In the first tree of a page, the default would win.',
  async () => {
    expect(await selectedColor('&[data-selected]', { first: true })).toMatch(/^rgba/);
    expect(await selectedColor('&[data-selected]', { first: false })).toBe('rgb(255, 0, 0)');
  },
);

claim(
  'The row of an item has the class `MuiTreeItem-content`. Attributes such as `data-selected` and `data-focused` contain its state, so you can use them in selectors.',
  async () => {
    await render(<Tree />);
    await userEvent.click(rowOf('Bench'));
    await expect.poll(() => rowOf('Bench').hasAttribute('data-focused')).toBe(true);
    expect(rowOf('Bench').hasAttribute('data-selected')).toBe(true);
    expect(rowOf('Tools').hasAttribute('data-selected')).toBe(false);
  },
);

claim(
  "Screen readers don't announce Material UI icons, so don't use an icon in place of text.",
  async () => {
    await render(<MailFolders />);
    const all = [...document.querySelectorAll('.MuiTreeItem-label svg')];
    expect(all.map((icon) => icon.getAttribute('aria-hidden'))).toEqual(all.map(() => 'true'));
  },
);

claim('The demo draws an outline instead.', async () => {
  await render(<LibraryFloors />);
  await page.getByText('Returns').click();
  await expect.poll(() => style(rowOf('Returns')).outlineStyle).toBe('solid');
  expect(style(rowOf('Returns')).backgroundColor).not.toMatch(/^rgba/);
  expect(style(rowOf('Newspapers')).outlineStyle).toBe('none');
});

claim(
  'By default, a row with a label of one line is 32 pixels high: a line of 24 pixels, and 4 pixels of padding above and below.',
  async () => {
    for (const props of [{}, { checkboxSelection: true }]) {
      const { unmount } = await render(<Tree {...props} />);
      for (const name of ['Tools', 'Saw', 'Bench']) {
        expect(box(rowOf(name)).height).toBe(32);
        expect(box(labelOf(name)).height).toBe(24);
        expect(style(rowOf(name)).paddingBlock).toBe('4px');
      }
      await unmount();
    }
  },
);

claim(
  'The demo above sets `py` of the row and a smaller font for `MuiTreeItem-label`.',
  async () => {
    await render(<LibraryFloors />);
    expect(box(rowOf('Returns')).height).toBeLessThan(26);
  },
);

claim(
  "It's `12px` by default, and you can pass a number of pixels or a CSS length. The indentation is padding inside the row, so the background of a selected item starts and ends at the edges of the tree, at every level.",
  async () => {
    const indentation = async (value?: string | number) => {
      const { unmount } = await render(<Tree itemChildrenIndentation={value} />);
      const distance = box(labelOf('Saw')).left - box(labelOf('Tools')).left;
      const tree = box(find('[role="tree"]'));
      for (const name of ['Tools', 'Saw']) {
        expect([box(rowOf(name)).left, box(rowOf(name)).right]).toEqual([tree.left, tree.right]);
      }
      await unmount();
      return distance;
    };
    expect(await indentation()).toBe(12);
    expect(await indentation(30)).toBe(30);
    expect(await indentation('2em')).toBe(32);
  },
);

claim(
  "Labels wrap. To keep them on one line, add `whiteSpace: 'nowrap'` and `textOverflow: 'ellipsis'` to `'& .MuiTreeItem-label'`.",
  async () => {
    const long = 'A label that is too long for the width of its tree';
    const children = <TreeItem itemId="long" label={long} />;
    const first = await render(<Tree sx={{ width: 150 }}>{children}</Tree>);
    expect(box(labelOf(long)).height).toBeGreaterThan(40);
    await first.unmount();
    const label = { whiteSpace: 'nowrap', textOverflow: 'ellipsis' };
    await render(<Tree sx={{ width: 150, '& .MuiTreeItem-label': label }}>{children}</Tree>);
    expect(box(labelOf(long)).height).toBe(24);
    expect(style(labelOf(long)).overflow).toBe('hidden');
    expect(labelOf(long).scrollWidth).toBeGreaterThan(labelOf(long).clientWidth);
  },
);

claim(
  'Each item in such a list draws two lines with pseudo-elements: a vertical one that is as tall as the item, and a horizontal one in its row.',
  async () => {
    await render(<ServiceManual />);
    const list = find('.MuiTreeItem-groupTransition');
    const item = rowOf('Front').closest('li');
    expect(item && list.contains(item)).toBe(true);
    const vertical = getComputedStyle(item ?? list, '::before');
    expect(vertical.borderInlineStartWidth).toBe('1px');
    expect(vertical.height).toBe(`${item ? box(item).height : 0}px`);
    const horizontal = (name: string) => getComputedStyle(rowOf(name), '::before');
    expect(horizontal('Front').borderTopWidth).toBe('1px');
    expect(horizontal('Front').width).toBe('8px');
    expect(horizontal('Brakes').content).toBe('none');
  },
);

claim(
  'The vertical line of the last item ends at the branch, 16 pixels below the top of its row. This is half of the default height, so change it if your rows have another height.',
  async () => {
    await render(<ServiceManual />);
    const item = rowOf('Rear').closest('li') ?? document.body;
    const ends = () => [
      getComputedStyle(item, '::before').height,
      getComputedStyle(rowOf('Rear'), '::before').top,
    ];
    expect(ends()).toEqual(['16px', '16px']);
    expect(box(rowOf('Rear')).height).toBe(32);
    // Also if the label has several lines.
    labelOf('Rear').setAttribute('style', 'white-space: pre; height: 72px');
    expect(box(rowOf('Rear')).height).toBe(80);
    expect(ends()).toEqual(['16px', '16px']);
  },
);

claim(
  "With `itemChildrenIndentation={0}`, the rows aren't indented. The margin of the lists indents them instead, so the lines are under the centers of the arrows.",
  async () => {
    await render(<ServiceManual />);
    expect(style(rowOf('Front')).paddingInlineStart).toBe(
      style(rowOf('Brakes')).paddingInlineStart,
    );
    const arrow = box(find('.MuiTreeItem-iconContainer'));
    const line = box(find('.MuiTreeItem-groupTransition')).left + 0.5;
    expect(Math.abs(line - (arrow.left + arrow.width / 2))).toBeLessThan(1);
  },
);

claim(
  '`FolderItem` passes all other props to `TreeItem`, including `itemId` and `children`.',
  async () => {
    await render(<MailFolders />);
    await expect.element(page.getByText('Forums')).toBeVisible();
    await page.getByText('Inbox').click();
    await expect.poll(() => document.querySelectorAll('[role="treeitem"]')).toHaveLength(2);
  },
);

claim(
  'Your users can still type letters to move to an item, because the tree reads the text of the rendered label.',
  async () => {
    await render(<MailFolders />);
    await page.getByText('Inbox').click();
    await userEvent.keyboard('se');
    await expect.element(page.getByRole('treeitem', { name: 'Sent' })).toHaveFocus();
  },
);

claim(
  'A selector such as `& .MuiTreeItem-content` on one item therefore matches all rows below it as well. Put `>` before the class to style only the row of the item itself:',
  async () => {
    const red = 'rgb(255, 0, 0)';
    const tree = (selector: string) => (
      <Tree>
        <TreeItem itemId="tools" label="Tools" sx={{ [selector]: { color: red } }}>
          <TreeItem itemId="saw" label="Saw" />
        </TreeItem>
      </Tree>
    );
    const first = await render(tree('& .MuiTreeItem-content'));
    expect(style(rowOf('Saw')).color).toBe(red);
    await first.unmount();
    const second = await render(tree('& > .MuiTreeItem-content'));
    expect([style(rowOf('Tools')).color === red, style(rowOf('Saw')).color === red]).toEqual([
      true,
      false,
    ]);
    await second.unmount();
    await render(<OfficeDirectory />);
    expect(style(labelOf('Europe')).textTransform).toBe('uppercase');
    expect(style(labelOf('Lisbon')).textTransform).toBe('none');
  },
);

claim(
  "For a single item, write the same selector in its `sx`, or add class names to its parts with `classes={{ content: 'my-row', label: 'my-label' }}`.",
  async () => {
    const classes = { content: 'my-row', label: 'my-label' };
    await render(
      <Tree>
        <TreeItem itemId="tools" label="Tools" classes={classes}>
          <TreeItem itemId="saw" label="Saw" />
        </TreeItem>
      </Tree>,
    );
    expect([...document.querySelectorAll('.my-row')]).toEqual([rowOf('Tools')]);
    expect([...document.querySelectorAll('.my-label')]).toEqual([labelOf('Tools')]);
  },
);

claim(
  "To style all top-level items, use the tree: `'& > .MuiTreeItem-root > .MuiTreeItem-content'`. For deeper levels, the CSS variable `--TreeView-itemDepth` contains the level of an item, starting at 0.",
  async () => {
    const red = 'rgb(255, 0, 0)';
    await render(<Tree sx={{ '& > .MuiTreeItem-root > .MuiTreeItem-content': { color: red } }} />);
    const isRed = (name: string) => style(rowOf(name)).color === red;
    expect(['Tools', 'Saw', 'Bench'].map(isRed)).toEqual([true, false, true]);
    const depth = (name: string) => style(rowOf(name)).getPropertyValue('--TreeView-itemDepth');
    expect([depth('Tools'), depth('Saw')]).toEqual(['0', '1']);
  },
);

claim(
  'Pass props to it with `slotProps.groupTransition`: set `timeout` to another duration in milliseconds, or to `0` for no animation.',
  async () => {
    const tree = (timeout: number) => (
      <Tree defaultExpandedItems={[]}>
        <TreeItem itemId="tools" label="Tools" slotProps={{ groupTransition: { timeout } }}>
          <TreeItem itemId="saw" label="Saw" />
        </TreeItem>
      </Tree>
    );
    const first = await render(tree(700));
    await userEvent.click(rowOf('Tools'));
    await expect
      .poll(() => style(find('.MuiTreeItem-groupTransition')).transitionDuration)
      .toBe('0.7s');
    await first.unmount();
    await render(tree(0));
    await userEvent.click(rowOf('Tools'));
    await expect
      .poll(() => style(find('.MuiTreeItem-groupTransition')).transitionDuration)
      .toBe('0s');
  },
);

const received: boolean[] = [];

function FadeList({
  in: isExpanded,
  className,
  children,
}: {
  in?: boolean;
  className?: string;
  children?: ReactNode;
}) {
  received.push(isExpanded ?? false);
  return (
    <Fade in={isExpanded} unmountOnExit timeout={{ enter: 300, exit: 0 }}>
      <ul role="group" className={className}>
        {children}
      </ul>
    </Fade>
  );
}

claim('It receives `in`, which is `true` if the item is expanded, and `children`:', async () => {
  const FadeItem = (props: TreeItemProps) => (
    <TreeItem {...props} slots={{ groupTransition: FadeList }} />
  );
  await render(
    <Tree defaultExpandedItems={[]}>
      <FadeItem itemId="tools" label="Tools">
        <FadeItem itemId="saw" label="Saw" />
      </FadeItem>
    </Tree>,
  );
  expect(received).toContain(false);
  expect(received).not.toContain(true);
  expect(document.querySelector('[role="group"]')).toBeNull();
  await userEvent.click(rowOf('Tools'));
  await expect.poll(() => received).toContain(true);
  expect(find('[role="group"]').classList.contains('MuiTreeItem-groupTransition')).toBe(true);
  await userEvent.click(rowOf('Tools'));
  await expect.poll(() => document.querySelector('[role="group"]')).toBeNull();
});

claim(
  '`unmountOnExit` removes the children of a collapsed item from the page, as the default does.',
  async () => {
    await render(<Tree defaultExpandedItems={[]} />);
    expect(document.querySelector('[role="group"]')).toBeNull();
    expect(document.body.textContent).not.toContain('Saw');
  },
);

claim('`MuiTreeItem` contains the styles of items in all Tree View components.', async () => {
  const red = 'rgb(255, 0, 0)';
  const theme = createTheme({
    components: {
      MuiTreeItem: { styleOverrides: { content: { color: red } } },
      MuiSimpleTreeView: {
        defaultProps: { itemChildrenIndentation: 20 },
        styleOverrides: { itemContent: { opacity: 0.5 } },
      },
    },
  });
  await render(
    <ThemeProvider theme={theme}>
      <Tree />
      <RichTreeView aria-label="More tools" items={[{ id: 'drill', label: 'Drill' }]} />
    </ThemeProvider>,
  );
  for (const name of ['Saw', 'Drill']) {
    expect(style(rowOf(name)).color).toBe(red);
    expect(style(rowOf(name)).opacity).toBe('1');
  }
  expect(box(labelOf('Saw')).left - box(labelOf('Tools')).left).toBe(20);
});

claim(
  'A tree with its own `slots` overrides only these icons. The others come from the theme.',
  async () => {
    const theme = createTheme({
      components: {
        MuiSimpleTreeView: {
          defaultProps: { slots: { collapseIcon: AddBoxOutlined, endIcon: AddBoxOutlined } },
        },
      },
    });
    const tree = (slots?: Props['slots']) => (
      <ThemeProvider theme={theme}>
        <Tree slots={slots} />
      </ThemeProvider>
    );
    const first = await render(tree());
    expect(icons()).toEqual(['AddBoxOutlined', 'AddBoxOutlined', 'AddBoxOutlined']);
    await first.unmount();
    await render(tree({ endIcon: StarOutline }));
    expect(icons()).toEqual(['AddBoxOutlined', 'StarOutline', 'StarOutline']);
  },
);

claim(
  'In this release, each item has the class of the tree, too, and so does everything in `classes.root`. Use `className` or `sx` of the tree. `classes.item` has no effect.',
  async () => {
    await render(
      <Tree
        className="my-name"
        classes={{ root: 'my-root', item: 'my-item' }}
        sx={{ width: 99 }}
      />,
    );
    expect(document.querySelectorAll('li.MuiSimpleTreeView-root')).toHaveLength(3);
    expect(document.querySelectorAll('li.my-root')).toHaveLength(3);
    expect(document.querySelectorAll('.my-name')).toHaveLength(1);
    expect(document.querySelector('.my-item')).toBeNull();
    expect(box(find('[role="tree"]')).width).toBe(99);
  },
);

claim(
  'If an item has a component as a child, it can be expanded, even if that component renders nothing. Move the condition to the parent: `{hasFiles && <Files />}` adds no arrow if the condition is `false`.',
  async () => {
    const Files = () => null;
    const tree = (hasFiles: boolean) => (
      <Tree>
        <TreeItem itemId="folder" label="Folder">
          {hasFiles && <Files />}
        </TreeItem>
      </Tree>
    );
    const first = await render(tree(true));
    expect(icons()).toEqual(['TreeViewExpandIcon']);
    await first.unmount();
    await render(tree(false));
    expect(icons()).toEqual([]);
  },
);

claim("Your component doesn't pass `children` to `TreeItem`.", async () => {
  const Partial = ({ itemId, label }: TreeItemProps) => <TreeItem itemId={itemId} label={label} />;
  await render(
    <Tree>
      <Partial itemId="tools" label="Tools">
        <TreeItem itemId="saw" label="Saw" />
      </Partial>
    </Tree>,
  );
  expect(document.body.textContent).not.toContain('Saw');
  expect(icons()).toEqual([]);
});

sourced("A tree can contain only items, so don't put an `hr` or a `div` between them.", {
  url: 'https://www.w3.org/TR/wai-aria-1.2/#tree',
  checked: '2026-11-25',
});

sourced('They are from version 6. Use `slots={{ expandIcon, collapseIcon }}`.', {
  url: 'https://mui.com/x/migration/migration-tree-view-v6/',
  checked: '2026-11-25',
});
