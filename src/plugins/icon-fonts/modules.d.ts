declare module '@theme/IconFont' {
  export { default } from '@site/src/plugins/icon-fonts/theme/IconFont';
}
