import { apiPage } from './page.fixture';
import { revealTarget } from './reveal';

const scrollIntoView = jest.fn();
const clearFilter = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  document.body.replaceChildren(apiPage());
  Element.prototype.scrollIntoView = scrollIntoView;
});

const rowOf = (name: string) => document.getElementById(`grid-prop-${name}`) as HTMLElement;

describe('the target of a hash', () => {
  it('is revealed in the collapsed deprecated rows', () => {
    revealTarget('#grid-prop-autoHeight', { content: document.body, clearFilter });
    expect(rowOf('autoHeight').closest('details')).toHaveAttribute('open');
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
    expect(clearFilter).not.toHaveBeenCalled();
  });

  it('clears a filter that hides it', () => {
    rowOf('rows').hidden = true;
    clearFilter.mockImplementation(() => {
      rowOf('rows').hidden = false;
    });
    revealTarget('#grid-prop-rows', { content: document.body, clearFilter });
    expect(clearFilter).toHaveBeenCalledTimes(1);
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
  });

  it('is scrolled to again if off-screen rows had no layout', () => {
    document.body.setAttribute('data-api-light', '');
    revealTarget('#grid-prop-rows', { content: document.body, clearFilter });
    expect(document.body).not.toHaveAttribute('data-api-light');
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
  });

  it("is left to the browser if it is visible or doesn't exist", () => {
    ['#grid-prop-rows', '#props', '#elsewhere', '#', '', '#%E0%A4%A'].forEach((hash) =>
      revealTarget(hash, { content: document.body, clearFilter }),
    );
    expect(scrollIntoView).not.toHaveBeenCalled();
    expect(clearFilter).not.toHaveBeenCalled();
  });
});
