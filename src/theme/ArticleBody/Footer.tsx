import DocItemFooter from '@theme/DocItem/Footer';
import MarkdownLink from '@theme/MarkdownLink';
import StructuredData from '@theme/StructuredData';
import Verified from '@theme/Verified';

/**
 * The footer of an article: what was verified on the page, and Docusaurus' own, with the date of the last change. Adds to
 * the head of the page what programs read. It isn't part of the text for the search.
 */
export default function ArticleFooter() {
  return (
    <>
      <MarkdownLink />
      <StructuredData />
      <Verified />
      <DocItemFooter />
    </>
  );
}
