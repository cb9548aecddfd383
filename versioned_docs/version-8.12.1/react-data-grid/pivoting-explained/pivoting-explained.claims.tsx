import { claim, sourced } from '@portal/claims';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import ThreeViews from './demos/ThreeViews';

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

const cells = () =>
  [...document.querySelectorAll('[role="row"][data-id]')].map((row) =>
    [...row.querySelectorAll('[role="gridcell"]')].map((cell) => cell.textContent),
  );
/** The list of the demo. */
const sales = async () => {
  await render(<ThreeViews />);
  await expect.poll(() => cells().length).toBe(5);
  return cells().map(([product = '', city = '', cups]) => ({ product, city, cups: Number(cups) }));
};
const espresso = async () =>
  (await sales()).filter(({ product }) => product === 'Espresso').map(({ cups }) => cups);
const show = (view: string) => page.getByRole('button', { name: view, exact: true }).click();

claim(
  'All three views show the same five sales. Switch to **And by city** to see that Trieste sold 160 espressos.',
  async () => {
    await render(<ThreeViews />);
    const total = () =>
      sum(cells().flatMap((row) => row.map(Number).filter((value) => !Number.isNaN(value))));
    await expect.poll(() => cells().length).toBe(5);
    expect(total()).toBe(400);
    await show('By product');
    await expect.poll(() => cells().length).toBe(2);
    expect(total()).toBe(400);
    await show('And by city');
    await expect.poll(() => cells()[0]).toEqual(['Espresso', '160', '95']);
    expect(total()).toBe(400);
  },
);

claim('With **Product**, there are two rows.', async () => {
  await render(<ThreeViews />);
  await show('By product');
  await expect.poll(cells).toEqual([
    ['Espresso', '255'],
    ['Cappuccino', '145'],
  ]);
});

claim('With the product and the city, there are four rows in two groups.', async () => {
  const list = await sales();
  expect(new Set(list.map(({ product, city }) => `${product} ${city}`)).size).toBe(4);
  expect(new Set(list.map(({ product }) => product)).size).toBe(2);
});

claim('With `sum`, the three sales of espresso become one cell with the value 255.', async () => {
  expect(await espresso()).toHaveLength(3);
  await show('By product');
  await expect.poll(() => cells()[0]).toEqual(['Espresso', '255']);
});

claim(
  'Choose the function carefully: for espresso, `avg` would be 85 cups per sale, and `size` would be 3 sales.',
  async () => {
    const cups = await espresso();
    expect(sum(cups) / cups.length).toBe(85);
    expect(cups).toHaveLength(3);
  },
);

claim('With **City**, there are two columns.', async () => {
  await render(<ThreeViews />);
  await show('And by city');
  await expect
    .poll(() =>
      [...document.querySelectorAll('[role="columnheader"]')].map((header) => header.textContent),
    )
    .toEqual(['Product', 'Trieste', 'Turin']);
});

claim('Cappuccino | 60 | 85', async () => {
  await render(<ThreeViews />);
  await show('And by city');
  await expect.poll(() => cells()[1]).toEqual(['Cappuccino', '60', '85']);
});

sourced('In `DataGridPremium`, your users create such views in a panel.', {
  url: 'https://mui.com/x/react-data-grid/pivoting/',
  checked: '2026-11-23',
});
