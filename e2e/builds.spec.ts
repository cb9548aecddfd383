import { buildFixture, serveFolder } from './fixtureSite';
import { expect, open, test } from './support';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

test('a demo that does not exist stops the build, with the paths of page and demo', async () => {
  const { code, output } = await buildFixture('missing');
  expect(code).not.toBe(0);
  expect(output).toContain('e2e/fixtures/missing/missing.mdx:7');
  expect(output).toContain('e2e/fixtures/missing/demos/NoSuchDemo.tsx');
});

test('a demo that does not compile stops the build, with the paths of page and demo', async () => {
  const { code, output } = await buildFixture('broken');
  expect(code).not.toBe(0);
  expect(output).toContain('e2e/fixtures/broken/demos/DoesNotCompile.tsx');
  expect(output).toContain('e2e/fixtures/broken/broken.mdx');
});

test.describe('a demo that throws', () => {
  test.use({ mayComplain: true });

  test('shows its error with a reset, and leaves the page alone', async ({ page }) => {
    const { code, output, outDir } = await buildFixture('throwing');
    expect(code, output).toBe(0);
    const site = serveFolder(outDir);

    await open(page, `${site.origin}/x/`);
    const steady = page.getByRole('button', { name: /Counted/ });
    await steady.click();
    await page.getByRole('button', { name: 'Break' }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('The orders could not be read <b>at all</b>');
    await steady.click();
    await expect(steady).toHaveText('Counted 2');

    await alert.getByRole('button', { name: 'Reset' }).click();
    await expect(page.getByRole('button', { name: 'Break' })).toBeVisible();
    await expect(steady).toHaveText('Counted 2');
    site.close();
  });
});
