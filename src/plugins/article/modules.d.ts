declare module '@portal/article' {
  // All variants have the same exports.
  export { Article, ArticleIsland } from '@site/src/plugins/article/development';
}

declare module '@theme/ArticleComponents' {
  export * from '@site/src/plugins/article/theme/ArticleComponents';
}

declare module '@theme/ArticleIslands' {
  export { default } from '@site/src/plugins/article/theme/ArticleIslands';
}
