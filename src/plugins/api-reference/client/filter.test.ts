import userEvent from '@testing-library/user-event';

import { listRows, startFilter } from './filter';
import { apiPage } from './page.fixture';

/** Creates a page and starts its filter, optionally after a query was typed, or with a toolbar that scrolls away. */
function setUp({ typed = '', isSticky = true } = {}) {
  const content = apiPage();
  document.body.replaceChildren(content);
  const input = content.querySelector('input') as HTMLInputElement;
  const status = content.querySelector('p') as HTMLElement;
  input.value = typed;
  const toolbar = document.createElement('div');
  toolbar.style.cssText = `position: ${isSticky ? 'sticky' : 'static'}; inset-block-start: 60px`;
  Object.defineProperty(toolbar, 'offsetHeight', { value: 50 });
  const stop = startFilter({ input, status, content, toolbar });
  const user = userEvent.setup();
  return {
    content,
    input,
    status,
    stop,
    type: async (text: string) => {
      await user.clear(input);
      await user.type(input, text);
    },
    press: (key: string) => user.type(input, `{${key}}`),
    /** Returns the names of the visible rows. */
    shown: () =>
      [...content.querySelectorAll('tbody tr')]
        .filter((row) => !row.closest('[hidden]'))
        .map(({ id }) => id.replace('grid-', '')),
    details: content.querySelector('details') as HTMLDetailsElement,
  };
}

const scrollBy = jest.fn();

beforeEach(() => {
  scrollBy.mockClear();
  // jsdom doesn't have it.
  Object.assign(window, { scrollBy });
});

const ALL = ['prop-rows', 'prop-rowHeight', 'prop-density', 'prop-autoHeight', 'slot-toolbar'];

describe('the filter', () => {
  it('shows and counts rows whose name, type or description matches', async () => {
    const { type, shown, status } = setUp();
    await type('row');
    expect(shown()).toEqual(['prop-rows', 'prop-rowHeight', 'slot-toolbar']);
    expect(status).toHaveTextContent('2 of 4 props, 1 of 1 slot');
    await type('pixels row');
    expect(shown()).toEqual(['prop-rowHeight']);
  });

  it('hides a table without a match, and shows a message until there is one', async () => {
    const { type, shown, content } = setUp();
    await type('density');
    expect(shown()).toEqual(['prop-density']);
    const slots = content.querySelectorAll('.api-group')[1];
    expect(slots).toHaveTextContent('No slots match.');
    expect(slots?.querySelector('table')).toHaveAttribute('hidden');
    await type('toolbar');
    expect(slots).not.toHaveTextContent('No slots match.');
    expect(content).toHaveTextContent('No props match.');
  });

  it('expands matching deprecated rows, and collapses them again', async () => {
    const { type, shown, details } = setUp();
    await type('autoheight');
    expect(shown()).toEqual(['prop-autoHeight']);
    expect(details.open).toBe(true);
    await type('density');
    expect(details).toHaveAttribute('hidden');
    await type(' ');
    expect(details.open).toBe(false);
    expect(details).not.toHaveAttribute('hidden');
  });

  it('keeps deprecated rows open that the reader expanded', async () => {
    const { type, details, press } = setUp();
    details.open = true;
    await type('autoheight');
    await press('Escape');
    expect(details.open).toBe(true);
  });

  it('is cleared by Escape, without a message', async () => {
    const { type, press, shown, status, input } = setUp();
    await type('density');
    await press('Escape');
    expect(input).toHaveValue('');
    expect(shown()).toEqual(ALL);
    expect(status).toBeEmptyDOMElement();
  });

  it('applies what was typed before its code was loaded', () => {
    expect(setUp({ typed: 'density' }).shown()).toEqual(['prop-density']);
  });

  it('shows everything again on cleanup', async () => {
    const { type, stop, shown, content } = setUp();
    await type('nothing has this');
    expect(shown()).toEqual([]);
    stop();
    expect(shown()).toEqual(ALL);
    expect(content).not.toHaveTextContent('match.');
  });
});

describe('the first match', () => {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  /** Places all rows at a height in the window. */
  function place(top: number) {
    jest
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockReturnValue({ ...new DOMRect(), top, bottom: top + 40 });
  }

  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['above the window', -500],
    ['under the toolbar', 90],
    ['below the window', 5000],
  ])('is scrolled to if it is %s, and the field keeps the focus', async (_place, top) => {
    const { type, input } = setUp();
    place(top);
    await type('density');
    await nextFrame();
    // The toolbar ends at 60 + 50.
    expect(scrollBy).toHaveBeenLastCalledWith({ top: top - 110 - 8, behavior: 'instant' });
    expect(input).toHaveFocus();
  });

  it('gives way to where the reader was when Escape clears the filter', async () => {
    const { type, press } = setUp();
    place(300);
    await type('density');
    place(120);
    await press('Escape');
    await nextFrame();
    expect(scrollBy).toHaveBeenLastCalledWith({ top: -180, behavior: 'instant' });
  });

  it('is not scrolled to if a match is in view, or if there is none', async () => {
    const { type } = setUp();
    place(300);
    await type('density');
    await nextFrame();
    expect(scrollBy).not.toHaveBeenCalled();
    place(-500);
    await type('nothing has this');
    await nextFrame();
    expect(scrollBy).not.toHaveBeenCalled();
  });

  it('is not scrolled to if the field would leave the window', async () => {
    const { type } = setUp({ isSticky: false });
    place(5000);
    await type('density');
    await nextFrame();
    expect(scrollBy).not.toHaveBeenCalled();
  });
});

/** Creates a table of contents with the sections of the page, and one without rows. */
function tableOfContents(className: string): HTMLElement {
  const toc = document.createElement('nav');
  toc.className = className;
  toc.innerHTML =
    '<ul><li><a href="#demos">Demos</a></li><li><a href="#props">Props</a></li><li><a href="#slots">Slots</a></li></ul>';
  return toc;
}

it('lists only matches in the tables of contents', async () => {
  const { content, type, press } = setUp();
  const toc = tableOfContents('theme-doc-toc-desktop');
  document.body.append(toc);
  listRows(content);
  const listed = (list = toc) =>
    [...list.querySelectorAll('a')]
      .filter((link) => !link.closest('[hidden]'))
      .map((link) => link.textContent);
  const all = listed();
  expect(all).toEqual([
    'Demos',
    'Props',
    ...['rows', 'rowHeight', 'density', 'autoHeight'],
    'Slots',
    'toolbar',
  ]);
  await type('height');
  expect(listed()).toEqual(['Demos', 'Props', 'rowHeight', 'autoHeight']);
  expect(toc.querySelector('summary')).toHaveAccessibleName('2 props');
  expect(toc.querySelector('summary')).toHaveTextContent('2');

  // On phones, it is opened later.
  const opened = tableOfContents('theme-doc-toc-mobile');
  document.body.append(opened);
  opened.dispatchEvent(new Event('toggle'));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(listed(opened)).toEqual(['Demos', 'Props']);

  await press('Escape');
  expect(listed()).toEqual(all);
  expect(listed(opened)).toEqual(['Demos', 'Props', 'Slots']);
  expect(toc.querySelector('summary')).toHaveAccessibleName('4 props');
});

it('lists the rows of a section in its entry in the table of contents', () => {
  const toc = tableOfContents('theme-doc-toc-desktop');
  const content = apiPage();
  document.body.replaceChildren(content, toc);
  listRows(content);
  listRows(content);
  const [props, slots, ...others] = toc.querySelectorAll('details');
  expect(others).toEqual([]);
  expect(slots?.querySelector('summary')).toHaveAccessibleName('1 slot');
  expect(props?.querySelector('summary')).toHaveAccessibleName('4 props');
  const links = [...(props?.querySelectorAll('a') ?? [])];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toContainEqual([
    'density',
    '#grid-prop-density',
  ]);
});
