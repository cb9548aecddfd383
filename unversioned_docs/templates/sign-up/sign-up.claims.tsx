import { claim } from '@portal/claims';
import { beforeEach, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import App from './app/App';
import { ageOn } from './app/data/birthday';
import { REQUIREMENTS } from './app/data/password';
import { createServer } from './app/data/server';
import SignUp from './app/SignUp';

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const create = page.getByRole('button', { name: 'Create an account' });
const summary = page.getByRole('group', { name: /your attention$/ });
const password = page
  .getByRole('textbox', { name: 'Password', exact: true })
  .or(page.getByLabelText('Password', { exact: true }));

/** Renders the form on March 9, 2026, with a server that answers at once. */
function renderFast() {
  let codes = 0;
  const server = createServer({
    latency: 0,
    now: () => Date.UTC(2026, 2, 9, 12),
    random: () => (codes += 1) / 10,
  });
  return render(<SignUp server={server} />);
}

async function typeBirthDate(digits: string) {
  await page.getByRole('spinbutton', { name: 'Month' }).click();
  await userEvent.keyboard(digits);
}

async function fillIn(email = 'ines@street.example') {
  await page.getByLabelText('Name', { exact: true }).fill('Inês Duarte');
  await page.getByLabelText('Email').fill(email);
  await typeBirthDate('02292000');
  await password.fill('tram line to the sea');
  await page.getByRole('checkbox').click();
  await create.click();
}

beforeEach(() => {
  window.location.hash = '';
});

claim(
  'After a failed attempt, a summary above the form lists all errors and takes the focus. Each entry is a link that focuses its field. Errors are also below the fields.',
  async () => {
    await render(<App />);
    await create.click();
    await expect.element(summary).toHaveFocus();
    await expect.element(page.getByRole('spinbutton', { name: 'Month' })).toBeVisible();
    const links = summary.getByRole('link');
    expect(links.elements()).toHaveLength(5);
    for (const [name, id] of [
      ['Enter your name.', 'name'],
      ['Enter your email address.', 'email'],
      ['Choose a password.', 'new-password'],
      ['Accept the rules of the road.', 'terms'],
    ] as const) {
      await summary.getByRole('link', { name }).click();
      const input = document.activeElement;
      expect(input?.closest(`#${id}`)).toBeInstanceOf(Element);
      expect(input).toHaveAccessibleDescription(expect.stringContaining(name) as string);
    }
    await summary.getByRole('link', { name: 'Enter your date of birth.' }).click();
    expect(document.activeElement?.closest('[role="group"]')).toHaveAccessibleDescription(
      'Enter your date of birth.',
    );
  },
);

claim(
  'The summary contains errors of the server, too, such as an address that already has an account.',
  async () => {
    await renderFast();
    await fillIn('rui@rondel.example');
    await expect
      .element(summary.getByRole('link', { name: /already has an account/ }))
      .toBeVisible();
  },
);

claim(
  'If they open the calendar, it starts with the years, because of `openTo`, and `maxDate` excludes years in which they would be too young. People can still type such a date. The error then tells them from which day they can join.',
  async () => {
    await renderFast();
    await page.getByRole('button', { name: /Choose date/ }).click();
    await expect.element(page.getByRole('radio', { name: '2010' })).toBeVisible();
    await expect.element(page.getByRole('radio', { name: '2011' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('radio', { name: '2010' })).not.toBeInTheDocument();
    await typeBirthDate('02292012');
    await create.click();
    await expect
      .element(summary.getByRole('link', { name: /You can join on February 29, 2028/ }))
      .toBeVisible();
  },
);

claim(
  'In years without a February 29, people who were born on that day become a year older on March 1.',
  () => {
    expect(ageOn('2008-02-29', '2025-02-28')).toBe(16);
    expect(ageOn('2008-02-29', '2025-03-01')).toBe(17);
    expect(ageOn('2008-02-29', '2028-02-29')).toBe(20);
  },
);

claim(
  'The list below the password shows which requirements are met, with icons and with text for screen readers.',
  async () => {
    await renderFast();
    const list = page.getByRole('list', { name: 'Password requirements' });
    expect(list.getByRole('img', { name: 'Not met:' }).elements()).toHaveLength(4);
    await password.fill('tram line to the sea');
    await expect.poll(() => list.getByRole('img', { name: /^Met:/ }).elements()).toHaveLength(4);
  },
);

claim(
  `The requirements are about length, not types of characters: \`tram line to the sea\` is accepted, and "Passw0rd!" isn't.`,
  () => {
    const accepts = (text: string) =>
      REQUIREMENTS.every(({ isMet }) => isMet(text, 'ines@street.example'));
    expect([accepts('tram line to the sea'), accepts('Passw0rd!')]).toEqual([true, false]);
  },
);

claim(
  'The URL of the second step is `#/verify`. If people go back, the form still contains their input.',
  async () => {
    await renderFast();
    await fillIn();
    await expect.element(heading('Check your email')).toBeVisible();
    expect(window.location.hash).toBe('#/verify');
    window.history.back();
    await expect.element(heading('Join Rondel')).toBeVisible();
    await expect.element(page.getByLabelText('Email')).toHaveValue('ines@street.example');
    await expect.element(password).toHaveValue('tram line to the sea');
    await expect.element(page.getByRole('checkbox')).toBeChecked();
    await expect.element(page.getByRole('spinbutton', { name: 'Year' })).toHaveTextContent('2000');
  },
);

claim(
  'A code is valid for 10 minutes and five attempts. After 30 seconds, people can request another code, which replaces the first.',
  async () => {
    let time = Date.UTC(2026, 2, 9);
    let next = 0.1;
    const server = createServer({ latency: 0, now: () => time, random: () => next });
    const values = {
      name: 'Inês',
      email: 'ines@street.example',
      password: 'tram line to the sea',
      birthDate: '2000-02-29',
      terms: true,
    };
    const outcome = (request: Promise<unknown>) =>
      request.then(
        () => 'done',
        (error: Error) => error.message,
      );
    const { id } = await server.register(values);
    time += 29_999;
    expect(await outcome(server.resend(id))).toBe('too-soon');
    time += 1;
    next = 0.2;
    expect(await outcome(server.resend(id))).toBe('done');
    expect(await outcome(server.verify(id, '100000'))).toBe('wrong-code');
    for (let attempt = 2; attempt <= 5; attempt += 1) await outcome(server.verify(id, '1'));
    expect(await outcome(server.verify(id, '200000'))).toBe('code-expired');
    time += 30_000;
    await server.resend(id);
    time += 10 * 60_000;
    expect(await outcome(server.verify(id, '200000'))).toBe('code-expired');
    time -= 1;
    expect(await outcome(server.verify(id, '200000'))).toBe('done');
  },
);

claim('Spaces in a pasted code are ignored.', async () => {
  await renderFast();
  await fillIn();
  await page.getByLabelText('Code').fill(' 100 000 ');
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('Welcome aboard')).toBeVisible();
});

claim("The links in the template focus the field and don't change the URL.", async () => {
  await renderFast();
  await create.click();
  const { hash } = window.location;
  await summary.getByRole('link', { name: 'Enter your name.' }).click();
  await expect.element(page.getByLabelText('Name', { exact: true })).toHaveFocus();
  expect(window.location.hash).toBe(hash);
});
