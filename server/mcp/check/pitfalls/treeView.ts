import ts from 'typescript';

import {
  literalOf,
  nodesOf,
  objectsOf,
  type Context,
  type Finding,
  type MuiElement,
  type ObjectValue,
  type Rule,
  finding,
} from './context';

const isRichTree = ({ name }: MuiElement): boolean => /^RichTreeView(?:Pro)?$/.test(name);
const isTree = (element: MuiElement): boolean =>
  element.name === 'SimpleTreeView' || isRichTree(element);

/** Returns the items of a tree that are written in code, on all levels. */
function itemsOf(context: Context, value?: ts.Expression): ObjectValue[] {
  return (objectsOf(context, value) ?? []).flatMap((item) => [
    item,
    ...itemsOf(context, item.properties.get('children')?.value),
  ]);
}

const ITEM: Rule = {
  page: 'react-tree-view/rich-tree-view/items',
  about: /Each object needs a unique `id` and a `label`/,
  find: (context) =>
    context.elements
      .filter((element) => isRichTree(element) && !element.hasSpread)
      .flatMap(({ attributes }): Finding[] => {
        const items = itemsOf(context, attributes.get('items')?.value);
        const without = (name: string) =>
          items.find(({ properties, hasSpread }) => !properties.has(name) && !hasSpread);
        return (
          [
            ['id', 'getItemId'],
            ['label', 'getItemLabel'],
          ] as const
        ).flatMap(([name, getter]) => {
          const item = attributes.has(getter) ? undefined : without(name);
          return item
            ? finding(
                item.node,
                `Each item needs \`${name}\`, or the tree throws an error. Pass \`${getter}\` if it has another name.`,
              )
            : [];
        });
      }),
};

/** Returns the first value that occurs again. */
function repeated<T extends { value: unknown }>(all: readonly T[]): T | undefined {
  return all.find(
    ({ value }, index) =>
      value !== undefined && all.findIndex((item) => item.value === value) !== index,
  );
}

const isInCondition = (node: ts.Node, tree: ts.Node): boolean => {
  for (let at = node; at !== tree; at = at.parent) {
    if (ts.isConditionalExpression(at) || ts.isBinaryExpression(at)) {
      return true;
    }
  }
  return false;
};

const UNIQUE: Rule = {
  page: 'react-tree-view/quickstart',
  about: /An id must be unique in the whole tree/,
  find: (context) => {
    const ofItems = context.elements.filter(isRichTree).flatMap(({ attributes }) => {
      const twice = repeated(
        attributes.has('getItemId')
          ? []
          : itemsOf(context, attributes.get('items')?.value).map(({ node, properties }) => ({
              node: properties.get('id')?.node ?? node,
              value: literalOf(properties.get('id')?.value),
            })),
      );
      return twice ? [twice] : [];
    });
    const ofElements = nodesOf(context, ts.isJsxElement).flatMap((tree) => {
      const isOwn = context.elements.some(
        ({ node, name }) => node === tree.openingElement && name === 'SimpleTreeView',
      );
      const twice = repeated(
        context.elements
          .filter(
            ({ node, name }) =>
              isOwn &&
              name === 'TreeItem' &&
              node.pos >= tree.pos &&
              node.end <= tree.end &&
              // Only one of two elements is there.
              !isInCondition(node, tree),
          )
          .flatMap(({ attributes }) => {
            const attribute = attributes.get('itemId');
            return attribute ? [{ node: attribute.node, value: literalOf(attribute.value) }] : [];
          }),
      );
      return twice ? [twice] : [];
    });
    return [...ofItems, ...ofElements].map(({ node, value }) => ({
      node,
      message: `The id \`${String(value)}\` occurs twice. Ids must be unique in the whole tree, or it throws an error.`,
    }));
  },
};

const CONTROLLED: Rule = {
  page: 'react-tree-view/quickstart',
  about: /You set `expandedItems` without updating it/,
  find: ({ elements }) =>
    elements
      .filter((element) => isTree(element) && !element.hasSpread)
      .flatMap(({ attributes }) =>
        (
          [
            ['expandedItems', 'onExpandedItemsChange', 'defaultExpandedItems'],
            ['selectedItems', 'onSelectedItemsChange', 'defaultSelectedItems'],
          ] as const
        ).flatMap(([name, handler, initial]): Finding[] => {
          const attribute = attributes.get(name);
          // The other events tell about changes, too.
          const isFixed =
            attribute &&
            ![...attributes.keys()].some((key) => key === handler || /^onItem|^disable/.test(key));
          return isFixed
            ? finding(
                attribute.node,
                `With \`${name}\` but without \`${handler}\`, users can't change it. Pass both, or \`${initial}\`.`,
              )
            : [];
        }),
      ),
};

const CHILDREN: Rule = {
  page: 'react-tree-view/quickstart',
  about: /I put `TreeItem` in `RichTreeView` and see nothing/,
  find: ({ elements }) =>
    elements.flatMap(({ node, name }) => {
      const tree = ts.isJsxOpeningElement(node) ? node.parent.parent : node.parent;
      const around = ts.isJsxElement(tree)
        ? elements.find((element) => element.node === tree.openingElement)
        : undefined;
      return name === 'TreeItem' && around && isRichTree(around)
        ? finding(
            node,
            '`RichTreeView` shows `items`, not its children. Use `SimpleTreeView` for elements.',
            { name: 'TreeItem' },
          )
        : [];
    }),
};

const ITEMS: Rule = {
  page: 'react-tree-view/quickstart',
  about: /SimpleTreeView/,
  find: ({ elements }) =>
    elements.flatMap(({ name, attributes }): Finding[] => {
      const attribute = name === 'SimpleTreeView' ? attributes.get('items') : undefined;
      return attribute
        ? finding(
            attribute.node,
            '`SimpleTreeView` has no prop `items`. Its items are `TreeItem` elements. Use `RichTreeView` for an array.',
            { covers: true },
          )
        : [];
    }),
};

export const TREE_VIEW_RULES: readonly Rule[] = [ITEM, UNIQUE, CONTROLLED, CHILDREN, ITEMS];
