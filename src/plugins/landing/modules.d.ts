declare module '@theme/Landing' {
  export { default } from '@site/src/plugins/landing/theme/Landing';
}
