import { claim } from '@portal/claims';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import App from './app/App';
import { MOST_SEATS, PLANS } from './app/data/plans';
import { estimate, type Needs } from './app/logic/estimate';
import { CURRENCIES, formatMoney } from './app/logic/money';

const NEEDS: Needs = {
  seats: 10,
  conversations: 12_000,
  addOns: ['phone'],
  nonprofit: true,
  billing: 'yearly',
  currency: 'USD',
};
const receipt = page.getByRole('table', { name: /^(Starter|Team|Business),/ });
const seats = page.getByRole('textbox', { name: 'Seats' }).first();
const plan = (name: string) => page.getByRole('region', { name, exact: true });

beforeEach(async () => {
  await page.viewport(1200, 900);
});

claim(
  "The HTML from the server contains the complete page, because the page doesn't load any data. Questions are `<details>` elements, which work without JavaScript.",
  async () => {
    const errors: unknown[] = [];
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(<App />);
    const text = container.textContent;
    expect(text).toContain('$2,112.00');
    expect(container.querySelectorAll('table')).toHaveLength(2);
    // Before React has loaded.
    await page.getByText('How do we cancel?').click();
    await expect.element(page.getByText(/^In the settings, at any time/)).toBeVisible();
    container.querySelectorAll('details').forEach((details) => {
      details.open = false;
    });
    const root = hydrateRoot(container, <App />, {
      onRecoverableError: (error) => errors.push(error),
    });
    await page.getByRole('radio', { name: 'Monthly' }).click();
    await expect.element(plan('Team')).toHaveTextContent('$19per seat');
    expect(errors).toEqual([]);
    root.unmount();
    container.remove();
  },
);

claim('Yen have no smaller unit, so 1350 is ¥1,350.', () => {
  expect(formatMoney(1350, 'JPY')).toBe('¥1,350');
  expect(formatMoney(1350, 'USD')).toBe('$13.50');
});

claim("Each currency has its own prices, so they don't change with exchange rates.", async () => {
  await render(<App />);
  for (const currency of CURRENCIES) {
    await page.getByLabelText('Currency').selectOptions(currency);
    const price = formatMoney(PLANS[1]?.seat[currency] ?? NaN, currency);
    await expect.element(receipt).toHaveTextContent(`10 × ${price}`);
  }
});

claim(
  "The field for seats keeps the text that people type, even if it isn't a valid number. An error below the field then says which numbers are possible, and the prices still show the last valid number.",
  async () => {
    await render(<App />);
    await seats.fill('7 or 8');
    await expect.element(seats).toHaveValue('7 or 8');
    await expect.element(seats).toHaveAccessibleDescription('Enter a whole number from 1 to 500');
    await expect.element(receipt).toHaveTextContent('10 × $19.00');
    await seats.fill('8');
    await expect.element(receipt).toHaveTextContent('8 × $19.00');
  },
);

claim('Each line shows how its amount is calculated, such as "10 × $19.00".', async () => {
  await render(<App />);
  await expect.element(receipt).toHaveTextContent('Seats10 × $19.00$190.00');
  const rows = receipt.getByRole('row').all();
  expect(rows.length).toBeGreaterThan(3);
});

claim(
  'Volume discounts apply only to the seats above a limit, so adding a seat never lowers the total.',
  () => {
    for (const item of PLANS) {
      let before = 0;
      for (let count = 1; count <= MOST_SEATS; count += 1) {
        const { total } = estimate(item, { ...NEEDS, conversations: 0, seats: count });
        expect(total).toBeGreaterThan(before);
        before = total;
      }
    }
  },
);

claim(
  'Only discounts are rounded, and each discount is a separate line, so the lines add up to the total exactly.',
  () => {
    for (const currency of CURRENCIES) {
      for (let count = 1; count <= MOST_SEATS; count += 1) {
        const result = estimate(PLANS[1] ?? never(), { ...NEEDS, currency, seats: count });
        const lines = [...result.charges, ...result.discounts];
        expect(lines.every(({ amount }) => Number.isInteger(amount))).toBe(true);
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(result.total);
        expect(result.discounts).toHaveLength(2);
      }
    }
  },
);

function never(): never {
  throw new Error('There is no such plan');
}

claim(
  'If another plan costs less for the same needs, the estimate shows the difference and offers to switch.',
  async () => {
    await render(<App />);
    await page.getByRole('textbox', { name: /^Conversations/ }).fill('60000');
    await expect
      .element(page.getByText(/^Business would cost \$672\.00/))
      .toHaveTextContent('Business would cost $672.00 per month for the same needs, $80.00 less.');
    await page.getByRole('button', { name: 'Switch to Business' }).click();
    await expect.element(receipt).toHaveTextContent('10 × $39.00');
  },
);

claim(
  '**Choose Team** and the other buttons select the plan and move the focus to the estimate.',
  async () => {
    await render(<App />);
    for (const name of ['Starter', 'Team', 'Business']) {
      await page.getByRole('button', { name: `Choose ${name}` }).click();
      await expect.element(page.getByRole('radio', { name, exact: true })).toBeChecked();
      await expect
        .element(page.getByRole('heading', { name: 'What it costs your team' }))
        .toHaveFocus();
    }
  },
);

claim(
  'The table has a fixed layout and fits a screen of 360 pixels without scrolling.',
  async () => {
    await page.viewport(360, 800);
    await render(<App />);
    const table = page.getByRole('table', { name: 'Compare the plans' }).element();
    const { left, right } = table.getBoundingClientRect();
    expect(getComputedStyle(table).tableLayout).toBe('fixed');
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(360);
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    const clipped = [...table.querySelectorAll('th, td')].filter(
      (cell) => cell.scrollWidth > cell.clientWidth,
    );
    expect(clipped).toEqual([]);
  },
);

claim('The names of the plans stay at the top while the page scrolls.', async () => {
  await render(<App />);
  const table = page.getByRole('table', { name: 'Compare the plans' });
  table
    .getByRole('row', { name: /^Audit log/ })
    .element()
    .scrollIntoView({ block: 'center' });
  const header = table.getByRole('columnheader', { name: 'Business' }).element();
  await expect.poll(() => Math.round(header.getBoundingClientRect().top)).toBe(0);
  expect(table.element().getBoundingClientRect().top).toBeLessThan(-100);
  window.scrollTo(0, 0);
});

claim('Check marks and dashes have text alternatives for screen readers.', async () => {
  await render(<App />);
  const cells = page.getByRole('row', { name: /^Audit log/ }).getByRole('cell');
  expect(cells.all().map((cell) => cell.element().textContent)).toEqual([
    'Not included',
    'Not included',
    'Included',
  ]);
});

claim(
  "Prices such as 15.2 can't be stored exactly as floating-point numbers: in JavaScript, `0.1 + 0.2` isn't `0.3`.",
  () => {
    expect(0.1 + 0.2).not.toBe(0.3);
    expect((15.2).toFixed(20)).not.toBe('15.20000000000000000000');
  },
);

claim(
  'Without a locale, `Intl.NumberFormat` uses the locale of the machine it runs on. `formatMoney` always uses `en-US`.',
  () => {
    const machine = new Intl.NumberFormat().resolvedOptions().locale;
    expect(new Intl.NumberFormat(undefined).resolvedOptions().locale).toBe(machine);
    expect(formatMoney(123456, 'EUR')).toBe('€1,234.56');
    expect(
      new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).format(1234.56),
    ).not.toBe(formatMoney(123456, 'EUR'));
  },
);

claim(
  'If a parent has `overflow: auto` or `overflow: hidden`, the header sticks to this parent instead of the window.',
  async () => {
    for (const overflow of ['auto', 'hidden', 'visible']) {
      const { unmount } = await render(
        <div style={{ overflow, width: 300 }}>
          <div data-testid="sticky" style={{ position: 'sticky', top: 0 }}>
            Plans
          </div>
          <div style={{ height: 3000 }} />
        </div>,
      );
      window.scrollTo(0, 500);
      const top = page.getByTestId('sticky').element().getBoundingClientRect().top;
      if (overflow === 'visible') {
        expect(top).toBe(0);
      } else {
        expect(top).toBeLessThan(-400);
      }
      window.scrollTo(0, 0);
      await unmount();
    }
  },
);

claim(
  'The button of a plan with too few seats has `aria-disabled` instead, so it stays focusable, and it says how many seats the plan has.',
  async () => {
    await render(<App />);
    await seats.fill('11');
    const button = page.getByRole('button', { name: 'Up to 10 seats' });
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    (button.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button).toHaveFocus();
    await expect.element(page.getByRole('radio', { name: 'Team' })).toBeChecked();
  },
);
