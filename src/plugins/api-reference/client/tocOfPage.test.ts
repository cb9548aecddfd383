import { apiPage } from './page.fixture';
import { tocOfPage } from './tocOfPage';

describe('reads the table of contents from the page', () => {
  it('contains its headings and the names of their rows', () => {
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
