import { createTheme, ThemeProvider, type ThemeOptions } from '@mui/material/styles';
import { claim } from '@portal/claims';
import { emulateMedia } from '@portal/claims/browser';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import App from './app/App';
import PeepholeArt from './app/art/PeepholeArt';
import Newsletter from './app/components/Newsletter';
import Planner from './app/components/Planner';
import { NewsletterError } from './app/data/newsletterServer';
import { HEADER_HEIGHT } from './app/styles';

const planner = page.getByRole('region', { name: 'Plan tonight’s firing' });
const lines = () =>
  document.querySelectorAll(
    '[role="region"] path[class*="MuiLine"], #plan path.MuiLineElement-root',
  );
const email = page.getByRole('textbox', { name: 'Email address' });
const tellMe = page.getByRole('button', { name: 'Tell me' });
const rect = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();

/** A server that responds when told to. */
function pendingServer() {
  let requests = 0;
  let respond: (error?: Error) => void = () => undefined;
  return {
    requests: () => requests,
    respond: (error?: Error) => respond(error),
    createServer: () => ({
      subscribe: (address: string) => {
        requests += 1;
        return new Promise<{ email: string }>((resolve, reject) => {
          respond = (error) => (error === undefined ? resolve({ email: address }) : reject(error));
        });
      },
    }),
  };
}

claim('When people choose another schedule, the times and the price change.', async () => {
  await render(<Planner />);
  await expect.element(planner).toHaveTextContent('4:08 AM');
  await expect.element(planner).toHaveTextContent('$12.10');
  await planner.getByRole('button', { name: 'Stoneware' }).click();
  await expect.element(planner).toHaveTextContent('4:35 AM');
  await expect.element(planner).not.toHaveTextContent('$12.10');
});

claim(
  'If worn elements make a firing longer, a second line shows it with new elements.',
  async () => {
    await render(<Planner />);
    await expect.poll(() => lines().length).toBe(1);
    planner
      .getByRole('slider', { name: /Power lost/ })
      .element()
      .focus();
    await userEvent.keyboard('{End}');
    await expect.poll(() => lines().length).toBe(2);
    await expect.element(planner).toHaveTextContent('With new elements');
  },
);

claim(
  'Each section can receive focus, so that the next **Tab** after a link continues in that section.',
  async () => {
    await render(<App />);
    document.querySelector<HTMLElement>('header nav a[href="#questions"]')?.focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.activeElement?.id).toBe('questions');
    await userEvent.tab();
    expect(document.activeElement?.closest('section')?.id).toBe('questions');
    const sections = [...document.querySelectorAll<HTMLElement>('main section[id]')];
    expect(sections.length).toBeGreaterThan(5);
    expect(sections.map(({ tabIndex }) => tabIndex)).toEqual(sections.map(() => -1));
    window.location.hash = '';
  },
);

claim(
  'On phones, a button opens the links, and **Escape** closes them and returns focus to the button.',
  async () => {
    await page.viewport(360, 740);
    await render(<App />);
    const link = page.getByRole('navigation', { name: 'Sections' }).getByRole('link', {
      name: 'Pricing',
    });
    const button = page.getByRole('button', { name: 'Sections' });
    await expect.element(link).not.toBeInTheDocument();
    await button.click();
    await expect.element(link).toBeVisible();
    link.element().focus();
    await userEvent.keyboard('{Escape}');
    await expect.element(link).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
    await page.viewport(1280, 800);
  },
);

claim(
  "If the address isn't valid, an error appears next to the field, and the field receives focus.",
  async () => {
    await render(<Newsletter />);
    await email.fill('ada@example');
    await tellMe.click();
    await expect.element(email).toHaveFocus();
    await expect
      .element(email)
      .toHaveAccessibleDescription('Enter an address such as name@example.com.');
  },
);

claim('If the request fails, the address stays in the field.', async () => {
  const { createServer, respond } = pendingServer();
  await render(<Newsletter createServer={createServer} />);
  await email.fill('ada@example.com');
  await tellMe.click();
  respond(new NewsletterError('unavailable', 'Failed'));
  await expect.element(page.getByRole('status')).toHaveTextContent('Try again');
  await expect.element(email).toHaveValue('ada@example.com');
});

claim(
  'It has `aria-disabled`, and the form ignores a second submission until the server has responded.',
  async () => {
    const { createServer, respond, requests } = pendingServer();
    await render(<Newsletter createServer={createServer} />);
    await email.fill('ada@example.com');
    await tellMe.click();
    const pending = page.getByRole('button', { name: 'Sending…' });
    await expect.element(pending).toHaveAttribute('aria-disabled', 'true');
    await expect.element(pending).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(requests()).toBe(1);
    respond();
    await expect.element(page.getByRole('status')).toHaveTextContent('Done');
    await email.fill('grace@example.com');
    await tellMe.click();
    await expect.poll(requests).toBe(2);
  },
);

claim(
  "For every error that isn't a `NewsletterError`, the form says that the server didn't respond.",
  async () => {
    const { createServer, respond } = pendingServer();
    await render(<Newsletter createServer={createServer} />);
    await email.fill('ada@example.com');
    await tellMe.click();
    respond(new TypeError('Failed to fetch'));
    await expect.element(page.getByRole('status')).toHaveTextContent('The server didn’t answer.');
  },
);

claim(
  "The drawings use the theme's colors, so they change with the theme and in dark mode.",
  async () => {
    const fillIn = async (options: ThemeOptions) => {
      const { unmount } = await render(
        <ThemeProvider theme={createTheme(options)}>
          <PeepholeArt />
        </ThemeProvider>,
      );
      const element = document.querySelector('circle.h1');
      const fill = element === null ? '' : getComputedStyle(element).fill;
      await unmount();
      return fill;
    };
    const fills = [
      await fillIn({}),
      await fillIn({ palette: { error: { main: '#804020' } } }),
      await fillIn({ palette: { mode: 'dark' } }),
    ];
    expect(fills[1]).toBe('rgb(128, 64, 32)');
    expect(new Set(fills).size).toBe(3);
  },
);

claim('If the system is set to reduced motion, nothing on the page moves.', async () => {
  await emulateMedia({ reducedMotion: 'no-preference' });
  await render(<App />);
  const animations = () => document.getAnimations().length;
  const scrolling = () => getComputedStyle(document.documentElement).scrollBehavior;
  await expect.poll(animations).toBe(1);
  expect(scrolling()).toBe('smooth');
  await emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(animations).toBe(0);
  expect(scrolling()).toBe('auto');
  document.getElementById('plan')?.scrollIntoView();
  await expect.poll(() => lines().length).toBe(1);
  expect(animations()).toBe(0);
  await emulateMedia({ reducedMotion: null });
});

claim(
  "The planner reserves 340 pixels before that, which is also the chart's `height`.",
  async () => {
    await render(<Planner />);
    const height = () => rect('#plan')?.height;
    const before = height();
    expect(lines().length).toBe(0);
    await expect.poll(() => lines().length).toBe(1);
    expect(height()).toBe(before);
    expect(rect('#plan svg[class*="MuiChartsSurface"]')?.height).toBe(340);
  },
);

claim(
  'Give each new section a `scrollMarginTop` of `HEADER_HEIGHT`, which is 64 pixels.',
  async () => {
    await render(<App />);
    await page
      .getByRole('navigation', { name: 'Sections' })
      .getByRole('link', { name: 'Pricing' })
      .click();
    const header = rect('header')?.height ?? 0;
    expect(header).toBe(HEADER_HEIGHT);
    expect(HEADER_HEIGHT).toBe(64);
    await expect.poll(() => Math.abs((rect('#pricing')?.top ?? 0) - header)).toBeLessThan(2);
    window.location.hash = '';
  },
);

claim('`theme.vars` exists only in a theme with CSS variables.', () => {
  expect(createTheme().vars).toBeUndefined();
  expect(createTheme({ cssVariables: true }).vars).toBeDefined();
});
