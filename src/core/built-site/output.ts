import path from 'node:path';

import fs from 'fs-extra';

import { changedFiles, isWithin, nameOf } from './order';
import type { StageDeclaration } from './declaration';

/** The files of a build, as a stage may use them. Paths are relative to the folder of the build. */
export interface StageOutput {
  /** Writes a file that the stage lists in `changes.files`, with the folders it needs. */
  write: (file: string, content: string) => Promise<void>;
  /** Copies a folder to one that the stage lists in `changes.files`. */
  copyFolder: (from: string, folder: string) => Promise<void>;
  /** Removes a file that the stage lists in `changes.removes`. */
  remove: (file: string) => Promise<void>;
  /** Reads a file as text: in `start` one of the bundler, in `finish` also one that the stage lists in `reads.files`. */
  read: (file: string) => Promise<string>;
  /** The same as `read`, but undefined if there is no such file. */
  readIfThere: (file: string) => Promise<string | undefined>;
  /** The same for the folder of the whole site, which files for all locales are in. */
  site: Omit<StageOutput, 'site'>;
}

/** Where a stage's files are, and what it may do with them. */
export interface OutputOptions {
  /** Folder of the build. */
  outDir: string;
  /** Folder of the whole site. */
  siteDir: string;
  stage: StageDeclaration;
  /** All stages of the site. */
  stages: readonly StageDeclaration[];
}

/** Gives a stage the output of a build. What its declaration doesn't allow throws an error that says what to add. */
export function outputFor({ outDir, siteDir, stage, stages }: OutputOptions): StageOutput {
  const { reads = {}, changes = {} } = stage;
  const need = (file: string, field: string, areas: readonly string[] = []) => {
    if (!areas.some((area) => isWithin(file, area))) {
      throw new Error(
        `The stage ${nameOf(stage)} uses the file ${file} without saying so. ` +
          `Add it to "${field}" where the stage is registered; found ${areas.join(', ') || 'nothing'}.`,
      );
    }
  };
  const needRead = (file: string) => {
    // Files of the bundler are always there; those of another stage only for stages that wait for it.
    const isForeign = stages.some(
      (other) => other !== stage && changedFiles(other).some((area) => isWithin(file, area)),
    );
    if (isForeign) {
      need(file, 'reads.files', reads.files);
    }
  };
  const inFolder = (folder: string): Omit<StageOutput, 'site'> => ({
    async write(file, content) {
      need(file, 'changes.files', changes.files);
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
