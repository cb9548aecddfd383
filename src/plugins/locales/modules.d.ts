declare module '@generated/portal-locales/default/titles.json' {
  /** Titles by pathname, as `src/plugins/locales` writes them. */
  const titles: Readonly<Record<string, string>>;
  export default titles;
}
