import { rspack, type Configuration, type StatsCompilation } from '@rspack/core';

/** Compiles TypeScript with JSX for browsers of 2022 and later. */
export const TYPESCRIPT_RULE = {
  test: /\.tsx?$/,
  type: 'javascript/auto',
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  },
};

/**
 * Runs a compilation that is separate from the site's bundle.
 *
 * @returns Files by entry, in the order in which a document loads them.
 * @throws Error with Rspack's messages if the compilation fails.
 */
export function runRspack(configuration: Configuration): Promise<Map<string, string[]>> {
  const stats = new Promise<StatsCompilation>((resolve, reject) => {
    const compiler = rspack(configuration);
    compiler.run((error, result) => {
      compiler.close(() => {
        if (error || !result) {
          reject(error ?? new Error('Rspack returned no result.'));
        } else if (result.hasErrors()) {
          reject(new Error(result.toString({ preset: 'errors-only', colors: false })));
        } else {
          resolve(result.toJson({ all: false, entrypoints: true }));
        }
      });
    });
  });
  return stats.then(
    ({ entrypoints = {} }) =>
      new Map(
        Object.entries(entrypoints).map(([entry, { assets = [] }]) => [
          entry,
          assets.map(({ name }) => name),
        ]),
      ),
  );
}
