import { isRecord } from '../../../core/validation/isRecord';
import { toJavaScript } from '../../code-blocks';

import type { Project } from './types';

/** Packages that only TypeScript needs. TypeScript itself stays, because typescript-eslint needs it. */
const isForTypes = (name: string) => name.startsWith('@types/');

const withoutTypes = (name: string) => name.replace(/\.ts(x?)$/, '.js$1');

/** Returns the `package.json` of the JavaScript variant. */
function packageWithoutTypes(json: string): string {
  const content: unknown = JSON.parse(json);
  if (!isRecord(content) || !isRecord(content.scripts) || !isRecord(content.devDependencies)) {
    throw new Error('The package.json of a project needs scripts and devDependencies.');
  }
  const devDependencies = Object.fromEntries(
    Object.entries(content.devDependencies).filter(([name]) => !isForTypes(name)),
  );
  const scripts = { ...content.scripts, build: 'vite build' };
  return `${JSON.stringify({ ...content, scripts, devDependencies }, null, 2)}\n`;
}

/**
 * Returns a project in JavaScript: without types, and without what only TypeScript needs.
 *
 * @param project - The project in TypeScript.
 * @param formatAs - Absolute path of a file whose Prettier configuration applies.
 * @throws SyntaxError with file and position, if a file can't be parsed.
 */
export async function toJavaScriptProject(project: Project, formatAs: string): Promise<Project> {
  const files = await Promise.all(
    Object.entries(project).map(async ([name, code]): Promise<[string, string][]> => {
      if (name === 'tsconfig.json') {
        return [];
      }
      if (name === 'package.json') {
        return [[name, packageWithoutTypes(code)]];
      }
      if (/\.tsx?$/.test(name)) {
        return [[withoutTypes(name), await toJavaScript(code, formatAs)]];
      }
      // Paths of files in texts.
      return [
        [
          name,
          /\.(?:md|html)$/.test(name) ? code.replace(/(src\/\w+)\.ts(x?)\b/g, '$1.js$2') : code,
        ],
      ];
    }),
  );
  return Object.fromEntries(
    files
      .flat()
      .map(([name, code]) => [
        name,
        name === 'vite.config.js'
          ? code.replace('./src/setupTests.ts', './src/setupTests.js')
          : code,
      ]),
  );
}
