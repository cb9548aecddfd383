import { act } from 'react';
import { createRoot } from 'react-dom/client';

import { tolerateMovedNodes } from './movedNodes';

tolerateMovedNodes(Node.prototype);
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const List = ({ items }: { items: readonly string[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

/** Renders a list, lets something else change its second item, and renders another list. */
function change(mutate: (item: Element) => void, items: readonly string[]): string {
  const container = document.createElement('div');
  const root = createRoot(container);
  act(() => root.render(<List items={['a', 'b', 'c']} />));
  mutate(container.querySelectorAll('li')[1] as Element);
  act(() => root.render(<List items={items} />));
  return container.innerHTML;
}

function wrap(item: Element): void {
  const wrapper = document.createElement('div');
  item.replaceWith(wrapper);
  wrapper.append(item);
}

it.each([
  ['removes an item that was wrapped', wrap, ['a', 'c'], '<li>a</li><div></div><li>c</li>'],
  [
    'inserts before an item that was wrapped',
    wrap,
    ['a', 'x', 'b', 'c'],
    '<li>a</li><div><li>b</li></div><li>c</li><li>x</li>',
  ],
  [
    'removes an item that is gone',
    (item: Element) => item.remove(),
    ['a', 'c'],
    '<li>a</li><li>c</li>',
  ],
  [
    'inserts before an item that is gone',
    (item: Element) => item.remove(),
    ['a', 'x', 'b', 'c'],
    '<li>a</li><li>c</li><li>x</li>',
  ],
])('React %s', (_what, mutate, items, html) => {
  expect(change(mutate, items)).toBe(`<ul>${html}</ul>`);
});
