import { transform } from 'lightningcss';
import ts from 'typescript';

import type { CheckedBlock, DocsPage, Fence } from './pages';
import { placeInFence } from './place';

/** A syntax error. Line and position are counted from 0. */
interface SyntaxProblem {
  line: number;
  character: number;
  message: string;
}

function jsonError(code: string): SyntaxProblem | undefined {
  try {
    JSON.parse(code);
    return undefined;
  } catch (error) {
    const source = ts.parseJsonText('block.json', code);
    const { diagnostics = [] } = ts.transpileModule(`(${code}\n)`, {
      reportDiagnostics: true,
      fileName: 'block.js',
    });
    const { line, character } = source.getLineAndCharacterOfPosition(
      Math.max(0, (diagnostics[0]?.start ?? 1) - 1),
    );
    return { line, character, message: error instanceof Error ? error.message : String(error) };
  }
}

/** Converts an error of Lightning CSS, which has a message and a position counted from 1. */
function cssProblem(error: unknown): SyntaxProblem {
  const thrown = typeof error === 'object' && error !== null ? error : {};
  const loc = 'loc' in thrown && typeof thrown.loc === 'object' ? thrown.loc : null;
  return {
    line: loc !== null && 'line' in loc ? Number(loc.line) - 1 : 0,
    character: loc !== null && 'column' in loc ? Number(loc.column) - 1 : 0,
    message: 'message' in thrown ? String(thrown.message) : String(error),
  };
}

function cssError(code: string): SyntaxProblem | undefined {
  try {
    transform({ filename: 'block.css', code: Buffer.from(code), cssModules: /:global/.test(code) });
    return undefined;
  } catch (error) {
    return cssProblem(error);
  }
}

const CHECKS: Readonly<Record<string, (code: string) => SyntaxProblem | undefined>> = {
  json: jsonError,
  css: cssError,
};

const isParsed = ({ language, fragment }: Fence) => language in CHECKS && fragment === undefined;

/** Parses the JSON and CSS of a page. */
export function checkSyntax(page: DocsPage): CheckedBlock[] {
  return page.fences.filter(isParsed).map((fence) => {
    const error = CHECKS[fence.language]?.(fence.code);
    return {
      problems: error
        ? [{ ...placeInFence(page, fence, error.line, error.character), message: error.message }]
        : [],
    };
  });
}
