declare module '@theme/CopyButton' {
  export { default } from '@site/src/plugins/code-blocks/theme/CopyButton';
}

declare module '@portal/source-code' {
  // Both variants have the same export.
  export { default } from '@site/src/plugins/code-blocks/source/browser';
}

declare module '@generated/portal-code-blocks/default/prism.js' {
  import type { PrismSettings } from '@site/src/plugins/code-blocks/magicComments';

  const settings: PrismSettings;
  export default settings;
}
