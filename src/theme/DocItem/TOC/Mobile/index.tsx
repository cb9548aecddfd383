import OriginalMobile from '@theme-original/DocItem/TOC/Mobile';
import { useApiPage } from '@site/src/plugins/api-reference/client';
import ApiTocMobile from '@theme/ApiTocMobile';

/** Wraps theme-classic's table of contents on phones (3.10.2): API pages have one with their rows. */
export default function DocItemTOCMobile() {
  return useApiPage().length > 0 ? <ApiTocMobile /> : <OriginalMobile />;
}
