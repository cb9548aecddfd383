import type { TreeViewDefaultItemModelProperties as Item } from '@mui/x-tree-view';

export type Items = Item[];
export type Direction = 'up' | 'down' | 'in' | 'out';

/** The index counts the siblings without the item itself. */
export interface Position {
  parentId: string | null;
  index: number;
}

export function findPosition(
  items: Items,
  itemId: string,
  parentId: string | null = null,
): Position | null {
  const index = items.findIndex((item) => item.id === itemId);
  if (index !== -1) {
    return { parentId, index };
  }
  for (const item of items) {
    const position = findPosition(item.children ?? [], itemId, item.id);
    if (position) {
      return position;
    }
  }
  return null;
}

export function findItem(items: Items, itemId: string): Item | undefined {
  for (const item of items) {
    const found = item.id === itemId ? item : findItem(item.children ?? [], itemId);
    if (found) {
      return found;
    }
  }
  return undefined;
}

const childrenOf = (items: Items, parentId: string | null) =>
  parentId === null ? items : (findItem(items, parentId)?.children ?? []);

/** A copy of the items in which the children of one parent are replaced. */
function withChildren(
  items: Items,
  parentId: string | null,
  change: (children: Items) => Items,
): Items {
  if (parentId === null) {
    return change(items);
  }
  return items.map((item) => {
    if (item.id === parentId) {
      return { ...item, children: change(item.children ?? []) };
    }
    return item.children
      ? { ...item, children: withChildren(item.children, parentId, change) }
      : item;
  });
}

export function moveItem(items: Items, itemId: string, to: Position): Items {
  const from = findPosition(items, itemId);
  const item = findItem(items, itemId);
  const isInsideItself = item && to.parentId !== null && findItem([item], to.parentId);
  if (!from || !item || isInsideItself) {
    return items;
  }
  const rest = withChildren(items, from.parentId, (children) =>
    children.filter((child) => child.id !== itemId),
  );
  return withChildren(rest, to.parentId, (children) => [
    ...children.slice(0, to.index),
    item,
    ...children.slice(to.index),
  ]);
}

/** Where an item goes, or null if it can't go there. */
export function targetOf(items: Items, itemId: string, direction: Direction): Position | null {
  const from = findPosition(items, itemId);
  if (!from) {
    return null;
  }
  const { parentId, index } = from;
  const siblings = childrenOf(items, parentId);
  if (direction === 'up') {
    return index > 0 ? { parentId, index: index - 1 } : null;
  }
  if (direction === 'down') {
    return index < siblings.length - 1 ? { parentId, index: index + 1 } : null;
  }
  if (direction === 'in') {
    const previous = siblings[index - 1];
    return previous ? { parentId: previous.id, index: previous.children?.length ?? 0 } : null;
  }
  const parent = parentId === null ? null : findPosition(items, parentId);
  return parent && { parentId: parent.parentId, index: parent.index + 1 };
}

/** For example “Tides: 2 of 3 in Shore”. */
export function describe(items: Items, itemId: string): string {
  const position = findPosition(items, itemId);
  if (!position) {
    return '';
  }
  const { parentId, index } = position;
  const parent = parentId === null ? undefined : findItem(items, parentId);
  const place = `${index + 1} of ${childrenOf(items, parentId).length}`;
  return `${findItem(items, itemId)?.label}: ${place} ${parent ? `in ${parent.label}` : 'at the top level'}`;
}
