import Head from '@docusaurus/Head';
import { Redirect } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** Redirects to another page of the site, with and without JavaScript. */
export default function RedirectPage({ to }: { to: string }) {
  const isBrowser = useIsBrowser();
  return (
    <>
      <Head>
        <title>This page has moved</title>
        <meta name="robots" content="noindex" />
        <meta httpEquiv="refresh" content={`0; url=${to}`} />
        <link rel="canonical" href={to} />
      </Head>
      <main className="redirect-page">
        <h1>This page has moved</h1>
        <p>
          It is now at <a href={to}>{to}</a>.
        </p>
      </main>
      {isBrowser && <Redirect to={to} />}
    </>
  );
}
