import useRouteContext from '@docusaurus/useRouteContext';
import DocItemFooter from '@theme/DocItem/Footer';
import MarkdownLink from '@theme/MarkdownLink';
import StructuredData from '@theme/StructuredData';
import Verified from '@theme/Verified';

/**
 * The footer of an article: what was verified on the page, and Docusaurus' own, with the date of the last change. Adds to
 * the head of the page what programs read. It isn't part of the text for the search. Docs of other docs plugins are
 * about no release, and have no Markdown.
 */
export default function ArticleFooter() {
  const isMain = useRouteContext().plugin.id === 'default';
  return (
    <>
      {isMain && (
        <>
          <MarkdownLink />
          <StructuredData />
          <Verified />
        </>
      )}
      <DocItemFooter />
    </>
  );
}
