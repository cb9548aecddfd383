/*
 * Replaces components that render nothing in the browser: @docusaurus/core's `BaseUrlIssueBanner` (3.10.2), which
 * `siteConfig.baseUrlIssueBanner` turns off but leaves in the bundle, and, in the production bundle, those that only
 * write to the page's head (`head.ts`).
 */
export default function Nothing(): null {
  return null;
}
