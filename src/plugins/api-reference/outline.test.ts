import { component, gridRow, hook, member } from './fixture';
import { headingIdOf, outlineOf } from './outline';
import type { ApiSymbol } from './types';

/** Returns the titles of a page's sections, with the anchors of their rows. */
const outline = (symbol: ApiSymbol, hasDemos = false) =>
  outlineOf(symbol, hasDemos).map(({ title, rows: { current, deprecated } }) => [
    title,
    ...[...current, ...deprecated].map(({ anchor }) => anchor),
  ]);

describe('the outline of a page', () => {
  it('contains the sections of a component, with deprecated rows last', () => {
    expect(outline(component())).toEqual([
      ['Import'],
      ['Props', 'data-grid-prop-rows', 'data-grid-prop-density', 'data-grid-prop-autoHeight'],
      ['Slots', 'data-grid-slot-toolbar'],
      ['CSS classes', 'data-grid-class-cell', 'data-grid-class-row'],
      ['Size'],
    ]);
  });

  it("omits sections that a component doesn't have, except its props", () => {
    expect(outline(component({ props: [], slots: [], classes: [] }))).toEqual([
      ['Import'],
      ['Props'],
      ['Size'],
    ]);
  });

  it('lists the tables right after the import, and the demos after the tables', () => {
    expect(outline(gridRow(), true)).toEqual([['Import'], ['Members', 'grid-row-id'], ['Demos']]);
    expect(outline(component(), true).map(([title]) => title)).toEqual([
      'Import',
      'Props',
      'Slots',
      'CSS classes',
      'Demos',
      'Size',
    ]);
  });

  it('contains the sections of a hook, and distinguishes its result from parameters of the same name', () => {
    const symbol = hook({
      parameters: [member('value'), member('onChange')],
      result: [member('value'), member('setValue')],
    });
    expect(outline(symbol)).toEqual([
      ['Import'],
      ['Signature'],
      ['Parameters', 'use-grid-row-value', 'use-grid-row-onChange'],
      ['Result', 'use-grid-row-result-value', 'use-grid-row-setValue'],
      ['Size'],
    ]);
  });

  it('contains no anchors with spaces and no duplicates', () => {
    const symbol = gridRow({
      members: [
        member('[key: string]'),
        member('operator<'),
        member('operator<='),
        member("'a b'"),
      ],
    });
    const [, , ...anchors] = outline(symbol).flat();
    expect(new Set(anchors).size).toBe(4);
    expect(anchors.join('')).not.toMatch(/\s/);
  });

  it('gives headings short ids on a page of a single symbol, and longer ids otherwise', () => {
    expect(headingIdOf(component(), 'classes', false)).toBe('css-classes');
    expect(headingIdOf(component(), 'classes', true)).toBe('data-grid-css-classes');
    expect(headingIdOf(component(), 'props', true)).toBe('data-grid-props');
  });
});
