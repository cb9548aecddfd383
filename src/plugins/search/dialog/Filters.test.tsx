import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { SearchVersion } from '../format';

import { Filters, NO_FILTERS } from './Filters';
import { NothingFound } from './Messages';

jest.mock(
  '@portal/search',
  () => ({ __esModule: true, default: { products: [{ id: 'x-charts', label: 'Charts' }] } }),
  { virtual: true },
);

const VERSIONS: SearchVersion[] = [
  { name: 'current', label: 'Next', isLast: false, folder: 'assets/next/' },
  { name: '8.12.1', label: '8.12.1', isLast: true, folder: 'assets/8/' },
];

const chip = (name: string) => screen.getByRole('button', { name });

describe('the filters', () => {
  it('offer the version of the page, which is selected, and all versions', async () => {
    const onChange = jest.fn();
    render(
      <Filters
        filters={NO_FILTERS}
        versions={VERSIONS}
        pageVersion="current"
        onChange={onChange}
      />,
    );
    expect(chip('Next')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByRole('button', { name: '8.12.1' })).toBeNull();
    await userEvent.click(chip('All versions'));
    expect(onChange).toHaveBeenCalledWith({ isEveryVersion: true });
  });

  it('offer the latest version on a page without one', () => {
    render(
      <Filters filters={NO_FILTERS} versions={VERSIONS} pageVersion="" onChange={jest.fn()} />,
    );
    expect(chip('8.12.1')).toHaveAttribute('aria-pressed', 'true');
  });

  it('hide versions if there is only one', () => {
    render(
      <Filters
        filters={NO_FILTERS}
        versions={VERSIONS.slice(1)}
        pageVersion="8.12.1"
        onChange={jest.fn()}
      />,
    );
    expect(screen.queryByRole('group', { name: 'Version' })).toBeNull();
  });

  it('are removed by a second click', async () => {
    const onChange = jest.fn();
    render(
      <Filters
        filters={{ product: 'x-charts', kind: 'api', isEveryVersion: false }}
        versions={[]}
        pageVersion=""
        onChange={onChange}
      />,
    );
    await userEvent.click(chip('Charts'));
    expect(onChange).toHaveBeenLastCalledWith({ kind: 'api', isEveryVersion: false });
    await userEvent.click(chip('API'));
    expect(onChange).toHaveBeenLastCalledWith({ product: 'x-charts', isEveryVersion: false });
  });
});

describe('without results', () => {
  const nothing = (props: Partial<Parameters<typeof NothingFound>[0]>) =>
    render(
      <NothingFound
        query="zoom"
        nearest={[]}
        filters={NO_FILTERS}
        hasVersions={false}
        onQuery={jest.fn()}
        onFilters={jest.fn()}
        {...props}
      />,
    );

  it('the search can be extended to all versions, with the same filters', async () => {
    const onFilters = jest.fn();
    nothing({ hasVersions: true, filters: { kind: 'api', isEveryVersion: false }, onFilters });
    await userEvent.click(chip('Search all versions'));
    expect(onFilters).toHaveBeenCalledWith({ kind: 'api', isEveryVersion: true });
  });

  it('the search can be repeated without filters, in the same versions', async () => {
    const onFilters = jest.fn();
    nothing({ hasVersions: true, filters: { kind: 'api', isEveryVersion: true }, onFilters });
    expect(screen.queryByRole('button', { name: 'Search all versions' })).toBeNull();
    await userEvent.click(chip('Search without filters'));
    expect(onFilters).toHaveBeenCalledWith({ isEveryVersion: true });
  });

  it('the search can be repeated with a similar word', async () => {
    const onQuery = jest.fn();
    nothing({ nearest: ['zone'], onQuery });
    expect(screen.queryByRole('button', { name: /^Search/ })).toBeNull();
    await userEvent.click(chip('zone'));
    expect(onQuery).toHaveBeenCalledWith('zone');
  });
});
