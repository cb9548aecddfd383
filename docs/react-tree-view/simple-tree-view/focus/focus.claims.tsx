import {
  SimpleTreeView,
  TreeItem,
  type SimpleTreeViewProps,
  type TreeItemProps,
} from '@mui/x-tree-view';
import { claim } from '@portal/claims';
import { type FocusEvent, type KeyboardEvent, StrictMode, useEffect, useState } from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { flushSync } from 'react-dom';
import { expect, expectTypeOf, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import ClosedRooms from './demos/ClosedRooms';
import CountTheStock from './demos/CountTheStock';
import DeleteBookmarks from './demos/DeleteBookmarks';
import GoToTheFireDrill from './demos/GoToTheFireDrill';
import SettingHelp from './demos/SettingHelp';

/** What assistive technologies are told about a selected item differs between releases. */
const SELECTED = ':is([aria-selected="true"], [aria-checked="true"])';

type Props = Partial<SimpleTreeViewProps<boolean>>;
type Api = NonNullable<NonNullable<SimpleTreeViewProps<boolean>['apiRef']>['current']>;

const api: { current: Required<Api> | undefined } = { current: undefined };
const focuses = vi.fn<(id: string) => void>();

function Tree({ children, ...props }: Props) {
  return (
    <>
      <button type="button">Before</button>
      <SimpleTreeView
        aria-label="Sections"
        apiRef={api}
        defaultExpandedItems={['minutes']}
        onItemFocus={(_event, id) => focuses(id)}
        {...props}
      >
        {children ?? (
          <>
            <TreeItem itemId="minutes" label="Minutes">
              <TreeItem itemId="march" label="March" />
              <TreeItem itemId="april" label="April" />
            </TreeItem>
            <TreeItem itemId="budget" label="Budget" />
            <TreeItem itemId="bylaws" label="Bylaws" />
          </>
        )}
      </SimpleTreeView>
      <button type="button">After</button>
    </>
  );
}

const renderTree = (props: Props = {}) => {
  focuses.mockClear();
  return render(<Tree {...props} />);
};
const focused = () => document.activeElement?.id.split('-').at(-1);
const focusedText = () => document.activeElement?.textContent;
const selected = () => [...document.querySelectorAll(SELECTED)].map((item) => item.textContent);
const treeItem = (name: string) => page.getByRole('treeitem', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name });
const field = (name: string) => page.getByRole('spinbutton', { name });
const text = () => page.getByRole('textbox').element() as HTMLInputElement;

async function press(id: string, keys: string) {
  api.current?.focusItem(null, id);
  await expect.poll(focused).toBe(id);
  await userEvent.keyboard(keys);
}

const stop = (event: { stopPropagation: () => void }) => event.stopPropagation();

function WithField({ stops }: { stops: boolean }) {
  return (
    <Tree>
      <TreeItem
        itemId="berlin"
        label={<input aria-label="Name" {...(stops ? { onClick: stop, onKeyDown: stop } : {})} />}
      />
      <TreeItem itemId="tokyo" label="Tokyo" />
    </Tree>
  );
}

claim('If the item is inside a collapsed item, expand that item first.', async () => {
  await render(<GoToTheFireDrill />);
  await button('Go to the fire drill').click();
  await expect.poll(focusedText).toBe('Fire drill');
  expect(selected()).toEqual([]);
});

claim(
  "`focusItem` takes an event, or `null`, and the `itemId`. It doesn't select the item, and the browser scrolls it into view.",
  async () => {
    await renderTree({ sx: { height: 60, overflow: 'auto' } });
    const tree = page.getByRole('tree').element();
    expect(tree.scrollTop).toBe(0);
    api.current?.focusItem(null, 'bylaws');
    await expect.poll(focused).toBe('bylaws');
    await expect.poll(() => tree.scrollTop).toBeGreaterThan(0);
    expect(selected()).toEqual([]);
  },
);

claim(
  "The children of a collapsed `TreeItem` aren't mounted, so `focusItem` can't focus them. `flushSync` makes React mount them before the next line runs.",
  async () => {
    const expand = () =>
      api.current?.setItemExpansion({ itemId: 'minutes', shouldBeExpanded: true });
    function Page({ flush }: { flush: boolean }) {
      const go = () => {
        if (flush) {
          flushSync(expand);
        } else {
          expand();
        }
        api.current?.focusItem(null, 'march');
      };
      return (
        <>
          <button type="button" onClick={go}>
            Go
          </button>
          <Tree defaultExpandedItems={[]} />
        </>
      );
    }
    const { unmount } = await render(<Page flush={false} />);
    expect(treeItem('March').query()).toBeNull();
    await button('Go').click();
    await expect.element(treeItem('March')).toBeVisible();
    expect(focusedText()).toBe('Go');
    await unmount();
    await render(<Page flush />);
    await button('Go').click();
    await expect.poll(focused).toBe('march');
  },
);

claim(
  '`onItemFocus` of the tree is called with an event and the id of the item that receives the focus.',
  async () => {
    await render(<SettingHelp />);
    await treeItem('Brightness').click();
    await expect.element(page.getByRole('status')).toHaveTextContent('Follows the light');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('status')).toHaveTextContent('The size of text');
  },
);

claim(
  'After a key or a call of `focusItem`, the callback runs twice for the same item.',
  async () => {
    await renderTree();
    await treeItem('Budget').click();
    expect(focuses.mock.calls).toEqual([['budget']]);
    await userEvent.keyboard('{ArrowDown}');
    expect(focuses.mock.calls.slice(1)).toEqual([['bylaws'], ['bylaws']]);
    api.current?.focusItem(null, 'march');
    expect(focuses.mock.calls.slice(3)).toEqual([['march'], ['march']]);
  },
);

claim('`getItem` of `apiRef` returns an object with an empty label.', async () => {
  await renderTree();
  await expect.element(treeItem('Budget')).toBeVisible();
  expect(api.current?.getItem('budget')).toEqual({ id: 'budget', label: '' });
});

claim(
  "`TreeItem` doesn't support `onFocus`: its type is `null`. It supports `onBlur`, which is called when the item, or an item inside it, loses the focus.",
  async () => {
    expectTypeOf<TreeItemProps['onFocus']>().toEqualTypeOf<null | undefined>();
    const blurs = vi.fn<(event: FocusEvent) => void>();
    await renderTree({
      children: (
        <TreeItem itemId="minutes" label="Minutes" onBlur={blurs}>
          <TreeItem itemId="march" label="March" />
        </TreeItem>
      ),
    });
    await press('minutes', '{ArrowRight}');
    expect(focused()).toBe('march');
    expect(blurs).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Tab}');
    expect(blurs).toHaveBeenCalledTimes(2);
  },
);

claim(
  'A click on a text field in a `label` moves the focus to the item, and keys that you type in the field control the tree. Space selects the item instead of writing a space, and a letter moves the focus to another item.',
  async () => {
    await render(<WithField stops={false} />);
    await page.getByRole('textbox').click();
    expect(focused()).toBe('berlin');
    expect(selected()).toHaveLength(1);
    text().focus();
    await userEvent.keyboard(' ');
    expect(text().value).toBe('');
    expect(selected()).toHaveLength(0);
    await userEvent.keyboard('et');
    expect(text().value).toBe('e');
    expect(focused()).toBe('tokyo');
  },
);

claim('Stop both events at the field:', async () => {
  await render(<WithField stops />);
  await page.getByRole('textbox').click();
  expect(document.activeElement).toBe(text());
  await userEvent.keyboard('at the{Home}{ArrowRight} {Enter}');
  expect(text().value).toBe('a t the');
  expect(document.activeElement).toBe(text());
  expect(selected()).toEqual([]);
});

claim(
  'Otherwise, Enter and Space on a button also reach the tree, and a click on it selects the item.',
  async () => {
    const presses = vi.fn<() => void>();
    await renderTree({
      children: (
        <TreeItem
          itemId="berlin"
          label={
            <button type="button" onClick={presses}>
              Rename
            </button>
          }
        />
      ),
    });
    await button('Rename').click();
    expect(selected()).toEqual(['Rename']);
    (button('Rename').element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
    expect(selected()).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(selected()).toEqual(['Rename']);
  },
);

claim(
  'If each item contains a field, each item adds a tab stop. In the next demo, the fields have `tabIndex={-1}`.',
  async () => {
    const { unmount } = await render(<WithField stops />);
    await button('Before').click();
    await userEvent.keyboard('{Tab}{Tab}');
    expect(document.activeElement).toBe(text());
    await unmount();
    await render(<CountTheStock />);
    await expect.element(field('Rims')).toHaveAttribute('tabindex', '-1');
    expect(document.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  },
);

claim(
  'Enter moves the focus from the item to its field, and Enter or Escape moves it back:',
  async () => {
    await render(<CountTheStock />);
    await treeItem('Wheels').getByText('Wheels').click();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    expect(document.activeElement).toBe(field('Spokes').element());
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(field('Spokes')).toHaveValue(1);
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    expect(document.activeElement).toBe(field('Rims').element());
    await userEvent.keyboard('{Escape}{ArrowDown}');
    expect(focused()).toBe('chains');
    expect(selected()).toHaveLength(1);
  },
);

claim(
  '`onKeyDown` of `TreeItem` is called before the tree handles the key. To prevent the default action of the tree, set `event.defaultMuiPrevented` to `true`, as the demo above does for Enter.',
  async () => {
    for (const prevented of [false, true]) {
      const before = vi.fn<(selection: unknown[]) => void>();
      const { unmount } = await renderTree({
        children: (
          <TreeItem
            itemId="berlin"
            label="Berlin"
            onKeyDown={(event) => {
              before(selected());
              event.defaultMuiPrevented = prevented;
            }}
          />
        ),
      });
      await press('berlin', '{Enter}');
      expect(before).toHaveBeenCalledExactlyOnceWith([]);
      expect(selected()).toEqual(prevented ? [] : ['Berlin']);
      await unmount();
    }
  },
);

claim(
  'Keyboard events bubble: on an item with children, the handler also runs for keys that are pressed on the items inside it. To handle only keys on the item itself, compare `event.target` with `event.currentTarget`.',
  async () => {
    const own = vi.fn<(isOwn: boolean) => void>();
    await renderTree({
      children: (
        <TreeItem
          itemId="minutes"
          label="Minutes"
          onKeyDown={(event) => own(event.target === event.currentTarget)}
        >
          <TreeItem itemId="march" label="March" />
        </TreeItem>
      ),
    });
    await press('march', '{F2}');
    await press('minutes', '{F2}');
    expect(own.mock.calls).toEqual([[false], [true]]);
  },
);

claim(
  'When the focused item is removed, the tree focuses the next visible item, or the previous one if there is none.',
  async () => {
    await render(
      <StrictMode>
        <DeleteBookmarks />
      </StrictMode>,
    );
    await treeItem('Phở').click();
    await userEvent.keyboard('{Delete}');
    await expect.poll(focusedText).toBe('Borscht');
    await userEvent.keyboard('{Delete}');
    await expect.poll(focusedText).toBe('Ramen');
    await userEvent.keyboard('{Delete}');
    await expect.poll(focusedText).toBe('Harira');
    await userEvent.keyboard('{Delete}');
    await expect.poll(focusedText).toBe('Soups');
  },
);

function ignoreLetters(event: KeyboardEvent) {
  const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
  if (/^[\p{L}\p{N}]$/u.test(event.key) && !hasModifier) {
    event.stopPropagation();
  }
}

claim('There is no prop to disable this. Stop the event before it reaches the items:', async () => {
  const { unmount } = await renderTree();
  await press('minutes', 'b');
  expect(focused()).toBe('budget');
  await unmount();
  await renderTree({ onKeyDownCapture: ignoreLetters });
  await press('minutes', 'b');
  expect(focused()).toBe('minutes');
});

claim(
  'The other keys work as before. The handler also stops keyboard events from text fields inside items, but users can still type in these fields.',
  async () => {
    await renderTree({
      multiSelect: true,
      onKeyDownCapture: ignoreLetters,
      children: <TreeItem itemId="berlin" label={<input aria-label="Name" />} />,
    });
    text().focus();
    await userEvent.keyboard('be');
    expect(text().value).toBe('be');
    expect(document.activeElement).toBe(text());
    await press('berlin', '{Control>}a{/Control}');
    expect(selected()).toHaveLength(1);
    await userEvent.keyboard(' ');
    expect(selected()).toHaveLength(0);
  },
);

claim(
  "The focus skips items with `disabled`. With `disabledItemsFocusable` on the tree, the arrow keys reach them, so that screen readers announce them. A click or Space still doesn't select them, but Ctrl + A does if the tree has `multiSelect`.",
  async () => {
    const tree = await renderTree({
      multiSelect: true,
      disabledItemsFocusable: true,
      children: (
        <>
          <TreeItem itemId="budget" label="Budget" />
          <TreeItem itemId="bylaws" label="Bylaws" disabled />
        </>
      ),
    });
    await treeItem('Bylaws').click({ force: true });
    api.current?.focusItem(null, 'bylaws');
    await userEvent.keyboard(' ');
    expect(selected()).toEqual([]);
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(selected()).toEqual(['Budget', 'Bylaws']);
    await tree.unmount();
    await render(<ClosedRooms />);
    await treeItem('Ceramics').click();
    await userEvent.keyboard('{ArrowDown}');
    expect(focusedText()).toBe('Textiles (closed)');
    await userEvent.keyboard(' ');
    expect(selected()).toEqual(['Ceramics']);
    await page.getByRole('switch').click();
    await treeItem('Ceramics').click();
    await userEvent.keyboard('{ArrowDown}');
    expect(focusedText()).toBe('Clocks');
  },
);

function Steps({ id }: { id?: string }) {
  useEffect(() => api.current?.focusItem(null, 'payment'), []);
  return (
    <Tree>
      <TreeItem itemId="address" label="Address" />
      <TreeItem itemId="payment" label="Payment" {...(id === undefined ? {} : { id })} />
    </Tree>
  );
}

claim('Give the item an `id`, and call `focusItem` in an effect:', async () => {
  await render(
    <StrictMode>
      <Steps id="step-payment" />
    </StrictMode>,
  );
  await expect.poll(focusedText).toBe('Payment');
});

claim(
  "`id` is the `id` of the element, and must be unique on the page. If you don't set it, the tree generates an `id` after your effect has run, and `focusItem` focuses nothing.",
  async () => {
    const { unmount } = await render(<Steps id="step-payment" />);
    await expect.element(treeItem('Payment')).toHaveAttribute('id', 'step-payment');
    await unmount();
    await render(<Steps />);
    await expect
      .poll(() => treeItem('Payment').element().id)
      .toMatch(/^mui-tree-view-\d+-payment$/);
    expect(document.activeElement).toBe(document.body);
  },
);

claim('A tree has one tab stop.', async () => {
  await renderTree();
  await expect.element(treeItem('Budget')).toBeVisible();
  expect(document.querySelectorAll('[role="treeitem"][tabindex="0"]')).toHaveLength(1);
  await button('Before').click();
  await userEvent.keyboard('{Tab}{ArrowDown}');
  expect(focused()).toBe('march');
  await userEvent.keyboard('{Tab}');
  expect(focusedText()).toBe('After');
});

claim(
  "If items are selected, the tab stop is the item whose id comes first in the selection, and that is visible and not disabled. This isn't always the topmost one, because a click with Ctrl puts its id first.",
  async () => {
    await renderTree({
      multiSelect: true,
      defaultExpandedItems: [],
      defaultSelectedItems: ['march', 'budget', 'bylaws'],
      children: (
        <>
          <TreeItem itemId="minutes" label="Minutes">
            <TreeItem itemId="march" label="March" />
          </TreeItem>
          <TreeItem itemId="budget" label="Budget" disabled />
          <TreeItem itemId="bylaws" label="Bylaws" />
          <TreeItem itemId="units" label="Units" />
        </>
      ),
    });
    await button('Before').click();
    await userEvent.keyboard('{Tab}');
    expect(focused()).toBe('bylaws');
    await userEvent.keyboard('{Control>}');
    await treeItem('Units').click();
    await userEvent.keyboard('{/Control}');
    await button('Before').click();
    await userEvent.keyboard('{Tab}');
    expect(focused()).toBe('units');
  },
);

claim(
  "If there is no such item, it is the first item of the tree that isn't disabled.",
  async () => {
    await renderTree({
      children: (
        <>
          <TreeItem itemId="minutes" label="Minutes" disabled />
          <TreeItem itemId="budget" label="Budget" />
        </>
      ),
    });
    await button('Before').click();
    await userEvent.keyboard('{Tab}');
    expect(focused()).toBe('budget');
  },
);

claim(
  "The tree doesn't remember the last focused item. To start there next time, select each item in `onItemFocus`.",
  async () => {
    const { unmount } = await renderTree();
    await press('budget', '{Tab}');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(focused()).toBe('minutes');
    await unmount();
    function Follows() {
      const [id, setId] = useState<string | null>(null);
      return <Tree selectedItems={id} onItemFocus={(_event, itemId) => setId(itemId)} />;
    }
    await render(<Follows />);
    await press('budget', '{Tab}');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(focused()).toBe('budget');
  },
);

claim('↓ and ↑ | Moves the focus to the next or previous visible item', async () => {
  await renderTree();
  await press('april', '{ArrowDown}');
  expect(focused()).toBe('budget');
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toBe('april');
});

claim(
  '→ | Expands a collapsed item; on an expanded item, moves the focus to its child',
  async () => {
    await renderTree({ defaultExpandedItems: [] });
    await press('minutes', '{ArrowRight}');
    expect(focused()).toBe('minutes');
    await expect.element(treeItem('March')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toBe('march');
  },
);

claim('← | Collapses an expanded item; otherwise, moves the focus to the parent', async () => {
  await renderTree();
  await press('march', '{ArrowLeft}');
  expect(focused()).toBe('minutes');
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement?.getAttribute('aria-expanded')).toBe('false');
});

claim('Home and End | Moves the focus to the first or the last visible item', async () => {
  await renderTree();
  await press('march', '{End}');
  expect(focused()).toBe('bylaws');
  await userEvent.keyboard('{Home}');
  expect(focused()).toBe('minutes');
});

claim('A letter | Moves the focus to the next visible item that starts with it', async () => {
  await renderTree({ defaultExpandedItems: [] });
  await press('minutes', 'b');
  expect(focused()).toBe('budget');
  await userEvent.keyboard('a');
  expect(focused()).toBe('budget');
});

const pastries = (
  <>
    <TreeItem itemId="breads" label="Breads" />
    <TreeItem
      itemId="tarts"
      label={
        <span>
          <b>2.</b> Tarts
        </span>
      }
    />
    <TreeItem
      itemId="rolls"
      label={
        <>
          <svg width={8} height={8}>
            <title>New</title>
          </svg>
          Rolls
        </>
      }
    />
  </>
);

claim(
  'Type-ahead reads the text of the rendered label, so it also works when `label` is JSX. Type several letters quickly to search for a label that starts with all of them. The label `<b>2.</b> Tarts` starts with `2`. The `<title>` of an icon counts as text, too.',
  async () => {
    await renderTree({ children: pastries });
    await press('breads', 't');
    expect(focused()).toBe('breads');
    await userEvent.keyboard('2');
    expect(focused()).toBe('tarts');
    await press('breads', 'r');
    expect(focused()).toBe('breads');
    await userEvent.keyboard('n');
    expect(focused()).toBe('rolls');
  },
);

claim('In right-to-left layouts, → and ← are swapped.', async () => {
  await render(
    <ThemeProvider theme={createTheme({ direction: 'rtl' })}>
      <Tree />
    </ThemeProvider>,
  );
  await press('minutes', '{ArrowLeft}');
  expect(focused()).toBe('march');
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('minutes');
});

claim(
  'If the input loses the focus after each letter, a component is declared inside the component that renders the tree, so React mounts it again on each render.',
  async () => {
    function Names() {
      const [name, setName] = useState('');
      const Field = () => (
        <input
          aria-label="Name"
          value={name}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={stop}
        />
      );
      // eslint-disable-next-line react-hooks/static-components -- the mistake that this claim is about
      const label = <Field />;
      return (
        <Tree>
          <TreeItem itemId="berlin" label={label} />
        </Tree>
      );
    }
    await render(<Names />);
    text().focus();
    await userEvent.keyboard('b');
    await expect.poll(() => text().value).toBe('b');
    expect(document.activeElement).toBe(document.body);
  },
);

claim(
  'You can change `disabledItemsFocusable` at any time, as this demo does: the tree keeps its expanded and selected items.',
  async () => {
    await render(<ClosedRooms />);
    await treeItem('Clocks').click();
    for (const reached of ['Textiles (closed)', 'Clocks', 'Textiles (closed)']) {
      await userEvent.keyboard('{Home}{ArrowDown}');
      expect(focusedText()).toBe(reached);
      expect(selected()).toEqual(['Clocks']);
      await page.getByRole('switch').click();
      await userEvent.tab();
    }
  },
);
