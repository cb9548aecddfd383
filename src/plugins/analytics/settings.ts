/** The plugin's options for the browser, with all defaults. */
export interface AnalyticsSettings {
  /** Measurement ID: `G-…`. */
  id: string;
  /** Origin of the tag's script. */
  scriptOrigin: string;
  /** Origin of a tagging server that replaces Google's. */
  serverOrigin?: string;
  /** Share of ad displays that are reported, from 0 to 1. */
  adDisplayRatio: number;
  /** Share of page loads whose web vitals are reported, from 0 to 1. */
  webVitalsRatio: number;
  /** The site's languages. Their prefixes are removed from the addresses of pages. */
  languages: readonly string[];
}

/** Path of the tag's script on its origin. */
export const SCRIPT_PATH = '/gtag/js';
