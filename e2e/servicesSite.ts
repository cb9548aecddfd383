import path from 'node:path';

import { buildFixture, serveFolder } from './fixtureSite';
import { root } from './support';

/*
 * The site with third-party services: ads, sponsors, analytics, a font service. Their hosts, in
 * e2e/fixtures/services/services.json, do not exist. The tests fulfill requests to them (`page.route`), under the
 * site's real policy.
 */
async function main(): Promise<void> {
  const { code, output, outDir } = await buildFixture('services', {
    PORTAL_FIXTURE_SERVICES: path.join(root, 'e2e/fixtures/services/services.json'),
  });
  if (code !== 0) {
    console.error(output);
    process.exit(1);
  }
  await serveFolder(outDir, Number(process.env.PORT));
}

void main();
