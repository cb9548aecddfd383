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

describe('what a hash leads to', () => {
  it('is unfolded among the deprecated ones', () => {
    revealTarget('#grid-prop-autoHeight', { content: document.body, clearFilter });
    expect(rowOf('autoHeight').closest('details')).toHaveAttribute('open');
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
    expect(clearFilter).not.toHaveBeenCalled();
  });

  it('ends a filter that hides it', () => {
    rowOf('rows').hidden = true;
    clearFilter.mockImplementation(() => {
      rowOf('rows').hidden = false;
    });
    revealTarget('#grid-prop-rows', { content: document.body, clearFilter });
    expect(clearFilter).toHaveBeenCalledTimes(1);
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
  });

  it('is found again, where rows out of sight have had no layout', () => {
    document.body.setAttribute('data-api-light', '');
    revealTarget('#grid-prop-rows', { content: document.body, clearFilter });
    expect(document.body).not.toHaveAttribute('data-api-light');
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
  });

  it('is left to the browser where it can be seen, or is not there', () => {
    ['#grid-prop-rows', '#props', '#elsewhere', '#', '', '#%E0%A4%A'].forEach((hash) =>
      revealTarget(hash, { content: document.body, clearFilter }),
    );
    expect(scrollIntoView).not.toHaveBeenCalled();
    expect(clearFilter).not.toHaveBeenCalled();
  });
});
