import { claim } from '@portal/claims';
import { expect, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Router, useLocation } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';

import App from './app/App';
import { isWithin } from './app/data/families';
import type { Job } from './app/data/jobs';
import { createJobStore } from './app/data/store';
import { makeJob, makeServer } from './app/data/testing';
import RepairDesk from './app/RepairDesk';

const violin = makeJob({ id: 11 });
const cello = makeJob({ id: 12, instrument: 'cello', status: 'ready', hours: 5 });
const trumpet = makeJob({ id: 13, instrument: 'trumpet', technician: 'adaeze', hours: 2 });

/** Opens the application at a location, with three jobs and a server that answers immediately. */
async function open(path: string, jobs: Job[] = [violin, cello, trumpet]) {
  await page.viewport(1400, 900);
  history.replaceState(null, '', `#${path}`);
  const server = makeServer(jobs);
  await render(<RepairDesk server={server} />);
  return server;
}

const ids = () =>
  [...document.querySelectorAll('[role="row"][data-id]')].map((row) => row.getAttribute('data-id'));

function cell(id: number, field: string) {
  const found = document.querySelector<HTMLElement>(`[data-id="${id}"] [data-field="${field}"]`);
  if (!found) throw new Error(`Job ${id} has no cell ${field}.`);
  return found;
}

async function openList(path = '/', count = 3) {
  const server = await open(path);
  await expect.poll(ids).toHaveLength(count);
  return server;
}

async function editWork(id: number, text: string) {
  await userEvent.dblClick(cell(id, 'work'));
  await page.getByRole('textbox', { name: 'Work' }).fill(text);
  await userEvent.keyboard('{Enter}');
}

const select = (id: number) =>
  userEvent.click(cell(id, '__check__').querySelector('input') ?? document.body);

const figure = (label: string) =>
  [...document.querySelectorAll('dt')].find((term) => term.textContent === label)
    ?.nextElementSibling?.textContent;

const chart = () =>
  document.querySelector('[role="img"][aria-label^="Hours of work"]')?.getAttribute('aria-label');

const hash = () => location.hash;

claim(
  'To see loading, errors, and conflicts, use the menu **Simulated server** in the header.',
  async () => {
    await page.viewport(1400, 900);
    history.replaceState(null, '', '#/');
    await render(<App />);
    await expect.poll(() => ids().length).toBeGreaterThan(10);
    await page.getByRole('button', { name: /^Simulated server/ }).click();
    await page.getByRole('menuitemradio', { name: /^Failing/ }).click();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect.element(page.getByText(/^The server didn’t respond/)).toBeVisible();
  },
);

claim(
  'The store shows an edit immediately, sends requests one after the other, and restores the old value if the server rejects it.',
  async () => {
    const server = makeServer([violin]);
    const store = createJobStore(server);
    await store.load();
    const estimate = () => store.getState().jobs[0]?.estimate;
    const first = store.edit('A', [{ type: 'update', id: 11, patch: { estimate: 500 } }]);
    const second = store.edit('B', [{ type: 'update', id: 11, patch: { hours: 4 } }]);
    expect(estimate()).toBe(500);
    // At the same time, the second one would be based on an old version.
    expect(await Promise.all([first, second])).toEqual([true, true]);
    server.setMode('failing');
    const third = store.edit('C', [{ type: 'update', id: 11, patch: { estimate: 900 } }]);
    expect(estimate()).toBe(900);
    await third;
    expect(estimate()).toBe(500);
  },
);

claim('An invalid value keeps the cell open and shows a message.', async () => {
  await openList();
  await editWork(11, '');
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Say what to do');
  await expect.element(page.getByRole('textbox', { name: 'Work' })).toBeVisible();
});

claim('After an edit, Ctrl+Z or ⌘Z restores the old value.', async () => {
  await openList();
  for (const key of ['Control', 'Meta']) {
    await editWork(11, 'Rehair the bow');
    await expect.element(page.getByText('Job 11: work Rehair the bow.')).toBeVisible();
    await userEvent.keyboard(`{${key}>}z{/${key}}`);
    await expect.poll(() => cell(11, 'work').textContent).toBe('New bridge');
    await expect.element(page.getByText(/^Undone/)).toBeVisible();
  }
});

claim('Bulk actions skip selected jobs that a filter hides.', async () => {
  await openList();
  await select(11);
  await select(12);
  await expect.element(page.getByText('2 selected')).toBeVisible();
  await page.getByRole('button', { name: /^Ready/ }).click();
  await expect.poll(ids).toEqual(['12']);
  await page.getByRole('button', { name: 'Delete the selected jobs' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: /^All open/ }).click();
  await expect.poll(ids).toEqual(['11', '13']);
});

claim('When a filter hides a job, the grid removes it from the selection.', async () => {
  await openList();
  await select(11);
  await select(12);
  await expect.element(page.getByText('2 selected')).toBeVisible();
  await page.getByRole('button', { name: /^Ready/ }).click();
  await expect.element(page.getByText('1 selected')).toBeVisible();
  await page.getByRole('button', { name: /^All open/ }).click();
  await expect.poll(ids).toHaveLength(3);
  await expect.element(page.getByText('1 selected')).toBeVisible();
});

claim('A family includes all instruments below it.', async () => {
  await openList();
  await page
    .getByRole('treeitem', { name: /^Strings/ })
    .getByText('Strings')
    .click();
  await expect.poll(ids).toEqual(['11', '12']);
  expect(isWithin('cello', 'strings')).toBe(true);
});

claim('The chart and the figures follow the filters.', async () => {
  await openList();
  await expect.poll(() => figure('Work to do')).toBe('5 h');
  await expect.poll(chart).toContain('Mar 9: 5 h');
  await page
    .getByRole('treeitem', { name: /^Brass/ })
    .getByText('Brass')
    .click();
  await expect.poll(() => figure('Work to do')).toBe('2 h');
  await expect.poll(chart).toContain('Mar 9: 2 h');
});

claim(
  "All filters are in the hash of the URL, such as `#/?family=bowed&status=bench`. If no status is selected, the list contains all jobs that aren't collected.",
  async () => {
    const collected = makeJob({ id: 14, status: 'collected' });
    await open('/?family=bowed&status=bench', [violin, cello, trumpet, collected]);
    await expect.poll(ids).toEqual(['11']);
    await page.getByRole('button', { name: /^On the bench/ }).click();
    await expect.poll(ids).toEqual(['11', '12']);
    expect(hash()).toBe('#/?family=bowed');
    await page.getByRole('searchbox').fill('cello');
    await expect.poll(hash).toBe('#/?q=cello&family=bowed');
    await page.getByRole('button', { name: 'This week' }).click();
    await expect.poll(hash).toBe('#/?q=cello&family=bowed&from=2026-03-09&to=2026-03-15');
    await page.getByRole('button', { name: /^Overdue/ }).click();
    await expect.poll(hash).toContain('overdue');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(ids).toEqual(['11', '12', '13']);
  },
);

claim(
  "If the server doesn't respond, the cell shows the old value again, and a panel keeps your edit with the button **Try again**.",
  async () => {
    const server = await openList();
    server.setMode('failing');
    await editWork(11, 'Rehair the bow');
    const panel = page.getByRole('alert', { name: 'Not saved' });
    await expect.element(panel).toHaveTextContent('Rehair the bow');
    await expect.poll(() => cell(11, 'work').textContent).toBe('New bridge');
    server.setMode('normal');
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => cell(11, 'work').textContent).toBe('Rehair the bow');
  },
);

claim('In the form, everything you typed stays.', async () => {
  const server = await open('/jobs/11/edit');
  const make = page.getByRole('textbox', { name: 'Maker and model' });
  await make.fill('Vuillaume copy');
  server.setMode('failing');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(page.getByText(/What you entered is still here/)).toBeVisible();
  await expect.element(make).toHaveValue('Vuillaume copy');
});

claim(
  'If somebody else saved the job first, a dialog shows both values of each field that differs, and you choose which ones to save.',
  async () => {
    const server = await open('/jobs/11/edit');
    await page.getByRole('textbox', { name: 'Estimate' }).fill('300');
    server.changeAsColleague(11);
    await page.getByRole('button', { name: 'Save changes' }).click();
    const dialog = page.getByRole('dialog', { name: 'Somebody else changed job 11' });
    for (const name of ['Yours: $300', 'Theirs: $280', 'Yours: –', 'Theirs: The customer agreed']) {
      await expect.element(dialog.getByRole('radio', { name })).toBeInTheDocument();
    }
    expect(document.querySelectorAll('[role="dialog"] [role="radiogroup"]')).toHaveLength(2);
    await dialog.getByRole('button', { name: 'Save the selected values' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Job 11' })).toBeVisible();
    const { jobs } = await server.list();
    expect(jobs[0]).toMatchObject({ estimate: 300, version: 3 });
    expect(jobs[0]?.notes).toContain('agreed');
  },
);

claim(
  "For example, Tomasz Wilk doesn't repair violins: the message appears next to the field **Technician**, which receives the focus.",
  async () => {
    await open('/jobs/11/edit');
    const technician = page.getByRole('combobox', { name: 'Technician' });
    await technician.selectOptions('Tomasz Wilk');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect.element(technician).toHaveFocus();
    await expect.element(technician).toHaveAccessibleDescription(/Tomasz Wilk doesn’t repair/);
  },
);

claim('Otherwise, a bulk action can fail after it has changed some of the jobs.', async () => {
  // The template's own server is atomic: the first job stays as it was.
  const server = makeServer([violin, cello]);
  const update = (id: number, version: number) =>
    ({ type: 'update', id, version, patch: { estimate: 1 } }) as const;
  await expect(server.commit([update(11, 1), update(12, 7)])).rejects.toThrow();
  expect((await server.list()).jobs).toEqual([violin, cello]);
  // One request for each job is not.
  await server.commit([update(11, 1)]);
  await expect(server.commit([update(12, 7)])).rejects.toThrow();
  expect((await server.list()).jobs[0]?.estimate).toBe(1);
});

claim(
  'Start the page with `PageHeading`: after a navigation, it moves the focus to the heading, so that screen readers announce the page.',
  async () => {
    await openList();
    await page.getByRole('link', { name: 'Bench' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Bench' })).toHaveFocus();
  },
);

claim('In a text field, Ctrl+Z undoes changes to its text.', async () => {
  await openList();
  await editWork(11, 'Rehair the bow');
  await expect.poll(() => cell(11, 'work').textContent).toBe('Rehair the bow');
  await expect.element(page.getByText('All changes saved')).toBeVisible();
  const search = page.getByRole('searchbox');
  await search.click();
  await userEvent.keyboard('x');
  await expect.element(search).toHaveValue('x');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(search).toHaveValue('');
  expect(page.getByText(/^Undone/).elements()).toEqual([]);
  expect(cell(11, 'work').textContent).toBe('Rehair the bow');
});

claim("wouter's own `useHashLocation` writes the query to `location.search`.", async () => {
  function Go() {
    const [, navigate] = useLocation();
    return <button onClick={() => navigate('/jobs?status=ready')}>Go</button>;
  }
  const before = location.href;
  await render(
    <Router hook={useHashLocation}>
      <Go />
    </Router>,
  );
  await page.getByRole('button', { name: 'Go' }).click();
  expect([location.search, location.hash]).toEqual(['?status=ready', '#/jobs']);
  history.replaceState(null, '', before);
});

claim('While jobs are selected, the grid exports only the selected jobs.', async () => {
  await openList();
  const createUrl = vi.spyOn(URL, 'createObjectURL');
  onTestFinished(() => createUrl.mockRestore());
  await select(12);
  await page.getByRole('button', { name: 'Export the selected jobs (CSV)' }).click();
  await expect.poll(() => createUrl.mock.calls.length).toBe(1);
  const file = createUrl.mock.calls[0]?.[0];
  if (!(file instanceof Blob)) throw new Error('The export is not a file.');
  const lines = (await file.text()).trim().split(/\r?\n/);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^12,/);
});
