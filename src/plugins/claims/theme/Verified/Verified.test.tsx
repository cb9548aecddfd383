import { render, screen } from '@testing-library/react';

import Verified from '.';

let id = '';

jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useDoc: () => ({ metadata: { version: '8.12.1', id, permalink: `/x/${id}/` } }),
}));
jest.mock('@docusaurus/useBaseUrl', () => ({ __esModule: true, default: (url: string) => url }));
jest.mock('@portal/verified', () => jest.requireActual<object>('../../client/useVerified'), {
  virtual: true,
});
jest.mock(
  '@portal/verified-data',
  () => ({
    __esModule: true,
    default: {
      '8.12.1': {
        release: '8.12.1',
        pages: {
          sorting: { statements: 12, day: '2026-11-23', sourced: 1, blocks: 3, names: 28 },
          support: { statements: 0, sourced: 2, blocks: 0, names: 0 },
          features: { statements: 0, sourced: 0, blocks: 0, names: 1 },
        },
      },
    },
  }),
  { virtual: true },
);

const rendered = (page: string) => {
  id = page;
  return render(<Verified />).container;
};

it('says how much was verified, with which release, and links to the tests', () => {
  expect(rendered('sorting')).toHaveTextContent(
    /^Verified with MUI X 8\.12\.1 on November 23, 2026: 12 statements, 3 code blocks, and 28 API names\. 1 statement from public sources\. See the tests/,
  );
  expect(screen.getByRole('link', { name: /^See the tests/ })).toHaveAttribute(
    'href',
    '/x/sorting/claims.txt',
  );
});

it('names only what there is', () => {
  expect(rendered('features')).toHaveTextContent(/^Verified with MUI X 8\.12\.1: 1 API name\.$/);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('names sources apart from tests', () => {
  expect(rendered('support')).toHaveTextContent(
    /^2 statements from public sources\. See the sources/,
  );
});

it('renders nothing on a page without anything to verify', () => {
  expect(rendered('roadmap')).toBeEmptyDOMElement();
});
