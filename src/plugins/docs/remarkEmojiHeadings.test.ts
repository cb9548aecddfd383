/** @jest-environment node */
import remarkParse from 'remark-parse';
import { unified } from 'unified';

import remarkEmojiHeadings from './remarkEmojiHeadings';

it.each([
  ['## 🎉', '1f389'],
  ['## → ←', '2192-20-2190'],
  ['## 🎉 Party', undefined],
  ['## 日付', undefined],
])('the id of %s is %s', async (markdown, id) => {
  const parser = unified().use(remarkParse);
  const tree = await unified().use(remarkEmojiHeadings).run(parser.parse(markdown));
  expect(tree.children[0]?.data).toEqual(id === undefined ? undefined : { hProperties: { id } });
});
