import type { Plugin } from '@docusaurus/types';
import { inc } from 'semver';

import { endWith } from '../../../core/validation/configured';

import { cutVersion } from './cutVersion';
import { removeVersion } from './removeVersion';
import { stepRunner, type RunSteps } from './steps';
import { undoInterrupted } from './transaction';
import { writeVersionSidebar } from './versionSidebar';

type Cli = Parameters<NonNullable<Plugin['extendCli']>>[0];

/**
 * Runs a command, and reports an error without the stack of its code.
 *
 * @param more - Arguments that it doesn't take.
 */
async function run(
  siteDir: string,
  more: readonly string[] = [],
  command: (runSteps: RunSteps) => Promise<string>,
): Promise<void> {
  const controller = new AbortController();
  const stop = (signal: NodeJS.Signals) => {
    process.exitCode = signal === 'SIGINT' ? 130 : 143;
    controller.abort();
  };
  // The second signal ends the process. The next command then undoes what it has left.
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    if (more.length > 0) {
      throw new Error(`Pass one version; found ${more.join(' ')} after it.`);
    }
    for (const what of undoInterrupted(siteDir)) {
      console.warn(`Undone: ${what}, which was interrupted. Nothing of it is left.`);
    }
    console.warn(await command(stepRunner(controller.signal)));
  } catch (error) {
    if (!controller.signal.aborted) {
      endWith(error);
    }
    console.error(`\n${(error as Error).message}`);
    process.exit();
  }
}

const nextSteps = (name: string, packages: Readonly<Record<string, string>>) => {
  const newer = Object.entries(packages).map(
    ([each, version]) => `${each}@${inc(version, 'minor') ?? version}`,
  );
  return [
    '',
    `Cut ${name}, with ${Object.entries(packages)
      .map(([each, version]) => `${each} ${version}`)
      .join(', ')}. Next:`,
    `  git add --all && git commit --message "Cut ${name}"`,
    '  npm test',
    `When the next releases are published, such as ${name} → ${inc(name, 'minor') ?? ''}, docs/ moves on to them:`,
    `  npm install ${newer.join(' ')}`,
    '  npm run docs:api',
  ].join('\n');
};

/** Adds the commands for versions: to cut one, to remove one, and to write its sidebar again. */
export function addVersionCommands(cli: Cli, siteDir: string): void {
  cli
    .command('docs:version <version>')
    .description('Cut a version of the docs, which must document this release')
    .option('--replace', 'cut it again, from the docs as they are now', false)
    .action((name: string, { replace }: { replace: boolean }, more?: readonly string[]) =>
      run(siteDir, more, async (runSteps) =>
        nextSteps(name, await cutVersion({ siteDir, name, replaces: replace, runSteps })),
      ),
    );
  cli
    .command('docs:version:remove <version>')
    .description('Remove a version of the docs')
    .action((name: string, _command: object, more?: readonly string[]) =>
      run(siteDir, more, (runSteps) => removeVersion({ siteDir, name, runSteps })),
    );
  cli
    .command('docs:version:sidebar <version>')
    .description('Write the sidebar of a version again, after pages were added to it')
    .action((name: string, _command: object, more?: readonly string[]) =>
      run(siteDir, more, async () => `Wrote ${await writeVersionSidebar(siteDir, name)}.`),
    );
}
