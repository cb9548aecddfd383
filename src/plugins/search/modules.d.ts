declare module '@portal/search' {
  import type { SearchData } from '@site/src/plugins/search/types';

  /** The products by which readers can filter a search, written by `src/plugins/search`. */
  const data: SearchData;
  export default data;
}

declare module '@portal/search-vocabulary' {
  import type { SearchVocabulary } from '@site/src/plugins/search/vocabulary';

  /** The words of the site's subject, written by `src/plugins/search`. */
  const vocabulary: SearchVocabulary;
  export default vocabulary;
}

declare module '@theme/NotFoundSearch' {
  export { default } from '@site/src/plugins/search/theme/NotFoundSearch';
}
