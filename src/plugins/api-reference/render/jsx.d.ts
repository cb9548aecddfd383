import type { JSX as ReactJsx } from 'react';

declare global {
  /** Where hast-util-to-jsx-runtime looks for the types of what it makes. */
  namespace JSX {
    type Element = ReactJsx.Element;
    type ElementClass = ReactJsx.ElementClass;
    type ElementType = ReactJsx.ElementType;
    type IntrinsicElements = ReactJsx.IntrinsicElements;
  }
}
