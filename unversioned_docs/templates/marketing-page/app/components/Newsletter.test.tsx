import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { createNewsletterServer, type ServerMode } from '../data/newsletterServer';

import Newsletter from './Newsletter';

/** Servers that respond when the test says so. */
function servers() {
  let respond: () => void = () => undefined;
  const createServer = (mode: ServerMode, subscribers: Set<string>) =>
    createNewsletterServer({
      latency: 0,
      failEvery: mode === 'failing' ? 1 : 0,
      subscribers,
      wait: (_latency, signal) =>
        new Promise((resolve, reject) => {
          respond = resolve;
          signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    });
  return { createServer, respond: () => respond() };
}

const email = () => screen.getByRole('textbox', { name: 'Email address' });
const submit = () => screen.getByRole('button', { name: 'Tell me' });

describe('Newsletter', () => {
  it('shows what is wrong next to the field, and moves the focus there', async () => {
    render(<Newsletter createServer={servers().createServer} />);
    await userEvent.click(submit());
    expect(email()).toHaveFocus();
    expect(email()).toBeInvalid();
    expect(email()).toHaveAccessibleDescription('Enter your email address.');
    await userEvent.type(email(), 'ada@example');
    expect(email()).toHaveAccessibleDescription('Enter an address such as name@example.com.');
    await userEvent.type(email(), '.com');
    expect(email()).toBeValid();
  });

  it('sends once, and says to whom', async () => {
    const { createServer, respond } = servers();
    render(<Newsletter createServer={createServer} />);
    await userEvent.type(email(), 'Ada@Example.com{Enter}');
    const pending = await screen.findByRole('button', { name: 'Sending…' });
    expect(pending).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(pending);
    respond();
    expect(await screen.findByText('Done. The first letter goes to ada@example.com.')).toBe(
      screen.getByRole('status'),
    );
    expect(email()).toHaveValue('');
  });

  it('keeps the address if the server fails, for another try', async () => {
    const { createServer, respond } = servers();
    render(<Newsletter createServer={createServer} />);
    const mode = screen.getByRole('combobox', { name: 'Simulated server' });
    await userEvent.selectOptions(mode, 'Failing');
    await userEvent.type(email(), 'ada@example.com{Enter}');
    await screen.findByRole('button', { name: 'Sending…' });
    respond();
    expect(await screen.findByText(/Your address is still here/)).toBeInTheDocument();
    expect(email()).toHaveValue('ada@example.com');

    await userEvent.selectOptions(mode, 'Normal');
    await userEvent.click(submit());
    await screen.findByRole('button', { name: 'Sending…' });
    respond();
    expect(await screen.findByText(/^Done/)).toBeInTheDocument();
  });

  it('recognizes an address that has subscribed', async () => {
    const { createServer, respond } = servers();
    render(<Newsletter createServer={createServer} />);
    for (const expected of [/^Done/, /already on the list/]) {
      await userEvent.type(email(), 'ada@example.com{Enter}');
      await screen.findByRole('button', { name: 'Sending…' });
      respond();
      expect(await screen.findByText(expected)).toBeInTheDocument();
    }
  });
});
