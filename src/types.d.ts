declare module '*.woff2' {
  /** The file's address in the build. */
  const url: string;
  export default url;
}

declare module '*?raw' {
  /** The file's text. */
  const text: string;
  export default text;
}

declare module '@live/modules' {
  /** What edited code may import, by specifier; written by the build of the live frame. */
  export const modules: Record<string, () => Promise<unknown>>;
}

declare module '@generated/portal-locales/default/titles.json' {
  /** Titles by pathname, as `src/plugins/locales` writes them. */
  const titles: Readonly<Record<string, string>>;
  export default titles;
}

declare module '@generated/portal-analytics/default/settings.json' {
  import type { AnalyticsSettings } from '@site/src/plugins/analytics/settings';

  const settings: AnalyticsSettings;
  export default settings;
}

declare module '@portal/consent' {
  import type { ConsentData } from '@site/src/plugins/consent/types';

  /** Who asks for consent; written by `src/plugins/consent`. */
  const data: ConsentData;
  export default data;
}

declare module '@portal/sponsors' {
  import type { SponsorsData } from '@site/src/plugins/sponsors/types';

  /** The sponsors and how to become one; written by `src/plugins/sponsors`. */
  const data: SponsorsData;
  export default data;
}

declare module '@portal/redirects' {
  import type { MovedFolders } from '@site/src/plugins/redirects/folders';

  /** Folders that have moved; written by `src/plugins/redirects`. */
  const folders: MovedFolders;
  export default folders;
}

declare module '@portal/elsewhere' {
  /** Paths of pages that another process builds; written by `src/plugins/versions`. */
  const paths: readonly string[];
  export default paths;
}

declare module '@portal/search' {
  import type { SearchData } from '@site/src/plugins/search/types';

  /** What readers narrow a search by; written by `src/plugins/search`. */
  const data: SearchData;
  export default data;
}

declare module '@portal/search-vocabulary' {
  import type { SearchVocabulary } from '@site/src/plugins/search/vocabulary';

  /** The words of the site's subject; written by `src/plugins/search`. */
  const vocabulary: SearchVocabulary;
  export default vocabulary;
}

declare module '@portal/offline' {
  import type { OfflineData } from '@site/src/plugins/offline/types';

  /** Where pages are kept for reading without a network; written by `src/plugins/offline`. */
  const data: OfflineData;
  export default data;
}

declare module '@portal/feedback' {
  import type { FeedbackData } from '@site/src/plugins/feedback/types';

  /** Where answers go; written by `src/plugins/feedback`. */
  const data: FeedbackData;
  export default data;
}

/** Sets the licence key of MUI X's commercial packages, if there is one; see `src/plugins/licence`. */
declare module '@portal/licence' {}

declare module '*?island' {
  import type { IslandModule } from '@site/src/core/islands';

  const island: IslandModule;
  export default island;
}

declare module '*?api-sizes' {
  import type { SnapshotModule } from '@site/src/plugins/api-reference/sizes/snapshotModule';

  const snapshot: SnapshotModule;
  export default snapshot;
}

declare module '@theme/ApiChangesSection' {
  export { default } from '@site/src/plugins/api-reference/theme/ApiChangesSection';
}

declare module '@theme/SizeSnapshot' {
  export { default } from '@site/src/plugins/api-reference/theme/SizeSnapshot';
}

declare module '@portal/article' {
  // The variants are alike.
  export { Article, ArticlePart } from '@site/src/plugins/article/development';
}

declare module '@portal/sidebar' {
  // The variants are alike.
  export { Sidebar } from '@site/src/plugins/navigation/sidebar/development';
}

declare module '@theme/ArticleBody' {
  export { default } from '@site/src/theme/ArticleBody';
}

declare module '@theme/ArticleComponents' {
  export * from '@site/src/plugins/article/theme/ArticleComponents';
}

declare module '@theme/ArticleParts' {
  export { default } from '@site/src/plugins/article/theme/ArticleParts';
}

declare module '@theme/AdSlot/Ad' {
  export { default } from '@site/src/plugins/ads/theme/AdSlot/Ad';
}

declare module '@theme/ApiToolbar/ApiTools' {
  export { default } from '@site/src/plugins/api-reference/theme/ApiToolbar/ApiTools';
}

declare module '@theme/ConsentChoice/Choice' {
  export { default } from '@site/src/plugins/consent/theme/ConsentChoice/Choice';
}

declare module '@theme/Demo' {
  export { default } from '@site/src/plugins/demos/theme/Demo';
}

declare module '@theme/Demo/LiveDemo' {
  export { default } from '@site/src/plugins/demos/theme/Demo/LiveDemo';
  export type { LiveDemoProps } from '@site/src/plugins/demos/theme/Demo/LiveDemo';
}

declare module '@theme/AdSlot' {
  export { default } from '@site/src/plugins/ads/theme/AdSlot';
}

declare module '@theme/IconFont' {
  export { default } from '@site/src/plugins/icon-fonts/theme/IconFont';
}

declare module '@theme/CopyButton' {
  export { default } from '@site/src/plugins/code-blocks/theme/CopyButton';
}

declare module '@theme/ColorModeSwitch' {
  export { default } from '@site/src/plugins/color-mode/theme/ColorModeSwitch';
}

declare module '@theme/SettingsButton' {
  export { default } from '@site/src/plugins/settings/theme/SettingsButton';
}

declare module '@theme/SettingsSections' {
  export { default } from '@site/src/plugins/settings/theme/SettingsSections';
}

declare module '@theme/OfflineSection' {
  export { default } from '@site/src/plugins/offline/theme/OfflineSection';
}

declare module '@theme/OfflinePage' {
  export { default } from '@site/src/plugins/offline/theme/OfflinePage';
}

declare module '@theme/NavigationChips' {
  export { default } from '@site/src/plugins/navigation/theme/NavigationChips';
}

declare module '@theme/Landing' {
  export { default } from '@site/src/plugins/landing/theme/Landing';
}

declare module '@theme/RedirectPage' {
  export { default } from '@site/src/plugins/redirects/theme/RedirectPage';
}

declare module '@theme/FolderRedirect' {
  export { default } from '@site/src/plugins/redirects/theme/FolderRedirect';
}

declare module '@theme/DemoPage' {
  export { default } from '@site/src/plugins/demos/theme/DemoPage';
}

declare module '@theme/ConsentChoice' {
  export { default } from '@site/src/plugins/consent/theme/ConsentChoice';
}

declare module '@theme/Sponsors' {
  export { default } from '@site/src/plugins/sponsors/theme/Sponsors';
}

declare module '@theme/FeedbackPrompt' {
  export { default } from '@site/src/plugins/feedback/theme/FeedbackPrompt';
}

declare module '@theme/VersionBanner' {
  export { default } from '@site/src/plugins/versions/theme/VersionBanner';
}

declare module '@theme/DocTabs' {
  export { default, useDocHeading } from '@site/src/plugins/api-reference/theme/DocTabs';
}

declare module '@theme/ApiIndexSection' {
  export { default } from '@site/src/plugins/api-reference/theme/ApiIndexSection';
}

declare module '@theme/ApiSection' {
  export { default } from '@site/src/plugins/api-reference/theme/ApiSection';
}

declare module '@theme/ApiToolbar' {
  export { default } from '@site/src/plugins/api-reference/theme/ApiToolbar';
}

declare module '@theme/ApiToc' {
  export { default } from '@site/src/plugins/api-reference/theme/ApiToc';
}

declare module '@theme/ApiTocMobile' {
  export { default } from '@site/src/plugins/api-reference/theme/ApiTocMobile';
}
