import { readFileSync } from 'node:fs';
import path from 'node:path';

import { Joi } from '@docusaurus/utils-validation';
import { load } from 'js-yaml';

/** A fault that a snippet contains. */
export interface Fault {
  /** The file that contains it, if the snippet has several. */
  file?: string;
  /** Its line in the file, or in the code as it is sent. Counted from 1. */
  line: number;
  /** The wrong name, which the answer has to contain. */
  name?: string;
  /** One of these texts has to be in what the answer says about it. */
  advice: readonly string[];
}

/** Code as a coding agent sends it to the tool `check`. */
export interface Snippet {
  name: string;
  /** The input of the tool: one of both. */
  code?: string;
  files?: Readonly<Record<string, string>>;
  /** None if all of the code is right. */
  faults: readonly Fault[];
}

const FILE = path.join(__dirname, 'agentSnippets.yaml');

const schema = Joi.array<Snippet[]>().items(
  Joi.object({
    name: Joi.string().required(),
    code: Joi.string(),
    files: Joi.object().pattern(Joi.string(), Joi.string()),
    faults: Joi.array()
      .items(
        Joi.object({
          file: Joi.string(),
          line: Joi.number().integer().min(1).required(),
          name: Joi.string(),
          advice: Joi.array().items(Joi.string()).min(1).required(),
        }),
      )
      .default([]),
  }).xor('code', 'files'),
);

/**
 * Reads the snippets of the evaluation.
 *
 * @throws Error with the field and what is allowed, if the file isn't as expected.
 */
export function readSnippets(): Snippet[] {
  const result: Joi.ValidationResult<Snippet[]> = schema
    .unique('name')
    .validate(load(readFileSync(FILE, 'utf8')));
  if (result.error) {
    throw new Error(`${FILE}: ${result.error.message}`);
  }
  return result.value;
}

/** Matches what the answer of `check` says about a line. */
const PROBLEM = /^Line (\d+)(?: of (\S+))?: (.*)$/gm;

const share = (part: number, all: number) =>
  `${part} of ${all} (${((100 * part) / all).toFixed(1)} %`;

/** Matches the page that an answer names if it doesn't know what was meant. */
const PAGE_TO_READ = / Read (\/\S+)\.$/;

/**
 * Scores answers about snippets without a model. Without a suggestion, the page to read is right if the advice is on it.
 *
 * @param answerOf - Returns the text with which `check` answers. It may also be that of an error.
 * @param pageText - Returns the text of a page. Default: pages have no text.
 * @returns The figures, and a line for each fault that wasn't found or explained, and for each problem that isn't one.
 */
export async function scoreSnippets(
  snippets: readonly Snippet[],
  answerOf: (snippet: Snippet) => Promise<string>,
  pageText: (page: string) => string = () => '',
): Promise<string[]> {
  const details: string[] = [];
  const faulty = snippets.filter(({ faults }) => faults.length > 0);
  let accepted = 0;
  let found = 0;
  let explained = 0;
  let others = 0;
  for (const snippet of snippets) {
    const answer = await answerOf(snippet);
    const problems = [...answer.matchAll(PROBLEM)].map(([, line, file, text = '']) => ({
      line: Number(line),
      file,
      text,
    }));
    const isAccepted = problems.length === 0 && answer.startsWith('No problems');
    if (snippet.faults.length === 0) {
      accepted += isAccepted ? 1 : 0;
      if (!isAccepted) {
        details.push(`  not accepted: ${snippet.name}: ${problems[0]?.text ?? answer}`);
      }
      continue;
    }
    for (const { line, file, name = '', advice } of snippet.faults) {
      const onLine = problems.filter(
        (problem) => problem.line === line && problem.file === file && problem.text.includes(name),
      );
      if (onLine.length === 0) {
        details.push(`  not found: ${snippet.name}, line ${line} ${name}`);
      } else if (
        onLine
          .map(({ text }) => text + pageText(PAGE_TO_READ.exec(text)?.[1] ?? ''))
          .some((text) => advice.some((part) => text.includes(part)))
      ) {
        explained += 1;
        found += 1;
      } else {
        found += 1;
        details.push(
          `  not explained: ${snippet.name}, line ${line}: ${onLine[0]?.text} → ${advice.join(' or ')}`,
        );
      }
    }
    const beside = problems.filter(
      ({ line, file }) =>
        !snippet.faults.some((fault) => fault.line === line && fault.file === file),
    );
    others += beside.length;
    details.push(
      ...beside.map(({ line, text }) => `  beside: ${snippet.name}, line ${line}: ${text}`),
    );
  }
  const faults = faulty.flatMap((snippet) => snippet.faults).length;
  return [
    `snippets: faults found ${share(found, faults)}, ≥ 95 %), correct ones accepted ${share(accepted, snippets.length - faulty.length)}, all), advice right for ${share(explained, found)} of those found, ≥ 95 %), ${others} problems beside the faults`,
    ...details,
  ];
}
