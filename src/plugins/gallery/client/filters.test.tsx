import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';

import Gallery from '../theme/Gallery';
import { GALLERY } from '../markup';

import { startFilters, type Filters } from './filters';

let filters: Filters;

// jsdom lacks them.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    if (this.open) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    }
  },
});

const goTo = (search: string) => window.history.replaceState(null, '', `/${search}`);
const search = () => window.location.search;

const examples = [
  { name: 'Rides', type: 'bars', feature: 'stacked labels' },
  { name: 'Climate', type: 'bars lines', feature: 'labels' },
  { name: 'Carbon', type: 'lines', feature: '' },
];

const option = (label: string, count: number) => ({ label, value: label.toLowerCase(), count });

beforeEach(() => {
  goTo('');
  render(
    <Gallery
      types={JSON.stringify([option('Bars', 2), option('Lines', 2)])}
      features={JSON.stringify([option('Labels', 2), option('Stacked', 1)])}
      total={3}
    >
      {examples.map(({ name, type, feature }) => (
        <li key={name} {...{ [GALLERY.item]: '' }} data-type={type} data-feature={feature}>
          {name}
        </li>
      ))}
    </Gallery>,
  );
  filters = startFilters();
});
afterEach(() => filters.stop());

const shown = () => screen.getAllByRole('listitem').map((item) => item.textContent);
const box = (name: RegExp) => screen.getByRole('checkbox', { name });
const choose = (name: RegExp) => act(() => void fireEvent.click(box(name)));

it('shows everything at first', () => {
  filters.apply();
  expect(shown()).toEqual(['Rides', 'Climate', 'Carbon']);
  expect(screen.getByRole('status')).toHaveTextContent('3 of 3 examples');
});

it('shows what is chosen, and writes it into the address', () => {
  choose(/^Lines/);
  expect(shown()).toEqual(['Climate', 'Carbon']);
  choose(/^Labels/);
  expect(shown()).toEqual(['Climate']);
  expect(search()).toBe('?type=lines&feature=labels');
  expect(screen.getByRole('status')).toHaveTextContent('1 of 3 examples');
});

it('updates the counts', () => {
  choose(/^Lines/);
  expect(box(/^Stacked/)).toHaveAccessibleName('Stacked 0');
  expect(box(/^Bars/)).toHaveAccessibleName('Bars 2');
});

it('shows what the address asks for, and ignores unknown names', () => {
  goTo('?type=bars,unknown&feature=stacked&q=1');
  filters.apply();
  expect(box(/^Bars/)).toBeChecked();
  expect(shown()).toEqual(['Rides']);
});

it('shows all again', () => {
  goTo('?type=bars&q=1');
  filters.apply();
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(shown()).toHaveLength(3);
  expect(box(/^Bars/)).not.toBeChecked();
  expect(search()).toBe('?q=1');
});

it('offers to show all only if something is hidden, and nothing that has no results', () => {
  const showAll = () => screen.queryByRole('button', { name: 'Show all' });
  filters.apply();
  expect(showAll()).toBeNull();
  choose(/^Lines/);
  expect(box(/^Stacked/)).toBeDisabled();
  expect(box(/^Bars/)).toBeEnabled();
  fireEvent.click(showAll() as HTMLElement);
  expect(showAll()).toBeNull();
  expect(box(/^Bars/)).toHaveFocus();
  expect(box(/^Stacked/)).toBeEnabled();
});

it('says that no example has all that an address asks for', () => {
  const message = 'No example has all of this. Clear a filter, or show all.';
  expect(screen.getByText(message)).not.toBeVisible();
  goTo('?type=lines&feature=stacked');
  filters.apply();
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  expect(screen.getByText(message)).toBeVisible();
});

describe('the dialog', () => {
  beforeEach(() => {
    screen.getAllByRole('listitem').forEach((item, index) => {
      const { name = '' } = examples[index] ?? {};
      item.innerHTML = `<a href="/guide/#${name}">${name}</a><a href="/${name}.txt" aria-label="Code: ${name}" ${GALLERY.code}>Code</a><div hidden ${GALLERY.demo}="${name}"><input aria-label="${name} live" /></div>`;
    });
  });

  const open = (name: string) => {
    expect(fireEvent.click(screen.getByRole('link', { name: `Code: ${name}` }))).toBe(false);
    return screen.getByRole<HTMLDialogElement>('dialog', { name });
  };

  it('shows the demo of an example, with a link to its guide, and keeps those shown before', () => {
    for (const name of ['Rides', 'Climate', 'Rides']) {
      const dialog = open(name);
      const demo = within(dialog).getByRole<HTMLInputElement>('textbox');
      expect(demo).toHaveAccessibleName(`${name} live`);
      expect(within(dialog).getByRole('link', { name: 'Open in the guide' })).toHaveAttribute(
        'href',
        `http://localhost/guide/#${name}`,
      );
      expect(within(dialog).getByRole('link', { name: /as text/ })).toHaveAttribute(
        'href',
        `http://localhost/${name}.txt`,
      );
      demo.value += '1';
    }
    expect(screen.getByRole('textbox')).toHaveValue('11');
  });

  it('has an address, and is closed by Back', async () => {
    goTo('?type=bars');
    const dialog = open('Rides');
    expect(search()).toBe('?type=bars&example=Rides');
    window.history.back();
    await waitFor(() => expect(dialog.open).toBe(false));
    expect(search()).toBe('?type=bars');
  });

  it('leaves no entry in the history when it is closed by a button', async () => {
    const { length } = window.history;
    const dialog = open('Rides');
    dialog.close();
    await waitFor(() => expect(search()).toBe(''));
    open('Climate').close();
    await waitFor(() => expect(search()).toBe(''));
    expect(window.history.length).toBeLessThanOrEqual(length + 1);
  });

  it('is opened by its address, which it leaves when it is closed', () => {
    goTo('?example=Climate&q=1');
    filters.apply();
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Climate' });
    dialog.close();
    expect(search()).toBe('?q=1');
    goTo('?example=Unknown');
    filters.apply();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('does nothing on pages without a gallery', () => {
  document.body.innerHTML = '<input type="checkbox" />';
  filters.apply();
  fireEvent.click(screen.getByRole('checkbox'));
  expect(search()).toBe('');
});
