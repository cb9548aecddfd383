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
