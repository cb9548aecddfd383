import OriginalDocItem from '@theme-original/DocItem';
import { ApiPageContext, apiOfContent } from '@site/src/plugins/api-reference/client';
import type { Props } from '@theme/DocItem';

/** Wraps theme-classic's page (3.10.2): tells the table of contents which symbols of the API reference it is about. */
export default function DocItem(props: Props) {
  return (
    <ApiPageContext value={apiOfContent(props.content)}>
      <OriginalDocItem {...props} />
    </ApiPageContext>
  );
}
