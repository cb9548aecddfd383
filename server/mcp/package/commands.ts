import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { minVersion, satisfies } from 'semver';

import { EXAMPLES } from '../../../examples';
import { LIBRARY } from '../../../library';
import { SKILL_FILE, SNIPPET_FILE } from '../../../src/plugins/markdown/skill';

import type { ComposedServer } from '../compose';
import { RequestError } from '../errors';
import type { Project } from '../project';
import { migrationPlan } from '../prompts';
import { api } from '../tools/api';
import { problemText, requirePackages } from '../tools/check';
import { versionLabel } from '../versions';

import { NODE_VERSIONS } from './files';
import { otherSkills, setupFiles, writeSetup, type AgentTexts, type SetupFile } from './setup';

/** What a command has to say. */
export interface CommandResult {
  /** For people. */
  text: string;
  /** The same for programs, as JSON. */
  data: Readonly<Record<string, unknown>>;
  /** Whether the command found nothing, or a problem. */
  failed: boolean;
}

/** What all commands need. */
export interface CommandContext extends Pick<ComposedServer, 'library' | 'service'> {
  /** The working directory. */
  folder: string;
  /** The data folder of the package. */
  dataFolder: string;
  /** The project in the working directory. Undefined if it doesn't use MUI X. */
  project: Project | undefined;
}

const lines = (...parts: readonly (string | undefined)[]) =>
  parts.filter((part) => part !== undefined).join('\n');

/** Returns what agents should know about the release. */
function agentTexts({ library, dataFolder }: CommandContext): AgentTexts {
  const read = (file: string) => readFileSync(path.join(dataFolder, file), 'utf8');
  const { release } = library.version().version.source;
  return { release, snippet: read(SNIPPET_FILE), skill: read(SKILL_FILE) };
}

/** `init`: writes the files that agents and editors read. */
export function init(context: CommandContext): CommandResult {
  const { folder, library } = context;
  const { note } = library.version();
  const written = setupFiles(folder, agentTexts(context)).map((setupFile) => {
    const failure = writeSetup(folder, setupFile);
    return failure === undefined
      ? setupFile
      : { ...setupFile, state: 'invalid' as const, reason: failure };
  });
  const VERBS: Readonly<Record<SetupFile['state'], string>> = {
    missing: 'added',
    outdated: 'updated',
    current: 'unchanged',
    kept: 'kept',
    invalid: 'not changed',
  };
  const files = written.map(({ file, state, reason }) => ({
    file,
    result: VERBS[state],
    ...(reason === undefined ? {} : { reason }),
  }));
  const { release } = library.version().version.source;
  return {
    text: lines(
      ...files.map(
        ({ file, result, reason }) =>
          `${file}: ${result}${reason === undefined ? '' : `. ${reason}`}`,
      ),
      note,
    ),
    data: { version: release, files, ...(note === undefined ? {} : { note }) },
    failed: written.some(({ state }) => state === 'invalid'),
  };
}

/** Files of code, and texts with fenced code. */
const CHECKED = /\.(?:[cm]?[jt]sx?|mdx?)$/;

/** Returns the folder that contains all files. */
function commonFolder(files: readonly string[]): string {
  const [first = [], ...others] = files.map((file) => path.dirname(file).split(path.sep));
  const count = first.findIndex((part, index) => others.some((parts) => parts[index] !== part));
  return (count < 0 ? first : first.slice(0, count)).join(path.sep) || path.sep;
}

/**
 * Returns the texts of files, by their names.
 *
 * @throws RequestError if a file can't be read, or isn't code.
 */
function readFiles(folder: string, names: readonly string[]): Map<string, string> {
  const texts = new Map<string, string>();
  for (const name of names) {
    if (!CHECKED.test(name)) {
      throw new RequestError(
        `${name} isn't code. Pass files that end with .ts, .tsx, .js, .jsx, .mts, .cts, .mjs, .cjs, .md or .mdx.`,
      );
    }
    try {
      texts.set(path.resolve(folder, name), readFileSync(path.resolve(folder, name), 'utf8'));
    } catch (error) {
      throw new RequestError(`${name} can't be read (${(error as NodeJS.ErrnoException).code}).`);
    }
  }
  return texts;
}

/**
 * `check <files>`: checks files against the release, all together, so that they can import each other.
 *
 * @throws RequestError if a file can't be read, or isn't code.
 */
export async function checkFiles(
  { folder, library, service }: CommandContext,
  names: readonly string[],
): Promise<CommandResult> {
  const { version, note } = library.version();
  requirePackages(version.source);
  const texts = readFiles(folder, names);
  // Their places relative to each other count, wherever the command runs.
  const from = commonFolder([...texts.keys()]);
  const nameOf = new Map(
    names.map((name) => [
      path.relative(from, path.resolve(folder, name)).split(path.sep).join('/'),
      name,
    ]),
  );
  const { problems, notes } = await service.check(
    version,
    Object.fromEntries(
      [...texts].map(([file, text]) => [
        path.relative(from, file).split(path.sep).join('/'),
        text.replace(/^\uFEFF/, ''),
      ]),
    ),
  );
  const files = [...nameOf].map(([key, file]) => ({
    file,
    problems: problems
      .filter((problem) => problem.file === key)
      .map((problem) => ({ ...problem, file })),
  }));
  const count = problems.length;
  const label = versionLabel(version.source);
  return {
    text: lines(
      ...files.flatMap((file) =>
        file.problems.map((problem) => `${file.file}:${problem.line}: ${problemText(problem)}`),
      ),
      ...notes,
      `${count === 0 ? 'No problems' : `${count} ${count === 1 ? 'problem' : 'problems'}`} in ${files.length} ${files.length === 1 ? 'file' : 'files'} against ${LIBRARY} ${label}.`,
      note,
    ),
    data: {
      version: label,
      ok: count === 0,
      files,
      notes,
      ...(note === undefined ? {} : { note }),
    },
    failed: count > 0,
  };
}

/** `api <name>`: looks up a name. */
export async function lookUp({ library }: CommandContext, name: string): Promise<CommandResult> {
  const { data } = await api(library, { name });
  const { text, note } = data as { text: string; note?: string };
  return {
    text: lines(text.trimEnd(), note),
    data: { name, ...data },
    failed: data.found !== true,
  };
}

/** Returns the lowest version of a project's packages. */
function lowestVersion({ versions }: Project): string | undefined {
  const [lowest] = [...versions.values()]
    .flat()
    .flatMap((range) => {
      try {
        return minVersion(range) ?? [];
      } catch {
        // Not a version, such as `workspace:*`.
        return [];
      }
    })
    .sort((a, b) => a.compare(b));
  return lowest?.version;
}

/**
 * `migrate`: says how to upgrade to the release.
 *
 * @param from - The version to upgrade from. Default: that of the project.
 * @param product - Default: all products.
 * @throws RequestError if the version isn't known.
 */
export function migrate(
  { library, project, dataFolder }: CommandContext,
  from = project && lowestVersion(project),
  product?: string,
): CommandResult {
  if (from === undefined) {
    throw new RequestError(
      `This project has no package of ${LIBRARY}. Pass the version to upgrade from, such as --from 7.29.0.`,
    );
  }
  const { source, isSameMajor, guides } = migrationPlan(library, { from, product });
  const { base, release } = source;
  const steps = guides.map(({ page, title }) => ({
    title,
    page,
    file: path.join(dataFolder, release, 'pages', `${page.slice(base.length, -1)}.md`),
  }));
  return {
    text: lines(
      `From ${LIBRARY} ${from} to ${versionLabel(source)}.`,
      '',
      ...(steps.length > 0
        ? [
            'Follow these guides, in this order (complete list). Run the codemods that they name first.',
            ...steps.map(({ title, file }) => `- ${title}: ${file}`),
            '',
          ]
        : [
            isSameMajor
              ? 'There is no migration guide within a major version.'
              : `There is no migration guide from ${from}.`,
          ]),
      'Then look up changed names with the command "api", and check the changed files with "check".',
    ),
    data: { from, to: versionLabel(source), guides: steps },
    failed: false,
  };
}

/** What `doctor` found. */
interface Finding {
  name: string;
  status: 'ok' | 'warning' | 'error';
  message: string;
}

/** `doctor`: says whether everything works, and what to do if not. */
export async function doctor(context: CommandContext): Promise<CommandResult> {
  const { folder, library, service, project } = context;
  const { version, note } = library.version();
  const { source } = version;
  const findings: Finding[] = [];
  const add = (name: string, status: Finding['status'], message: string) =>
    findings.push({ name, status, message });

  const node = process.versions.node;
  add(
    'Node',
    satisfies(node, NODE_VERSIONS) ? 'ok' : 'error',
    satisfies(node, NODE_VERSIONS) ? node : `${node}; must be ${NODE_VERSIONS}`,
  );
  add('Documentation', 'ok', `${LIBRARY} ${versionLabel(source)}, ${source.paths().length} pages`);
  if (!project) {
    add('Project', 'warning', `There is no package of ${LIBRARY} in ${folder} or above.`);
  } else {
    const list = [...project.versions].map(([name, own]) => `${name} ${own.join(' and ')}`);
    add(
      'Project',
      note === undefined ? 'ok' : 'warning',
      note ?? `${list.join(', ')} (${project.source})`,
    );
  }
  try {
    requirePackages(source);
    const { problems } = await service.check(version, EXAMPLES.mistake);
    const works = problems.some(({ name }) => name === 'notAProp');
    add(
      'Check',
      works ? 'ok' : 'error',
      works ? 'finds a wrong prop' : "doesn't find a wrong prop. Install this package again.",
    );
  } catch (error) {
    add('Check', 'error', error instanceof Error ? error.message : String(error));
  }
  for (const { file, state, reason = '' } of setupFiles(folder, agentTexts(context))) {
    switch (state) {
      case 'current':
        add(file, 'ok', 'as "init" writes it');
        break;
      case 'missing':
        add(
          file,
          'warning',
          `${existsSync(path.join(folder, file)) ? 'has no entry' : 'is missing'}. Run "init" to add it.`,
        );
        break;
      case 'outdated':
        add(file, 'warning', 'is of another release or command. Run "init" to update it.');
        break;
      case 'kept':
        add(file, 'warning', reason);
        break;
      case 'invalid':
        add(file, 'error', reason);
    }
  }
  otherSkills(folder, agentTexts(context)).forEach((skill) =>
    add(
      skill,
      'warning',
      'is a skill for another release. Delete it if the project no longer uses that.',
    ),
  );
  const failed = findings.some(({ status }) => status === 'error');
  return {
    text: lines(
      ...findings.map(({ name, status, message }) => `${status.padEnd(7)} ${name}: ${message}`),
    ),
    data: { ok: !failed, findings },
    failed,
  };
}
