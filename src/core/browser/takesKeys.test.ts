import { takesKeys } from './takesKeys';

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
])('%s handles its own keys', (html) => {
  expect(takesKeys(inside(html))).toBe(true);
});

test.each(['<p id="here"></p>', '<a href="#" id="here"></a>', '<button id="here"></button>'])(
  '%s leaves keys to the page',
  (html) => {
    expect(takesKeys(inside(html))).toBe(false);
  },
);

it("a target that isn't an element leaves keys to the page", () => {
  expect(takesKeys(null)).toBe(false);
  expect(takesKeys(window)).toBe(false);
});
