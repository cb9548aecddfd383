/*
 * Replaces hoist-non-react-statics (3.3.2) in the production bundle, where only React Router's `withRouter` uses it. The
 * original needs react-is to tell apart kinds of components whose special properties this list has anyway.
 */
/** Properties that belong to the component itself: those of functions and classes, and those that React reads. */
const OWN = new Set([
  'length',
  'name',
  'prototype',
  'caller',
  'callee',
  'arguments',
  'arity',
  '$$typeof',
  'render',
  'compare',
  'type',
  'childContextTypes',
  'contextType',
  'contextTypes',
  'defaultProps',
  'displayName',
  'getDefaultProps',
  'getDerivedStateFromError',
  'getDerivedStateFromProps',
  'mixins',
  'propTypes',
]);

/**
 * Copies the static properties of a component, including those of its base classes, to one that wraps it, except those
 * with a meaning for React.
 *
 * @returns `target`.
 */
export default function hoistStatics<Target extends object>(
  target: Target,
  source: object,
): Target {
  const base: unknown = Object.getPrototypeOf(source);
  if (base && base !== Function.prototype && base !== Object.prototype) {
    hoistStatics(target, base);
  }
  for (const [key, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(source))) {
    if (!OWN.has(key)) {
      Object.defineProperty(target, key, descriptor);
    }
  }
  return target;
}
