import { claim } from '@portal/claims';
import { beforeEach, expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import App from './app/App';
import { createServer } from './app/data/server';
import SignInSide from './app/SignInSide';

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const email = page.getByLabelText('Email');
const code = page.getByLabelText('Code', { exact: true });

/** The application with a server that answers at once. Its first code is 100000. */
async function renderFast() {
  let codes = 0;
  const server = createServer({ latency: 0, random: () => (codes += 1) / 10 });
  await render(<SignInSide server={server} />);
  return server;
}

async function start(address: string) {
  await email.fill(address);
  await userEvent.keyboard('{Enter}');
}

async function paste(text: string) {
  await code.click();
  const input = code.element() as HTMLInputElement;
  input.focus();
  // What a browser does with pasted text, including `maxLength`.
  document.execCommand('insertText', false, text);
}

beforeEach(() => {
  window.location.hash = '';
});

claim(
  'For each email address, the server chooses the first method. Accounts with a password can request a code instead.',
  async () => {
    await render(<App />);
    await start('ada@cairn.example');
    await expect.element(heading('Enter your password')).toHaveFocus();
    await page.getByRole('button', { name: 'Sign in with a code instead' }).click();
    await expect.element(heading('Enter your code')).toHaveFocus();
  },
);

claim(
  'An email address without an account gets the same page as an account that signs in with a code, but no email.',
  async () => {
    const server = await renderFast();
    await start('nobody@cairn.example');
    await expect.element(heading('Enter your code')).toBeVisible();
    expect(server.inbox('nobody@cairn.example')).toBeNull();
    await paste('100000');
    await expect.element(code).toHaveAccessibleDescription(/isn’t the code/);
  },
);

claim(
  "The URL of the second step is `#/proof`, so the browser's back button returns to the first step, which still contains the email address.",
  async () => {
    await renderFast();
    await start('teo@cairn.example');
    await expect.element(heading('Enter your code')).toBeVisible();
    expect(window.location.hash).toBe('#/proof');
    window.history.back();
    await expect.element(email).toHaveValue('teo@cairn.example');
  },
);

claim(
  'People can paste a code with spaces. The form is sent when the field contains six digits.',
  async () => {
    await renderFast();
    await start('teo@cairn.example');
    await expect.element(code).toBeVisible();
    await paste(' 100 000 ');
    await expect.element(page.getByText(/^Teo Marchetti, six trails/)).toBeVisible();
  },
);

claim(
  'A code is valid for five minutes and for five attempts. After 30 seconds, people can request another one, which replaces the first.',
  async () => {
    let time = 1000;
    let next = 0.1;
    const server = createServer({ latency: 0, now: () => time, random: () => next });
    const outcome = (request: Promise<unknown>) =>
      request.then(
        () => 'done',
        (error: Error) => error.message,
      );
    const first = await server.start('teo@cairn.example');
    next = 0.2;
    time += 29_999;
    expect((await server.sendCode('teo@cairn.example')).expiresAt).toBe(first.expiresAt);
    time += 1;
    const second = await server.sendCode('teo@cairn.example');
    expect(second.expiresAt - time).toBe(5 * 60_000);
    expect(await outcome(server.prove(second, '100000'))).toBe('wrong-code');
    for (let attempt = 2; attempt <= 5; attempt += 1) await outcome(server.prove(second, '1'));
    expect(await outcome(server.prove(second, '200000'))).toBe('code-expired');
  },
);

claim(
  "The artwork is decorative, so it's hidden from screen readers. Its colors are mixed from the theme's `primary` color and background, so they change with the theme and the color mode. Below 900 pixels, it isn't shown.",
  async () => {
    await page.viewport(1200, 800);
    await renderFast();
    const artwork = document.querySelector('[data-artwork]');
    expect(artwork).toBeVisible();
    expect(artwork?.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    const fills = [...(artwork?.querySelectorAll('[class^="r"]') ?? [])].map(
      (ridge) => getComputedStyle(ridge).fill,
    );
    // Computed mixes of two colors, each with another share.
    expect(new Set(fills).size).toBe(4);
    for (const fill of fills) expect(fill).toMatch(/^color\(srgb/);
    await page.viewport(899, 800);
    await expect.poll(() => artwork?.checkVisibility()).toBe(false);
  },
);

claim(
  'Include it in the password form as a hidden field with `autocomplete="username"`, as the template does.',
  async () => {
    await renderFast();
    await start('ada@cairn.example');
    await expect.element(heading('Enter your password')).toBeVisible();
    const form = document.querySelector('#current-password')?.closest('form');
    const field = form?.querySelector('input[autocomplete="username"]');
    expect(field).toHaveValue('ada@cairn.example');
    expect(field).toHaveAttribute('type', 'hidden');
  },
);

claim('This field first removes other characters, and then keeps six digits.', async () => {
  const server = await renderFast();
  await start('teo@cairn.example');
  await expect.element(code).toBeVisible();
  const prove = vi.spyOn(server, 'prove');
  await paste('Code: 987-654 32');
  await expect.poll(() => prove.mock.calls.map(([, secret]) => secret)).toEqual(['987654']);
});
