import { transformAsync } from '@babel/core';
import { format, resolveConfig } from 'prettier';

/**
 * The JavaScript that a reader would have written instead of this TypeScript: types gone, lines, comments and
 * formatting kept.
 *
 * Babel with `retainLines`, then Prettier, gave the cleanest code of what was tried (DESIGN, PROTOTYPE "Demos");
 * `retainLines` keeps blank lines, and Prettier closes the gaps that types left.
 *
 * @param source - TypeScript with JSX.
 * @param file - The source's path: names the file in errors, and finds Prettier's configuration.
 * @throws SyntaxError where the source does not parse, with file and position.
 */
export async function toJavaScript(source: string, file: string): Promise<string> {
  const result = await transformAsync(source, {
    filename: file,
    babelrc: false,
    configFile: false,
    retainLines: true,
    plugins: [
      ['@babel/plugin-transform-typescript', { isTSX: true, onlyRemoveTypeImports: false }],
    ],
    parserOpts: { plugins: ['jsx', 'typescript'] },
  });
  const code = closeGaps(result?.code ?? '', source);
  const config = await resolveConfig(file);
  return format(code, { ...config, parser: 'babel' });
}

/** Blank lines that stood for types are more than the source had: no two follow each other, none opens a block. */
function closeGaps(code: string, source: string): string {
  const sourceLines = source.split('\n');
  const kept = code.split('\n').filter((line, index) => {
    const wasBlank = sourceLines[index]?.trim() === '';
    return line.trim() !== '' || wasBlank;
  });
  return kept
    .join('\n')
    .replace(/^\n+/, '')
    .replace(/\n{3,}/g, '\n\n');
}
