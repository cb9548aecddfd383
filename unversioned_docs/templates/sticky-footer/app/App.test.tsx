import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';

import App from './App';

beforeEach(() => {
  window.location.hash = '';
});

async function openForm() {
  const user = userEvent.setup();
  render(<App />);
  await user.click(screen.getByRole('link', { name: 'Subscribe' }));
  return { user, email: screen.getByRole('textbox', { name: 'Email address' }) };
}

const submit = () => screen.getByRole('button', { name: 'Subscribe' });

describe('the status', () => {
  it('is shown for each service, with its incidents', () => {
    render(<App />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('All services are up');
    expect(
      screen.getByRole('img', { name: /Webhook delivery: 99\.96% .*Oct 21: outage, 48 minutes/ }),
    ).toBeInTheDocument();
  });

  it('lists the incidents of the chosen service', async () => {
    render(<App />);
    expect(screen.getByText('5 incidents in 90 days')).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Service' }), 'Exports');
    expect(screen.getByText('1 incident in 90 days')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 4 })).toHaveTextContent(
      'Nightly exports arrived late',
    );
  });
});

describe('the pages', () => {
  it('have one header, one main part and one footer', () => {
    render(<App />);
    ['banner', 'main', 'contentinfo'].forEach((role) =>
      expect(screen.getAllByRole(role)).toHaveLength(1),
    );
  });

  it('get the focus on their heading after a navigation, and mark their link', async () => {
    await openForm();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    const link = screen.getByRole('link', { name: 'Subscribe' });
    expect(link).toHaveAttribute('aria-current', 'page');
  });

  it('lead to the status if there is no such page', async () => {
    window.location.hash = '#/nowhere';
    render(<App />);
    expect(await screen.findByText('All services are up')).toBeInTheDocument();
  });
});

describe('the form', () => {
  it('asks for what is missing, and moves the focus there', async () => {
    const { user, email } = await openForm();
    await user.click(submit());
    expect(email).toHaveFocus();
    expect(email).toHaveAccessibleDescription('Enter your email address.');
    await user.type(email, 'ada@example');
    expect(email).toHaveAccessibleDescription(/such as ada@example\.com/);
  });

  it('needs at least one service', async () => {
    const { user, email } = await openForm();
    await user.type(email, 'ada@example.com');
    for (const box of screen.getAllByRole('checkbox')) {
      await user.click(box);
    }
    await user.click(submit());
    expect(screen.getByRole('group', { name: 'Services' })).toHaveAccessibleDescription(
      'Choose at least one service.',
    );
  });

  it('confirms the subscription, and can be used again', async () => {
    const { user, email } = await openForm();
    await user.type(email, 'ada@example.com');
    await user.click(submit());
    expect(await screen.findByText(/ada@example\.com gets an email/)).toBeInTheDocument();
    expect(email).toHaveValue('');
  });

  it('keeps what was typed when the server fails, and tries again', async () => {
    const { user, email } = await openForm();
    const server = screen.getByRole('combobox', { name: 'Simulated server' });
    await user.selectOptions(server, 'Failing');
    await user.type(email, 'ada@example.com');
    await user.click(submit());
    const retry = await within(await screen.findByRole('status')).findByRole('button', {
      name: 'Try again',
    });
    expect(email).toHaveValue('ada@example.com');

    await user.selectOptions(server, 'Normal');
    await user.click(retry);
    expect(await screen.findByText(/ada@example\.com gets an email/)).toBeInTheDocument();
  });
});
