/**
 * Replaces theme-classic's component (3.10.2). `ArticleBody` renders the original inside the article instead, so that
 * it reaches the browser as HTML.
 */
export default function DocItemFooter(): null {
  return null;
}
