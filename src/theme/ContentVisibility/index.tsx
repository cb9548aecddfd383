/**
 * Replaces theme-classic's component (3.10.2), which `ArticleBody` renders instead: in the article it reaches the browser
 * as HTML, without the code of admonitions.
 */
export default function ContentVisibility(): null {
  return null;
}
