import path from 'node:path';

import type { Locator, Page } from '@playwright/test';
import { gte } from 'semver';
import ts from 'typescript';

import { DOCUMENTED_PACKAGES, findPackage, releaseOf } from '../src/core/versions/packages';
import { cutVersionNames, docsVersions, type DocsVersion } from '../src/core/versions';
import { placeVersions } from '../src/plugins/versions/docsVersions';

import { expect, open, root, test, wakeDemos } from './support';

/*
 * Tests on the real site: everything that a version shows about its packages comes from exactly the release that it
 * documents.
 */

/** A prop that not all releases have, and the one that added it. */
const NEW_PROP = 'tabNavigation';
const ADDED_IN = '8.19.0';

const releasesOf = ({ packagesFrom }: DocsVersion) =>
  Object.fromEntries(
    DOCUMENTED_PACKAGES.map((name) => [name, findPackage(name, packagesFrom)?.version]),
  );

const VERSIONS = placeVersions(cutVersionNames(root), undefined).flatMap(({ name, folder }) =>
  docsVersions(root)
    .filter((version) => version.name === name)
    .map((version) => ({
      at: folder === '' ? '/x/' : `/x/${folder}/`,
      releases: releasesOf(version),
      hasProp: gte(releaseOf(version), ADDED_IN),
      directory: version.directory,
    })),
);

/** Opens the installation page's demo that shows the version numbers exported by its packages. */
async function runningReleases(page: Page, at: string): Promise<Locator> {
  await open(page, `${at}introduction/installation/`);
  await wakeDemos(page);
  return page.locator('figure#RunningReleases');
}

for (const { at, releases, hasProp, directory } of VERSIONS) {
  const release = releases['@mui/x-data-grid'] ?? '';

  test.describe(`${at} uses ${release}`, () => {
    test('in its demos', async ({ page }) => {
      const demo = await runningReleases(page, at);
      await expect(demo.locator('[data-island-ready]').first()).toBeAttached();
      for (const [name, version] of Object.entries(releases)) {
        await expect(demo.getByRole('row', { name })).toHaveText(`${name}${version}`);
      }
    });

    test('in an edited demo', async ({ page }) => {
      const demo = await runningReleases(page, at);
      await demo.getByText('Show code').click();
      const code = demo.locator('pre.code');
      await expect(code).toBeVisible();
      await code.focus();
      await page.keyboard.press('Enter');
      const editor = demo.getByRole('textbox', { name: /editable/ });
      await editor.fill(
        "import { version } from '@mui/x-data-grid/package.json';\n" +
          'export default function Edited() {\n  return <p id="said">{version}</p>;\n}\n',
      );
      await expect(demo.frameLocator('iframe').locator('#said')).toHaveText(release, {
        timeout: 20_000,
      });
    });

    test('in the packages of a sandbox', async ({ page, context }) => {
      const sent: URLSearchParams[] = [];
      await context.route(/^https:\/\/stackblitz\.com\//, async (route) => {
        sent.push(new URLSearchParams(route.request().postData() ?? ''));
        await route.fulfill({ contentType: 'text/html', body: '<title>Opened</title>' });
      });
      const demo = await runningReleases(page, at);
      const opened = context.waitForEvent('page');
      await demo.getByRole('button', { name: 'Open in StackBlitz' }).click();
      await expect(await opened).toHaveTitle('Opened');
      const { dependencies } = JSON.parse(sent[0]?.get('project[files][package.json]') ?? '{}') as {
        dependencies: Record<string, string>;
      };
      expect(dependencies).toMatchObject(releases);
    });

    test('in its API reference', async ({ page }) => {
      await open(page, `${at}api/data-grid/data-grid/`);
      const prop = page.locator(`#data-grid-prop-${NEW_PROP}`);
      await (hasProp ? expect(prop).toBeVisible() : expect(prop).toHaveCount(0));
      // A prop that both versions have, to make sure that the page is not just empty.
      await expect(page.locator('#data-grid-prop-rowHeight')).toBeVisible();
    });

    test('in the types that its demos are checked against', () => {
      const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) =>
        ts.sys.readFile(file),
      ) as {
        config: object;
      };
      const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
      const file = path.join(directory, 'introduction/installation/demos/Checked.tsx');
      const code =
        `import { DataGrid } from '@mui/x-data-grid';\n` +
        `export const Checked = () => <DataGrid columns={[]} ${NEW_PROP}="all" />;\n`;
      const disk = ts.createCompilerHost(options);
      const host: ts.CompilerHost = {
        ...disk,
        fileExists: (name) => name === file || disk.fileExists(name),
        getSourceFile: (name, languageVersion, ...rest) =>
          name === file
            ? ts.createSourceFile(name, code, languageVersion)
            : disk.getSourceFile(name, languageVersion, ...rest),
      };
      const program = ts.createProgram([file], { ...options, noEmit: true }, host);
      const errors = program
        .getSemanticDiagnostics(program.getSourceFile(file))
        .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
      expect(errors).toEqual(hasProp ? [] : [expect.stringContaining(NEW_PROP)]);
    });
  });
}
