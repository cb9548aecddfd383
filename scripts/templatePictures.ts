/*
 * `npm run templates:pictures -- [--build FOLDER] [ID …]`: takes the pictures of templates from their previews in
 * `build/`, in both color modes and in all versions, and writes them next to their pages. The results are committed. Run
 * this after an application has changed; a browser test fails until you do.
 */
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { chromium } from '@playwright/test';

import {
  openForPicture,
  PICTURE_CONTEXT,
  takePicture,
  templatePreviews,
} from '../e2e/templatePictures';
import { staticHandler } from '../server/static';
import { pictureFiles } from '../src/plugins/templates/check';

const root = path.resolve(__dirname, '..');

const executablePath =
  process.env.CHROME_PATH ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((file) => existsSync(file));

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { build: { type: 'string', default: 'build' } },
  });
  const build = path.resolve(root, values.build);
  const pictures = templatePreviews(root);
  const unknown = positionals.find((id) => !pictures.some(({ layout }) => layout.id === id));
  if (unknown !== undefined) {
    const known = [...new Set(pictures.map(({ layout }) => layout.id))];
    throw new Error(`There is no template "${unknown}". Known are: ${known.join(', ')}.`);
  }

  const server = http.createServer(staticHandler(build)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox'],
  });
  try {
    for (const { layout, address } of pictures) {
      if (positionals.length > 0 && !positionals.includes(layout.id)) {
        continue;
      }
      if (!existsSync(path.join(build, address, 'index.html'))) {
        console.log(`Skipped ${address}, which isn't in ${values.build}/.`);
        continue;
      }
      for (const mode of ['light', 'dark'] as const) {
        const page = await browser.newPage(PICTURE_CONTEXT);
        await openForPicture(page, origin + address, mode);
        const picture = await takePicture(page);
        const file = pictureFiles(layout)[mode];
        writeFileSync(file, picture);
        console.log(`${path.relative(root, file)}: ${(picture.length / 1000).toFixed(1)} kB`);
        await page.close();
      }
    }
  } finally {
    await browser.close();
    server.close();
  }
}

main().catch((error: Error) => {
  console.error(`templates:pictures: ${error.message}`);
  process.exitCode = 1;
});
