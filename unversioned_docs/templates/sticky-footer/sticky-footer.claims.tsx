import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import { claim } from '@portal/claims';
import { beforeEach, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import App from './app/App';
import PageLayout from './app/components/PageLayout';
import { REPORT, type Incident } from './app/data/report';
import { createServer, ServerError } from './app/data/server';
import { daysOfService, uptimeOf } from './app/data/uptime';
import StatusPage from './app/pages/StatusPage';

beforeEach(() => {
  window.location.hash = '';
});

const footer = () => document.querySelector('footer')?.getBoundingClientRect();
const openForm = async () => {
  await render(
    <>
      <CssBaseline />
      <App />
    </>,
  );
  await page.getByRole('link', { name: 'Subscribe' }).click();
  return page.getByRole('textbox', { name: 'Email address' });
};
const submit = page.getByRole('button', { name: 'Subscribe' });

claim(
  'Use this template for a layout with a sticky footer: the footer is at the bottom of the window on short pages, and below the content on long pages.',
  async () => {
    await openForm();
    expect(footer()?.bottom).toBeCloseTo(window.innerHeight, 0);
    await page.getByRole('link', { name: 'Status' }).click();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('All services');
    const content = document.querySelector('main')?.getBoundingClientRect();
    expect(footer()?.top).toBeCloseTo(content?.bottom ?? 0, 0);
    expect(footer()?.top).toBeGreaterThan(window.innerHeight);
  },
);

claim(
  '`PageLayout` contains the layout. It is a grid with three rows, and the second row takes the remaining space.',
  async () => {
    await render(
      <>
        <CssBaseline />
        <PageLayout server={createServer()}>
          <p>Short</p>
        </PageLayout>
      </>,
    );
    const main = document.querySelector('main');
    const heights = ['header', 'main', 'footer'].map(
      (name) => document.querySelector(name)?.getBoundingClientRect().height ?? 0,
    );
    expect(heights.reduce((sum, height) => sum + height, 0)).toBeCloseTo(window.innerHeight, 0);
    expect(getComputedStyle(main?.parentElement ?? document.body).display).toBe('grid');
  },
);

const checkBars = async () => {
  await render(<App />);
  const pictures = page.getByRole('img').elements();
  expect(pictures).toHaveLength(REPORT.services.length);
  pictures.forEach((picture) => expect(picture.querySelectorAll('rect')).toHaveLength(90));
  const height = (name: string) =>
    Number(document.querySelector(`rect.${name}`)?.getAttribute('height'));
  expect(height('outage')).toBeGreaterThan(height('degraded'));
  expect(height('degraded')).toBeGreaterThan(height('maintenance'));
  expect(height('maintenance')).toBeGreaterThan(height('fine'));
  await expect
    .element(page.getByRole('img', { name: /^Exports: .*Nov 6: degraded/ }))
    .toBeInTheDocument();
};
claim('Each service has a bar for each of the last 90 days.', checkBars);
claim(
  "Worse days have taller bars, so users don't depend on the colors, and the description lists the days with incidents.",
  checkBars,
);

claim('Only outages count as downtime.', () => {
  const incident: Incident = {
    id: 'slow',
    title: 'Slow',
    severity: 'degraded',
    services: ['api'],
    start: '2025-11-14T00:00:00Z',
    end: '2025-11-14T12:00:00Z',
    updates: [],
  };
  const uptime = (severity: Incident['severity']) =>
    uptimeOf(daysOfService([{ ...incident, severity }], 'api', '2025-11-14T13:00:00Z', 1));
  expect(uptime('degraded')).toBe(1);
  expect(uptime('maintenance')).toBe(1);
  expect(uptime('outage')).toBe(0.5);
});

const checkList = async () => {
  await render(<App />);
  await expect.element(page.getByRole('heading', { name: 'October 2025' })).toBeVisible();
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Service' }), 'Exports');
  expect(page.getByRole('article').elements()).toHaveLength(1);
  await expect.element(page.getByRole('article')).toHaveTextContent('Nightly exports');
  expect(page.getByRole('heading', { name: 'October 2025' }).elements()).toHaveLength(0);
};
claim('The list is grouped by month.', checkList);
claim('Choose a service to see only its incidents.', checkList);

claim('The fields are checked when you submit the form.', async () => {
  const email = await openForm();
  await email.fill('ada');
  await expect.element(email).toHaveAttribute('aria-invalid', 'false');
  await submit.click();
  await expect.element(email).toHaveAttribute('aria-invalid', 'true');
  await expect.element(email).toHaveFocus();
});

const checkFailure = async () => {
  const email = await openForm();
  const server = page.getByRole('combobox', { name: 'Simulated server' });
  await userEvent.selectOptions(server, 'Failing');
  await email.fill('ada@example.com');
  await submit.click();
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect.element(retry).toBeVisible();
  await expect.element(email).toHaveValue('ada@example.com');
  await userEvent.selectOptions(server, 'Normal');
  await retry.click();
  await expect.element(page.getByText('ada@example.com gets an email')).toBeVisible();
};
claim(
  'If the server fails, the form keeps your input, and **Try again** sends it again.',
  checkFailure,
);
claim(
  'The menu **Simulated server** in the footer makes the server slow, or makes it fail.',
  checkFailure,
);

claim('If an address is already subscribed, an error appears below its field.', async () => {
  const email = await openForm();
  for (let time = 0; time < 2; time += 1) {
    await email.fill('ada@example.com');
    await submit.click();
    await expect
      .element(page.getByText(time === 0 ? 'gets an email' : 'is subscribed already'))
      .toBeVisible();
  }
  await expect.element(email).toHaveAccessibleDescription('This address is subscribed already.');
});

claim('After a navigation, the focus moves to the heading of the new page.', async () => {
  await openForm();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(window.location.hash).toBe('#/subscribe');
});

claim(
  'An incident without an `end` is ongoing, and the heading of the status page says so.',
  async () => {
    const open: Incident = {
      id: 'open',
      title: 'Search returns no results',
      severity: 'outage',
      services: ['api'],
      start: '2025-11-14T09:10:00Z',
      updates: [],
    };
    await render(<StatusPage report={{ ...REPORT, incidents: [open] }} />);
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Some services are down');
  },
);

claim(
  'The form needs one function, `subscribe`, which rejects with a `ServerError` and its HTTP status.',
  async () => {
    const server = createServer({ wait: () => Promise.resolve() });
    server.setMode('failing');
    const failed = server.subscribe({ email: 'ada@example.com', services: ['api'] });
    await expect(failed).rejects.toBeInstanceOf(ServerError);
    await expect(failed).rejects.toHaveProperty('status', 503);
  },
);

const checkMargin = async () => {
  const layout = (
    <PageLayout server={createServer()}>
      <p>Short</p>
    </PageLayout>
  );
  document.body.style.margin = '8px';
  await render(layout);
  expect(footer()?.bottom).toBeGreaterThan(window.innerHeight + 4);
  document.body.style.margin = '';
  const { rerender } = await render(<CssBaseline />);
  await rerender(<CssBaseline />);
  expect(getComputedStyle(document.body).margin).toBe('0px');
};
claim(
  'Something around the layout takes space in addition to its `100dvh`, such as the margin of `<body>`.',
  checkMargin,
);
claim('`CssBaseline`, which the project contains, removes that margin.', checkMargin);

claim(
  'The layout sets `minmax(0, 1fr)`, so the content can be narrower. A container with `overflow-x: auto` inside it then scrolls separately.',
  async () => {
    await render(
      <PageLayout server={createServer()}>
        <Box data-testid="table" sx={{ overflowX: 'auto' }}>
          <div style={{ width: 3000, height: 10 }} />
        </Box>
      </PageLayout>,
    );
    const table = page.getByTestId('table').element();
    expect(table.scrollWidth).toBe(3000);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
);
