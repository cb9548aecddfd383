import { claim } from '@portal/claims';
import { beforeEach, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import App from './app/App';
import Checkout from './app/Checkout';
import { passesLuhn } from './app/data/card';
import { INITIAL_DRAFT, type Draft } from './app/data/draft';
import { createServer, type SimulatedServer } from './app/data/server';
import { share, split, totalsOf } from './app/data/totals';

const COMPLETE: Draft = {
  ...INITIAL_DRAFT,
  contact: { email: 'noor@orchard.example', phone: '503 555 0142' },
  delivery: {
    ...INITIAL_DRAFT.delivery,
    name: 'Noor Haddad',
    street: '18 Orchard Lane',
    city: 'Seattle',
    region: 'WA',
    zip: '98101',
    date: '2026-03-13',
  },
};

let server: SimulatedServer;

/** Opens the checkout on Monday, March 9, 2026, with a server that answers at once. */
function open(path: string, draft = COMPLETE) {
  window.location.hash = path;
  let keys = 0;
  return render(
    <Checkout
      server={server}
      store={{ read: () => draft, write: () => {} }}
      createKey={() => `key ${(keys += 1)}`}
    />,
  );
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const placeButton = page.getByRole('button', { name: /^Place the order/ });

async function fillInCard() {
  await page.getByRole('button', { name: 'Fill in the card 4111 1111 1111 1111' }).click();
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await expect.element(heading('Check your order')).toBeVisible();
}

beforeEach(() => {
  window.location.hash = '';
  sessionStorage.clear();
  server = createServer({ latency: 0, now: () => Date.UTC(2026, 2, 9, 12) });
});

// First, because the file is loaded only once.
claim(
  'This file is loaded with the delivery step. Until then, a field of the same height reserves the space.',
  async () => {
    const isLoaded = () =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('DeliveryDate'));
    const heights = new Set<number>();
    const observer = new MutationObserver(() => {
      const place = document.querySelector('[placeholder="MM/DD/YYYY"]')?.parentElement;
      if (place) heights.add(place.getBoundingClientRect().height);
    });
    const { unmount } = await open('');
    expect(isLoaded()).toBe(false);
    await unmount();
    observer.observe(document.body, { childList: true, subtree: true });
    await open('#/delivery');
    const picker = page.getByRole('group', { name: 'Delivery day' });
    await expect.element(picker).toBeVisible();
    observer.disconnect();
    expect(isLoaded()).toBe(true);
    expect([...heights]).toEqual([picker.element().getBoundingClientRect().height]);
  },
);

claim(
  'If people go back or reload the page, their input is still there. The card number is never stored: it stays in memory.',
  async () => {
    const { unmount } = await render(<App />);
    await page.getByRole('button', { name: 'Continue to contact' }).click();
    await page.getByLabelText('Email').fill('noor@');
    window.history.back();
    await expect.element(heading('Your cart')).toBeVisible();
    window.history.forward();
    await expect.element(page.getByLabelText('Email')).toHaveValue('noor@');
    // A reload keeps the address and the storage, and nothing else.
    await unmount();
    const { unmount: unmountSecond } = await render(<App />);
    await expect.element(page.getByLabelText('Email')).toHaveValue('noor@');
    await unmountSecond();

    await open('#/payment');
    await fillInCard();
    const { length } = sessionStorage;
    const values = Array.from({ length }, (_, index) =>
      sessionStorage.getItem(sessionStorage.key(index) ?? ''),
    );
    expect(values.join()).toContain('noor@');
    expect(values.join()).not.toContain('4111');
  },
);

claim(
  'If they open a step before earlier steps are complete, they see the first incomplete step.',
  async () => {
    await open('#/review', { ...COMPLETE, delivery: INITIAL_DRAFT.delivery });
    await expect.element(heading('Where should it go?')).toBeVisible();
    expect(window.location.hash).toBe('#/delivery');
  },
);

claim(
  "No method delivers on Sundays and holidays, and **Evening** doesn't deliver on Saturdays either.",
  async () => {
    const days = () =>
      Object.fromEntries(
        [...document.querySelectorAll<HTMLButtonElement>('.MuiPickersDay-root')].map((day) => [
          day.textContent,
          !day.disabled,
        ]),
      );
    const openCalendar = () => page.getByRole('button', { name: /Choose date/ }).click();
    // May 25, 2026 is Memorial Day, a Monday. May 23 is a Saturday.
    server = createServer({ latency: 0, now: () => Date.UTC(2026, 4, 11) });
    const delivery = { ...COMPLETE.delivery, date: '2026-05-22' };
    for (const method of ['standard', 'express', 'evening'] as const) {
      const { unmount } = await open('#/delivery', {
        ...COMPLETE,
        delivery: { ...delivery, method },
      });
      await openCalendar();
      await expect.poll(days).toMatchObject({
        22: true,
        23: method !== 'evening',
        24: false,
        25: false,
        26: true,
      });
      await userEvent.keyboard('{Escape}');
      await unmount();
    }
  },
);

claim('When people choose another method, the day is checked again.', async () => {
  await open('#/delivery', {
    ...COMPLETE,
    delivery: { ...COMPLETE.delivery, date: '2026-03-14' },
  });
  await page.getByRole('radio', { name: /Evening/ }).click();
  await expect.element(page.getByText('Evening delivery doesn’t run on Saturdays.')).toBeVisible();
  await page.getByRole('radio', { name: /Express/ }).click();
  await expect
    .element(page.getByText('Evening delivery doesn’t run on Saturdays.'))
    .not.toBeInTheDocument();
});

claim(
  'The discount is split among the lines, because each line may be taxed differently. The parts add up to the discount. Seeds are exempt from tax.',
  () => {
    const lines = [
      { productId: 'knife', quantity: 1 },
      { productId: 'beans', quantity: 1 },
    ];
    const discount = { code: 'T', label: '', kind: 'amount', value: 1001, minimum: 0 } as const;
    const [knife = 0, beans = 0] = split(1001, [3895, 1825]);
    expect(knife + beans).toBe(1001);
    const { tax } = totalsOf(lines, discount, 'standard', 'CA');
    expect(tax).toBe(share(3895 - knife, 725));
    expect(totalsOf(lines.slice(1), null, 'standard', 'CA').tax).toBe(0);
  },
);

claim(
  'The browser and the server compute the totals with the same function. If the total differs from the one that people saw, the server rejects the order.',
  async () => {
    const { lines, contact, delivery } = COMPLETE;
    const { total } = totalsOf(lines, null, 'standard', 'WA');
    const card = { name: 'Noor', number: '4111 1111 1111 1111', expiry: '04 / 30', code: '123' };
    const request = { orderKey: 'a', lines, discountCode: '', contact, delivery, card };
    await expect(server.placeOrder({ ...request, expectedTotal: total - 1 })).rejects.toThrow(
      'total-changed',
    );
    const { order } = await server.placeOrder({ ...request, expectedTotal: total });
    expect(order.totals.total).toBe(total);
  },
);

claim(
  'The card number is grouped as on the card, and the cursor stays behind the same digit. The check digit detects any single wrong digit before the card is sent.',
  async () => {
    await open('#/payment');
    const field = page.getByLabelText('Card number');
    await field.click();
    await userEvent.keyboard('411111112');
    await expect.element(field).toHaveValue('4111 1111 2');
    await userEvent.keyboard('{Home}{ArrowRight}9');
    await expect.element(field).toHaveValue('4911 1111 12');
    const input = field.element() as HTMLInputElement;
    expect(input.selectionStart).toBe(2);
    await field.fill('378282246310005');
    await expect.element(field).toHaveValue('3782 822463 10005');

    const number = '4111111111111111';
    for (let index = 0; index < number.length; index += 1) {
      for (const digit of '0123456789') {
        const changed = number.slice(0, index) + digit + number.slice(index + 1);
        expect(passesLuhn(changed)).toBe(changed === number);
      }
    }
  },
);

claim(
  'If the response is lost, as with **Failing** in the menu of the simulated server, the next attempt sends the same key and receives the order that was placed.',
  async () => {
    await open('#/payment');
    await fillInCard();
    await page.getByLabelText('Simulated server').selectOptions('Failing');
    await placeButton.click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    expect(server.orders()).toHaveLength(1);
    await page.getByLabelText('Simulated server').selectOptions('Normal');
    await placeButton.click();
    await expect.element(heading('Thank you for your order')).toBeVisible();
    expect(server.orders()).toHaveLength(1);
    await expect
      .element(page.getByText(server.orders()[0]?.number ?? '', { exact: true }))
      .toBeVisible();
  },
);

claim(
  'If people changed the order in the meantime, they see the order as it was placed, with a note.',
  async () => {
    await open('#/payment');
    await fillInCard();
    server.setConditions('failing');
    await placeButton.click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    server.setConditions('normal');
    await page.getByRole('link', { name: 'Cart', exact: true }).click();
    await page.getByRole('button', { name: 'One Runner beans more' }).click();
    window.location.hash = '#/review';
    await placeButton.click();
    await expect.element(page.getByText(/doesn’t contain your later changes/)).toBeVisible();
    await expect.element(page.getByText('2 × Runner beans')).toBeVisible();
  },
);

claim('Amounts are fractions of dollars: `0.1 + 0.2` is `0.30000000000000004`.', () => {
  expect(0.1 + 0.2).toBe(0.30000000000000004);
  expect(String(0.1 + 0.2)).toBe('0.30000000000000004');
});
