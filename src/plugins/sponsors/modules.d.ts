declare module '@portal/sponsors' {
  import type { SponsorsData } from '@site/src/plugins/sponsors/types';

  /** The sponsors and the link to become one, written by `src/plugins/sponsors`. */
  const data: SponsorsData;
  export default data;
}

declare module '@theme/Sponsors' {
  export { default } from '@site/src/plugins/sponsors/theme/Sponsors';
}
