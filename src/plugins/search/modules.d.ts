declare module '@portal/search' {
  import type { SearchData } from '@site/src/plugins/search/types';

  /** What readers narrow a search by; written by `src/plugins/search`. */
  const data: SearchData;
  export default data;
}
