/** Attribute of the element that contains an article. */
export const ARTICLE_ATTRIBUTE = 'data-article';

/** Attributes of the article's header and footer, which are static in every article. */
export const HEADER_ATTRIBUTE = 'data-article-header';
export const FOOTER_ATTRIBUTE = 'data-article-footer';
