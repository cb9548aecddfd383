declare module '@portal/component-links' {
  import type { ComponentLinksData } from '@site/src/plugins/component-links/types';

  const data: ComponentLinksData;
  export default data;
}

declare module '@theme/ComponentLinks' {
  export { default } from '@site/src/plugins/component-links/theme/ComponentLinks';
}
