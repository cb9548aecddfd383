import { takesKeys } from '.';

const inside = (html: string) => {
  document.body.innerHTML = html;
  return document.querySelector('#here');
};

test.each([
  '<input id="here">',
  '<textarea id="here"></textarea>',
  '<select id="here"></select>',
  '<div role="grid"><span id="here"></span></div>',
  '<ul role="tree"><li id="here"></li></ul>',
  '<dialog><p id="here"></p></dialog>',
])('%s takes the keys', (html) => {
  expect(takesKeys(inside(html))).toBe(true);
});

test.each(['<p id="here"></p>', '<a href="#" id="here"></a>', '<button id="here"></button>'])(
  '%s leaves them to the page',
  (html) => {
    expect(takesKeys(inside(html))).toBe(false);
  },
);

it('so does what is no element', () => {
  expect(takesKeys(null)).toBe(false);
  expect(takesKeys(window)).toBe(false);
});
