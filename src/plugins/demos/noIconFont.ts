/**
 * Takes the place of `@theme/IconFont` on sites without the icon-fonts plugin. The loader refuses demos that need it.
 */
export default function IconFont() {
  return null;
}
