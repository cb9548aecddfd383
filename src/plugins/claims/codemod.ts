import { createRequire } from 'node:module';
import path from 'node:path';

/** A transform of jscodeshift. */
type Transform = (
  file: { path: string; source: string },
  api: { jscodeshift: unknown; j: unknown },
  options: object,
) => string;

const require = createRequire(import.meta.url);
const manifest = require.resolve('@mui/x-codemod/package.json');
/** Finds the codemod's own jscodeshift. */
const requireOfCodemod = createRequire(manifest);

/**
 * Runs a transform of the installed `@mui/x-codemod` on source code, and returns the result.
 *
 * @param name - Name of the transform, as in the command: `v8.0.0/charts/preset-safe`.
 * @param source - A file in TypeScript.
 * @throws Error if there is no such transform, or if it fails.
 */
export function runCodemod(name: string, source: string): string {
  const { withParser } = requireOfCodemod('jscodeshift') as {
    withParser: (parser: string) => unknown;
  };
  // The package doesn't list transforms in its `exports`.
  const { default: transform } = require(path.join(path.dirname(manifest), name, 'index.js')) as {
    default: Transform;
  };
  const jscodeshift = withParser('tsx');
  return transform({ path: 'App.tsx', source }, { jscodeshift, j: jscodeshift }, {});
}
