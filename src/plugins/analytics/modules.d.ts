declare module '@generated/portal-analytics/default/settings.json' {
  import type { AnalyticsSettings } from '@site/src/plugins/analytics/settings';

  const settings: AnalyticsSettings;
  export default settings;
}
