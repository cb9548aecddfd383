declare module '@portal/markdown' {
  import type { MarkdownData } from '@site/src/plugins/markdown';

  const data: MarkdownData;
  export default data;
}

declare module '@theme/MarkdownLink' {
  export { default } from '@site/src/plugins/markdown/theme/MarkdownLink';
}

declare module '@theme/PageMenu' {
  export { default } from '@site/src/plugins/markdown/theme/PageMenu';
}

declare module '@theme/PageMenu/Menu' {
  export { default } from '@site/src/plugins/markdown/theme/PageMenu/Menu';
}
