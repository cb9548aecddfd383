import { createTheme, ThemeProvider } from '@mui/material/styles';
import { act, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { Job } from './data/jobs';
import { makeJob, makeServer } from './data/testing';
import RepairDesk from './RepairDesk';

// The first test of each page waits for its lazy parts. Queries are much faster if they don't compute what is hidden.
configure({ asyncUtilTimeout: 20_000, defaultHidden: true });
vi.setConfig({ testTimeout: 60_000 });

const theme = createTheme({ cssVariables: true });

const violin = makeJob({ id: 11, customer: 'Pilar Etxeberria', estimate: 240 });
const cello = makeJob({ id: 12, instrument: 'cello', status: 'ready', due: '2026-03-14' });
const trumpet = makeJob({
  id: 13,
  instrument: 'trumpet',
  technician: 'adaeze',
  status: 'received',
  due: '2026-03-20',
});

function open(path: string, jobs: Job[] = [violin, cello, trumpet]) {
  window.history.replaceState(null, '', `#${path}`);
  const server = makeServer(jobs);
  render(
    <ThemeProvider theme={theme}>
      <RepairDesk server={server} />
    </ThemeProvider>,
  );
  return { server, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}

const grid = () => screen.findByRole('grid', { name: 'Repair jobs' });

async function cell(id: number, field: string) {
  const row = await screen.findByRole('link', { name: String(id) });
  const found = row.closest('[role="row"]')?.querySelector<HTMLElement>(`[data-field="${field}"]`);
  if (!found) throw new Error(`Job ${id} has no cell ${field}.`);
  return found;
}

const idsInGrid = async () =>
  within(await grid())
    .queryAllByRole('link')
    .map((link) => link.textContent);

const save = () => screen.getByRole('button', { name: 'Save changes' });
const undoInHeader = () => within(screen.getByRole('banner')).getByRole('button', { name: 'Undo' });

function snackbarOf(message: HTMLElement) {
  const snackbar = message.closest<HTMLElement>('[role="alert"]');
  if (!snackbar) throw new Error('The message is not in a snackbar.');
  return snackbar;
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const field = (name: RegExp) => screen.findByRole('textbox', { name });

beforeEach(() => {
  window.scrollTo = () => undefined;
});

describe('list', () => {
  it('filters by status, keeps the filter in the address, and updates the figures', async () => {
    const { user } = open('/');
    await waitFor(async () => expect(await idsInGrid()).toEqual(['11', '12', '13']));
    await user.click(screen.getByRole('button', { name: /^Received/ }));
    await waitFor(async () => expect(await idsInGrid()).toEqual(['13']));
    expect(window.location.hash).toBe('#/?status=received');
    expect(screen.getByText('Open jobs').nextSibling).toHaveTextContent('1');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(async () => expect(await idsInGrid()).toHaveLength(3));
  });

  it('starts with the filters of the address, and searches as people type', async () => {
    const { user } = open('/?family=bowed');
    await waitFor(async () => expect(await idsInGrid()).toEqual(['11', '12']));
    await user.type(screen.getByRole('searchbox'), 'cello');
    await waitFor(async () => expect(await idsInGrid()).toEqual(['12']));
    expect(window.location.hash).toBe('#/?q=cello&family=bowed');
  });

  it('explains an invalid value and keeps the cell open', async () => {
    const { user } = open('/');
    await user.dblClick(await cell(11, 'work'));
    const input = await screen.findByRole('textbox', { name: 'Work' });
    await user.clear(input);
    expect(await screen.findByRole('alert')).toHaveTextContent('Say what to do, in a few words.');
    await user.keyboard('{Enter}');
    expect(input).toBeInTheDocument();
  });

  it('saves an edit, and Ctrl+Z takes it back', async () => {
    const { user } = open('/');
    await user.dblClick(await cell(11, 'work'));
    const input = await screen.findByRole('textbox', { name: 'Work' });
    await user.clear(input);
    await user.type(input, 'Rehair the bow{Enter}');
    expect(await screen.findByText('Job 11: work Rehair the bow.')).toBeVisible();
    expect(await cell(11, 'work')).toHaveTextContent('Rehair the bow');
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect(await cell(11, 'work')).toHaveTextContent('New bridge'));
  });

  it('reverts an edit that the server rejects, and keeps it for another attempt', async () => {
    const { server, user } = open('/');
    await user.dblClick(await cell(11, 'work'));
    act(() => server.setMode('failing'));
    const input = await screen.findByRole('textbox', { name: 'Work' });
    await user.clear(input);
    await user.type(input, 'Rehair the bow{Enter}');
    const panel = await screen.findByRole('alert', { name: 'Not saved' });
    expect(panel).toHaveTextContent('Job 11: work Rehair the bow.');
    expect(await cell(11, 'work')).toHaveTextContent('New bridge');
    act(() => server.setMode('normal'));
    await user.click(within(panel).getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await cell(11, 'work')).toHaveTextContent('Rehair the bow'));
    expect(screen.queryByRole('alert', { name: 'Not saved' })).toBeNull();
  });

  it('deletes only the selected jobs that are still listed, and undoes it', async () => {
    const { user } = open('/');
    for (const id of [11, 13]) {
      await user.click(within(await cell(id, '__check__')).getByRole('checkbox'));
    }
    await screen.findByText('2 selected');
    await user.click(screen.getByRole('button', { name: /^Received/ }));
    await screen.findByText('1 selected');
    await user.click(screen.getByRole('button', { name: 'Delete the selected jobs' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete 1 job?' });
    expect(dialog).toHaveTextContent('13');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(async () => expect(await idsInGrid()).toEqual([]));
    await user.click(screen.getByRole('button', { name: /^All open/ }));
    await waitFor(async () => expect(await idsInGrid()).toEqual(['11', '12']));
    await user.click(undoInHeader());
    await waitFor(async () => expect(await idsInGrid()).toHaveLength(3));
  });

  it('offers another attempt when the jobs can’t be loaded', async () => {
    window.history.replaceState(null, '', '#/');
    const server = makeServer([violin]);
    server.setMode('failing');
    render(<RepairDesk server={server} />);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    act(() => server.setMode('normal'));
    await userEvent.setup().click(retry);
    await waitFor(async () => expect(await idsInGrid()).toEqual(['11']));
  });
});

describe('navigation', () => {
  it('moves the focus to the heading of the new page, and goes back', async () => {
    const { user } = open('/bench');
    await heading('Bench');
    await user.click(await screen.findByRole('link', { name: '11' }));
    expect(await heading('Job 11')).toHaveFocus();
    expect(document.title).toContain('Job 11');
    act(() => window.history.back());
    expect(await heading('Bench')).toHaveFocus();
  });

  it('shows a page for unknown addresses and jobs', async () => {
    open('/jobs/99');
    expect(await heading('Job not found')).toBeVisible();
    act(() => {
      window.location.hash = '#/nothing/here';
    });
    expect(await heading('Page not found')).toBeVisible();
  });

  it('asks before unsaved changes are lost, also when going back', async () => {
    const { user } = open('/jobs/11');
    await user.click(await screen.findByRole('link', { name: 'Edit' }));
    await user.type(await field(/^Maker/), '!');
    act(() => window.history.back());
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.click(within(dialog).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(await field(/^Maker/)).toHaveValue('Roth 1923!');
    expect(window.location.hash).toBe('#/jobs/11/edit');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await heading('Job 11')).toBeVisible();
  });
});

describe('form', () => {
  it('shows errors next to the fields and focuses the first', async () => {
    const { user } = open('/jobs/new');
    await user.click(await screen.findByRole('button', { name: 'Create job' }));
    const customer = await field(/^Customer/);
    await waitFor(() => expect(customer).toHaveFocus());
    expect(customer).toHaveAccessibleDescription('Enter a name.');
    expect(await field(/^Email/)).toBeInvalid();
  });

  it('checks fields against each other', async () => {
    const { user } = open('/jobs/11/edit');
    const deposit = await field(/^Deposit/);
    await user.clear(deposit);
    await user.type(deposit, '500');
    await user.click(save());
    await waitFor(() =>
      expect(deposit).toHaveAccessibleDescription('The deposit is higher than the estimate.'),
    );
    const estimate = await field(/^Estimate/);
    await user.clear(estimate);
    await user.type(estimate, '600');
    await waitFor(() => expect(deposit).toBeValid());
  });

  it('shows what only the server knows next to the field', async () => {
    const { user } = open('/jobs/11/edit');
    const technician = await screen.findByRole('combobox', { name: 'Technician' });
    await user.selectOptions(technician, 'Tomasz Wilk');
    await user.click(save());
    await waitFor(() => expect(technician).toHaveFocus());
    expect(technician).toHaveAccessibleDescription(/doesn’t repair this instrument/);
  });

  it('keeps what was typed when the request fails', async () => {
    const { server, user } = open('/jobs/11/edit');
    const make = await field(/^Maker/);
    await user.type(make, ', restored');
    act(() => server.setMode('failing'));
    await user.click(save());
    await screen.findByText(/What you entered is still here/);
    expect(make).toHaveValue('Roth 1923, restored');
    act(() => server.setMode('normal'));
    await user.click(save());
    expect(await heading('Job 11')).toHaveFocus();
    expect(screen.getByText('Roth 1923, restored')).toBeVisible();
  });

  it('shows both values of a conflict, and saves the chosen ones', async () => {
    const { server, user } = open('/jobs/11/edit');
    const estimate = await field(/^Estimate/);
    await user.clear(estimate);
    await user.type(estimate, '300');
    act(() => void server.changeAsColleague(11));
    await user.click(save());
    const dialog = await screen.findByRole('dialog', { name: 'Somebody else changed job 11' });
    expect(within(dialog).getByRole('radio', { name: 'Yours: $300' })).toBeChecked();
    await user.click(within(dialog).getByRole('radio', { name: 'Theirs: $280' }));
    await user.click(within(dialog).getByRole('radio', { name: 'Yours: –' }));
    await user.click(within(dialog).getByRole('button', { name: 'Save the selected values' }));
    await heading('Job 11');
    const { jobs } = await server.list();
    expect(jobs[0]).toMatchObject({ estimate: 280, notes: '', version: 3 });
  });

  it('starts a copy without the dates and the status of the original', async () => {
    const { user } = open('/jobs/12');
    await user.click(await screen.findByRole('link', { name: 'Duplicate' }));
    expect(await field(/^Maker/)).toHaveValue('Roth 1923');
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Received');
    await user.click(screen.getByRole('button', { name: 'Create job' }));
    expect(await heading('Job 14')).toBeVisible();
  });
});

describe('job', () => {
  it('is deleted after a confirmation, and comes back with Undo', async () => {
    const { user } = open('/jobs/13');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete job 13?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await heading('Repair jobs');
    const message = await screen.findByText('Job 13 deleted.');
    await user.click(within(snackbarOf(message)).getByText('Undo'));
    await waitFor(async () => expect(await idsInGrid()).toContain('13'));
  });

  it('lists what happened to it', async () => {
    const { user } = open('/jobs/11');
    await user.click(await screen.findByRole('button', { name: /^Mark as ready/ }));
    expect(await screen.findByText('changed the status to Ready', { exact: false })).toBeVisible();
  });
});
