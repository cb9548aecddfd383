declare module '@portal/offline' {
  import type { OfflineData } from '@site/src/plugins/offline/types';

  /** Where pages are stored for offline reading, written by `src/plugins/offline`. */
  const data: OfflineData;
  export default data;
}

declare module '@theme/OfflinePage' {
  export { default } from '@site/src/plugins/offline/theme/OfflinePage';
}

declare module '@theme/OfflineSection' {
  export { default } from '@site/src/plugins/offline/theme/OfflineSection';
}

/** The package's types only describe its options. */
declare module '@docusaurus/plugin-pwa' {
  import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';

  export default function pluginPWA(
    context: Pick<LoadContext, 'baseUrl' | 'i18n' | 'outDir' | 'siteConfig'>,
    options: PluginOptions,
  ): Plugin | null;

  export function validateOptions(
    context: OptionValidationContext<Partial<PluginOptions>, PluginOptions>,
  ): PluginOptions;
}
