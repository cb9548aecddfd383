import useRouteContext from '@docusaurus/useRouteContext';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';

import type { ChunkNames, PageRecord } from '../records/types';

import { createRouteComponent, notFoundRoute } from './routeComponent';

jest.mock('@theme/NotFound', () => ({ __esModule: true, default: () => <h1>Not there</h1> }), {
  virtual: true,
});

/** Chunks that can't be loaded. */
let broken: Set<string>;
/** Chunks in the order in which they were requested. */
let loaded: string[];

/** Renders its props, and its position in the site. */
function Page(props: Record<string, unknown> & { children?: ReactNode }) {
  return (
    <>
      <output>{JSON.stringify({ props, context: useRouteContext() })}</output>
      {props.children}
    </>
  );
}

const MODULES: Record<number, unknown> = {
  1: { default: Page, frontMatter: { title: 'Sorting' } },
  2: { name: 'docs', id: 'default' },
  3: { version: '8.12.1' },
  4: { default: Object.assign(() => null, {}), toc: ['a', 'b'] },
  5: ['one', 'two'],
  6: { title: 'from props' },
  7: { frontMatter: { title: 'No component' } },
  8: 'text',
};

const RECORDS: PageRecord['modules'] = {
  page: [1, false, ['shared', 'page']],
  plugin: [2, true, ['plugin']],
  version: [3, true, ['version']],
  content: [4, false, ['content']],
  list: [5, true, ['list']],
  props: [6, true, ['props']],
  noComponent: [7, false, ['noComponent']],
  text: [8, true, []],
};

beforeEach(() => {
  broken = new Set();
  loaded = [];
  const require = Object.assign((id: number) => MODULES[id], {
    e: (chunk: string) => {
      loaded.push(chunk);
      return broken.has(chunk) ? Promise.reject(new Error(`No ${chunk}.`)) : Promise.resolve();
    },
  });
  Object.assign(globalThis, { __webpack_require__: require });
});
afterEach(cleanup);

const create = (names: ChunkNames) => createRouteComponent(names, RECORDS);

interface Shown {
  props: Record<string, unknown>;
  context: unknown;
}
const shown = (): Shown[] =>
  screen.getAllByRole('status').map((element) => JSON.parse(element.textContent ?? '') as Shown);

const PAGE: ChunkNames = { __comp: 'page', __context: { plugin: 'plugin' } };

describe("a route's component", () => {
  it("receives its modules in the structure of Docusaurus' module names", async () => {
    const Route = create({
      ...PAGE,
      version: 'version',
      nested: { deep: { list: 'list' }, text: 'text' },
      items: { 0: 'version', 1: 'list' },
      __props: 'props',
    });
    await Route.preload();
    render(<Route from="the router" />);
    expect(shown()[0]?.props).toEqual({
      version: { version: '8.12.1' },
      nested: { deep: { list: ['one', 'two'] }, text: 'text' },
      items: { 0: { version: '8.12.1' }, 1: ['one', 'two'] },
      title: 'from props',
      from: 'the router',
    });
  });

  it('receives arrays as arrays', async () => {
    const names: ChunkNames = { ...PAGE, ...({ items: ['version', 'list'] } as object) };
    const Route = create(names);
    await Route.preload();
    render(<Route />);
    expect(shown()[0]?.props).toEqual({ items: [{ version: '8.12.1' }, ['one', 'two']] });
  });

  it("prefers the page's own props to build props, and router props to both", async () => {
    const Route = create({ ...PAGE, title: 'version', __props: 'props' });
    await Route.preload();
    const view = render(<Route />);
    expect(shown()[0]?.props).toEqual({ title: 'from props' });
    view.rerender(<Route title="from the router" />);
    expect(shown()[0]?.props).toEqual({ title: 'from the router' });
  });

  it('provides its route context, which nested routes extend', async () => {
    const Outer = create(PAGE);
    const Inner = create({ __comp: 'page', __context: { data: { version: 'version' } } });
    await Promise.all([Outer.preload(), Inner.preload()]);
    render(
      <Outer>
        <Inner />
      </Outer>,
    );
    const plugin = MODULES[2];
    expect(shown().map(({ context }) => context)).toEqual([
      { plugin },
      { plugin, data: { version: { version: '8.12.1' } } },
    ]);
  });

  it('receives the other exports of its module', async () => {
    const Route = create({ ...PAGE, content: 'content' });
    await Route.preload();
    expect(Page).toHaveProperty('frontMatter', { title: 'Sorting' });
    expect((MODULES[4] as { default: object }).default).toHaveProperty('toc', ['a', 'b']);
  });

  it.each([
    ['no component', { ...PAGE, __comp: 'noComponent' }, 'module 7 has no default export'],
    [
      'a module of another page',
      { ...PAGE, content: 'other' },
      'doesn\'t contain the module "other"',
    ],
  ])('reports %s', async (_, names, message) => {
    await expect(create(names).preload()).rejects.toThrow(message);
  });
});

describe('loading', () => {
  it('requests each chunk of its modules once', async () => {
    const Route = create(PAGE);
    await Promise.all([Route.preload(), Route.preload()]);
    await Route.preload();
    expect(loaded).toEqual(['shared', 'page', 'plugin']);
  });

  it('requests it again after a failure', async () => {
    const Route = create(PAGE);
    broken.add('page');
    await expect(Route.preload()).rejects.toThrow('No page.');
    broken.clear();
    await expect(Route.preload()).resolves.toBeUndefined();
    render(<Route />);
    expect(shown()).toHaveLength(1);
  });

  it('renders nothing until it is done', async () => {
    const Route = create(PAGE);
    const { container } = render(<Route />);
    expect(container).toBeEmptyDOMElement();
    await act(() => Route.preload());
    expect(shown()).toHaveLength(1);
  });

  it('renders loaded modules immediately', async () => {
    const Route = create(PAGE);
    await Route.preload();
    render(<Route />);
    expect(shown()).toHaveLength(1);
  });

  it('passes a failure to the error boundary', async () => {
    class Boundary extends Component<{ children: ReactNode }, { message?: string }> {
      override state: { message?: string } = {};
      static getDerivedStateFromError(error: Error) {
        return { message: error.message };
      }
      override render() {
        return this.state.message ?? this.props.children;
      }
    }
    const consoleError = jest.spyOn(console, 'error').mockImplementation();
    broken.add('page');
    const Route = create(PAGE);
    render(
      <Boundary>
        <Route />
      </Boundary>,
    );
    expect(await screen.findByText('No page.')).toBeInTheDocument();
    consoleError.mockRestore();
  });
});

it('puts the not-found page last, for all paths', async () => {
  expect(notFoundRoute).toMatchObject({ path: '*', order: Infinity });
  await notFoundRoute.component.preload();
  render(<notFoundRoute.component />);
  expect(screen.getByRole('heading', { name: 'Not there' })).toBeInTheDocument();
});
