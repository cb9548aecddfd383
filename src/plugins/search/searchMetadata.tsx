import Head from '@docusaurus/Head';

/** The version that a page belongs to, in its `<head>`. The index and the service worker read it. */
export default function SearchMetadata({ version }: { version?: string }) {
  return (
    <Head>{version !== undefined && <meta name="docusaurus_version" content={version} />}</Head>
  );
}
