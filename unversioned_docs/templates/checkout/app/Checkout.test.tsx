import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';

import Checkout from './Checkout';
// Loaded in advance, so that no test waits for it.
import './components/DeliveryDate';
import { INITIAL_DRAFT, type Draft } from './data/draft';
import { createServer, type SimulatedServer } from './data/server';

const COMPLETE: Draft = {
  ...INITIAL_DRAFT,
  contact: { email: 'noor@orchard.example', phone: '503 555 0142' },
  delivery: {
    name: 'Noor Haddad',
    street: '18 Orchard Lane',
    unit: '',
    city: 'Seattle',
    region: 'WA',
    zip: '98101',
    method: 'standard',
    date: '2026-03-13',
  },
};

let server: SimulatedServer;
let stored: Draft | null;
let keys: number;

const app = () => (
  <Checkout
    server={server}
    store={{ read: () => stored, write: (draft) => (stored = draft) }}
    createKey={() => `key ${(keys += 1)}`}
  />
);

/** Opens the application at an address. */
function open(path: string, draft: Draft | null = null) {
  stored = draft;
  window.location.hash = path;
  return render(app());
}

const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const summary = () => within(screen.getByRole('complementary', { name: 'Your order' }));
/** The totals in cents, by name. */
const totals = () =>
  Object.fromEntries(
    summary()
      .getAllByRole('term')
      .map((term) => [
        term.textContent,
        Number(term.nextElementSibling?.textContent.replace('−', '-').replace(/[$,.]/g, '')),
      ]),
  );

async function toReview(user: ReturnType<typeof userEvent.setup>, card = '4111 1111 1111 1111') {
  await user.click(button(`Fill in the card ${card}`));
  await user.click(button('Continue to review'));
  await findHeading('Check your order');
}

beforeEach(() => {
  stored = null;
  keys = 0;
  server = createServer({ latency: 0, now: () => Date.UTC(2026, 2, 9, 12) });
});

describe('the cart', () => {
  it('changes quantities and totals', async () => {
    const user = userEvent.setup();
    open('');
    expect(totals()).toMatchObject({ Goods: 15_310, 'Total before tax': 15_310 + 400 - 400 });
    await user.click(button('One Salt-glazed crock more'));
    expect(totals()).toMatchObject({ Goods: 21_760, 'Standard delivery': 400 });
    expect(screen.getByText('Salt-glazed crock: 2')).toBeInTheDocument();
    await user.click(button('One Salt-glazed crock less'));
    await user.click(button('One Salt-glazed crock less'));
    expect(totals()).toMatchObject({ Goods: 15_310 });
  });

  it('removes a line, and puts it back', async () => {
    const user = userEvent.setup();
    open('');
    await user.click(button('Remove Runner beans'));
    const undo = button('Undo: put Runner beans back');
    await waitFor(() => expect(undo).toHaveFocus());
    expect(totals().Goods).toBe(11_660);
    await user.click(undo);
    expect(totals().Goods).toBe(15_310);
    await waitFor(() => expect(button('Remove Runner beans')).toHaveFocus());
  });

  it('can be empty', async () => {
    const user = userEvent.setup();
    open('', { ...COMPLETE, lines: [{ productId: 'knife', quantity: 1 }] });
    await user.click(button('Remove Garden knife'));
    expect(screen.getByText(/Your cart is empty/)).toBeVisible();
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    await user.click(button('Fill the cart again'));
    expect(totals().Goods).toBe(15_310);
  });

  it('takes a discount code that the server knows', async () => {
    const user = userEvent.setup();
    open('');
    const field = () => screen.getByLabelText('Discount code');
    await user.type(field(), 'nope{Enter}');
    await waitFor(() =>
      expect(field()).toHaveAccessibleDescription('This code doesn’t exist. Check its spelling.'),
    );
    expect(field()).toHaveFocus();
    await user.clear(field());
    await user.type(field(), 'firstfrost{Enter}');
    await screen.findByText('FIRSTFROST');
    expect(totals()).toMatchObject({ 'Discount FIRSTFROST': -1531 });
    await user.click(within(screen.getByRole('complementary')).getByText('Remove'));
    expect(totals()).not.toHaveProperty('Discount FIRSTFROST');
    expect(field()).toHaveFocus();
  });
});

describe('the steps', () => {
  it.each([
    ['#/contact', null, 'How can the shop reach you?'],
    ['#/review', null, 'How can the shop reach you?'],
    ['#/review', { ...COMPLETE, delivery: INITIAL_DRAFT.delivery }, 'Where should it go?'],
    ['#/review', COMPLETE, 'How do you want to pay?'],
  ])('lead from %s to the first incomplete one', async (path, draft, heading) => {
    open(path, draft);
    expect(await findHeading(heading)).toHaveFocus();
  });

  it('lead from a confirmation without an order to the cart', async () => {
    open('#/confirmation', COMPLETE);
    expect(await findHeading('Your cart')).toBeVisible();
    expect(window.location.hash).toBe('#/');
  });

  it('keep what people typed when they go back and forth', async () => {
    const user = userEvent.setup();
    open('');
    await user.click(button('Continue to contact'));
    await findHeading('How can the shop reach you?');
    await user.type(screen.getByLabelText('Email'), 'noor@orchard');
    act(() => window.history.back());
    await findHeading('Your cart');
    act(() => window.history.forward());
    await findHeading('How can the shop reach you?');
    expect(screen.getByLabelText('Email')).toHaveValue('noor@orchard');
  });

  it('keep what people typed when the page is loaded again', async () => {
    const user = userEvent.setup();
    const { unmount } = open('#/contact');
    await user.type(await screen.findByLabelText('Phone'), '503');
    unmount();
    open('#/contact', stored);
    expect(await screen.findByLabelText('Phone')).toHaveValue('503');
  });

  it('report errors next to the fields, and focus the first', async () => {
    const user = userEvent.setup();
    open('#/contact');
    await findHeading('How can the shop reach you?');
    await user.type(screen.getByLabelText('Email'), 'noor@orchard.example');
    await user.click(button('Continue to delivery'));
    const phone = screen.getByLabelText('Phone');
    await waitFor(() => expect(phone).toHaveFocus());
    expect(phone).toHaveAccessibleDescription('Enter a phone number for the courier.');
    expect(screen.getByLabelText('Email')).toBeValid();
  });

  it('link to those that are complete', async () => {
    open('#/delivery', COMPLETE);
    await findHeading('Where should it go?');
    const steps = within(screen.getByRole('navigation', { name: 'Steps of the checkout' }));
    expect(steps.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Cart',
      'Contact',
      'Payment',
    ]);
    expect(steps.getByText('Delivery')).toHaveAttribute('aria-current', 'step');
  });
});

describe('the delivery', () => {
  it('adds the tax of the state', async () => {
    const user = userEvent.setup();
    open('#/delivery', COMPLETE);
    await findHeading('Where should it go?');
    // 6.5% of the crock and of the apron, each rounded. The delivery is free, and seeds are exempt.
    expect(totals()).toMatchObject({ Tax: 419 + 339, Total: 15_310 + 758 });
    await user.selectOptions(screen.getByLabelText('State'), 'Oregon');
    expect(totals()).toMatchObject({ Tax: 0, Total: 15_310 });
  });

  it('checks the day again when the method changes', async () => {
    const user = userEvent.setup();
    open('#/delivery', {
      ...COMPLETE,
      delivery: { ...COMPLETE.delivery, date: '2026-03-14' },
    });
    await findHeading('Where should it go?');
    await user.click(screen.getByRole('radio', { name: /Evening/ }));
    expect(
      await screen.findByText('Evening delivery doesn’t run on Saturdays.'),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: /Express/ }));
    expect(
      await screen.findByText('From Tuesday, March 10, except Sundays and holidays.'),
    ).toBeInTheDocument();
    expect(totals()).toMatchObject({ 'Express delivery': 1450 });
  });

  it('offers the days of the method', async () => {
    const user = userEvent.setup();
    open('#/delivery', { ...COMPLETE, delivery: { ...COMPLETE.delivery, date: '' } });
    await user.click(await screen.findByRole('button', { name: /Choose date/ }));
    const dialog = within(await screen.findByRole('dialog'));
    const isDisabled = (day: string) => {
      const cell = dialog.getByRole('gridcell', { name: day });
      return cell instanceof HTMLButtonElement && cell.disabled;
    };
    // The order is of Monday, March 9. The 15th is a Sunday.
    expect(['11', '12', '14', '15', '16'].map(isDisabled)).toEqual([
      true,
      false,
      false,
      true,
      false,
    ]);
    await user.click(dialog.getByRole('gridcell', { name: '16' }));
    await waitFor(() => expect(stored?.delivery.date).toBe('2026-03-16'));
  });
});

describe('the payment', () => {
  it('formats the card as people type, and keeps the caret in its place', async () => {
    const user = userEvent.setup();
    open('#/payment', COMPLETE);
    const number = await screen.findByLabelText<HTMLInputElement>('Card number');
    await user.type(number, '411111111111111');
    expect(number).toHaveValue('4111 1111 1111 111');
    await user.type(number, '2', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(number).toHaveValue('4211 1111 1111 1111');
    expect(number.selectionStart).toBe(2);
    await user.type(screen.getByLabelText('Expires'), '430');
    expect(screen.getByLabelText('Expires')).toHaveValue('04 / 30');
    await user.click(button('Continue to review'));
    await waitFor(() =>
      expect(number).toHaveAccessibleDescription(
        'This number contains a typo. Compare it with your card.',
      ),
    );
  });

  it('has what browsers need to fill in a card', async () => {
    open('#/payment', COMPLETE);
    await findHeading('How do you want to pay?');
    const tokens = screen
      .getAllByRole('textbox')
      .map((field) => field.getAttribute('autocomplete'));
    expect(tokens).toEqual(['cc-number', 'cc-name', 'cc-exp', 'cc-csc']);
  });

  it('is never stored', async () => {
    const user = userEvent.setup();
    open('#/payment', COMPLETE);
    await findHeading('How do you want to pay?');
    await toReview(user);
    expect(JSON.stringify(stored)).not.toContain('4111');
  });
});

describe('the order', () => {
  it('is placed once, even with two clicks', async () => {
    const user = userEvent.setup();
    open('#/payment', COMPLETE);
    await findHeading('How do you want to pay?');
    await toReview(user);
    const { Total } = totals();
    await user.dblClick(button('Place the order for $160.68'));
    expect(await findHeading('Thank you for your order')).toHaveFocus();
    expect(server.orders()).toHaveLength(1);
    expect(server.orders()[0]?.totals.total).toBe(Total);
    expect(totals().Total).toBe(Total);
    expect(screen.getByText('LL-20417')).toBeVisible();
    expect(stored).toMatchObject({ lines: [], orderKey: '' });
  });

  it('is placed once, even if the answer gets lost', async () => {
    const user = userEvent.setup();
    open('#/payment', COMPLETE);
    await findHeading('How do you want to pay?');
    await toReview(user);
    await user.selectOptions(screen.getByLabelText('Simulated server'), 'Failing');
    await user.click(button(/Place the order/));
    expect(await screen.findByRole('alert')).toHaveTextContent('can’t be charged twice');
    await user.selectOptions(screen.getByLabelText('Simulated server'), 'Normal');
    await user.click(button(/Place the order/));
    await findHeading('Thank you for your order');
    expect(server.orders()).toHaveLength(1);
    expect(screen.queryByText(/later changes/)).not.toBeInTheDocument();
  });

  it('is shown as it was placed if people changed it after a lost answer', async () => {
    const user = userEvent.setup();
    open('#/payment', COMPLETE);
    await findHeading('How do you want to pay?');
    await toReview(user);
    server.setConditions('failing');
    await user.click(button(/Place the order/));
    await screen.findByRole('alert');
    server.setConditions('normal');
    await user.click(screen.getByRole('link', { name: 'Cart' }));
    await findHeading('Your cart');
    await user.click(button('Remove Runner beans'));
    act(() => void (window.location.hash = '#/review'));
    await findHeading('Check your order');
    await user.click(button(/Place the order/));
    await findHeading('Thank you for your order');
    expect(screen.getByText(/later changes/)).toBeVisible();
    expect(totals().Goods).toBe(15_310);
    expect(server.orders()).toHaveLength(1);
  });

  it('returns to the payment when the bank declines, with the fields as they were', async () => {
    const user = userEvent.setup();
    open('#/payment', COMPLETE);
    await findHeading('How do you want to pay?');
    await toReview(user, '5105 1051 0510 5100');
    await user.click(button(/Place the order/));
    await findHeading('How do you want to pay?');
    expect(screen.getByRole('alert')).toHaveTextContent('Your bank declined the card.');
    expect(screen.getByLabelText('Card number')).toHaveValue('5105 1051 0510 5100');
    await toReview(user);
    await user.click(button(/Place the order/));
    await findHeading('Thank you for your order');
    expect(keys).toBe(2);
    await user.click(button('Shop again'));
    expect(await findHeading('Your cart')).toHaveFocus();
  });
});
