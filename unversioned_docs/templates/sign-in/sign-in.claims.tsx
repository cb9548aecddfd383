import { claim } from '@portal/claims';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import App from './app/App';
import { createServer } from './app/data/server';
import { createTokenStore } from './app/data/tokens';
import SignIn from './app/SignIn';

const nameField = page.getByLabelText('Email or username');
const passwordField = page
  .getByRole('textbox', { name: 'Password' })
  .or(page.getByLabelText('Password', { exact: true }));
const button = page.getByRole('button', { name: /Sign in|Signing in|Try again/ });
const alert = page.getByRole('alert');
const heading = (name: string) => page.getByRole('heading', { level: 1, name });

async function send(username: string, password: string) {
  await nameField.fill(username);
  await passwordField.fill(password);
  await userEvent.keyboard('{Enter}');
}

/** The same application, with a server that answers at once. */
const renderFast = (server = createServer({ latency: 0 })) =>
  render(
    <SignIn
      server={server}
      tokens={createTokenStore(() => ({ short: sessionStorage, long: localStorage }))}
    />,
  );

beforeEach(() => {
  window.location.hash = '';
  localStorage.clear();
  sessionStorage.clear();
});

claim(
  'Both fields are in one form, with the `autocomplete` values `username` and `current-password`, so password managers can fill in and save them.',
  async () => {
    await render(<App />);
    const form = document.querySelector('form');
    const tokens = [
      ...(form?.querySelectorAll('input[type="text"], input[type="password"]') ?? []),
    ];
    expect(tokens.map((input) => input.getAttribute('autocomplete'))).toEqual([
      'username',
      'current-password',
    ]);
    expect(document.querySelectorAll('form')).toHaveLength(1);
    expect(button.element().closest('form')).toBe(form);
  },
);

claim('**Show password** changes the type of the field, not the field itself.', async () => {
  await render(<App />);
  await passwordField.fill('reef');
  const before = passwordField.element();
  await page.getByRole('button', { name: 'Show password' }).click();
  expect(document.getElementById('current-password')).toBe(before);
  expect(before).toHaveAttribute('type', 'text');
  expect(before).toHaveValue('reef');
});

claim(
  "When the form is sent, the password is hidden again, so that browsers don't remember it as ordinary text.",
  async () => {
    await render(<App />);
    await page.getByRole('button', { name: 'Show password' }).click();
    await send('maya', 'wrong');
    await expect.element(page.getByText('Signing in…').first()).toBeVisible();
    expect(document.getElementById('current-password')).toHaveAttribute('type', 'password');
  },
);

claim(
  'If a field is empty, the form shows an error below it, and focuses the first empty field.',
  async () => {
    await render(<App />);
    await nameField.fill('maya');
    await button.click();
    await expect.element(passwordField).toHaveFocus();
    await expect.element(passwordField).toHaveAccessibleDescription('Enter your password.');
  },
);

claim(
  "After a wrong password, one message describes both fields, and the password is selected, so that people can type it again. The message doesn't say which of the two is wrong.",
  async () => {
    const { unmount } = await renderFast();
    await send('maya', 'wrong');
    await expect.element(alert).toBeVisible();
    const message = alert.element().textContent;
    await expect.element(nameField).toHaveAccessibleDescription(message);
    await expect.element(passwordField).toHaveAccessibleDescription(message);
    const input = passwordField.element() as HTMLInputElement;
    expect(input).toHaveFocus();
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, 5]);

    await unmount();
    await renderFast();
    await send('nobody', 'wrong');
    await expect.element(alert).toHaveTextContent(message);
  },
);

claim(
  'The button stays focusable during a request, because it has `aria-disabled` instead of `disabled`.',
  async () => {
    await render(<App />);
    await nameField.fill('maya');
    await passwordField.fill('wrong');
    await button.click();
    await expect.element(button).toHaveTextContent('Signing in…');
    expect(button.element()).toHaveFocus();
    expect(button.element()).toHaveAttribute('aria-disabled', 'true');
    expect(button.element()).not.toHaveAttribute('disabled');
  },
);

claim('If the server fails, both fields keep their text.', async () => {
  await render(<App />);
  await page.getByLabelText('Simulated server').selectOptions('Failing');
  await send('maya', 'spinnaker-reef-42');
  await expect.element(alert).toHaveTextContent('The server didn’t answer.');
  await expect.element(nameField).toHaveValue('maya');
  await expect.element(passwordField).toHaveValue('spinnaker-reef-42');
});

claim(
  'After five wrong passwords for a name, the server makes people wait for 30 seconds, and the button shows the seconds that are left. Names without an account are treated in the same way.',
  async () => {
    const outcomes: string[] = [];
    const server = createServer({ latency: 0 });
    for (const username of ['maya', 'nobody']) {
      for (let attempt = 0; attempt < 6; attempt += 1) {
        await server
          .signIn({ username, password: 'wrong', remember: false })
          .catch((error: Error) => outcomes.push(error.message));
      }
    }
    const five = [...Array<string>(4).fill('wrong-credentials'), 'too-many-attempts'];
    expect(outcomes).toEqual([...five, 'too-many-attempts', ...five, 'too-many-attempts']);

    const answers = vi.spyOn(server, 'signIn');
    await renderFast(server);
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await send('tomas', 'wrong');
      await expect.poll(() => answers.mock.settledResults).toHaveLength(attempt);
      await expect.element(alert).toBeVisible();
      await expect.element(button).not.toHaveTextContent('Signing in…');
    }
    await expect.element(button).toHaveTextContent('Try again in 0:30');
    await expect.element(button).toHaveTextContent('Try again in 0:29');
  },
);

claim(
  'Without **Keep me signed in**, the token is in `sessionStorage` and is removed when the window closes. With it, the token is in `localStorage`, and the session lasts for 30 days.',
  async () => {
    await renderFast();
    const stored = () =>
      [sessionStorage, localStorage].map((each) => each.getItem('halyard-session'));
    await send('maya', 'spinnaker-reef-42');
    await expect.element(heading('Ahoy, Maya Lindqvist')).toBeVisible();
    expect(stored()).toEqual([expect.any(String), null]);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect.element(heading('Sign in')).toBeVisible();
    await page.getByLabelText('Keep me signed in').click();
    await send('maya', 'spinnaker-reef-42');
    await expect.element(heading('Ahoy, Maya Lindqvist')).toBeVisible();
    expect(stored()).toEqual([null, expect.any(String)]);

    const server = createServer({ latency: 0, now: () => 0 });
    const session = await server.signIn({
      username: 'maya',
      password: 'spinnaker-reef-42',
      remember: true,
    });
    expect(session.expiresAt).toBe(30 * 24 * 60 * 60 * 1000);
  },
);

claim(
  'The URL of the form for forgotten passwords is `#/forgot`. It contains the user name that people have already typed. Its message is the same whether or not the account exists.',
  async () => {
    let { unmount } = await render(<App />);
    await nameField.fill('maya');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    expect(window.location.hash).toBe('#/forgot');
    await expect.element(nameField).toHaveValue('maya');
    const answers: string[] = [];
    for (const name of ['maya', 'nobody']) {
      await unmount();
      const next = await renderFast();
      unmount = next.unmount;
      await nameField.fill(name);
      await page.getByRole('button', { name: 'Request a link' }).click();
      const answer = page.getByText(/has an account, the link is on its way/);
      await expect.element(answer).toBeVisible();
      answers.push(answer.element().textContent.replace(name, ''));
    }
    expect(answers[0]).toBe(answers[1]);
  },
);

claim('The fields of this form have no default values, so they keep it.', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<App />);
  (nameField.element() as HTMLInputElement).value = 'maya';
  const root = hydrateRoot(container, <App />);
  // The form works, so it is hydrated.
  await expect
    .poll(async () => {
      await button.click();
      return passwordField.element().getAttribute('aria-invalid');
    })
    .toBe('true');
  expect(nameField.element()).toHaveValue('maya');
  expect(nameField.element()).toHaveAttribute('aria-invalid', 'false');
  root.unmount();
  container.remove();
});

claim("Use `PendingButton`, which ignores clicks while it's pending.", async () => {
  const stringify = vi.spyOn(crypto, 'randomUUID');
  await render(<App />);
  await nameField.fill('maya');
  await passwordField.fill('spinnaker-reef-42');
  await button.dblClick();
  await expect.element(heading('Ahoy, Maya Lindqvist')).toBeVisible();
  expect(stringify).toHaveBeenCalledTimes(1);
  stringify.mockRestore();
});

claim(
  'In this template, the countdown is text in the button, outside live regions, so screen readers read it only when the button is focused.',
  async () => {
    window.location.hash = '#/forgot';
    await render(<App />);
    await nameField.fill('maya');
    await userEvent.keyboard('{Enter}');
    const countdown = page.getByText(/Request another in 0:30/);
    await expect.element(countdown).toBeVisible();
    const parent = countdown.element();
    expect(parent.closest('button')).not.toBeNull();
    expect(parent.closest('[aria-live], [role="status"], [role="alert"]')).toBeNull();
  },
);
