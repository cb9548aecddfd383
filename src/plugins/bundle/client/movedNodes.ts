/**
 * Lets React remove nodes that a browser extension or a translation has moved or taken out, and insert nodes before
 * them. Otherwise, these methods throw an error, and React replaces the whole page with a message
 * (github.com/facebook/react/issues/11538).
 *
 * @param prototype - `Node.prototype`.
 */
export function tolerateMovedNodes(prototype: Node): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with a node below
  const { insertBefore, removeChild } = prototype;
  prototype.removeChild = function removeMoved<Child extends Node>(child: Child): Child {
    return child.parentNode ? (removeChild.call(child.parentNode, child) as Child) : child;
  };
  prototype.insertBefore = function insertNear<New extends Node>(
    this: Node,
    node: New,
    reference: Node | null,
  ): New {
    // If it is elsewhere now, at the end.
    return insertBefore.call(this, node, reference?.parentNode === this ? reference : null) as New;
  };
}
