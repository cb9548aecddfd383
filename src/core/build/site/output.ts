import path from 'node:path';

import fs from 'fs-extra';

import { changedFiles, isWithin, nameOf } from './order';
import type { StageDeclaration } from './declaration';

/** A stage's access to the files of a build. Paths are relative to the folder of the build. */
export interface StageOutput {
  /** Writes a file that the stage lists in `changes.files`, and creates its parent folders. */
  write: (file: string, content: string | Uint8Array) => Promise<void>;
  /** Copies a folder to one that the stage lists in `changes.files`. */
  copyFolder: (from: string, folder: string) => Promise<void>;
  /** Removes a file that the stage lists in `changes.removes`. */
  remove: (file: string) => Promise<void>;
  /** Reads a text file: in `start` one of the bundler, in `finish` also one that the stage lists in `reads.files`. */
  read: (file: string) => Promise<string>;
  /** Same as `read`, but returns undefined if there is no such file. */
  readIfThere: (file: string) => Promise<string | undefined>;
  /** The same functions for the folder of the whole site, which contains files for all locales. */
  site: Omit<StageOutput, 'site'>;
}

/** Options of {@link outputFor}. */
export interface OutputOptions {
  /** Folder of the build. */
  outDir: string;
  /** Folder of the whole site. */
  siteDir: string;
  stage: StageDeclaration;
  /** All stages of the site. */
  stages: readonly StageDeclaration[];
  /** Called with the absolute path of each file that the stage writes. Default: nothing is called. */
  onWrite?: (file: string) => void;
}

/**
 * Creates a stage's access to the output of a build. Operations that the stage doesn't declare throw an error that says
 * what to add.
 */
export function outputFor({ outDir, siteDir, stage, stages, onWrite }: OutputOptions): StageOutput {
  const { reads = {}, changes = {} } = stage;
  const need = (file: string, field: string, areas: readonly string[] = []) => {
    if (!areas.some((area) => isWithin(file, area))) {
      throw new Error(
        `The stage ${nameOf(stage)} uses the file ${file} without declaring it. ` +
          `Add it to "${field}" where the stage is registered; found ${areas.join(', ') || 'nothing'}.`,
      );
    }
  };
  const needRead = (file: string) => {
    // Files of the bundler always exist. Files of another stage exist only for stages that wait for it.
    const isForeign = stages.some(
      (candidate) =>
        candidate !== stage && changedFiles(candidate).some((area) => isWithin(file, area)),
    );
    if (isForeign) {
      need(file, 'reads.files', reads.files);
    }
  };
  const inFolder = (folder: string): Omit<StageOutput, 'site'> => ({
    async write(file, content) {
      need(file, 'changes.files', changes.files);
      onWrite?.(path.join(folder, file));
      await fs.outputFile(path.join(folder, file), content);
    },
    async copyFolder(from, to) {
      need(to, 'changes.files', changes.files);
      await fs.copy(from, path.join(folder, to));
    },
    async remove(file) {
      need(file, 'changes.removes', changes.removes);
      await fs.rm(path.join(folder, file));
    },
    async read(file) {
      needRead(file);
      return fs.readFile(path.join(folder, file), 'utf8');
    },
    async readIfThere(file) {
      needRead(file);
      const place = path.join(folder, file);
      return (await fs.pathExists(place)) ? fs.readFile(place, 'utf8') : undefined;
    },
  });
  return { ...inFolder(outDir), site: inFolder(siteDir) };
}
