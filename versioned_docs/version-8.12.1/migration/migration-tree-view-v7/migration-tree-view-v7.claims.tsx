import { createTheme, ThemeProvider, type ThemeOptions } from '@mui/material/styles';
import * as v8 from '@mui/x-tree-view';
import { claim } from '@portal/claims';
import * as v7 from 'mui-x-tree-view-v7';
import { forwardRef, useState, type ReactElement, type Ref } from 'react';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const items = [
  {
    id: 'fruit',
    label: 'Fruit',
    children: [
      { id: 'pear', label: 'Pear', children: [{ id: 'conference', label: 'Conference' }] },
    ],
  },
];

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const find = (selector: string): HTMLElement => {
  const found = all(selector)[0];
  if (!found) {
    throw new Error(`Nothing is ${selector}`);
  }
  return found;
};
const count = (selector: string) => all(selector).length;
const style = (selector: string) => getComputedStyle(find(selector));
/** Props that are not in the types of v8. */
const old = (props: object): object => props;

async function during(element: ReactElement, prove: () => void | Promise<void>) {
  const { unmount } = await render(element);
  try {
    await prove();
  } finally {
    await unmount();
  }
}

const open = { defaultExpandedItems: ['fruit', 'pear'] };

function Simple8(props: { parent?: object; child?: object; tree?: object }) {
  return (
    <v8.SimpleTreeView {...open} {...props.tree}>
      <v8.TreeItem itemId="fruit" label="Fruit" {...props.parent}>
        <v8.TreeItem itemId="pear" label="Pear" {...props.child}>
          <v8.TreeItem itemId="conference" label="Conference" />
        </v8.TreeItem>
      </v8.TreeItem>
    </v8.SimpleTreeView>
  );
}
function Simple7(props: { parent?: object; child?: object; tree?: object }) {
  return (
    <v7.SimpleTreeView {...open} {...props.tree}>
      <v7.TreeItem itemId="fruit" label="Fruit" {...props.parent}>
        <v7.TreeItem itemId="pear" label="Pear" {...props.child}>
          <v7.TreeItem itemId="conference" label="Conference" />
        </v7.TreeItem>
      </v7.TreeItem>
    </v7.SimpleTreeView>
  );
}

claim("`RichTreeView` renders it by default, so you don't have to pass it as a slot.", async () => {
  expect('TreeItem2' in v8).toBe(false);
  await during(<v8.RichTreeView items={items} />, async () => {
    await expect.element(page.getByRole('treeitem', { name: 'Fruit' })).toBeVisible();
    expect(count('li.MuiTreeItem-root')).toBe(1);
  });
});

claim(
  'In JavaScript, your component disappears and the default content is shown, with a warning about an unknown prop on a DOM element.',
  async () => {
    const Content = forwardRef<HTMLDivElement, { label?: string }>(function Content(
      { label },
      ref,
    ) {
      return (
        <div ref={ref} id="mine">
          {label}
        </div>
      );
    });
    await during(<Simple7 parent={{ ContentComponent: Content }} />, async () => {
      await expect.poll(() => count('#mine')).toBe(1);
    });
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await during(<Simple8 parent={old({ ContentComponent: Content })} />, async () => {
      await expect.poll(() => count('.MuiTreeItem-content')).toBe(3);
      expect(count('#mine')).toBe(0);
      expect(log.mock.calls.flat().join()).toContain('React does not recognize the');
      expect(log.mock.calls.flat().join()).toContain('ContentComponent');
    });
    log.mockRestore();
  },
);

claim('To change attributes of the content, use `slotProps.content`:', async () => {
  await during(
    <v8.SimpleTreeView>
      <v8.TreeItem itemId="pear" label="Pear" slotProps={{ content: { title: 'In stock' } }} />
    </v8.SimpleTreeView>,
    async () => {
      await expect.poll(() => count('.MuiTreeItem-content[title="In stock"]')).toBe(1);
    },
  );
});

const FruitItem = forwardRef(function FruitItem(
  { id, itemId, label, disabled, children }: v8.TreeItemProps,
  ref: Ref<HTMLLIElement>,
) {
  const item = v8.useTreeItem({ id, itemId, label, disabled, children, rootRef: ref });
  return (
    <v8.TreeItemProvider {...item.getContextProviderProps()}>
      <v8.TreeItemRoot {...item.getRootProps()}>
        <v8.TreeItemContent {...item.getContentProps()}>
          <v8.TreeItemIconContainer {...item.getIconContainerProps()}>
            <v8.TreeItemIcon status={item.status} />
          </v8.TreeItemIconContainer>
          <v8.TreeItemLabel {...item.getLabelProps()} />
        </v8.TreeItemContent>
        {children && <v8.TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
      </v8.TreeItemRoot>
    </v8.TreeItemProvider>
  );
});

claim(
  'For a different layout, build an item with `useTreeItem`, which replaces `useTreeItemState`:',
  async () => {
    expect('useTreeItemState' in v8).toBe(false);
    await during(
      <v8.SimpleTreeView>
        <FruitItem itemId="fruit" label="Fruit">
          <FruitItem itemId="pear" label="Pear" />
        </FruitItem>
      </v8.SimpleTreeView>,
      async () => {
        await page.getByText('Fruit').click();
        await expect.element(page.getByRole('treeitem', { name: 'Pear' })).toBeVisible();
      },
    );
  },
);

claim(
  'The event of a callback can be `null`, because a change can come from `apiRef`, without an event.',
  async () => {
    const events: unknown[] = [];
    function Tree() {
      const apiRef = v8.useTreeViewApiRef();
      return (
        <>
          <button
            type="button"
            onClick={() => {
              apiRef.current?.setItemExpansion({ itemId: 'fruit', shouldBeExpanded: true });
              apiRef.current?.setItemSelection({ itemId: 'fruit', shouldBeSelected: true });
            }}
          >
            Change
          </button>
          <v8.RichTreeView
            apiRef={apiRef}
            items={items}
            onExpandedItemsChange={(event) => events.push(event)}
            onItemExpansionToggle={(event) => events.push(event)}
            onSelectedItemsChange={(event) => events.push(event)}
            onItemSelectionToggle={(event) => events.push(event)}
          />
        </>
      );
    }
    await during(<Tree />, async () => {
      await page.getByRole('button', { name: 'Change' }).click();
      await expect.poll(() => events).toEqual([null, null, null, null]);
    });
  },
);

claim(
  '`onClick` and `onMouseDown` of `TreeItem` are now on the root element, `li`, instead of the content. An `li` contains its children, so the handler of a parent also runs when the user clicks a child.',
  async () => {
    for (const [Tree, expected] of [
      [Simple7, ['child down DIV', 'child DIV']],
      [Simple8, ['child down LI', 'parent down LI', 'child LI', 'parent LI']],
    ] as const) {
      const clicks: string[] = [];
      const handlers = (name: string) => ({
        onClick: (event: { currentTarget: Element }) =>
          clicks.push(`${name} ${event.currentTarget.tagName}`),
        onMouseDown: (event: { currentTarget: Element }) =>
          clicks.push(`${name} down ${event.currentTarget.tagName}`),
      });
      await during(<Tree parent={handlers('parent')} child={handlers('child')} />, async () => {
        await page.getByText('Pear').click();
        await expect.poll(() => clicks).toEqual(expected);
      });
    }
  },
);

claim(
  '`event.currentTarget` is the `li` with `onClick`, and the `div` with the slot.',
  async () => {
    const clicks: string[] = [];
    const onClick = (event: { currentTarget: Element }) => clicks.push(event.currentTarget.tagName);
    await during(
      <Simple8 parent={{ slotProps: { content: { onClick } } }} child={{ onClick }} />,
      async () => {
        await page.getByText('Pear').click();
        await page.getByText('Fruit').click();
        await expect.poll(() => clicks).toEqual(['LI', 'DIV']);
      },
    );
  },
);

claim('Both now take one object, and `event` is optional:', async () => {
  const methods: string[] = [];
  function Tree() {
    const apiRef = v8.useTreeViewApiRef();
    return (
      <>
        <button
          type="button"
          onClick={() => {
            methods.push(...Object.keys(apiRef.current ?? {}));
            apiRef.current?.setItemExpansion({ itemId: 'fruit', shouldBeExpanded: true });
            apiRef.current?.setItemSelection({ itemId: 'pear', shouldBeSelected: true });
          }}
        >
          Change
        </button>
        <v8.RichTreeView apiRef={apiRef} items={items} />
      </>
    );
  }
  await during(<Tree />, async () => {
    await page.getByRole('button', { name: 'Change' }).click();
    await expect.element(page.getByRole('treeitem', { name: 'Pear' })).toBeVisible();
    await expect.poll(() => count('.MuiTreeItem-content.Mui-selected')).toBe(1);
    expect(methods).toContain('setItemSelection');
    expect(methods).not.toContain('selectItem');
  });
});

claim(
  'The indentation is now a padding of the content. In v7, it was a padding of the group, so hovered and selected items were narrower on each level; `experimentalFeatures={{ indentationAtItemLevel: true }}` already changed that.',
  async () => {
    const widths = () =>
      all('.MuiTreeItem-content').map((item) => item.getBoundingClientRect().width);
    const group = () => style('.MuiTreeItem-groupTransition').paddingLeft;
    await during(<Simple7 />, async () => {
      await expect.poll(() => widths().length).toBe(3);
      const [first = 0, second, third] = widths();
      expect([second, third]).toEqual([first - 12, first - 24]);
      expect(group()).toBe('12px');
    });
    const experimentalFeatures = { indentationAtItemLevel: true };
    for (const tree of [<Simple8 key="8" />, <Simple7 key="7" tree={{ experimentalFeatures }} />]) {
      await during(tree, async () => {
        await expect.poll(() => widths().length).toBe(3);
        expect(new Set(widths()).size).toBe(1);
        expect(group()).toBe('0px');
        expect(
          all('.MuiTreeItem-content').map((item) => getComputedStyle(item).paddingLeft),
        ).toEqual(['8px', '20px', '32px']);
      });
    }
  },
);

claim('To change the indentation, set `itemChildrenIndentation`.', async () => {
  await during(<Simple8 tree={{ itemChildrenIndentation: 40 }} />, async () => {
    await expect.poll(() => count('.MuiTreeItem-content')).toBe(3);
    expect(all('.MuiTreeItem-content').map((item) => getComputedStyle(item).paddingLeft)).toEqual([
      '8px',
      '48px',
      '88px',
    ]);
  });
});

claim(
  'So a rule for `.MuiRichTreeView-root` or `.MuiSimpleTreeView-root` now matches all items, too. Write `ul.MuiRichTreeView-root` for the tree.',
  async () => {
    for (const [tree, selector, expected] of [
      [<v7.RichTreeView key="1" items={items} />, '.MuiRichTreeView-root', 1],
      [<v8.RichTreeView key="2" items={items} />, '.MuiRichTreeView-root', 2],
      [<Simple7 key="3" />, '.MuiSimpleTreeView-root', 1],
      [<Simple8 key="4" />, '.MuiSimpleTreeView-root', 4],
    ] as const) {
      await during(tree, async () => {
        await expect.poll(() => count(selector)).toBe(expected);
        expect(count(`ul${selector}`)).toBe(1);
      });
    }
  },
);

claim('v8 ignores the old keys, but only TypeScript reports them:', async () => {
  const components = {
    MuiTreeItem2: { styleOverrides: { root: { letterSpacing: '7px' } } },
    MuiTreeView: { styleOverrides: { root: { letterSpacing: '7px' } } },
    MuiTreeItem: { styleOverrides: { root: { wordSpacing: '5px' } } },
    MuiSimpleTreeView: { styleOverrides: { root: { textIndent: '3px' } } },
  } as ThemeOptions['components'];
  const log = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')];
  await during(
    <ThemeProvider theme={createTheme({ components })}>
      <Simple8 />
    </ThemeProvider>,
    async () => {
      await expect.poll(() => count('.MuiTreeItem-root')).toBe(3);
      expect(style('.MuiTreeItem-root').letterSpacing).toBe('normal');
      expect(style('.MuiTreeItem-root').wordSpacing).toBe('5px');
      expect(style('ul.MuiSimpleTreeView-root').textIndent).toBe('3px');
      for (const spy of log) {
        expect(spy).not.toHaveBeenCalled();
      }
    },
  );
});

claim(
  'The icon slots `collapseIcon`, `expandIcon`, `endIcon` and `icon` also accept `null`, which renders no icon.',
  async () => {
    await during(
      <v8.SimpleTreeView slots={{ collapseIcon: null, expandIcon: null, endIcon: null }} {...open}>
        <v8.TreeItem itemId="fruit" label="Fruit" slots={{ icon: null }}>
          <v8.TreeItem itemId="pear" label="Pear" />
        </v8.TreeItem>
      </v8.SimpleTreeView>,
      async () => {
        await expect.poll(() => count('.MuiTreeItem-iconContainer')).toBe(2);
        expect(count('svg')).toBe(0);
      },
    );
  },
);

claim(
  'In v7, all items were rendered with the tree. In v8, rendering the tree with the same `items` renders no item, so a custom item keeps showing the old data that it read from `publicAPI`, a ref or a variable.',
  async () => {
    for (const [version, expected] of [
      ['v7', '2'],
      ['v8', '0'],
    ] as const) {
      let current = 0;
      const Item7 = forwardRef(function Item7(props: v7.TreeItemProps, ref: Ref<HTMLLIElement>) {
        return <v7.TreeItem {...props} ref={ref} label={<i>{current}</i>} />;
      });
      const Item8 = forwardRef(function Item8(props: v8.TreeItemProps, ref: Ref<HTMLLIElement>) {
        return <v8.TreeItem {...props} ref={ref} label={<i>{current}</i>} />;
      });
      function Tree() {
        const [times, setTimes] = useState(0);
        return (
          <>
            <button
              type="button"
              onClick={() => {
                current += 1;
                setTimes(current);
              }}
            >
              Rendered {times}
            </button>
            {version === 'v7' ? (
              <v7.RichTreeView items={items} slots={{ item: Item7 }} {...open} />
            ) : (
              <v8.RichTreeView items={items} slots={{ item: Item8 }} {...open} />
            )}
          </>
        );
      }
      await during(<Tree />, async () => {
        await expect.poll(() => count('.MuiTreeItem-content')).toBe(3);
        for (const times of [1, 2]) {
          await page.getByRole('button').click();
          await expect.element(page.getByText(`Rendered ${times}`)).toBeVisible();
        }
        expect(all('i').map((label) => label.textContent)).toEqual([expected, expected, expected]);
      });
    }
  },
);

claim('Checkbox | In the accessibility tree | `aria-hidden`', async () => {
  const tree = { checkboxSelection: true, multiSelect: true };
  await during(<Simple7 tree={tree} />, async () => {
    await expect.poll(() => page.getByRole('checkbox').elements().length).toBe(3);
  });
  await during(<Simple8 tree={tree} />, async () => {
    await expect.poll(() => count('input[type="checkbox"]')).toBe(3);
    expect(page.getByRole('checkbox').elements()).toEqual([]);
    expect(page.getByRole('checkbox', { includeHidden: true }).elements()).toHaveLength(3);
  });
});

claim(
  'State in the markup | Classes | Classes, and `data-expanded` or `data-selected`',
  async () => {
    const tree = { defaultSelectedItems: 'pear' };
    await during(<Simple7 tree={tree} />, async () => {
      await expect.poll(() => count('.MuiTreeItem-content.Mui-expanded')).toBeGreaterThan(0);
      expect(count('[data-expanded], [data-selected]')).toBe(0);
    });
    await during(<Simple8 tree={tree} />, async () => {
      await expect.poll(() => count('.Mui-selected[data-selected]')).toBe(1);
      expect(count('.Mui-expanded[data-expanded]')).toBeGreaterThan(0);
    });
  },
);

claim('`TreeView` was an alias of `SimpleTreeView`, deprecated since v7.', async () => {
  const silent = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await during(
    <v7.TreeView>
      <v7.TreeItem itemId="pear" label="Pear" />
    </v7.TreeView>,
    async () => {
      await expect.element(page.getByRole('treeitem', { name: 'Pear' })).toBeVisible();
      expect(silent.mock.calls.flat().join()).toContain('SimpleTreeView');
    },
  );
  silent.mockRestore();
  expect('TreeView' in v8).toBe(false);
});

claim(
  "With the Testing Library, `getByRole('checkbox')` no longer finds the checkboxes. Use the item: `getByRole('treeitem', { selected: true })`, or add `{ hidden: true }`.",
  async () => {
    const tree = { checkboxSelection: true, multiSelect: true, defaultSelectedItems: ['pear'] };
    await during(<Simple8 tree={tree} />, async () => {
      await expect.poll(() => count('input[type="checkbox"]')).toBe(3);
      expect(page.getByRole('checkbox').elements()).toEqual([]);
      const selected = page.getByRole('treeitem', { selected: true }).elements();
      expect(selected.map((item) => item.id)).toEqual([expect.stringMatching(/-pear$/)]);
    });
  },
);

claim(
  '`TreeView` had the class `MuiTreeView-root` in addition to `MuiSimpleTreeView-root`. `SimpleTreeView` has only the second one.',
  async () => {
    const silent = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await during(<v7.TreeView />, async () => {
      await expect.poll(() => count('.MuiTreeView-root.MuiSimpleTreeView-root')).toBe(1);
    });
    await during(<v8.SimpleTreeView />, async () => {
      await expect.poll(() => count('.MuiSimpleTreeView-root')).toBe(1);
      expect(count('.MuiTreeView-root')).toBe(0);
    });
    silent.mockRestore();
  },
);
