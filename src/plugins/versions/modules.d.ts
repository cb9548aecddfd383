declare module '@portal/elsewhere' {
  /** Paths of pages that another process builds, written by `src/plugins/versions`. */
  const paths: readonly string[];
  export default paths;
}

declare module '@theme/VersionBanner' {
  export { default } from '@site/src/plugins/versions/theme/VersionBanner';
}
