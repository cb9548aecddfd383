declare module '@theme/ArticleBody' {
  export { default } from '@site/src/theme/ArticleBody';
}

declare module '@theme/ArticleBody/Header' {
  export { default } from '@site/src/theme/ArticleBody/Header';
}

declare module '@theme/ArticleBody/Footer' {
  export { default } from '@site/src/theme/ArticleBody/Footer';
}
