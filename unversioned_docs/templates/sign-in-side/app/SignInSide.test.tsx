import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';

import { createServer, type SimulatedServer } from './data/server';
import SignInSide from './SignInSide';

let time = 0;
let server: SimulatedServer;

const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function start(user: UserEvent, email: string) {
  await user.clear(screen.getByLabelText('Email'));
  await user.paste(email);
  await user.keyboard('{Enter}');
}

beforeEach(() => {
  window.location.hash = '';
  time = Date.UTC(2026, 2, 9);
  let codes = 0;
  server = createServer({ latency: 0, now: () => time, random: () => (codes += 1) / 10 });
});

it('asks for an address first', async () => {
  const user = userEvent.setup();
  render(<SignInSide server={server} />);
  await start(user, 'ada@');
  const field = screen.getByLabelText('Email');
  expect(field).toHaveAccessibleDescription(/^Enter an email address/);
  expect(field).toHaveAttribute('autocomplete', 'username');
});

it('signs in with a password, and tells a wrong one', async () => {
  const user = userEvent.setup();
  render(<SignInSide server={server} />);
  await start(user, 'ada@cairn.example');
  expect(await findHeading('Enter your password')).toHaveFocus();
  const field = screen.getByLabelText('Password');
  await user.type(field, 'wrong{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/isn’t the password/));
  expect(field).toHaveFocus();
  await user.keyboard('switchback-larch-19{Enter}');
  expect(await findHeading('You are signed in')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await findHeading('Sign in to Cairn')).toHaveFocus();
});

it('signs in with a pasted code', async () => {
  const user = userEvent.setup();
  render(<SignInSide server={server} />);
  await start(user, 'teo@cairn.example');
  await findHeading('Enter your code');
  const field = screen.getByLabelText('Code');
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field).toHaveAttribute('inputmode', 'numeric');
  await user.click(field);
  await user.paste('100 000');
  expect(await findHeading('You are signed in')).toBeVisible();
});

it('shows how long a code is valid, and when another can be sent', async () => {
  const user = userEvent.setup();
  render(<SignInSide server={server} />);
  await start(user, 'teo@cairn.example');
  await findHeading('Enter your code');
  expect(screen.getByText(/Valid for 5:00/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send another code in 0:30' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  time += 30_000;
  await user.click(await screen.findByRole('button', { name: 'Send another code' }));
  expect(await screen.findByText('200000')).toBeVisible();
  time += 300_000;
  expect(await screen.findByText(/no longer valid/)).toBeVisible();
});

it('keeps the address when the server fails, and when people go back', async () => {
  const user = userEvent.setup();
  server.setConditions('failing');
  render(<SignInSide server={server} />);
  await start(user, 'teo@cairn.example');
  expect(await screen.findByRole('alert')).toHaveTextContent('The server didn’t answer.');
  expect(screen.getByLabelText('Email')).toHaveValue('teo@cairn.example');
  server.setConditions('normal');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await findHeading('Enter your code');
  act(() => window.history.back());
  await findHeading('Sign in to Cairn');
  expect(screen.getByLabelText('Email')).toHaveValue('teo@cairn.example');
});
