import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { createPackage } from '../build/createPackage';
import { projectsOf } from '../project';
import { templatesIn } from '../templateFiles';
import { readThemeNames } from '../themesModule';

/** What the program of the package has done. */
export interface CreateResult {
  /** 0 if it has succeeded. */
  status: number | null;
  stdout: string;
  stderr: string;
  /** The files in its working folder, by path with `/`. */
  files: Readonly<Record<string, string>>;
}

/** Runs the program. `before` are files that its working folder already contains, by path. */
export type RunCreate = (
  args: readonly string[],
  before?: Readonly<Record<string, string>>,
) => CreateResult;

function filesIn(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [
        path.relative(folder, file).split(path.sep).join('/'),
        readFileSync(file, 'utf8'),
      ]),
  );
}

/**
 * Packs templates like a build, and returns a function that runs the program of the package, for claims about it.
 *
 * @param directory - Absolute path of `templates` in a version of the docs.
 * @param ids - The templates in the package. Each takes about a second.
 */
export async function packTemplates(directory: string, ids: readonly string[]): Promise<RunCreate> {
  const layouts = templatesIn(directory).filter(({ id }) => ids.includes(id));
  const [first] = layouts;
  const themes = first ? readThemeNames(first) : [];
  const templates = await Promise.all(
    layouts.map(async (layout) => ({
      id: layout.id,
      title: layout.id,
      description: 'A template.',
      projects: Object.fromEntries(
        await Promise.all(
          themes.map(async (theme) => {
            const about = { title: layout.id, url: `https://example.com/${layout.id}/` };
            return [theme, await projectsOf(layout, about, theme)] as const;
          }),
        ),
      ),
    })),
  );
  const archive = createPackage({
    release: '0.0.0',
    address: 'https://example.com/create.tgz',
    templates,
  });

  return (args, before = {}) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'templates-'));
    try {
      writeFileSync(path.join(folder, 'create.tgz'), archive);
      spawnSync('tar', ['-xzf', 'create.tgz'], { cwd: folder });
      const work = path.join(folder, 'work');
      mkdirSync(work);
      for (const [name, text] of Object.entries(before)) {
        mkdirSync(path.dirname(path.join(work, name)), { recursive: true });
        writeFileSync(path.join(work, name), text);
      }
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [path.join(folder, 'package/bin.mjs'), ...args],
        { cwd: work, encoding: 'utf8' },
      );
      return { status, stdout, stderr, files: filesIn(work) };
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
}
