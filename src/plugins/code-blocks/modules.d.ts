declare module '@theme/CopyButton' {
  export { default } from '@site/src/plugins/code-blocks/theme/CopyButton';
}
