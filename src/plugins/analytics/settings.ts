/** What the build tells the browser of the options, with all defaults. */
export interface AnalyticsSettings {
  /** Measurement ID: `G-…`. */
  id: string;
  /** Where the tag's script comes from. */
  scriptOrigin: string;
  /** A tagging server that takes the place of Google's. */
  serverOrigin?: string;
  /** Share of the ads displayed that are reported, 0 to 1. */
  adDisplayRatio: number;
  /** Share of the page loads whose web vitals are reported, 0 to 1. */
  webVitalsRatio: number;
  /** The site's languages, whose prefixes are no part of a page's address. */
  languages: readonly string[];
}
