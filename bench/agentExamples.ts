import path from 'node:path';

import { searchVocabulary } from '../searchVocabulary';
import type { Demo } from '../server/mcp/demos';
import { createLibrary, type Library, type Version } from '../server/mcp/library';
import { outlineOf } from '../server/mcp/markdown';
import { openBuild } from '../server/mcp/data/build';
import { example } from '../server/mcp/tools/example';
import { findPackage, importSpecifiers, packageNameOf } from '../src/core/versions/packages';
import { BlockCompiler } from '../src/plugins/api-reference/check/compile';
import type { DocsPage } from '../src/plugins/api-reference/check/pages';
import { readQuestionSets } from '../src/plugins/search/evaluation/questionSets';

/** Number of examples that are compiled together. */
const BATCH = 100;
/** Errors that are listed. */
const MOST_LISTED = 20;
/** Files that are compiled, and style sheets, which they import. */
const LANGUAGES = new Set(['tsx', 'ts', 'jsx', 'js', 'css']);

/** Returns the answer of the tool. Undefined if it found no demo. */
function answerOf(library: Library, query: string, version: string): string | undefined {
  const { found, text } = example(library, { query, version }).data;
  return found === true ? String(text) : undefined;
}

/**
 * Returns the code of an answer as a page for the compiler. Each answer is an application of its own, with the files in the
 * folders that their imports expect.
 */
function pageOf(answer: string, index: number): DocsPage {
  const fences = outlineOf(answer).blocks.flatMap(({ language, code, title }, place) =>
    LANGUAGES.has(language)
      ? [
          {
            language,
            code,
            title: title ?? `Example.${language}`,
            line: place,
            section: 1,
          },
        ]
      : [],
  );
  return { file: `example${index}.mdx`, fences, inline: [], demos: [], lines: [] };
}

/** Returns the packages that code imports and that aren't installed, so that the compiler takes any use of them. */
const notFound = (packagesFrom: string, code: string): string[] =>
  importSpecifiers(code)
    .flatMap((specifier) => packageNameOf(specifier) ?? [])
    .filter((name) => !findPackage(name, packagesFrom));

const problemsOf = (compiler: BlockCompiler, pages: readonly DocsPage[]) =>
  compiler.check(pages).flatMap(({ problems }) => problems);

function examplesOf(library: Library, version: Version, questions: readonly string[]) {
  const { name, packagesFrom = '' } = version.source;
  const demos: Demo[] = version.source.paths().flatMap((page) => [...version.demosOf(page)]);
  const addresses = new Set(demos.map((demo) => `${demo.page}#${demo.name}`));
  const answers = new Map<string, string>();
  const unanswered: string[] = [];
  for (const query of [...addresses, ...questions]) {
    const answer = answerOf(library, query, name);
    if (answer !== undefined) {
      // The list of other demos, which follows the code, differs between answers with the same demo.
      const end = outlineOf(answer).blocks.at(-1)?.end ?? 0;
      answers.set(answer.slice(0, end), query);
    } else if (addresses.has(query)) {
      unanswered.push(query);
    }
  }
  const compiler = new BlockCompiler(packagesFrom);
  const texts = [...answers];
  const problems: string[] = [];
  const incomplete: string[] = [];
  let right = 0;
  for (let start = 0; start < texts.length; start += BATCH) {
    const batch = texts.slice(start, start + BATCH);
    const pages = batch.map(([text], index) => pageOf(text, start + index));
    const failed = new Set(problemsOf(compiler, pages).map(({ file }) => file));
    pages.forEach((page, index) => {
      const { file, fences } = page;
      const query = batch[index]?.[1] ?? '';
      // Some examples change types, such as that of dates. What fails is compiled on its own, as in a reader's project.
      const own = failed.has(file) ? problemsOf(compiler, [page]) : [];
      const missing = fences.flatMap(({ code }) => notFound(packagesFrom, code));
      if (fences.length === 0) {
        problems.push(`  ${query}: the answer has no code`);
      } else if (own.length > 0) {
        problems.push(`  ${query}: ${own[0]?.message}`);
      } else if (missing.length > 0) {
        incomplete.push(`  ${query}: ${[...new Set(missing)].join(', ')}`);
      } else {
        right += 1;
      }
    });
  }
  return { demos: demos.length, answers: texts.length, right, problems, incomplete, unanswered };
}

/**
 * Compiles what the tool `example` of the MCP server returns, for each demo by its page and name and for the questions of the
 * search: every answer against the packages of its version, as a reader's project does.
 *
 * @param root - The portal's folder.
 * @throws Error if there is no build.
 */
export function agentExamples(root: string): string[] {
  const library = createLibrary(
    openBuild({ siteDir: root, buildDir: path.join(root, 'build') }),
    searchVocabulary,
  );
  const questions = readQuestionSets(path.join(root, 'src/plugins/search/evaluation')).flatMap(
    (set) => set.questions.map(({ question }) => question),
  );
  const lines: string[] = [];
  for (const { name } of library.docs.versions) {
    const { version } = library.version(name);
    const found = examplesOf(library, version, questions);
    lines.push(
      `${name}: ${found.right} of ${found.answers} different examples compile (100 %); ${found.demos} demos, asked for by name and with ${questions.length} questions`,
      ...found.problems.slice(0, MOST_LISTED),
      `${name}: ${found.incomplete.length} examples import packages that aren't installed, so that these parts aren't checked`,
      ...found.incomplete.slice(0, MOST_LISTED),
      ...found.unanswered.map((demo) => `  not found by its name: ${demo}`),
    );
  }
  return lines;
}
