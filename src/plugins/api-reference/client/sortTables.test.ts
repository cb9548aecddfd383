import { fireEvent, getByRole, getAllByRole } from '@testing-library/dom';

import { sortableTables } from './sortTables';

let root: HTMLElement;
let said: string[];
let stop: () => void;

const row = (name: string, bytes: number) =>
  `<tr><th scope="row">${name}</th><td data-value="${bytes}">${(bytes / 1000).toFixed(1)}</td></tr>`;

beforeEach(() => {
  root = document.createElement('div');
  root.innerHTML = `<table>
    <thead><tr><th data-sort="text">Name</th><th data-sort="number" aria-sort="descending">Gzip</th><th>Plain</th></tr></thead>
    <tbody>${row('LineChart', 9000)}${row('barLabel', 3000)}${row('Gauge', 1200)}${row('BarChart', 800)}</tbody>
  </table>`;
  document.body.replaceChildren(root);
  said = [];
  stop = sortableTables(root, (text) => said.push(text));
});
afterEach(() => stop());

const names = () => getAllByRole(root, 'rowheader').map(({ textContent }) => textContent);
const press = (name: string) => fireEvent.click(getByRole(root, 'button', { name }));
const heading = (name: string) => getByRole(root, 'columnheader', { name });

it('adds buttons to sortable headings only', () => {
  expect(getAllByRole(root, 'button').map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Gzip',
  ]);
  sortableTables(root, () => {})();
  expect(getAllByRole(root, 'button')).toHaveLength(2);
});

it("reverses the server's order", () => {
  press('Gzip');
  expect(names()).toEqual(['BarChart', 'Gauge', 'barLabel', 'LineChart']);
  expect(heading('Gzip')).toHaveAttribute('aria-sort', 'ascending');
  press('Gzip');
  expect(names()).toEqual(['LineChart', 'barLabel', 'Gauge', 'BarChart']);
});

it('sorts names alphabetically regardless of case, and marks only one column', () => {
  press('Name');
  expect(names()).toEqual(['BarChart', 'barLabel', 'Gauge', 'LineChart']);
  expect(heading('Name')).toHaveAttribute('aria-sort', 'ascending');
  expect(heading('Gzip')).not.toHaveAttribute('aria-sort');
});

it('sorts by bytes instead of the displayed size', () => {
  root.querySelector('tbody')?.insertAdjacentHTML('beforeend', row('Axis', 10_000));
  press('Gzip');
  press('Gzip');
  expect(names()[0]).toBe('Axis');
});

it('announces the order to screen readers', () => {
  press('Name');
  press('Gzip');
  expect(said).toEqual(['Sorted by Name, ascending', 'Sorted by Gzip, descending']);
});

it('does nothing after cleanup', () => {
  stop();
  press('Name');
  expect(names()[0]).toBe('LineChart');
});
