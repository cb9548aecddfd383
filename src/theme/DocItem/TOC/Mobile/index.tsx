import OriginalMobile from '@theme-original/DocItem/TOC/Mobile';
import { useApiPage } from '@site/src/plugins/api-reference/client';
import ApiTocMobile from '@theme/ApiTocMobile';

/** Wraps theme-classic's mobile table of contents (3.10.2). API pages have their own, which lists their rows. */
export default function DocItemTOCMobile() {
  return useApiPage().length > 0 ? <ApiTocMobile /> : <OriginalMobile />;
}
