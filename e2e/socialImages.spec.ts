import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { createCanvas, loadImage } from '@napi-rs/canvas';

import { expect, open, root, test } from './support';

// @visits /assets/social/** /offline/** /sitemap.xml

/* The images that chats and social networks show with a link to a page. */

const FOLDER = path.join(root, 'build/assets/social');

/** Returns the content of a page's `<meta>` elements by name or property. */
function metaOf(pathname: string): Map<string, string> {
  const html = readFileSync(path.join(root, 'build', pathname, 'index.html'), 'utf8');
  const tags = html.matchAll(
    /<meta [^>]*?(?:name|property)="?([\w:]+)"? content=(?:"([^"]*)"|([^\s>]+))/g,
  );
  return new Map([...tags].map(([, name = '', quoted, bare]) => [name, quoted ?? bare ?? '']));
}

/** Returns the file of a page's image. */
const imageOf = (pathname: string) =>
  path.join(root, 'build', new URL(metaOf(pathname).get('og:image') ?? '').pathname);

/** The color of the title. */
const INK = [0x1b, 0x1d, 0x2b] as const;

/** Returns the part of an image that contains the title: the smallest rectangle below the site's name. */
async function titleBox(file: string) {
  const image = await loadImage(readFileSync(file));
  const { width, height } = image;
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const box = { left: width, top: height, right: 0, bottom: 0 };
  for (let y = 140; y < height; y += 1) {
    // Up to the frame with the drawing, whose text has the same color.
    for (let x = 0; x < 798; x += 1) {
      const from = (y * width + x) * 4;
      if (INK.every((value, index) => Math.abs((data[from + index] ?? 0) - value) < 8)) {
        box.left = Math.min(box.left, x);
        box.right = Math.max(box.right, x);
        box.top = Math.min(box.top, y);
        box.bottom = Math.max(box.bottom, y);
      }
    }
  }
  return { width, height, ...box };
}

for (const pathname of [
  '/x/',
  '/x/react-data-grid/sorting/',
  '/x/react-date-pickers/adapters-locale/components-api/',
  '/x/api/date-pickers/exported-multi-section-digital-clock-section-props/',
  '/x/api/charts/line-chart/',
  '/x/react-tree-view/',
  '/playground/',
]) {
  test(`${pathname} has an image of the right size, and its title isn't cut off`, async () => {
    const meta = metaOf(pathname);
    expect(meta.get('twitter:card')).toBe('summary_large_image');
    expect(meta.get('og:image')).toMatch(/^https:\/\/.*\/assets\/social\/[\da-f]{16}\.png$/);
    const { width, height, ...box } = await titleBox(imageOf(pathname));
    expect([String(width), String(height)]).toEqual([
      meta.get('og:image:width'),
      meta.get('og:image:height'),
    ]);
    expect([width, height]).toEqual([1200, 630]);
    // Below the name of the site, beside the drawing, with space on all sides.
    expect(box.left).toBeGreaterThan(60);
    expect(box.top).toBeGreaterThan(200);
    expect(box.right).toBeGreaterThan(box.left + 200);
    expect(box.right).toBeLessThan(756);
    expect(box.bottom).toBeLessThan(600);
  });
}

test('the image names the page and the release, and a demo has the image of its guide', () => {
  expect(metaOf('/x/react-data-grid/sorting/').get('og:image:alt')).toMatch(
    /^Data Grid sorting – MUI X 8\./,
  );
  const [demo = ''] = readdirSync(path.join(root, 'build/x/react-data-grid/sorting/demos'));
  expect(imageOf(`/x/react-data-grid/sorting/demos/${demo}/`)).toBe(
    imageOf('/x/react-data-grid/sorting/'),
  );
  expect(imageOf('/x/react-data-grid/filtering/')).not.toBe(imageOf('/x/react-data-grid/sorting/'));
});

test('all images together are small enough, and not part of offline packs', () => {
  const bytes = readdirSync(FOLDER).map((file) => statSync(path.join(FOLDER, file)).size);
  expect(Math.max(...bytes)).toBeLessThan(40_000);
  expect(bytes.reduce((sum, byte) => sum + byte, 0)).toBeLessThan(40_000_000);
  const lists = path.join(root, 'build/assets/offline');
  for (const list of readdirSync(lists)) {
    expect(readFileSync(path.join(lists, list), 'utf8')).not.toContain('/assets/social/');
  }
});

test('after a navigation, the head has the image of the new page, which can be loaded', async ({
  page,
}) => {
  await open(page, '/x/react-tree-view/');
  const image = page.locator('meta[property="og:image"]');
  await expect(image).toHaveAttribute(
    'content',
    metaOf('/x/react-tree-view/').get('og:image') ?? '',
  );
  await page
    .getByRole('navigation')
    .getByRole('link', { name: 'Charts', exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(/\/x\/react-charts\/$/);
  const charts = metaOf('/x/react-charts/').get('og:image') ?? '';
  await expect(image).toHaveCount(1);
  await expect(image).toHaveAttribute('content', charts);
  const width = await page.evaluate(async (src) => {
    const loaded = new Image();
    loaded.src = src;
    await loaded.decode();
    return loaded.naturalWidth;
  }, new URL(charts).pathname);
  expect(width).toBe(1200);
});
