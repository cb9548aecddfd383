/** @jest-environment node */
import { compile } from '@mdx-js/mdx';
import type { Root } from 'mdast';

import { elementNode, exportNode, importNode } from './index';

it('creates nodes that MDX compiles like handwritten ones', async () => {
  const added = [
    importNode('Demo', './Demo'),
    exportNode('api', { identifiers: ['first', 'second'] }),
    exportNode('usesIconFont', { literal: true }),
    elementNode('Demo', {
      demo: { identifier: 'first' },
      height: { literal: 300 },
      title: 'A "b"',
    }),
    elementNode('Figure', {}, [{ type: 'paragraph', children: [{ type: 'text', value: 'Text' }] }]),
  ];
  const add = () => (tree: Root) => {
    tree.children.push(...added);
  };
  const written = `import Demo from './Demo'

export const api = [first, second]

export const usesIconFont = true

<Demo demo={first} height={300} title='A "b"' />

<Figure>
  Text
</Figure>
`;
  const made = String(await compile('', { remarkPlugins: [add] }));
  expect(made.replaceAll('"./Demo"', "'./Demo'")).toBe(
    String(await compile(written)).replaceAll('"./Demo"', "'./Demo'"),
  );
});
