import { claim, sourced } from '@portal/claims';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import GroupByMenu from './demos/GroupByMenu';

const recipes = {
  url: 'https://mui.com/x/react-data-grid/recipes-row-grouping/',
  checked: '2026-11-23',
};
const grouping = { url: 'https://mui.com/x/react-data-grid/row-grouping/', checked: '2026-11-23' };

const names = () =>
  [...document.querySelectorAll('[role="gridcell"][data-field="name"]')].map(
    (cell) => cell.textContent,
  );
const ids = () =>
  [...document.querySelectorAll('[role="row"][data-id]')].map((row) =>
    Number(row.getAttribute('data-id')),
  );
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function groupByMaker() {
  await render(<GroupByMenu />);
  await page.getByRole('combobox', { name: 'Group by' }).click();
  await page.getByRole('option', { name: 'Maker' }).click();
  await expect.poll(names).toEqual(['+ Mazak', '+ Schuler', '+ Weiler']);
}

claim('Choose **Maker**, then **Open all**.', async () => {
  await groupByMaker();
  await button('Open all').click();
  await expect
    .poll(names)
    .toEqual([
      '− Mazak',
      'Milling center',
      'Second lathe',
      '− Schuler',
      'Press',
      '− Weiler',
      'Lathe',
      'Grinder',
    ]);
});

claim('A menu changes the field, and two buttons open or close all groups.', async () => {
  await groupByMaker();
  await button('Open all').click();
  await expect.poll(() => names().length).toBe(8);
  await button('Close all').click();
  await expect.poll(() => names().length).toBe(3);
});

claim('The groups are sorted by name, and each shows the sum of its hours.', async () => {
  await groupByMaker();
  const hours = [...document.querySelectorAll('[role="gridcell"][data-field="hours"]')];
  expect(hours.map((cell) => cell.textContent)).toEqual(['5,030', '870', '1,690']);
});

claim(
  'The ids of group rows are negative, so that they differ from the ids of the machines.',
  async () => {
    await groupByMaker();
    expect(ids()).toEqual([-1, -2, -3]);
    await button('Open all').click();
    await expect.poll(() => ids().filter((id) => id > 0)).toHaveLength(5);
  },
);

sourced('`setRowChildrenExpansion` opens or closes one group.', grouping);
sourced(
  'Without a new `key`, `defaultGroupingExpansionDepth` only decides which groups are open when the grid loads the rows.',
  grouping,
);
sourced('Set a `sortComparator` in `groupingColDef`.', recipes);
sourced(
  'Pin the grouping column | `GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD` in `pinnedColumns`',
  recipes,
);
sourced(
  'Show the number of child rows | A component in `slots.footerRowCount` that uses `gridFilteredDescendantRowCountSelector`',
  recipes,
);
sourced(
  'Hide the count next to the name | `groupingColDef={{ hideDescendantCount: true }}`',
  grouping,
);
sourced('Hide the grouped columns | The hook `useKeepGroupedColumnsHidden`', grouping);
sourced(
  '**Wrong count in the footer.** The footer counts the top-level rows, which are the groups.',
  recipes,
);
