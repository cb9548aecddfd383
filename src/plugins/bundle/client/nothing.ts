/*
 * Takes the place of @docusaurus/core's `BaseUrlIssueBanner` (3.10.2), which `siteConfig.baseUrlIssueBanner` turns off
 * but leaves in the bundle.
 */
export default function Nothing(): null {
  return null;
}
