import type { LeafDirective } from 'mdast-util-directive';

import { nearest } from '../../core/validation/nearest';

/** Name of the directive that adds a demo to a gallery. */
export const GALLERY_NAME = 'gallery-demo';

/** Returns whether a node of a page's syntax tree is a `::gallery-demo` directive. */
export const isGalleryDirective = (node: { type: string; name?: unknown }): node is LeafDirective =>
  node.type === 'leafDirective' && node.name === GALLERY_NAME;

/** Attributes that `::gallery-demo{…}` accepts. */
const ATTRIBUTES: readonly string[] = ['src', 'type', 'features', 'title'];

/** An example of a gallery, as its author describes it. */
export interface GalleryEntry {
  /** Path of the demo, relative to the gallery's page. */
  src: string;
  /** Kinds of the example, such as `Bars`. At least one. */
  types: readonly string[];
  features: readonly string[];
  /** Default: derived from the demo's file name. */
  title?: string;
}

/** Attributes of a directive, as written. */
export type Attributes = Readonly<Record<string, string | null | undefined>>;

const namesIn = (list: string) => list.split(',').map((name) => name.trim());

function unknownAttribute(name: string): string {
  const meant = nearest(name, ATTRIBUTES);
  const guess = meant === undefined ? '' : ` Did you mean "${meant}"?`;
  return `unknown attribute "${name}" in ::gallery-demo.${guess} Allowed are: ${ATTRIBUTES.join(', ')}.`;
}

/** Returns what is wrong with the attributes of a directive, and how to fix it. */
function problemOf(attributes: Attributes): string | undefined {
  const unknown = Object.keys(attributes).find((name) => !ATTRIBUTES.includes(name));
  if (unknown !== undefined) {
    return unknownAttribute(unknown);
  }
  const { src, type, features, title } = attributes;
  if (!src || !/^\.\.?\/.+/.test(src)) {
    return `::gallery-demo needs src, the path of a demo from this page, such as src="../bars/demos/AirQuality.tsx". Found: ${src ? `"${src}"` : 'none'}.`;
  }
  if (!type || namesIn(type).includes('')) {
    return `::gallery-demo needs type, one kind of chart or several with commas between them, such as type="Bars". Found: ${type ? `"${type}"` : 'none'}.`;
  }
  if (features !== undefined && (!features || namesIn(features).includes(''))) {
    return `features of ::gallery-demo are names with commas between them, such as features="Stacked, Labels". Found: "${features ?? ''}". Omit the attribute if there are none.`;
  }
  if (title !== undefined && !title?.trim()) {
    return 'title of ::gallery-demo is empty. Omit it to use the name of the demo.';
  }
  return undefined;
}

/**
 * Reads the attributes of a directive.
 *
 * @throws Error that says what is wrong and what to write instead.
 */
export function galleryEntry(attributes: Attributes): GalleryEntry {
  const problem = problemOf(attributes);
  if (problem !== undefined) {
    throw new Error(problem);
  }
  const { src, type, features, title } = attributes;
  return {
    src: src ?? '',
    types: namesIn(type ?? ''),
    features: features ? namesIn(features) : [],
    ...(title ? { title: title.trim() } : {}),
  };
}
