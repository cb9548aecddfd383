import VersionBanner from '@theme/VersionBanner';

/** Replaces theme-classic's banner (3.10.2), which looks up the page in a list of all docs. */
export default function DocVersionBanner() {
  return <VersionBanner />;
}
