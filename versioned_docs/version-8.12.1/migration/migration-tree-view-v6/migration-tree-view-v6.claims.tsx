import { claim } from '@portal/claims';
import * as v6 from 'mui-x-tree-view-v6';
import * as v7 from 'mui-x-tree-view-v7';
import { Component, type ReactElement, type ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const count = (selector: string) => all(selector).length;

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

const Old = (props: Partial<v6.TreeViewProps<false>>) => (
  <v6.TreeView defaultExpanded={['fruit']} {...props}>
    <v6.TreeItem nodeId="fruit" label="Fruit">
      <v6.TreeItem nodeId="pear" label="Pear" />
    </v6.TreeItem>
  </v6.TreeView>
);
const New = (props: Partial<v7.SimpleTreeViewProps<false>>) => (
  <v7.SimpleTreeView defaultExpandedItems={['fruit']} {...props}>
    <v7.TreeItem itemId="fruit" label="Fruit">
      <v7.TreeItem itemId="pear" label="Pear" />
    </v7.TreeItem>
  </v7.SimpleTreeView>
);
const contents = () => all('.MuiTreeItem-content');

claim('`TreeView` still works in v7, and logs a warning.', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await during(
    <v7.TreeView>
      <v7.TreeItem itemId="pear" label="Pear" />
    </v7.TreeView>,
    async () => {
      await expect.element(page.getByRole('treeitem', { name: 'Pear' })).toBeVisible();
      expect(log.mock.calls.flat().join()).toContain('The TreeView component was renamed');
    },
  );
  log.mockRestore();
});

claim(
  "In JavaScript, an item with `nodeId` has no id: React warns about an unknown prop, and with two such items the tree throws an error about ids that aren't unique.",
  async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Item = v7.TreeItem as unknown as (props: { nodeId: string; label: string }) => ReactNode;
    await during(
      <v7.SimpleTreeView>
        <Item nodeId="pear" label="Pear" />
      </v7.SimpleTreeView>,
      async () => {
        await expect.poll(() => count('li[id$="-undefined"]')).toBe(1);
        expect(log.mock.calls.flat().join()).toContain('React does not recognize');
      },
    );
    await during(
      <Caught>
        <v7.SimpleTreeView>
          <Item nodeId="pear" label="Pear" />
          <Item nodeId="plum" label="Plum" />
        </v7.SimpleTreeView>
      </Caught>,
      async () => {
        await expect
          .element(page.getByRole('alert'))
          .toHaveTextContent('requires all items to have a unique `id` property');
      },
    );
    log.mockRestore();
  },
);

claim('Two items with the same id | Accepted | Throws an error', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await during(
    <Caught>
      <v6.TreeView>
        <v6.TreeItem nodeId="pear" label="Pear" />
        <v6.TreeItem nodeId="pear" label="Plum" />
      </v6.TreeView>
    </Caught>,
    async () => {
      await expect.poll(() => count('[role="treeitem"]')).toBe(2);
    },
  );
  await during(
    <Caught>
      <v7.SimpleTreeView>
        <v7.TreeItem itemId="pear" label="Pear" />
        <v7.TreeItem itemId="pear" label="Plum" />
      </v7.SimpleTreeView>
    </Caught>,
    async () => {
      await expect.element(page.getByRole('alert')).toBeVisible();
    },
  );
  log.mockRestore();
});

claim('The callbacks receive the same arguments.', async () => {
  const calls = async (tree: (log: (...args: unknown[]) => void) => ReactElement) => {
    const seen: unknown[][] = [];
    await during(
      tree((name, event, ids) => seen.push([name, (event as Event).type, ids])),
      async () => {
        await page.getByText('Fruit').click();
        await expect.poll(() => seen.length).toBe(2);
      },
    );
    return seen;
  };
  const before = await calls((log) => (
    <Old
      onNodeToggle={(event, ids) => log('toggle', event, ids)}
      onNodeSelect={(event, ids) => log('select', event, ids)}
    />
  ));
  const after = await calls((log) => (
    <New
      onExpandedItemsChange={(event, ids) => log('toggle', event, ids)}
      onSelectedItemsChange={(event, ids) => log('select', event, ids)}
    />
  ));
  expect(after).toEqual(before);
  expect(after).toEqual([
    ['toggle', 'click', []],
    ['select', 'click', 'fruit'],
  ]);
});

claim(
  '`SimpleTreeView` has default icons for expanding and collapsing; in v6, there were no icons unless you passed them.',
  async () => {
    await during(<Old />, async () => {
      await expect.poll(() => contents().length).toBe(2);
      expect(count('svg')).toBe(0);
    });
    await during(<New />, async () => {
      await expect.poll(() => contents().length).toBe(2);
      expect(count('svg')).toBe(1);
      await page.getByText('Fruit').click();
      await expect.poll(() => count('[data-testid="TreeViewExpandIconIcon"]')).toBe(1);
    });
  },
);

claim(
  'Items are larger: the content has a padding, a gap between icon and label, and round corners.',
  async () => {
    const style = () => {
      const { paddingTop, columnGap, borderRadius } = getComputedStyle(
        contents()[0] ?? document.body,
      );
      return [paddingTop, columnGap, borderRadius];
    };
    await during(<Old />, async () => {
      await expect.poll(() => contents().length).toBe(2);
      expect(style()).toEqual(['0px', 'normal', '0px']);
    });
    await during(<New />, async () => {
      await expect.poll(() => contents().length).toBe(2);
      expect(style()).toEqual(['4px', '8px', '4px']);
    });
  },
);

claim(
  'The indentation is 12 pixels per level instead of 17; set it with `itemChildrenIndentation`.',
  async () => {
    const indentation = () => contents()[1]?.getBoundingClientRect().x;
    for (const [tree, expected] of [
      [<Old key="1" />, 17],
      [<New key="2" />, 12],
      [<New key="3" itemChildrenIndentation={30} />, 30],
    ] as const) {
      await during(tree, async () => {
        await expect.poll(indentation).toBe(expected);
      });
    }
  },
);

claim('Height of an item | 24 pixels | 32 pixels', async () => {
  for (const [tree, expected] of [
    [<Old key="1" />, 24],
    [<New key="2" />, 32],
  ] as const) {
    await during(tree, async () => {
      await expect.poll(() => contents()[0]?.getBoundingClientRect().height).toBe(expected);
    });
  }
});

claim('Element with the focus | The tree, with `aria-activedescendant` | The item', async () => {
  const role = () => document.activeElement?.getAttribute('role');
  await during(<Old />, async () => {
    await expect.poll(() => contents().length).toBe(2);
    await userEvent.tab();
    expect(role()).toBe('tree');
    await expect
      .poll(() => document.activeElement?.getAttribute('aria-activedescendant'))
      .toMatch(/-fruit$/);
  });
  await during(<New />, async () => {
    await expect.poll(() => contents().length).toBe(2);
    await userEvent.tab();
    expect(role()).toBe('treeitem');
  });
});

claim('Tab stop on the tree | Yes | No', async () => {
  const tabindex = () => all('[role="tree"]')[0]?.getAttribute('tabindex');
  await during(<Old />, async () => {
    await expect.poll(tabindex).toBe('0');
  });
  await during(<New />, async () => {
    await expect.poll(tabindex).toBeNull();
  });
});

claim('Arrow down | Focus callback once | Focus callback twice', async () => {
  const down = async (tree: (log: () => void) => ReactElement) => {
    const focused = vi.fn<() => void>();
    await during(tree(focused), async () => {
      await expect.poll(() => contents().length).toBe(2);
      await userEvent.tab();
      await expect.poll(() => focused.mock.calls.length).toBeGreaterThan(0);
      focused.mockClear();
      await userEvent.keyboard('{ArrowDown}');
      await expect.poll(() => count('.Mui-focused')).toBe(1);
    });
    return focused.mock.calls.length;
  };
  expect(await down((log) => <Old onNodeFocus={() => log()} />)).toBe(1);
  expect(await down((log) => <New onItemFocus={() => log()} />)).toBe(2);
});

claim("`aria-selected` of an item that isn't selected | None | `false`", async () => {
  const selected = () => all('[role="treeitem"]').map((item) => item.getAttribute('aria-selected'));
  await during(<Old />, async () => {
    await expect.poll(selected).toEqual([null, null]);
  });
  await during(<New />, async () => {
    await expect.poll(selected).toEqual(['false', 'false']);
  });
});

claim('Class of the tree | `MuiTreeView-root` | `MuiSimpleTreeView-root`', async () => {
  await during(<Old />, async () => {
    await expect.poll(() => count('.MuiTreeView-root')).toBe(1);
  });
  await during(<New />, async () => {
    await expect.poll(() => count('.MuiSimpleTreeView-root')).toBe(1);
    expect(count('.MuiTreeView-root')).toBe(0);
  });
});
