export interface SourceCodeProps {
  /** The code, with magic comments. */
  source: string;
  /** Default: that of the site's code blocks. */
  language: string | undefined;
  /** The meta string of a fence. */
  meta: string;
}
