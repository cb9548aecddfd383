/*
 * `npx jiti scripts/appImages.ts`: draws the icons of the installable app from `static/img/app/icon.svg`, and takes its
 * screenshots from the build in `build/`, with Chromium. The results are committed. Run this after the logo or the
 * first screen has changed.
 */
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import { chromium, type Browser } from '@playwright/test';

import { staticHandler } from '../server/static';

const root = path.resolve(__dirname, '..');
const folder = path.join(root, 'static/img/app');
const svg = readFileSync(path.join(folder, 'icon.svg'), 'utf8');

/** Without rounded corners, because the operating system cuts out its own shape. */
const square = svg.replace(/ rx="112"/, '');

const ICONS: { file: string; size: number; content: string }[] = [
  { file: 'icon-192.png', size: 192, content: svg },
  { file: 'icon-512.png', size: 512, content: svg },
  { file: 'maskable-192.png', size: 192, content: square },
  { file: 'maskable-512.png', size: 512, content: square },
  { file: 'apple-touch-icon.png', size: 180, content: square },
];

const SCREENSHOTS = [
  { file: 'screenshot-wide.webp', width: 1280, height: 720, page: '/x/react-charts/bars/' },
  { file: 'screenshot-narrow.webp', width: 390, height: 844, page: '/x/' },
];

async function drawIcons(browser: Browser): Promise<void> {
  for (const { file, size, content } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${content}`);
    writeFileSync(path.join(folder, file), await page.screenshot({ omitBackground: true }));
    await page.close();
  }
}

async function takeScreenshots(browser: Browser): Promise<void> {
  const server = http.createServer(staticHandler(path.join(root, 'build'))).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  for (const { file, width, height, page: pathname } of SCREENSHOTS) {
    const page = await browser.newPage({
      viewport: { width, height },
      reducedMotion: 'reduce',
      colorScheme: 'light',
    });
    await page.goto(origin + pathname, { waitUntil: 'networkidle' });
    const session = await page.context().newCDPSession(page);
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
    writeFileSync(path.join(folder, file), Buffer.from(data, 'base64'));
    await page.close();
  }
  server.close();
}

async function main(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  await drawIcons(browser);
  await takeScreenshots(browser);
  await browser.close();
}

void main();
