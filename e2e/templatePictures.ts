import path from 'node:path';

import type { Page } from '@playwright/test';

import { templatePath } from '../src/core/navigation/paths';
import { unversionedDocs } from '../src/core/versions';
import { type TemplateLayout, templatesIn } from '../src/plugins/templates/check';
import { PICTURE_SIZE } from '../src/plugins/templates/markup';

/** Largest size of a committed picture, in bytes. */
export const MAX_PICTURE_BYTES = 25_000;

/**
 * Scales and qualities of WebP to try, until a picture is small enough. A page shows pictures at two thirds of their
 * size.
 */
const ATTEMPTS = [1, 0.8, 0.667].flatMap((scale) =>
  [80, 65, 50].map((quality) => ({ scale, quality })),
);

/** The page with a template's application. */
export interface Preview {
  layout: TemplateLayout;
  address: string;
}

/** Returns the templates of a site. */
export const siteTemplates = (siteDir: string): TemplateLayout[] =>
  templatesIn(path.join(unversionedDocs(siteDir)?.directory ?? siteDir, 'templates'));

/** Returns the previews of a site. */
export const templatePreviews = (siteDir: string): Preview[] =>
  siteTemplates(siteDir).map((layout) => ({
    layout,
    address: `${templatePath(layout.id)}preview/`,
  }));

export type PictureMode = 'light' | 'dark';

/** Options of new pages for pictures: no motion, and a window with room for the bar above the application. */
export const PICTURE_CONTEXT = {
  viewport: { width: PICTURE_SIZE.width, height: PICTURE_SIZE.height + 60 },
  reducedMotion: 'reduce',
  deviceScaleFactor: 1,
} as const;

/** The day of the pictures. Applications show dates that depend on today. */
const PICTURE_TIME = new Date('2026-11-25T12:00:00Z');

/** Opens a preview in a color mode and waits until its application has nothing left to do. */
export async function openForPicture(page: Page, address: string, mode: PictureMode) {
  await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
  await page.clock.setFixedTime(PICTURE_TIME);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('[data-island-ready]').waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
  // Data from the servers in memory.
  await page.waitForFunction(
    () => !document.querySelector('[role=progressbar], .MuiSkeleton-root, [aria-busy=true]'),
  );
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
}

/** Takes the picture of the application below the bar, at most as large as allowed. */
export async function takePicture(page: Page): Promise<Buffer> {
  const top = await page.locator('[data-island=template]').evaluate((element) => {
    window.scrollTo(0, 0);
    return element.getBoundingClientRect().top;
  });
  const session = await page.context().newCDPSession(page);
  try {
    for (const { scale, quality } of ATTEMPTS) {
      const { data } = await session.send('Page.captureScreenshot', {
        format: 'webp',
        quality,
        clip: { x: 0, y: top, ...PICTURE_SIZE, scale },
      });
      const picture = Buffer.from(data, 'base64');
      if (picture.length <= MAX_PICTURE_BYTES) {
        return picture;
      }
    }
  } finally {
    await session.detach();
  }
  throw new Error(
    `The picture of ${page.url()} has more than ${MAX_PICTURE_BYTES} bytes in the smallest size. Show less detail on the first screen.`,
  );
}

/**
 * Returns how much two pictures differ: the share of areas of 8 by 8 pixels whose average color differs visibly.
 *
 * @param page - A page without a policy, such as `about:blank`.
 */
export async function pictureDifference(page: Page, one: Buffer, other: Buffer): Promise<number> {
  return page.evaluate(
    async ({ pictures, width, height }) => {
      const [first, second] = await Promise.all(
        pictures.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/webp' }), {
            resizeWidth: width,
            resizeHeight: height,
            resizeQuality: 'medium',
          });
          const canvas = new OffscreenCanvas(width, height);
          const context = canvas.getContext('2d');
          context?.drawImage(bitmap, 0, 0);
          return context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
        }),
      );
      if (!first || !second) {
        return 1;
      }
      /** Difference of a channel, of 255, that is visible in an area. */
      const visible = 20;
      let differing = 0;
      for (let index = 0; index < first.length; index += 4) {
        const channels = [0, 1, 2].map((channel) =>
          Math.abs((first[index + channel] ?? 0) - (second[index + channel] ?? 0)),
        );
        differing += Math.max(...channels) > visible ? 1 : 0;
      }
      return differing / (width * height);
    },
    {
      pictures: [one.toString('base64'), other.toString('base64')],
      width: PICTURE_SIZE.width / 8,
      height: Math.round(PICTURE_SIZE.height / 8),
    },
  );
}
