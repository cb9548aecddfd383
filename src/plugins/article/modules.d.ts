declare module '@portal/article' {
  // The variants are alike.
  export { Article, ArticlePart } from '@site/src/plugins/article/development';
}

declare module '@theme/ArticleComponents' {
  export * from '@site/src/plugins/article/theme/ArticleComponents';
}

declare module '@theme/ArticleParts' {
  export { default } from '@site/src/plugins/article/theme/ArticleParts';
}
