import { useDoc } from '@docusaurus/plugin-content-docs/client';
import ContentVisibility from '@theme/ContentVisibility';
import MDXContent from '@theme/MDXContent';
import type { ReactNode } from 'react';

export interface ArticleBodyProps {
  /** Element with the header (`Header.tsx`). */
  header: ReactNode;
  /** Element with the footer (`Footer.tsx`). */
  footer: ReactNode;
  /** The page's text. */
  children: ReactNode;
}

/**
 * The content of an article (`src/plugins/article`): a note on drafts and unlisted pages, the header, the text, and the
 * footer.
 */
export default function ArticleBody({ header, footer, children }: ArticleBodyProps) {
  const { frontMatter, metadata } = useDoc();
  return (
    <>
      {/* In the browser, the metadata lacks the front matter. */}
      <ContentVisibility metadata={{ ...metadata, frontMatter }} />
      {!frontMatter.hide_title && header}
      <MDXContent>{children}</MDXContent>
      {footer}
    </>
  );
}
