import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import App from './App';

function setUp() {
  const { container } = render(<App />);
  const plan = (name: string) => screen.getByRole('region', { name });
  const receipt = () => screen.getByRole('table', { name: /^(Starter|Team|Business),/ });
  return { user: userEvent.setup(), container, plan, receipt };
}

/** Reads the amounts of the receipt in cents. */
const amounts = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => ({
      label: within(row).getByRole('rowheader').textContent,
      cents: Math.round(
        Number(
          within(row)
            .getByRole('cell')
            .textContent.replaceAll(/[^\d.-]/g, ''),
        ) * 100,
      ),
    }));

describe('pricing page', () => {
  it('shows the price of a seat for both ways to pay', async () => {
    const { user, plan } = setUp();
    expect(within(plan('Team')).getByText('$15.20')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Monthly' }));
    expect(within(plan('Team')).getByText('$19')).toBeInTheDocument();
    expect(within(plan('Team')).getByText('$190.00')).toBeInTheDocument();
  });

  it('changes the currency of all prices', async () => {
    const { user, plan, receipt } = setUp();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'JPY');
    expect(within(plan('Team')).getByText('¥2,280')).toBeInTheDocument();
    expect(receipt()).toHaveTextContent('10 × ¥2,850');
  });

  it('offers only plans with enough seats', async () => {
    const { user, plan } = setUp();
    expect(within(plan('Starter')).getByRole('button')).not.toHaveAttribute('aria-disabled');
    const [more] = screen.getAllByRole('button', { name: 'More seats' });
    await user.click(more as HTMLElement);
    expect(within(plan('Starter')).getByRole('button')).toHaveAttribute('aria-disabled', 'true');
    expect(within(plan('Starter')).getByText('Not for 11 seats')).toBeInTheDocument();
  });

  it('shows lines that add up to the total', async () => {
    const { user, receipt } = setUp();
    await user.click(screen.getByRole('checkbox', { name: /^Phone channel/ }));
    await user.click(screen.getByRole('checkbox', { name: /^Nonprofit/ }));
    const lines = amounts(receipt());
    const at = (label: string) => lines.findIndex((line) => line.label.startsWith(label));
    const sum = (from: number, to: number) =>
      lines.slice(from, to).reduce((total, { cents }) => total + cents, 0);
    const subtotal = lines[at('Subtotal')]?.cents ?? 0;
    const total = lines[at('Total')]?.cents ?? 0;
    expect(sum(0, at('Subtotal'))).toBe(subtotal);
    expect(subtotal + sum(at('Subtotal') + 1, at('Total'))).toBe(total);
    const due = screen.getByRole('status').textContent.replace(/.*\$/, '').replace(',', '');
    expect(Math.round(Number(due) * 100)).toBe(total * 12);
  });

  it('keeps what was typed and says what is wrong with it', async () => {
    const { user, receipt } = setUp();
    const [seats] = screen.getAllByRole('textbox', { name: 'Seats' });
    if (!seats) {
      throw new Error('There is no field for seats');
    }
    await user.clear(seats);
    await user.type(seats, '2x');
    expect(seats).toHaveValue('2x');
    expect(seats).toHaveAccessibleDescription('Enter a whole number from 1 to 500');
    expect(seats).toHaveAttribute('aria-invalid', 'true');
    expect(receipt()).toHaveTextContent('2 × $19.00');
  });

  it('suggests the cheaper plan', async () => {
    const { user, receipt } = setUp();
    const field = screen.getByRole('textbox', { name: /^Conversations/ });
    await user.clear(field);
    await user.type(field, '60,000');
    await user.click(screen.getByRole('button', { name: 'Switch to Business' }));
    expect(receipt()).toHaveTextContent('10 × $39.00');
    expect(screen.queryByRole('button', { name: /^Switch to/ })).not.toBeInTheDocument();
  });

  it('moves the focus to the estimate of the chosen plan', async () => {
    const { user } = setUp();
    await user.click(screen.getByRole('button', { name: 'Choose Business' }));
    expect(screen.getByRole('heading', { name: 'What it costs your team' })).toHaveFocus();
    expect(screen.getByRole('radio', { name: 'Business' })).toBeChecked();
  });

  it('says in words which features are included', () => {
    setUp();
    const row = screen.getByRole('row', { name: /^Assignment rules/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['Not included', 'Included', 'Included']);
  });

  it('is complete in the HTML of the server', () => {
    const html = renderToString(<App />);
    expect(html).toContain('Pay for the people who answer');
    expect(html).toContain('$15.20');
    expect(html).toContain('What counts as a conversation?');
  });
});
