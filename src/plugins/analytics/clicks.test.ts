import { followClicks, readClick, type ClickEvent } from './clicks';

let clicks: ClickEvent[];
let leave: () => void;

beforeEach(() => {
  clicks = [];
  leave = followClicks(document, (click) => void clicks.push(click));
});
afterEach(() => leave());

/** Renders a page, and returns its element `#it`. */
function show(html: string): HTMLElement {
  document.body.innerHTML = html;
  const it = document.getElementById('it');
  if (!it) {
    throw new Error('The page has no element with the id "it".');
  }
  return it;
}

const names = () => clicks.map(({ name, parameters }) => [name, parameters.eventAction]);

describe('the event of a click', () => {
  it('has the action of the control, and the category and label of its container', () => {
    const icon = show(
      `<figure data-event-category="demo" data-event-label="/x/a/demos/B/">
        <button data-event-action="expand"><svg><path id="it" /></svg></button>
      </figure>`,
    );
    expect(readClick(icon)).toEqual({
      name: 'demo',
      parameters: { eventAction: 'expand', eventLabel: '/x/a/demos/B/' },
      ratio: 1,
    });
  });

  it("uses the control's own attributes if it has all of them", () => {
    const link = show(
      `<div data-event-category="outer" data-event-label="outer" data-event-action="outer">
        <a id="it" data-event-category="sponsor" data-event-action="click" data-event-label="acme"
          data-event-ratio="0.25"></a>
      </div>`,
    );
    expect(readClick(link)).toEqual({
      name: 'sponsor',
      parameters: { eventAction: 'click', eventLabel: 'acme' },
      ratio: 0.25,
    });
  });

  it('is known for the button of Docusaurus that leads to the top', () => {
    const button = show('<button class="theme-back-to-top-button clean-btn" id="it"></button>');
    expect(readClick(button)).toMatchObject({
      name: 'docs',
      parameters: { eventAction: 'back-to-top' },
    });
  });

  it('may have no label', () => {
    const button = show(
      '<div data-event-category="code"><button id="it" data-event-action="copy-click"></button></div>',
    );
    expect(readClick(button)?.parameters).toEqual({ eventAction: 'copy-click' });
  });

  test.each([
    ['no action', '<div data-event-category="demo"><button id="it"></button></div>'],
    ['no category', '<button id="it" data-event-action="expand"></button>'],
    ['an empty category', '<p data-event-category><b id="it" data-event-action="a"></b></p>'],
    ['an empty action', '<p data-event-category="demo"><b id="it" data-event-action></b></p>'],
  ])("isn't sent with %s", (_case, html) => {
    expect(readClick(show(html))).toBeUndefined();
  });

  test.each([
    ['0', 0],
    ['1', 1],
    ['0.1', 0.1],
    ['', 1],
    [' ', 1],
    ['often', 1],
    ['-1', 1],
    ['2', 1],
    ['NaN', 1],
  ])('with the ratio %j is sent for a share of %d', (text, ratio) => {
    const button = show(
      `<button id="it" data-event-category="a" data-event-action="b" data-event-ratio="${text}">`,
    );
    expect(readClick(button)?.ratio).toBe(ratio);
  });
});

describe('clicks', () => {
  it('are recorded even if the page stops propagation or changes its labels', () => {
    const button = show('<b data-event-category="demo"><b id="it" data-event-action="expand">');
    button.addEventListener('click', (event) => {
      event.stopPropagation();
      button.dataset.eventAction = 'collapse';
    });
    button.click();
    button.click();
    expect(names()).toEqual([
      ['demo', 'expand'],
      ['demo', 'collapse'],
    ]);
  });

  it('with the middle button are recorded on links, which they open, and on nothing else', () => {
    const middle = () => new MouseEvent('auxclick', { bubbles: true, button: 1 });
    const link = show(
      '<a href="/x/" data-event-category="header" data-event-action="github"><b id="it"></b></a>',
    );
    link.dispatchEvent(middle());
    link.dispatchEvent(new MouseEvent('auxclick', { bubbles: true, button: 2 }));
    show('<b id="it" data-event-category="demo" data-event-action="expand">').dispatchEvent(
      middle(),
    );
    expect(names()).toEqual([['header', 'github']]);
  });

  it('are no longer recorded after cleanup', () => {
    leave();
    show('<b id="it" data-event-category="demo" data-event-action="expand">').click();
    expect(names()).toEqual([]);
  });
});
