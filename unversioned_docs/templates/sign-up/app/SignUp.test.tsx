import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';

// Loaded in advance, so that no test waits for it.
import './components/BirthDate';
import { createServer, type SimulatedServer } from './data/server';
import SignUp from './SignUp';

let time = 0;
let server: SimulatedServer;

const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });
const button = (name: string) => screen.getByRole('button', { name });
const create = () => button('Create an account');

async function fill(user: UserEvent, label: string, text: string) {
  await user.clear(screen.getByLabelText(label));
  await user.paste(text);
}

const KNOWN = { birthDate: '2000-02-29' };
const app = (known?: typeof KNOWN) => <SignUp server={server} known={known} />;

async function fillIn(user: UserEvent, email = 'ines@street.example') {
  await fill(user, 'Name', 'Inês Duarte');
  await fill(user, 'Email', email);
  await fill(user, 'Password', 'tram line to the sea');
  await user.click(screen.getByRole('checkbox'));
}

beforeEach(() => {
  window.location.hash = '';
  time = Date.UTC(2026, 2, 9, 12);
  let codes = 0;
  server = createServer({
    latency: 0,
    now: () => time,
    random: () => ((codes += 1) % 10) / 10,
  });
});

describe('the form', () => {
  it('lists all errors above the fields, focuses the list, and links to the fields', async () => {
    const user = userEvent.setup();
    render(app());
    await user.click(create());
    const summary = await screen.findByRole('group', { name: '5 fields need your attention' });
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Enter your name.',
      'Enter your email address.',
      'Enter your date of birth.',
      'Choose a password.',
      'Accept the rules of the road.',
    ]);
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter your email address.');
    await user.click(within(summary).getByRole('link', { name: 'Choose a password.' }));
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(window.location.hash).not.toContain('password');
    await user.click(within(summary).getByRole('link', { name: /rules of the road/ }));
    expect(screen.getByRole('checkbox')).toHaveFocus();
  });

  it('shows the requirements of the password as they are met, in text', async () => {
    const user = userEvent.setup();
    render(app());
    await fill(user, 'Email', 'ines@street.example');
    await fill(user, 'Password', 'ines at the sea');
    const items = within(screen.getByRole('list', { name: 'Password requirements' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(items).toEqual([
      'Met:At least 12 characters',
      'Met:At least 5 different characters',
      'Met:Not a common password',
      'Not met:Without your email address',
    ]);
  });

  it('tells people who are too young from which day they can join', async () => {
    const user = userEvent.setup();
    render(app());
    // The calendar doesn't offer years in which people are too young.
    await user.click(await screen.findByRole('button', { name: /Choose date/ }));
    expect(await screen.findByRole('radio', { name: '2010' })).toBeEnabled();
    expect(screen.queryByRole('radio', { name: '2011' })).not.toBeInTheDocument();
  });

  it('takes a date of birth from the calendar', async () => {
    const user = userEvent.setup();
    render(app());
    await user.click(await screen.findByRole('button', { name: /Choose date/ }));
    await user.click(await screen.findByRole('radio', { name: '2000' }));
    await user.click(await screen.findByRole('radio', { name: 'February' }));
    await user.click(await screen.findByRole('gridcell', { name: '29' }));
    await user.click(create());
    expect(
      await screen.findByRole('group', { name: '4 fields need your attention' }),
    ).toBeVisible();
  });

  it('says that an address is taken', async () => {
    const user = userEvent.setup();
    render(app(KNOWN));
    await fillIn(user, 'rui@rondel.example');
    await user.click(create());
    expect(await screen.findByRole('group', { name: /^One field/ })).toHaveFocus();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/already has an account/);
    expect(screen.getByLabelText('Password')).toHaveValue('tram line to the sea');
  });

  it('keeps everything when the server fails', async () => {
    const user = userEvent.setup();
    server.setConditions('failing');
    render(app(KNOWN));
    await fillIn(user);
    await user.click(create());
    expect(await screen.findByRole('alert')).toHaveTextContent('The server didn’t answer.');
    server.setConditions('normal');
    await user.click(create());
    expect(await findHeading('Check your email')).toHaveFocus();
  });
});

describe('the code', () => {
  it('verifies the address', async () => {
    const user = userEvent.setup();
    render(app(KNOWN));
    await fillIn(user);
    await user.click(create());
    await findHeading('Check your email');
    const code = screen.getByLabelText('Code');
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await user.type(code, '12345{Enter}');
    expect(code).toHaveAccessibleDescription('Enter the six digits of the code.');
    await fill(user, 'Code', '999999');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription(/isn’t the code/));
    expect(code).toHaveFocus();
    await fill(user, 'Code', ' 100 000 ');
    await user.keyboard('{Enter}');
    expect(await findHeading('Welcome aboard')).toHaveFocus();
  });

  it('can be sent again after a countdown', async () => {
    const user = userEvent.setup();
    render(app(KNOWN));
    await fillIn(user);
    await user.click(create());
    await findHeading('Check your email');
    expect(button('Send another in 0:30')).toHaveAttribute('aria-disabled', 'true');
    time += 30_000;
    await user.click(await screen.findByRole('button', { name: 'Send another code' }));
    await screen.findByText('200000');
    expect(button('Send another in 0:30')).toBeVisible();
  });

  it('waits while people go back, and the form is as they left it', async () => {
    const user = userEvent.setup();
    render(app(KNOWN));
    await fillIn(user);
    await user.click(create());
    await findHeading('Check your email');
    act(() => window.history.back());
    await findHeading('Join Rondel');
    expect(screen.getByLabelText('Name')).toHaveValue('Inês Duarte');
    expect(screen.getByRole('checkbox')).toBeChecked();
    act(() => window.history.forward());
    await findHeading('Check your email');
  });

  it('has no page before the form is sent', async () => {
    window.location.hash = '#/verify';
    render(app());
    await waitFor(() => expect(window.location.hash).toBe('#/'));
    expect(await findHeading('Join Rondel')).toBeVisible();
  });
});
