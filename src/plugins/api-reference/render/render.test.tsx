import { TextEncoder } from 'node:util';
import { MessageChannel } from 'node:worker_threads';

import { component, GRID_ROW_REFERENCE, gridRow, hook, member, slot } from '../fixture';
import type { ApiSectionName } from '../outline';
import type { ApiMember, ApiSymbol } from '../types';

import type { ApiPage, renderApi } from '.';

let render: typeof renderApi;

beforeAll(async () => {
  // React's server renderer needs globals that jsdom lacks.
  Object.assign(globalThis, { MessageChannel, TextEncoder });
  ({ renderApi: render } = await import('.'));
});

const PAGE: ApiPage = {
  root: '/x/next/',
  demos: [],
  nameOf: (id) => `name of ${id}`,
};

/** Returns a section as it is in the reader's document. */
function section(
  symbol: ApiSymbol,
  name: ApiSectionName,
  page: Partial<ApiPage> = {},
): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = render(symbol, { ...PAGE, ...page }).sections[name] ?? '';
  return element;
}

/** Returns the row of a single prop. */
function row(prop: ApiMember): HTMLTableRowElement {
  const found = section(component({ props: [prop] }), 'props').querySelector('tbody tr');
  return found as HTMLTableRowElement;
}

const cells = (element: HTMLTableRowElement) =>
  [...element.cells].map(({ textContent }) => textContent);

describe('rows', () => {
  it('contain name, type, default and description, and link to themselves', () => {
    const rows = section(component(), 'props').querySelectorAll('tbody tr');
    const second = rows[1] as HTMLTableRowElement;
    expect(cells(second)).toEqual([
      'density',
      "'compact' | 'standard'",
      '"standard"',
      'Height of rows.',
    ]);
    const link = second.querySelector('th a');
    expect(link).toHaveAccessibleName('Link to density');
    expect(link).toHaveAttribute('href', `#${second.id}`);
    expect(second.id).toBe('data-grid-prop-density');
  });

  it('have chips for required members, the release that added them, and their plan', () => {
    expect(row(member('a', { required: true })).cells[0]).toHaveTextContent(/^arequired$/);
    expect(row(member('a', { since: '8.2.0', plan: 'pro' })).cells[0]).toHaveTextContent(
      /^aProsince 8\.2\.0$/,
    );
    expect(row(member('a', { since: '8' })).cells[0]).toHaveTextContent(/^anew in v8$/);
  });

  it('escape names and default values', () => {
    const evil = '<img src=x onerror=alert(1)>';
    const element = row(member(evil, { defaultValue: evil, type: { short: [evil] } }));
    expect(cells(element).slice(0, 3)).toEqual([evil, evil, evil]);
    expect(element.querySelector('img')).toBeNull();
  });

  it('have valid ids for names with special characters', () => {
    const table = section(gridRow({ members: [member('operator<=%')] }), 'members');
    const href = table.querySelector('th a')?.getAttribute('href') ?? '';
    expect(decodeURIComponent(href.slice(1))).toBe(table.querySelector('tbody tr')?.id);
  });

  it('allow line breaks before capitals in a long name where a line is full, without changing it', () => {
    const name = 'ignoreValueFormatterDuringExport';
    const cell = row(member(name)).cells[0];
    expect(cell?.innerHTML).toContain('ignoreValueFormatter<wbr>DuringExport');
    expect(cell).toHaveTextContent(name);
  });

  it('render a default with backticks as a sentence with code', () => {
    const [, , cell] = row(
      member('a', { defaultValue: '`true` on desktop, `false` on mobile' }),
    ).cells;
    expect(cell).toHaveTextContent(/^true on desktop, false on mobile$/);
    expect(cell?.querySelectorAll('code')).toHaveLength(2);
  });

  it('let a long default break only before capitals, after dots and after parentheses', () => {
    const html = (defaultValue: string) => row(member('a', { defaultValue })).cells[2]?.innerHTML;
    expect(html('GridLogicOperator.And')).toBe('GridLogic<wbr>Operator.<wbr>And');
    expect(html('@media(prefers-reduced-motion)')).toBe('@media(<wbr>prefers-reduced-motion)');
    expect(html("[{ a: 'standard' }]")).toBe("[{ a: 'standard' }]");
  });

  it('have a heading for each column, including in the collapsed table', () => {
    const [current, deprecated] = section(component(), 'props').querySelectorAll('table');
    const titles = (table?: HTMLTableElement) =>
      [...(table?.querySelectorAll('thead th') ?? [])].map(({ textContent }) => textContent);
    expect(titles(current)).toEqual(['Name', 'Type', 'Default', 'Description']);
    expect(titles(deprecated)).toEqual(titles(current));
  });
});

describe('demos', () => {
  const demoPages = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      title: `Page ${index}`,
      path: `page-${index}/`,
      demos: [],
    }));
  const demos = (count: number) => section(gridRow(), 'demos', { demos: demoPages(count) });

  it('show five pages, and fold the rest', () => {
    const element = demos(78);
    const details = element.querySelector('details');
    expect(details).not.toHaveAttribute('open');
    expect(details?.querySelector('summary')).toHaveTextContent('73 more pages');
    expect(details?.querySelectorAll('a')).toHaveLength(73);
    expect(element.querySelectorAll('a')).toHaveLength(78);
  });

  it('fold nothing if that would hide only one', () => {
    expect(demos(6).querySelector('details')).toBeNull();
    expect(demos(6).querySelectorAll('a')).toHaveLength(6);
  });
});

describe('types', () => {
  it('link to the pages of names, however the address of the page is written', () => {
    const link = section(component(), 'props').querySelector('td a')?.getAttribute('href');
    expect(link).toBe('/x/next/api/data-grid/grid-row/');
  });

  it('report the pages that they link to, for the broken link check', () => {
    expect(render(component(), PAGE).links).toEqual(['/x/next/api/data-grid/grid-row/']);
  });

  it('expand a long type on demand', () => {
    const element = row(
      member('a', { type: { short: ['Long…'], full: ['Long<', GRID_ROW_REFERENCE, '>'] } }),
    );
    const details = element.querySelector('details');
    expect(element.cells[1]).toHaveTextContent(/^Long…/);
    expect(details).not.toHaveAttribute('open');
    expect(details?.querySelector('code')).toHaveTextContent('Long<GridRow>');
    expect(row(member('a')).querySelector('details')).toBeNull();
  });

  it('show the default component of a slot, and its type only if it adds information', () => {
    const slots = [
      slot('a', { defaultComponent: 'Toolbar' }),
      slot('b', { type: { short: ['ElementType<ToolbarProps>'] } }),
    ];
    const [plain, typed] = section(component({ slots }), 'slots').querySelectorAll('tbody tr');
    expect(cells(plain as HTMLTableRowElement)).toEqual(['a', 'Toolbar', '']);
    expect(typed?.querySelector('details')).toHaveTextContent('ElementType<ToolbarProps>');
  });

  it('show all of what `slotProps` accepts for a slot, whose type then adds nothing', () => {
    const slots = [
      slot('a', {
        type: {
          short: ['JSXElementConstructor<A<T>> | JSXElementConstructor<B…'],
          full: ['JSXElementConstructor<A<T>> | JSXElementConstructor<B>'],
        },
        props: { short: ['Partial<A |…'], full: ['Partial<A | B>'] },
      }),
    ];
    const element = section(component({ slots }), 'slots');
    expect(element).toHaveTextContent('slotProps: Partial<A | B>');
    expect(element.querySelector('details')).toBeNull();
  });

  it('show what `slotProps` accepts for a slot, instead of the same in its type', () => {
    const props = { short: [{ text: 'PanelProps', symbol: 'data-grid/panel' }] };
    const slots = [slot('a', { type: { short: ['ElementType<PanelProps>'] }, props })];
    const element = section(component({ slots }), 'slots');
    expect(element).toHaveTextContent('slotProps: PanelProps');
    expect(element.querySelector('td a')).toHaveAttribute('href', '/x/next/api/data-grid/panel/');
    expect(element.querySelector('details')).toBeNull();
  });
});

describe('descriptions', () => {
  const html = (description: string) => row(member('a', { description })).cells[3]?.innerHTML;

  it('are Markdown', () => {
    expect(html('If `true`, **all** rows.')).toBe(
      'If <code>true</code>, <strong>all</strong> rows.',
    );
    expect(html('One.\n\n- a\n- b')).toMatch(/^<p>One\.<\/p>\s*<ul>\s*<li>a<\/li>\s*<li>b<\/li>/);
  });

  it('show HTML-like text as text', () => {
    expect(html('As in <DatePicker />, <script>alert(1)</script>')).toBe(
      'As in &lt;DatePicker /&gt;, &lt;script&gt;alert(1)&lt;/script&gt;',
    );
    expect(html('<div onclick="x">\nblock\n</div>')).not.toContain('<div');
  });

  it.each([
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ['//evil.example'],
    ['../../elsewhere/'],
    ['JaVaScRiPt:x'],
  ])('have no link to %s', (href) => {
    expect(html(`[text](${href})`)).toBe('text');
  });

  it("open links to other sites in a new tab, and resolve the packages' own links", () => {
    expect(html('[CSP](https://example.com/csp)')).toBe(
      '<a href="https://example.com/csp" target="_blank" rel="noopener noreferrer">CSP</a>',
    );
    expect(html('[Input](/material-ui/api/input/)')).toContain(
      'href="https://mui.com/material-ui/api/input/"',
    );
  });

  it('contain no headings and no images', () => {
    expect(html('# Big')).toBe('<p>Big</p>');
    expect(html('![alt](https://example.com/a.png)')).toBe('alt');
  });

  it('are empty if the package has none', () => {
    expect(html('')).toBe('');
  });
});

describe('callbacks', () => {
  const lines = (prop: Partial<ApiMember>) =>
    [...row(member('onChange', prop)).querySelectorAll('.api-params li')].map(
      ({ textContent }) => textContent,
    );
  const VOID = { type: { short: ['void'] }, description: '' };

  it("list parameters whose types aren't part of their own type", () => {
    expect(
      lines({
        type: { short: ["GridEventListener<'rowClick'>"] },
        signature: {
          parameters: [
            { name: 'row', type: { short: [GRID_ROW_REFERENCE] }, description: 'The row.' },
            { name: 'event', type: { short: ['Event'] }, optional: true, description: '' },
          ],
          returns: VOID,
        },
      }),
    ).toEqual(['row: GridRow The row.', 'event?: Event ']);
  });

  it("don't repeat their type", () => {
    const row = { name: 'row', type: { short: ['Row'] } };
    const type = { short: ['(row: Row) => string'] };
    const returns = { type: { short: ['string'] }, description: '' };
    expect(
      lines({ type, signature: { parameters: [{ ...row, description: '' }], returns } }),
    ).toEqual([]);
    const repeated = { ...row, description: 'With all properties from `Row`.' };
    expect(lines({ type, signature: { parameters: [repeated], returns } })).toEqual([]);
    const described = { ...row, description: 'The clicked one.' };
    expect(lines({ type, signature: { parameters: [described], returns } })).toEqual([
      'row The clicked one.',
    ]);
  });

  it('describe the result in a sentence', () => {
    const returns = { type: { short: ['string'] }, description: 'The class to add.' };
    expect(
      lines({ type: { short: ['() => string'] }, signature: { parameters: [], returns } }),
    ).toEqual(['Returns the class to add.']);
    expect(lines({ type: { short: ['F'] }, signature: { parameters: [], returns } })).toEqual([
      'Returns string, the class to add.',
    ]);
  });
});

describe('deprecated rows', () => {
  it('are collapsed below the others, with their number and the replacement', () => {
    const element = section(component(), 'props');
    const details = element.querySelector('details.api-deprecated');
    expect(details).not.toHaveAttribute('open');
    expect(details?.querySelector('summary')).toHaveTextContent('1 deprecated prop');
    expect(details?.querySelector('tbody tr')).toHaveTextContent(
      /Deprecated\. Use a flex parent\./,
    );
    expect(element.querySelector('table')).not.toHaveTextContent('autoHeight');
  });

  it('are shown alone if all rows are deprecated', () => {
    const props = [member('a', { deprecated: '' }), member('b', { deprecated: '' })];
    const element = section(component({ props }), 'props');
    expect(element.querySelectorAll('table')).toHaveLength(1);
    expect(element.querySelector('summary')).toHaveTextContent('2 deprecated props');
  });
});

describe('a component', () => {
  it('shows which other props it accepts, its ref, and its name in the theme', () => {
    const inherits = { name: 'GridRoot', symbol: 'data-grid/grid-root' };
    const facts = section(component({ inherits }), 'props').querySelector('dl');
    expect([...(facts?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Also accepts the props ofGridRoot',
      'A ref leads toHTMLDivElement',
      'Name in the themeMuiDataGrid',
    ]);
    expect(facts?.querySelector('a')).toHaveAttribute('href', '/x/next/api/data-grid/grid-root/');
  });

  it("states that it has no props, and omits what it doesn't have", () => {
    const bare = component({ props: [] });
    delete bare.ref;
    delete bare.themeName;
    const element = section(bare, 'props');
    expect(element).toHaveTextContent(/^It has no props of its own\.$/);
    expect(element.querySelector('table, dl')).toBeNull();
  });

  it('contains the global names of its classes', () => {
    const [first] = section(component(), 'classes').querySelectorAll('tbody tr');
    expect(cells(first as HTMLTableRowElement)).toEqual(['cell', '.MuiDataGrid-cell', 'A cell.']);
  });
});

describe('a hook', () => {
  it('contains its signature with links, its parameters and its result', () => {
    const element = section(hook(), 'signatures');
    expect(element.querySelector('pre')).toHaveTextContent(
      'useGridRow(id: string): GridRow | null',
    );
    expect(element.querySelector('pre a')).toHaveAttribute(
      'href',
      '/x/next/api/data-grid/grid-row/',
    );
    expect(element.querySelector('ul')).toHaveTextContent('id Of the row.Returns the row.');
  });
});

describe('an interface', () => {
  it('contains its type parameters, what it extends, and no empty column', () => {
    const element = section(gridRow({ extends: ['data-grid/base'] }), 'members');
    expect(element.querySelector('.api-declaration')).toHaveTextContent(
      'GridRow<R extends object = any> has all members of name of data-grid/base',
    );
    expect(element.querySelector('.api-declaration a')).toHaveAttribute(
      'href',
      '/x/next/api/data-grid/base/',
    );
    expect(element.querySelector('thead')).toHaveTextContent(/^NameTypeDescription$/);
  });

  it('has a column for default values if a member has one', () => {
    const members = [member('a', { defaultValue: '1' })];
    expect(section(gridRow({ members }), 'members').querySelector('thead')).toHaveTextContent(
      'NameTypeDefaultDescription',
    );
  });
});

describe('demos', () => {
  it('are links to pages and to positions on them', () => {
    const demos = [
      {
        title: 'Sorting',
        path: 'react-data-grid/sorting/',
        demos: [{ name: 'BasicSorting', title: 'Basic sorting' }],
      },
    ];
    const links = [...section(component(), 'demos', { demos }).querySelectorAll('a')];
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Sorting', '/x/next/react-data-grid/sorting/'],
      ['Basic sorting', '/x/next/react-data-grid/sorting/#BasicSorting'],
    ]);
  });

  it('are limited if there are too many pages', () => {
    const demos = Array.from({ length: 30 }, (_, index) => ({
      path: `/x/page-${index}/`,
      title: `Page ${index}`,
      demos: [{ name: 'Basic', title: 'Basic' }],
    }));
    const links = [...section(component(), 'demos', { demos }).querySelectorAll('a')];
    expect(links.map((link) => link.textContent)).toEqual(demos.map(({ title }) => title));
  });
});
