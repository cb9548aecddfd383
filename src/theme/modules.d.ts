declare module '@theme/ArticleBody' {
  export { default } from '@site/src/theme/ArticleBody';
}
