declare module '@portal/markdown' {
  import type { MarkdownData } from '@site/src/plugins/markdown';

  const data: MarkdownData;
  export default data;
}

declare module '@theme/PageMenu' {
  export { default } from '@site/src/plugins/markdown/theme/PageMenu';
}
