import type { JSX as ReactJsx } from 'react';

declare global {
  /** The namespace in which hast-util-to-jsx-runtime looks up the types of its results. */
  namespace JSX {
    type Element = ReactJsx.Element;
    type ElementClass = ReactJsx.ElementClass;
    type ElementType = ReactJsx.ElementType;
    type IntrinsicElements = ReactJsx.IntrinsicElements;
  }
}
