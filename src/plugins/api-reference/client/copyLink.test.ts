import { fireEvent, waitFor } from '@testing-library/react';

import { copyLinks, COPIED_MS } from './copyLink';
import { apiPage } from './page.fixture';

/** Creates a page with links that copy their address. The test controls time. */
function setUp(writeText: (text: string) => Promise<void> = () => Promise.resolve()) {
  const content = apiPage();
  document.body.replaceChildren(content);
  const status = content.querySelector('p') as HTMLElement;
  const waiting: (() => void)[] = [];
  const written: string[] = [];
  const stop = copyLinks({
    content,
    status,
    writeText: (text) => {
      written.push(text);
      return writeText(text);
    },
    delay: (callback, milliseconds) => {
      expect(milliseconds).toBe(COPIED_MS);
      waiting.push(callback);
    },
  });
  const link = (name: string) =>
    document.getElementById(`grid-prop-${name}`)?.querySelector('a') as HTMLAnchorElement;
  return { status, written, stop, link, pass: () => waiting.shift()?.() };
}

const said = (link: HTMLElement, what: string) =>
  waitFor(() => expect(link).toHaveAttribute('data-copied', what));

describe('the link next to a name', () => {
  it('copies its URL and shows a confirmation briefly', async () => {
    const { link, written, status, pass } = setUp();
    // The default isn't prevented: the browser follows the link, too.
    expect(fireEvent.click(link('rows'))).toBe(true);
    await said(link('rows'), 'yes');
    expect(written).toEqual([`${window.location.href.replace(/#.*/, '')}#grid-prop-rows`]);
    expect(status).toHaveTextContent('Link copied');
    pass();
    expect(link('rows')).not.toHaveAttribute('data-copied');
    expect(status).toBeEmptyDOMElement();
  });

  it('reports that the browser refused', async () => {
    const { link, status } = setUp(() => Promise.reject(new Error('Denied')));
    fireEvent.click(link('rows'));
    await said(link('rows'), 'no');
    expect(status).toHaveTextContent('The browser couldn’t copy the link');
  });

  it('shows the confirmation at the last link clicked, for its full duration', async () => {
    const { link, pass } = setUp();
    fireEvent.click(link('rows'));
    await said(link('rows'), 'yes');
    fireEvent.click(link('density'));
    await said(link('density'), 'yes');
    expect(link('rows')).not.toHaveAttribute('data-copied');
    pass();
    expect(link('density')).toHaveAttribute('data-copied', 'yes');
    pass();
    expect(link('density')).not.toHaveAttribute('data-copied');
  });

  it('copies nothing for clicks elsewhere or after cleanup', () => {
    const { link, written, stop } = setUp();
    fireEvent.click(document.querySelector('h2 a') as Element);
    stop();
    fireEvent.click(link('rows'));
    expect(written).toEqual([]);
  });
});
