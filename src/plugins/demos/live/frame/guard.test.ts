import { guardNavigation } from './guard';

function pageWith(html: string) {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = html;
  guardNavigation(page);
  const submitted: (HTMLElement | null)[] = [];
  page.addEventListener('submit', (event) => submitted.push(event.submitter));
  const click = (selector: string) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    page.querySelector(selector)?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { page, submitted, click };
}

describe('in the frame', () => {
  test.each(['<a href="/x/"><b>x</b></a>', '<a href="https://a.b" target="_blank"><b>x</b></a>'])(
    'blocks navigation by the link %s',
    (html) => {
      expect(pageWith(html).click('b')).toBe(true);
    },
  );

  it('submits a form to the code, with the button that submitted it', () => {
    const { page, submitted, click } = pageWith('<form><button><b>Send</b></button></form>');
    expect(click('b')).toBe(true);
    expect(submitted).toEqual([page.querySelector('button')]);
  });

  it("doesn't submit an invalid form", () => {
    const { submitted, click } = pageWith('<form><input required><button>Send</button></form>');
    click('button');
    expect(submitted).toEqual([]);
  });

  test.each([
    '<form novalidate><input required><button>Send</button></form>',
    '<form><input required><button formnovalidate>Send</button></form>',
  ])('submits %s, which skips validation', (html) => {
    const { submitted, click } = pageWith(html);
    click('button');
    expect(submitted).toHaveLength(1);
  });

  test.each(['<form><button type="button">x</button></form>', '<button>x</button>'])(
    'keeps the behavior of the button of %s',
    (html) => {
      const { submitted, click } = pageWith(html);
      expect(click('button')).toBe(false);
      expect(submitted).toEqual([]);
    },
  );
});
