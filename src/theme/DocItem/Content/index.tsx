import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useNavigationFlags } from '@site/src/plugins/navigation/client';
import type { Props } from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import NavigationChips from '@theme/NavigationChips';

/**
 * Ejected from @docusaurus/theme-classic 3.10.2. Changed: chips beside the title. Titles come from front matter only (CONTRIBUTING), so a title in the content is not looked for.
 */
export default function DocItemContent({ children }: Props) {
  const { metadata, frontMatter } = useDoc();
  const flags = useNavigationFlags();
  return (
    <div className={`${ThemeClassNames.docs.docMarkdown} markdown`}>
      {!frontMatter.hide_title && (
        <header>
          <Heading as="h1">
            {metadata.title} <NavigationChips flags={flags} />
          </Heading>
        </header>
      )}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
