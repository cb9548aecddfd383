import { buildFixture, serveFolder } from './fixtureSite';

/*
 * The site with third-party services: ads, sponsors, analytics, a font service. Their hosts, in
 * e2e/services.config.ts, do not exist. The tests fulfill requests to them (`page.route`), under the
 * site's real policy.
 */
async function main(): Promise<void> {
  const { code, output, outDir } = await buildFixture(
    'services',
    {},
    { config: 'e2e/services.config.ts' },
  );
  if (code !== 0) {
    console.error(output);
    process.exit(1);
  }
  await serveFolder(outDir, Number(process.env.PORT));
}

void main();
