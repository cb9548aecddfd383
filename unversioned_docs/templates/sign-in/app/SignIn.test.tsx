import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';

import { createServer, type SimulatedServer } from './data/server';
import { createTokenStore } from './data/tokens';
import SignIn from './SignIn';

/** Web storage that only this test uses. */
function createStorage() {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

let time = 0;
let server: SimulatedServer;
let short: ReturnType<typeof createStorage>;
let long: ReturnType<typeof createStorage>;

const app = () => <SignIn server={server} tokens={createTokenStore(() => ({ short, long }))} />;
const nameField = () => screen.getByLabelText('Email or username');
const passwordField = () => screen.getByLabelText('Password');
const signInButton = () => screen.getByRole('button', { name: /^Sign in/ });
const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function signIn(user: ReturnType<typeof userEvent.setup>, password = 'spinnaker-reef-42') {
  await user.clear(nameField());
  await user.paste('maya');
  await user.clear(passwordField());
  await user.paste(password);
  await user.keyboard('{Enter}');
}

beforeEach(() => {
  window.location.hash = '';
  time = Date.UTC(2026, 2, 2, 9);
  short = createStorage();
  long = createStorage();
  server = createServer({ latency: 0, now: () => time });
});

describe('the form', () => {
  it('has what password managers look for', () => {
    render(app());
    expect(nameField()).toHaveAttribute('autocomplete', 'username');
    expect(passwordField()).toHaveAttribute('autocomplete', 'current-password');
    expect(passwordField()).toHaveAttribute('type', 'password');
    const form = passwordField().closest('form');
    expect(form).toContainElement(nameField());
    expect(form).toContainElement(signInButton());
    expect(signInButton()).toHaveAttribute('type', 'submit');
  });

  it('reports empty fields next to them, and focuses the first', async () => {
    const user = userEvent.setup();
    render(app());
    await user.click(signInButton());
    expect(nameField()).toHaveFocus();
    expect(nameField()).toBeInvalid();
    expect(nameField()).toHaveAccessibleDescription('Enter your email or username.');
    expect(passwordField()).toHaveAccessibleDescription('Enter your password.');
    await user.type(nameField(), 'maya');
    expect(nameField()).toBeValid();
  });

  it('accepts a pasted password', async () => {
    const user = userEvent.setup();
    render(app());
    await user.click(passwordField());
    await user.paste('spinnaker-reef-42');
    expect(passwordField()).toHaveValue('spinnaker-reef-42');
  });

  it('shows the password, and hides it again when it is sent', async () => {
    const user = userEvent.setup();
    render(app());
    await user.type(passwordField(), 'wrong');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(passwordField()).toHaveAttribute('type', 'text');
    expect(passwordField()).toHaveValue('wrong');
    await user.type(nameField(), 'maya{Enter}');
    await waitFor(() => expect(passwordField()).toHaveAttribute('type', 'password'));
  });

  it('says that Caps Lock is on', async () => {
    const user = userEvent.setup();
    render(app());
    await user.type(passwordField(), '{CapsLock}a');
    expect(passwordField()).toHaveAccessibleDescription('Caps Lock is on.');
    await user.keyboard('{CapsLock}a');
    expect(screen.queryByText('Caps Lock is on.')).not.toBeInTheDocument();
  });

  it('keeps what was typed before hydration', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(app());
    const input = within(container).getByLabelText<HTMLInputElement>('Email or username');
    input.value = 'tomas';
    within(container).getByLabelText<HTMLInputElement>('Password').value = 'low-tide-lantern-7';
    render(app(), { container, hydrate: true });
    expect(input).toHaveValue('tomas');
    await userEvent.click(signInButton());
    expect(await findHeading('Ahoy, Tomás Okafor')).toBeVisible();
  });
});

describe('signing in', () => {
  it('shows who is signed in, announces it, and focuses the heading', async () => {
    const user = userEvent.setup();
    render(app());
    await signIn(user);
    expect(await findHeading('Ahoy, Maya Lindqvist')).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Signed in as Maya Lindqvist.');
    expect(screen.getByText('March 2, 2026 at 9:00 PM UTC')).toBeVisible();
  });

  it('describes both fields with the error, and selects the password', async () => {
    const user = userEvent.setup();
    render(app());
    await signIn(user, 'wrong');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('don’t match');
    expect(nameField()).toHaveAccessibleDescription(alert.textContent);
    expect(passwordField()).toHaveAccessibleDescription(alert.textContent);
    expect(passwordField()).toHaveFocus();
    await user.keyboard('spinnaker-reef-42{Enter}');
    expect(await findHeading('Ahoy, Maya Lindqvist')).toBeVisible();
  });

  it('keeps the focus on the button, and sends once', async () => {
    let answers = 0;
    const signInOnServer = server.signIn;
    server.signIn = (...request) => {
      answers += 1;
      return signInOnServer(...request);
    };
    server.setConditions('slow');
    const user = userEvent.setup();
    render(app());
    await user.type(nameField(), 'maya');
    await user.type(passwordField(), 'spinnaker-reef-42');
    await user.dblClick(signInButton());
    const pending = screen.getByRole('button', { name: 'Signing in…' });
    expect(pending).toHaveFocus();
    expect(pending).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Enter}');
    expect(answers).toBe(1);
  });

  it('keeps what people typed when the server fails', async () => {
    server.setConditions('failing');
    const user = userEvent.setup();
    render(app());
    await signIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('The server didn’t answer.');
    expect(nameField()).toHaveValue('maya');
    expect(passwordField()).toHaveValue('spinnaker-reef-42');
    await user.selectOptions(screen.getByLabelText('Simulated server'), 'Normal');
    await user.click(signInButton());
    expect(await findHeading('Ahoy, Maya Lindqvist')).toBeVisible();
  });

  it('shows how long to wait after too many attempts', async () => {
    const user = userEvent.setup();
    render(app());
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await signIn(user, 'wrong');
      await screen.findByText(attempt < 5 ? /don’t match/ : /Too many attempts/);
      await waitFor(() => expect(screen.queryByText('Signing in…')).not.toBeInTheDocument());
    }
    const button = await screen.findByRole('button', { name: 'Try again in 0:30' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    time += 12_000;
    expect(await screen.findByRole('button', { name: 'Try again in 0:18' })).toBeVisible();
    time += 18_000;
    await waitFor(() => expect(signInButton()).not.toHaveAttribute('aria-disabled'));
    await signIn(user);
    expect(await findHeading('Ahoy, Maya Lindqvist')).toBeVisible();
  });

  it('fills in a demo account', async () => {
    const user = userEvent.setup();
    render(app());
    await user.click(screen.getByRole('button', { name: 'Fill in tomas' }));
    await user.keyboard('{Enter}');
    expect(await findHeading('Ahoy, Tomás Okafor')).toBeVisible();
  });
});

describe('the session', () => {
  it('ends with the window, unless people ask to stay signed in', async () => {
    const user = userEvent.setup();
    const { unmount } = render(app());
    await signIn(user);
    await findHeading('Ahoy, Maya Lindqvist');
    expect([short.entries.size, long.entries.size]).toEqual([1, 0]);
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await findHeading('Sign in');
    expect([short.entries.size, long.entries.size]).toEqual([0, 0]);
    await user.click(screen.getByLabelText('Keep me signed in'));
    await signIn(user);
    await findHeading('Ahoy, Maya Lindqvist');
    expect([short.entries.size, long.entries.size]).toEqual([0, 1]);

    unmount();
    render(app());
    expect(await findHeading('Ahoy, Maya Lindqvist')).toBeVisible();
  });

  it('says when it has ended', async () => {
    const user = userEvent.setup();
    const { unmount } = render(app());
    await signIn(user);
    await findHeading('Ahoy, Maya Lindqvist');
    unmount();
    time += 13 * 60 * 60 * 1000;
    render(app());
    expect(await screen.findByText('Your session has ended. Sign in again.')).toBeVisible();
    expect(short.entries.size).toBe(0);
  });

  it('goes on when signing out fails', async () => {
    const user = userEvent.setup();
    render(app());
    await signIn(user);
    await findHeading('Ahoy, Maya Lindqvist');
    server.setConditions('failing');
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('You are still signed in.');
  });
});

describe('a forgotten password', () => {
  it('gives the same answer for any name', async () => {
    const user = userEvent.setup();
    render(app());
    await user.type(nameField(), 'nobody@halyard.example');
    await user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    expect(await findHeading('Choose a new password')).toHaveFocus();
    expect(nameField()).toHaveValue('nobody@halyard.example');
    await user.click(screen.getByRole('button', { name: 'Request a link' }));
    expect(await screen.findByText(/has an account, the link is on its way/)).toHaveTextContent(
      'If nobody@halyard.example has an account',
    );
    expect(screen.getByRole('button', { name: 'Request another in 0:30' })).toBeVisible();
    time += 30_000;
    expect(await screen.findByRole('button', { name: 'Request another link' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back to sign in' }));
    await findHeading('Sign in');
    expect(nameField()).toHaveValue('nobody@halyard.example');
  });
});
