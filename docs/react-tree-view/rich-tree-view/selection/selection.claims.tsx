import {
  RichTreeView,
  treeItemClasses,
  useApplyPropagationToSelectedItemsOnMount,
  type RichTreeViewProps,
  type TreeViewDefaultItemModelProperties,
  type useRichTreeViewApiRef,
} from '@mui/x-tree-view';
import { claim } from '@portal/claims';
import { nextPaint } from '@portal/claims/browser';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import ChooseARoom from './demos/ChooseARoom';
import ChooseOnlyLeaves from './demos/ChooseOnlyLeaves';
import FollowOneItem from './demos/FollowOneItem';
import PickSeveralTracks from './demos/PickSeveralTracks';
import SelectWholeBranches from './demos/SelectWholeBranches';
import ShareWithTeams from './demos/ShareWithTeams';
import TickTheIngredients from './demos/TickTheIngredients';

/** What assistive technologies are told about a selected item differs between releases. */
const SELECTED = ':is([aria-selected="true"], [aria-checked="true"])';

type Item = TreeViewDefaultItemModelProperties;
type Props = Partial<RichTreeViewProps<Item, boolean>>;

const items: Item[] = [
  {
    id: 'photos',
    label: 'Photos',
    children: [
      { id: 'spring', label: 'Spring' },
      { id: 'summer', label: 'Summer' },
    ],
  },
  { id: 'mail', label: 'Mail', children: [{ id: 'inbox', label: 'Inbox' }] },
  { id: 'notes', label: 'Notes' },
];

const api: ReturnType<typeof useRichTreeViewApiRef> = { current: undefined };
const changes = vi.fn<(ids: unknown, event: unknown) => void>();
const last = () => changes.mock.lastCall?.[0];

function Tree(props: Props) {
  return (
    <RichTreeView
      aria-label="Folders"
      apiRef={api}
      items={items}
      defaultExpandedItems={['photos']}
      onSelectedItemsChange={(event, ids) => changes(ids, event)}
      {...props}
    />
  );
}

async function renderTree(props: Props) {
  changes.mockClear();
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
const click = (id: string) => userEvent.click(inside(id, `.${treeItemClasses.content}`));
const check = (id: string) => userEvent.click(inside(id, 'input'));
const isExpanded = (id: string) => api.current?.isItemExpanded(id);
const selected = () =>
  [...document.querySelectorAll(`[role="treeitem"]${SELECTED}`)].map((item) =>
    item.id.split('-').at(-1),
  );
const hasDash = (id: string) => inside(id, 'input').getAttribute('data-indeterminate') === 'true';
const treeItem = (name: string) => page.getByRole('treeitem', { name, exact: true });

async function press(id: string, keys: string) {
  api.current?.focusItem(null, id);
  await userEvent.keyboard(keys);
}

claim('Users can select one item in a `RichTreeView` without any configuration.', async () => {
  await renderTree({});
  await click('notes');
  expect(last()).toBe('notes');
  await click('spring');
  expect(last()).toBe('spring');
  expect(selected()).toEqual(['spring']);
});

claim(
  'Click a room, or move the focus to it and press Space. `defaultSelectedItems` is an id or `null`, and so is the second argument of `onSelectedItemsChange`.',
  async () => {
    await render(<ChooseARoom />);
    await expect.element(page.getByRole('status')).toHaveTextContent('Selected: ships');
    await treeItem('Maps and globes').click();
    await expect.element(page.getByRole('status')).toHaveTextContent('Selected: maps');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('status')).toHaveTextContent('Selected: maps');
    await userEvent.keyboard(' ');
    await expect.element(page.getByRole('status')).toHaveTextContent('Selected: ships');
    await userEvent.keyboard(' ');
    await expect.element(page.getByRole('status')).toHaveTextContent('Selected: nothing');
  },
);

claim(
  'A click on a floor selects it and also expands or collapses it. With `expansionTrigger="iconContainer"`, only the arrow expands and collapses, and the rest of the row only selects.',
  async () => {
    const { unmount } = await renderTree({});
    await click('mail');
    expect(last()).toBe('mail');
    expect(isExpanded('mail')).toBe(true);
    await click('mail');
    expect(isExpanded('mail')).toBe(false);
    await unmount();
    await renderTree({ expansionTrigger: 'iconContainer' });
    await click('mail');
    expect(last()).toBe('mail');
    expect(isExpanded('mail')).toBe(false);
    await userEvent.click(inside('mail', `.${treeItemClasses.iconContainer}`));
    expect(isExpanded('mail')).toBe(true);
    await click('mail');
    expect(isExpanded('mail')).toBe(true);
  },
);

claim("A second click on the selected item doesn't deselect it, but Space does.", async () => {
  await renderTree({});
  await click('notes');
  await click('notes');
  expect(last()).toBe('notes');
  await press('notes', ' ');
  expect(last()).toBeNull();
});

claim(
  'A click still selects one item and deselects the others. A click with Ctrl or ⌘ adds or removes one item.',
  async () => {
    await render(<PickSeveralTracks />);
    await treeItem('Barco Negro').click();
    expect(selected()).toEqual(['negro']);
    for (const key of ['Control', 'Meta']) {
      await userEvent.keyboard(`{${key}>}`);
      await treeItem('Yaa Amponsah').click();
      expect(selected()).toEqual(['negro', 'amponsah']);
      await treeItem('Yaa Amponsah').click();
      expect(selected()).toEqual(['negro']);
      await userEvent.keyboard(`{/${key}}`);
    }
  },
);

async function clickWithShift(id: string) {
  await userEvent.keyboard('{Shift>}');
  await click(id);
  await userEvent.keyboard('{/Shift}');
}

claim(
  'A click with Shift selects the range from the item that the user last clicked or toggled.',
  async () => {
    await renderTree({ multiSelect: true });
    await click('spring');
    await clickWithShift('mail');
    expect(last()).toEqual(['spring', 'summer', 'mail']);
    await press('notes', ' ');
    await clickWithShift('mail');
    expect(last()).toContain('notes');
    await click('notes');
    await clickWithShift('mail');
    expect(new Set(last() as string[])).toEqual(new Set(['notes', 'mail', 'inbox']));
  },
);

claim(
  'If there is no such item yet, for example because the selection comes from `defaultSelectedItems`, it selects nothing.',
  async () => {
    for (const defaultSelectedItems of [[], ['spring']]) {
      const { unmount } = await renderTree({ multiSelect: true, defaultSelectedItems });
      await clickWithShift('notes');
      expect(changes).not.toHaveBeenCalled();
      expect(selected()).toEqual(defaultSelectedItems);
      await unmount();
    }
  },
);

claim(
  'With `multiSelect`, a click on a checkbox adds or removes one item, and a click with Shift selects a range.',
  async () => {
    await renderTree({ checkboxSelection: true, multiSelect: true });
    await check('spring');
    await check('notes');
    expect(selected()).toEqual(['spring', 'notes']);
    await check('spring');
    expect(selected()).toEqual(['notes']);
    await check('notes');
    await userEvent.keyboard('{Shift>}');
    await check('summer');
    await userEvent.keyboard('{/Shift}');
    expect(selected()).toEqual(['summer', 'mail', 'notes']);
  },
);

claim(
  "A click on the rest of the row doesn't select the item. It focuses the item, and expands or collapses it if it has children. The keyboard works as before.",
  async () => {
    await renderTree({ checkboxSelection: true, multiSelect: true });
    for (const id of ['mail', 'notes']) {
      await click(id);
      expect(document.activeElement).toBe(element(id));
    }
    expect(isExpanded('mail')).toBe(true);
    expect(changes).not.toHaveBeenCalled();
    await press('mail', ' ');
    expect(last()).toEqual(['mail']);
  },
);

claim(
  "A dash on a parent means that items inside it are selected, but the parent itself isn't.",
  async () => {
    const demo = await render(<TickTheIngredients />);
    const dash = () =>
      treeItem('Spices').element().querySelector('input')?.getAttribute('data-indeterminate');
    expect(dash()).toBe('true');
    expect(selected()).toEqual(['cumin']);
    await demo.unmount();
    await renderTree({
      checkboxSelection: true,
      multiSelect: true,
      defaultSelectedItems: ['spring', 'summer'],
    });
    expect(hasDash('photos')).toBe(true);
    expect(element('photos')?.getAttribute('aria-checked')).toBe('mixed');
    expect(selected()).toEqual(['spring', 'summer']);
  },
);

claim(
  'Without `multiSelect`, only one checkbox can be checked at a time, and a second click unchecks it.',
  async () => {
    await renderTree({ checkboxSelection: true });
    await check('spring');
    await check('notes');
    expect(selected()).toEqual(['notes']);
    await check('notes');
    expect(last()).toBeNull();
  },
);

claim(
  'If you pass `undefined` later, the tree keeps the last selection, becomes uncontrolled, and logs an error in development.',
  async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { rerender } = await renderTree({ selectedItems: 'notes' });
    await rerender(<Tree />);
    expect(selected()).toEqual(['notes']);
    await click('spring');
    await expect.poll(selected).toEqual(['spring']);
    expect(errors.mock.calls.flat().join()).toContain('changing the controlled selectedItems');
    errors.mockRestore();
  },
);

claim(
  "Don't rely on the order of the ids: a checkbox adds its id at the start of the array, a range adds ids at the end, and selecting whole branches can reorder them all.",
  async () => {
    const { unmount } = await renderTree({ checkboxSelection: true, multiSelect: true });
    await check('notes');
    await check('spring');
    expect(last()).toEqual(['spring', 'notes']);
    await userEvent.keyboard('{Shift>}');
    await check('mail');
    await userEvent.keyboard('{/Shift}');
    expect(last()).toEqual(['spring', 'notes', 'summer', 'mail']);
    await unmount();
    const numbered = [2, 1].map((id) => ({
      id: String(id),
      label: `Folder ${id}`,
      children: [{ id: `${id}-a`, label: `Folder ${id} a` }],
    }));
    await renderTree({
      items: numbered,
      multiSelect: true,
      selectionPropagation: { descendants: true },
      defaultSelectedItems: ['2', '2-a'],
    });
    api.current?.setItemSelection({ itemId: '1', keepExistingSelection: true });
    expect(last()).toEqual(['1', '2', '2-a', '1-a']);
  },
);

claim(
  '**Without `multiSelect`, nothing is propagated.** But with `parents`, the checkbox of a parent whose only child is selected looks checked, too.',
  async () => {
    const checked = (id: string) => (inside(id, 'input') as HTMLInputElement).checked;
    for (const parents of [true, false]) {
      const { unmount } = await renderTree({
        checkboxSelection: true,
        selectionPropagation: { parents, descendants: true },
        defaultExpandedItems: ['photos', 'mail'],
      });
      await check('photos');
      expect(last()).toBe('photos');
      expect([checked('spring'), checked('summer')]).toEqual([false, false]);
      await check('inbox');
      expect(last()).toBe('inbox');
      expect(checked('mail')).toBe(parents);
      await unmount();
    }
  },
);

const propagation = async (rules: { parents?: boolean; descendants?: boolean } | undefined) => {
  const props: Props = {
    multiSelect: true,
    checkboxSelection: true,
    ...(rules && { selectionPropagation: rules }),
  };
  const first = await renderTree(props);
  await check('photos');
  const byParent = selected();
  await first.unmount();
  const second = await renderTree(props);
  await check('spring');
  await check('summer');
  const byChildren = selected();
  await second.unmount();
  return { byParent, byChildren };
};

claim("`{}` (default) | Only the parent is selected | The parent isn't selected", async () => {
  for (const rules of [undefined, {}]) {
    expect(await propagation(rules)).toEqual({
      byParent: ['photos'],
      byChildren: ['spring', 'summer'],
    });
  }
});

claim(
  "`{ descendants: true }` | The parent and all its descendants are selected | The parent isn't selected",
  async () => {
    expect(await propagation({ descendants: true })).toEqual({
      byParent: ['photos', 'spring', 'summer'],
      byChildren: ['spring', 'summer'],
    });
  },
);

claim(
  '`{ parents: true }` | Only the parent is selected | The parent is selected, too',
  async () => {
    expect(await propagation({ parents: true })).toEqual({
      byParent: ['photos'],
      byChildren: ['photos', 'spring', 'summer'],
    });
  },
);

claim(
  '`{ parents: true, descendants: true }` | The parent and all its descendants are selected | The parent is selected, too',
  async () => {
    expect(await propagation({ parents: true, descendants: true })).toEqual({
      byParent: ['photos', 'spring', 'summer'],
      byChildren: ['photos', 'spring', 'summer'],
    });
  },
);

claim(
  'With `descendants`, deselecting a parent also deselects everything inside it. With `parents`, deselecting a child also deselects all its ancestors.',
  async () => {
    await render(<SelectWholeBranches />);
    const box = (name: string) =>
      userEvent.click(treeItem(name).element().querySelector('input') as Element);
    await box('2023');
    expect(selected()).toEqual(['photos', '2023', '2024']);
    await box('2023');
    expect(selected()).toEqual(['2024']);
    await box('Mail');
    expect(selected()).toHaveLength(5);
    await box('Mail');
    expect(selected()).toEqual(['2024']);
  },
);

claim(
  'Set both options if users can deselect items: with `descendants` alone, a parent stays selected when you deselect one of its children, and with `parents` alone, the checkbox of a parent stays checked until you deselect something inside it.',
  async () => {
    const everything = ['photos', 'spring', 'summer'];
    const props: Props = { multiSelect: true, checkboxSelection: true };
    const first = await renderTree({
      ...props,
      selectionPropagation: { descendants: true },
      defaultSelectedItems: everything,
    });
    await check('spring');
    expect(last()).toEqual(['photos', 'summer']);
    await first.unmount();
    await renderTree({
      ...props,
      selectionPropagation: { parents: true },
      defaultSelectedItems: everything,
    });
    const isPhotosChecked = () => (inside('photos', 'input') as HTMLInputElement).checked;
    await check('photos');
    expect(last()).toEqual(['spring', 'summer']);
    expect(isPhotosChecked()).toBe(true);
    await check('spring');
    expect(isPhotosChecked()).toBe(false);
  },
);

claim(
  '**Disabled children are included.** They are selected with their parent. If all other children are selected one by one, the parent still shows a dash.',
  async () => {
    const isSummer = (item: Item) => item.id === 'summer';
    await renderTree({
      multiSelect: true,
      checkboxSelection: true,
      selectionPropagation: { parents: true, descendants: true },
      isItemDisabled: isSummer,
    });
    await check('spring');
    expect(selected()).toEqual(['spring']);
    expect(hasDash('photos')).toBe(true);
    await check('photos');
    expect(selected()).toEqual(['photos', 'spring', 'summer']);
  },
);

claim(
  "**Ids that you pass aren't propagated.** `defaultSelectedItems={['photos']}` selects Photos without its children, and so does `selectedItems`.",
  async () => {
    for (const prop of ['defaultSelectedItems', 'selectedItems']) {
      const { unmount } = await renderTree({
        multiSelect: true,
        selectionPropagation: { parents: true, descendants: true },
        [prop]: ['photos'],
      });
      expect(selected()).toEqual(['photos']);
      expect(changes).not.toHaveBeenCalled();
      await unmount();
    }
  },
);

claim('The hook computes the list once, on the first render.', async () => {
  const results: string[][] = [];
  const rules = { parents: true, descendants: true };
  function Probe({ start }: { start: string[] }) {
    results.push(
      useApplyPropagationToSelectedItemsOnMount({
        items,
        selectionPropagation: rules,
        selectedItems: start,
      }),
    );
    return null;
  }
  const { rerender } = await render(<Probe start={['photos']} />);
  await rerender(<Probe start={['notes']} />);
  expect(results.length).toBeGreaterThan(1);
  for (const result of results) {
    expect(result).toEqual(['photos', 'spring', 'summer']);
  }
});

claim(
  "The item has no checkbox, and a click, Space and Shift don't select it. In 8.29.3, it can still be selected in three ways: by Ctrl + A, by `setItemSelection`, and by selecting its parent with `selectionPropagation`.",
  async () => {
    const isSummer = (item: Item) => item.id === 'summer';
    const props: Props = { multiSelect: true, isItemSelectionDisabled: isSummer };
    const boxes = await renderTree({ ...props, checkboxSelection: true });
    expect(element('summer')?.querySelector('input')).toBeNull();
    await boxes.unmount();
    const { unmount } = await renderTree(props);
    await click('summer');
    await press('summer', ' ');
    expect(changes).not.toHaveBeenCalled();
    await click('spring');
    await userEvent.keyboard('{Shift>}');
    await click('notes');
    await userEvent.keyboard('{/Shift}');
    expect(last()).toEqual(['spring', 'mail', 'notes']);
    await press('spring', '{Control>}a{/Control}');
    expect(last()).toContain('summer');
    await press('spring', ' ');
    api.current?.setItemSelection({ itemId: 'summer', shouldBeSelected: true });
    expect(last()).toEqual(['summer']);
    await unmount();
    await renderTree({ ...props, selectionPropagation: { descendants: true } });
    await click('photos');
    expect(last()).toContain('summer');
  },
);

claim(
  'Unlike a disabled item, such an item can still be expanded, collapsed and focused.',
  async () => {
    await render(<ChooseOnlyLeaves />);
    const line = treeItem('Bergen line');
    await page.getByText('Bergen line').click();
    await expect.element(line).toHaveAttribute('aria-expanded', 'false');
    await expect.element(line).toHaveFocus();
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(selected()).toEqual(['mosjoen', 'bodo']);
  },
);

claim(
  'Screen readers announce `aria-checked`, which is `mixed` for a parent that shows a dash.',
  async () => {
    await renderTree({
      multiSelect: true,
      checkboxSelection: true,
      selectionPropagation: { parents: true },
      defaultSelectedItems: ['spring'],
    });
    expect(hasDash('photos')).toBe(true);
    expect(element('photos')?.getAttribute('aria-checked')).toBe('mixed');
  },
);

claim(
  '`onItemSelectionToggle` is called once for each item that changes: three times if a click selects three items. `onSelectedItemsChange` is called once for all of them. It can also be called when nothing has changed, for example after a second click on the selected item.',
  async () => {
    const toggled = vi.fn();
    const { unmount } = await renderTree({
      multiSelect: true,
      checkboxSelection: true,
      selectionPropagation: { descendants: true },
      onItemSelectionToggle: (_event, itemId, isSelected) => void toggled(itemId, isSelected),
    });
    await check('photos');
    expect(toggled.mock.calls).toEqual([
      ['photos', true],
      ['spring', true],
      ['summer', true],
    ]);
    expect(changes).toHaveBeenCalledTimes(1);
    await unmount();
    await renderTree({});
    await click('notes');
    await click('notes');
    expect(changes).toHaveBeenCalledTimes(2);
  },
);

claim(
  'Without `shouldBeSelected`, it toggles the item. Without `keepExistingSelection`, it deselects all other items. Pass `keepExistingSelection` only with `multiSelect`, because it turns the selection into an array.',
  async () => {
    const { unmount } = await renderTree({ multiSelect: true, defaultSelectedItems: ['notes'] });
    api.current?.setItemSelection({ itemId: 'mail', keepExistingSelection: true });
    expect(last()).toEqual(['mail', 'notes']);
    api.current?.setItemSelection({ itemId: 'mail', keepExistingSelection: true });
    expect(last()).toEqual(['notes']);
    api.current?.setItemSelection({ itemId: 'spring' });
    expect(last()).toEqual(['spring']);
    await unmount();
    await renderTree({ defaultSelectedItems: 'notes' });
    api.current?.setItemSelection({ itemId: 'mail', keepExistingSelection: true });
    expect(last()).toEqual(['mail', 'notes']);
  },
);

claim(
  "If you don't pass an `event` to `setItemSelection`, both callbacks receive `null` as their event.",
  async () => {
    const toggled = vi.fn<(event: unknown, id: string) => void>();
    await renderTree({ onItemSelectionToggle: toggled });
    api.current?.setItemSelection({ itemId: 'mail' });
    expect(changes).toHaveBeenLastCalledWith('mail', null);
    expect(toggled.mock.lastCall?.slice(0, 2)).toEqual([null, 'mail']);
    await render(<FollowOneItem />);
    await page.getByRole('button', { name: 'Toggle the wind alert' }).click();
    await expect.element(page.getByRole('status')).toHaveTextContent('wind: on (by the button)');
  },
);

claim('`setItemSelection` also selects disabled items.', async () => {
  const isNotes = (item: Item) => item.id === 'notes';
  await renderTree({ isItemDisabled: isNotes });
  api.current?.setItemSelection({ itemId: 'notes' });
  expect(last()).toBe('notes');
});

claim(
  'With `disableSelection`, users can still focus, expand and collapse items, but not select them, and `setItemSelection` does nothing. Selected items stay selected, and the others lose `aria-checked`. Checkboxes disappear.',
  async () => {
    await renderTree({
      disableSelection: true,
      checkboxSelection: true,
      defaultSelectedItems: 'spring',
    });
    await click('mail');
    expect(isExpanded('mail')).toBe(true);
    await press('notes', ' {Enter}');
    expect(document.activeElement).toBe(element('notes'));
    api.current?.setItemSelection({ itemId: 'notes' });
    expect(changes).not.toHaveBeenCalled();
    expect(element('spring')?.getAttribute('aria-checked')).toBe('true');
    expect(element('notes')?.hasAttribute('aria-checked')).toBe(false);
    expect(element('notes')?.querySelector('input')).toBeNull();
  },
);

async function pressInBoth(id: string, keys: string, start: string) {
  const single = await renderTree({ defaultSelectedItems: start });
  await press(id, keys);
  const one = changes.mock.calls.length === 0 ? 'unchanged' : last();
  await single.unmount();
  const multiple = await renderTree({ multiSelect: true, defaultSelectedItems: [start] });
  await press(id, keys);
  const several = changes.mock.calls.length === 0 ? 'unchanged' : last();
  await multiple.unmount();
  return [one, several];
}

claim('Space | Selects or deselects the item | Adds or removes the item', async () => {
  expect(await pressInBoth('notes', ' ', 'mail')).toEqual(['notes', ['notes', 'mail']]);
  expect(await pressInBoth('notes', ' ', 'notes')).toEqual([null, []]);
});

claim('Enter, item without children | Selects the item | Adds or removes the item', async () => {
  expect(await pressInBoth('notes', '{Enter}', 'mail')).toEqual(['notes', ['notes', 'mail']]);
  expect(await pressInBoth('notes', '{Enter}', 'notes')).toEqual(['unchanged', []]);
});

claim('Enter, item with children | Expands or collapses it | Expands or collapses it', async () => {
  for (const multiSelect of [false, true]) {
    const { unmount } = await renderTree({ multiSelect });
    await press('mail', '{Enter}');
    expect(isExpanded('mail')).toBe(true);
    await press('mail', '{Enter}');
    expect(isExpanded('mail')).toBe(false);
    expect(changes).not.toHaveBeenCalled();
    await unmount();
  }
});

claim('Shift + ↑ or ↓ | – | Extends or shrinks the selection by one item', async () => {
  expect(await pressInBoth('spring', '{Shift>}{ArrowDown}{/Shift}', 'spring')).toEqual([
    'unchanged',
    ['spring', 'summer'],
  ]);
  await renderTree({ multiSelect: true, defaultSelectedItems: ['spring'] });
  await press('spring', '{Shift>}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}');
  expect(selected()).toEqual(['spring', 'summer']);
});

claim(
  'Shift + Space | Selects or deselects the item | Selects the range from the last selected item',
  async () => {
    expect((await pressInBoth('notes', '{Shift>} {/Shift}', 'mail'))[0]).toBe('notes');
    await renderTree({ multiSelect: true });
    await press('spring', ' ');
    await press('mail', '{Shift>} {/Shift}');
    expect(selected()).toEqual(['spring', 'summer', 'mail']);
  },
);

claim(
  'Ctrl + Shift + Home or End | – | Selects up to the first or down to the last item',
  async () => {
    const [homeInSingle, home] = await pressInBoth(
      'summer',
      '{Control>}{Shift>}{Home}{/Shift}{/Control}',
      'summer',
    );
    expect([homeInSingle, home]).toEqual(['unchanged', ['summer', 'photos', 'spring']]);
    const [endInSingle, end] = await pressInBoth(
      'summer',
      '{Control>}{Shift>}{End}{/Shift}{/Control}',
      'summer',
    );
    expect([endInSingle, end]).toEqual(['unchanged', ['summer', 'mail', 'notes']]);
  },
);

claim(
  'Ctrl + A | – | Selects all visible items, except disabled items that the keyboard skips',
  async () => {
    expect(await pressInBoth('notes', '{Control>}a{/Control}', 'notes')).toEqual([
      'unchanged',
      ['photos', 'spring', 'summer', 'mail', 'notes'],
    ]);
    for (const disabledItemsFocusable of [false, true]) {
      const { unmount } = await renderTree({
        multiSelect: true,
        disabledItemsFocusable,
        isItemDisabled: (item) => item.id === 'mail',
      });
      await press('notes', '{Control>}a{/Control}');
      expect((last() as string[]).includes('mail')).toBe(disabledItemsFocusable);
      await unmount();
    }
  },
);

claim('⌘ also works instead of Ctrl.', async () => {
  await renderTree({ multiSelect: true });
  await press('notes', '{Meta>}a{/Meta}');
  expect(last()).toHaveLength(5);
});

claim('If an item is editable (`isItemEditable`), Enter edits its label instead.', async () => {
  await renderTree({ isItemEditable: true });
  await press('notes', '{Enter}');
  await expect.element(page.getByRole('textbox')).toHaveValue('Notes');
  expect(changes).not.toHaveBeenCalled();
});

claim('`selectedItems` is set, and nothing updates it.', async () => {
  await renderTree({ selectedItems: 'mail' });
  await click('notes');
  expect(last()).toBe('notes');
  expect(selected()).toEqual(['mail']);
  await render(<ShareWithTeams />);
  await page.getByRole('button', { name: 'Select all' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('6 selected');
});

claim(
  "By default, selecting children doesn't select their parent. Set `parents: true` in `selectionPropagation` to select the parent with its last child.",
  async () => {
    const { unmount } = await renderTree({ checkboxSelection: true, multiSelect: true });
    await check('spring');
    expect(hasDash('photos')).toBe(true);
    await check('summer');
    expect(hasDash('photos')).toBe(true);
    expect(selected()).toEqual(['spring', 'summer']);
    await unmount();
    expect((await propagation({ parents: true })).byChildren).toContain('photos');
  },
);

claim(
  'Ctrl + A replaces the selection with the visible items, so selected items in collapsed branches are deselected.',
  async () => {
    await renderTree({ multiSelect: true, defaultSelectedItems: ['inbox'] });
    await press('notes', '{Control>}a{/Control}');
    expect(last()).not.toContain('inbox');
    expect(last()).toHaveLength(5);
  },
);

claim("The tree doesn't remove the ids of removed items from the selection.", async () => {
  const { rerender } = await renderTree({ multiSelect: true, defaultSelectedItems: ['notes'] });
  await rerender(<Tree multiSelect defaultSelectedItems={['notes']} items={items.slice(0, 2)} />);
  await expect.poll(() => element('notes')).toBeNull();
  api.current?.setItemSelection({ itemId: 'mail', keepExistingSelection: true });
  expect(last()).toEqual(['mail', 'notes']);
});

claim(
  '`selectedItems` was `undefined` on the first render, for example while data was loading, and had a value later.',
  async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { rerender } = await renderTree({ multiSelect: true });
    await rerender(<Tree multiSelect selectedItems={['notes']} />);
    expect(errors.mock.calls.flat().join()).toContain(
      'A component is changing the uncontrolled selectedItems state',
    );
    errors.mockRestore();
  },
);

claim(
  'To select it with a click on its label, too, call `setItemSelection` in `onItemClick`. The tree also calls `onItemClick` for the arrow, the checkbox and disabled items, so check what was clicked:',
  async () => {
    await renderTree({
      multiSelect: true,
      checkboxSelection: true,
      expansionTrigger: 'iconContainer',
      isItemDisabled: (item) => item.id === 'notes',
      onItemClick: (event, itemId) => {
        const label = (event.target as Element).closest(`.${treeItemClasses.label}`);
        if (label && !label.closest('[data-disabled]')) {
          api.current?.setItemSelection({ itemId, keepExistingSelection: true });
        }
      },
    });
    const clickLabel = (id: string) =>
      userEvent.click(inside(id, `.${treeItemClasses.label}`), { force: true });
    await clickLabel('spring');
    expect(selected()).toEqual(['spring']);
    await check('mail');
    await userEvent.click(inside('mail', `.${treeItemClasses.iconContainer}`));
    await clickLabel('notes');
    expect(selected()).toEqual(['spring', 'mail']);
    await clickLabel('spring');
    expect(selected()).toEqual(['mail']);
  },
);

claim("A click with Shift doesn't select a range either.", async () => {
  const { rerender } = await renderTree({ multiSelect: true });
  await click('spring');
  expect(last()).toEqual(['spring']);
  await rerender(<Tree multiSelect disableSelection />);
  await clickWithShift('mail');
  await nextPaint();
  expect(changes).toHaveBeenCalledTimes(1);
});
