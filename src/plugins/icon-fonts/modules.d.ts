declare module '@portal/icon-fonts' {
  import type { IconFontData } from '@site/src/plugins/icon-fonts/types';

  /** The addresses that the font comes from, written by `src/plugins/icon-fonts`. */
  const data: IconFontData;
  export default data;
}

declare module '@theme/IconFont' {
  export { default } from '@site/src/plugins/icon-fonts/theme/IconFont';
}
