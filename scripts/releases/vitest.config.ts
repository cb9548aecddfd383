import path from 'node:path';

import { defineConfig, type Plugin, type TestProjectInlineConfiguration } from 'vitest/config';

import claimsConfig from '../../src/plugins/claims/runner/vitest.config';

import { COMPARED, tolerateMissingExports } from './missingExports';

/*
 * The runner of claims, with the pages of one version in a folder where its code finds the packages of another release.
 */

/** The folder of the version, and that of its copy. */
const { COMPARED_PAGES = '', COMPARED_COPY = '' } = process.env;

/** Stands for modules that the other release doesn't have. */
const MISSING = '\0missing-module';

const missingApi: Plugin = {
  name: 'missing-api',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    return COMPARED.test(source)
      ? ((await this.resolve(source, importer, { ...options, skipSelf: true })) ?? MISSING)
      : undefined;
  },
  load: (id) => (id === MISSING ? 'export default undefined;' : undefined),
  transform(code, id) {
    const [file = ''] = id.split('?');
    return file.startsWith(COMPARED_COPY) && /\.tsx?$/.test(file)
      ? tolerateMissingExports(file, code)
      : undefined;
  },
};

const projects = (claimsConfig.test?.projects ?? []) as TestProjectInlineConfiguration[];

export default defineConfig({
  ...claimsConfig,
  test: {
    ...claimsConfig.test,
    projects: projects
      .filter(({ root }) => root === COMPARED_PAGES)
      .map((project) => ({
        ...project,
        root: COMPARED_COPY,
        cacheDir: path.join(COMPARED_COPY, '../.vite', path.basename(project.cacheDir ?? '')),
        plugins: [missingApi],
        test: {
          ...project.test,
          // What isn't true fails only after this time, four times. What is late passes on a retry.
          testTimeout: 10_000,
          expect: { poll: { timeout: 2500 } },
        },
      })),
  },
});
