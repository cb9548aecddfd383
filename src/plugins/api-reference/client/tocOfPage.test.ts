import { apiPage } from './page.fixture';
import { tocOfPage } from './tocOfPage';

describe('the table of contents out of the page', () => {
  it('has its headings, and under each the names of its rows', () => {
    const [props, slots, ...others] = tocOfPage(apiPage()).map((entry) =>
      [...entry.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]),
    );
    expect(props).toEqual([
      ['Props', '#props'],
      ['rows', '#grid-prop-rows'],
      ['rowHeight', '#grid-prop-rowHeight'],
      ['density', '#grid-prop-density'],
      ['autoHeight', '#grid-prop-autoHeight'],
    ]);
    expect(slots).toEqual([
      ['Slots', '#slots'],
      ['toolbar', '#grid-slot-toolbar'],
    ]);
    expect(others).toEqual([]);
  });
});
