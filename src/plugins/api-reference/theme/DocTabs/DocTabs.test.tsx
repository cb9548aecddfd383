import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';

import type { DocTabs as Tabs } from '../../pages/tabs';

import DocTabs, { useDocHeading } from '.';

let metadata: { title: string; permalink: string; frontMatter: { tabs?: Tabs } };

jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useDoc: () => ({ metadata, frontMatter: metadata.frontMatter }),
}));
jest.mock('@docusaurus/Link', () => ({
  __esModule: true,
  default: ({ to, children, ...props }: ComponentProps<'a'> & { to: string }) => (
    <a href={to} {...props}>
      {children}
    </a>
  ),
}));

function Heading() {
  return <h1>{useDocHeading()}</h1>;
}

function show(permalink: string, tabs?: Tabs) {
  metadata = { title: 'Bar charts: hooks API', permalink, frontMatter: tabs ? { tabs } : {} };
  render(
    <>
      <Heading />
      <DocTabs />
    </>,
  );
}

const links = () =>
  screen
    .getAllByRole('link')
    .map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.getAttribute('aria-current'),
    ]);

const BOTH = { title: 'Bar charts', kinds: ['components', 'hooks'] } as const;

test('link a page to its tabs', () => {
  show('/x/react-charts/bars/', { ...BOTH, current: 'documentation' });
  expect(screen.getByRole('navigation', { name: 'Bar charts' })).toBeInTheDocument();
  expect(links()).toEqual([
    ['Documentation', '/x/react-charts/bars/', 'page'],
    ['Components API', '/x/react-charts/bars/components-api/', null],
    ['Hooks API', '/x/react-charts/bars/hooks-api/', null],
  ]);
});

test("link a tab back to its page under the page's heading, in every version and language", () => {
  show('/zh/x/7/react-charts/bars/hooks-api', { ...BOTH, current: 'hooks' });
  expect(screen.getByRole('heading', { name: 'Bar charts' })).toBeInTheDocument();
  expect(links()).toEqual([
    ['Documentation', '/zh/x/7/react-charts/bars/', null],
    ['Components API', '/zh/x/7/react-charts/bars/components-api/', null],
    ['Hooks API', '/zh/x/7/react-charts/bars/hooks-api/', 'page'],
  ]);
});

test("aren't shown on a page without tabs, which has only its title", () => {
  show('/x/introduction/');
  expect(screen.getByRole('heading', { name: 'Bar charts: hooks API' })).toBeInTheDocument();
  expect(screen.queryByRole('navigation')).toBeNull();
});
