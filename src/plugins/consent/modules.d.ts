declare module '@portal/consent' {
  import type { ConsentData } from '@site/src/plugins/consent/types';

  /** The services that need consent, and the page about them; written by `src/plugins/consent`. */
  const data: ConsentData;
  export default data;
}

declare module '@theme/ConsentChoice' {
  export { default } from '@site/src/plugins/consent/theme/ConsentChoice';
}

declare module '@theme/ConsentChoice/Choice' {
  export { default } from '@site/src/plugins/consent/theme/ConsentChoice/Choice';
}
