/** Replaces `@theme/IconFont` on sites without the icon-fonts plugin. The loader rejects demos that need it. */
export default function IconFont() {
  return null;
}
