/**
 * Replaces theme-classic's component (3.10.2). `ArticleBody` renders the original inside the article instead, so that
 * it reaches the browser as HTML, without the code of admonitions.
 */
export default function ContentVisibility(): null {
  return null;
}
