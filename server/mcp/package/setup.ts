import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { isRecord } from '../../../src/core/validation/isRecord';

import { RequestError } from '../errors';

import { PACKAGE_NAME, SERVER_NAME } from './files';

/** Name of the server in the configuration of editors. */

const START = `<!-- ${SERVER_NAME} -->`;
const END = `<!-- /${SERVER_NAME} -->`;

/** What agents should know about a release. */
export interface AgentTexts {
  /** The documented release: `8.12.1`. */
  release: string;
  /** Lines for `AGENTS.md`. */
  snippet: string;
  /** A skill with its front matter. */
  skill: string;
}

/** A file that connects a project with this package. */
export interface SetupFile {
  /** Its path from the project's folder. */
  file: string;
  /**
   * Whether it doesn't exist (`missing`), belongs to another release or command (`outdated`), is as it should be
   * (`current`), was written by somebody else (`kept`), or can't be changed without losing something (`invalid`).
   */
  state: 'missing' | 'outdated' | 'current' | 'kept' | 'invalid';
  /** What to do about it, if it can't be written. */
  reason?: string;
  /** Its content. Undefined if it isn't written. */
  content?: string;
}

/** Returns the command that starts the package: the installed one, or else that of the release from npm. */
export function commandFor(folder: string, release: string): [command: string, ...args: string[]] {
  const isInstalled = (from: string): boolean =>
    existsSync(path.join(from, 'node_modules', PACKAGE_NAME)) ||
    (path.dirname(from) !== from && isInstalled(path.dirname(from)));
  // With `--no`, npx never downloads a package.
  return isInstalled(folder)
    ? ['npx', '--no', PACKAGE_NAME]
    : ['npx', '--yes', `${PACKAGE_NAME}@${release}`];
}

/**
 * Returns the text of a file, or undefined if it doesn't exist.
 *
 * @throws RequestError if it can't be read.
 */
function readText(file: string): string | undefined {
  try {
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  } catch (error) {
    throw new RequestError(`${file} can't be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}

const fileOf = (file: string, before: string | undefined, content: string): SetupFile =>
  before === content
    ? { file, state: 'current' }
    : { file, state: before === undefined ? 'missing' : 'outdated', content };

/** Returns `AGENTS.md` with a block of its own. Everything around the block stays as it is. */
function agentsFile(folder: string, lines: string): SetupFile {
  const file = 'AGENTS.md';
  const before = readText(path.join(folder, file));
  const lineBreak = before?.includes('\r\n') ? '\r\n' : '\n';
  const block = `${START}\n${lines.trim()}\n${END}`.replaceAll('\n', lineBreak);
  if (before === undefined || before.trim() === '') {
    return fileOf(file, before, `${block}\n`);
  }
  const start = before.indexOf(START);
  const end = before.indexOf(END);
  if (start < 0 && end < 0) {
    const added = `${before.trimEnd()}${lineBreak}${lineBreak}${block}${lineBreak}`;
    return { ...fileOf(file, before, added), state: 'missing' };
  }
  if (start < 0 || end < start || before.includes(START, start + 1)) {
    return {
      file,
      state: 'invalid',
      reason: `It must have "${START}" once, and "${END}" after it. Remove both and what is between them, then run the command again.`,
    };
  }
  return fileOf(file, before, before.slice(0, start) + block + before.slice(end + END.length));
}

/** Returns a skill in a folder of skills. One that somebody has changed is kept. */
function skillFile(folder: string, skills: string, { skill }: AgentTexts): SetupFile {
  const name = /^name: (\S+)$/m.exec(skill)?.[1] ?? SERVER_NAME;
  const file = `${skills}/${name}/SKILL.md`;
  const before = readText(path.join(folder, file));
  if (before === undefined) {
    return { file, state: 'missing', content: skill };
  }
  // Git may have changed the line breaks.
  return before.replaceAll('\r\n', '\n') === skill
    ? { file, state: 'current' }
    : {
        file,
        state: 'kept',
        reason: 'It differs from the one in this package. Delete it to get that one.',
      };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && !Array.isArray(value);

/** Returns a configuration of MCP servers with an entry for this package. Other entries stay as they are. */
function configFile(
  folder: string,
  file: string,
  key: string,
  entry: Readonly<Record<string, unknown>>,
): SetupFile {
  const before = readText(path.join(folder, file));
  const text = before?.replace(/^\uFEFF/, '') ?? '';
  const invalid = (problem: string): SetupFile => ({
    file,
    state: 'invalid',
    reason: `${problem} Add this to "${key}" yourself: ${JSON.stringify({ [SERVER_NAME]: entry })}`,
  });
  let config: unknown = {};
  if (text.trim() !== '') {
    try {
      config = JSON.parse(text);
    } catch {
      return invalid('It is not plain JSON, perhaps because of comments.');
    }
  }
  if (!isObject(config)) {
    return invalid('It must be an object.');
  }
  const servers = config[key] ?? {};
  if (!isObject(servers)) {
    return invalid(`"${key}" must be an object.`);
  }
  const own = servers[SERVER_NAME];
  const wanted = { ...(isObject(own) ? own : {}), ...entry };
  if (JSON.stringify(own) === JSON.stringify(wanted)) {
    return { file, state: 'current' };
  }
  const indent = /^([ \t]+)\S/m.exec(text)?.[1] ?? 2;
  const content = JSON.stringify(
    { ...config, [key]: { ...servers, [SERVER_NAME]: wanted } },
    null,
    indent,
  );
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n';
  return {
    file,
    state: own === undefined ? 'missing' : 'outdated',
    content:
      (before?.startsWith('\uFEFF') ? '\uFEFF' : '') + `${content}\n`.replaceAll('\n', lineBreak),
  };
}

/** Returns the files that connect a project with this package, as they are and as they should be. */
export function setupFiles(folder: string, texts: AgentTexts): SetupFile[] {
  const [command, ...args] = commandFor(folder, texts.release);
  const shell = [command, ...args].join(' ');
  const withCommand = (text: string) => text.replaceAll(`npx --no ${PACKAGE_NAME}`, shell);
  const own = { ...texts, skill: withCommand(texts.skill) };
  return [
    agentsFile(folder, withCommand(texts.snippet)),
    // Claude Code reads only its own folder, and the others the common one.
    skillFile(folder, '.agents/skills', own),
    skillFile(folder, '.claude/skills', own),
    configFile(folder, '.mcp.json', 'mcpServers', { command, args }),
    configFile(folder, '.cursor/mcp.json', 'mcpServers', { command, args }),
    configFile(folder, '.vscode/mcp.json', 'servers', { type: 'stdio', command, args }),
  ];
}

/** Returns the skills of other releases in a project, which agents would read, too. */
export function otherSkills(folder: string, { skill }: AgentTexts): string[] {
  const name = /^name: (\S+)$/m.exec(skill)?.[1];
  return ['.agents/skills', '.claude/skills'].flatMap((skills) => {
    const directory = path.join(folder, skills);
    return (existsSync(directory) ? readdirSync(directory) : [])
      .filter((entry) => /^mui-x-\d+(?:-\d+)+$/.test(entry) && entry !== name)
      .map((entry) => `${skills}/${entry}`);
  });
}

/** Writes a file of {@link setupFiles}. Returns why it couldn't be written, or undefined. */
export function writeSetup(folder: string, { file, content }: SetupFile): string | undefined {
  if (content === undefined) {
    return undefined;
  }
  try {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
