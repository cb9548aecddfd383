declare module '@portal/structured-data' {
  /** The documented releases by Docusaurus' name of the version. */
  const releases: Readonly<Record<string, string>>;
  export default releases;
}

declare module '@theme/StructuredData' {
  export { default } from '@site/src/plugins/structured-data/theme/StructuredData';
}
