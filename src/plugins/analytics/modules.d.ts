declare module '@portal/analytics' {
  import type { AnalyticsSettings } from '@site/src/plugins/analytics/settings';

  /** The settings of the Google tag. Only sites that configure one have this module. */
  const settings: AnalyticsSettings;
  export default settings;
}
