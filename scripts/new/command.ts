/** Thrown for an invalid argument. */
export class UsageError extends Error {}

/** What a command has done: lines to print. */
export type CommandResult = readonly string[];

/**
 * Runs a command, and prints what it has done, or why it failed. After a wrong argument, prints how it is used.
 *
 * @param name - The command's name, for messages.
 * @param run - Gets the arguments.
 */
export async function runCommand(
  name: string,
  usage: string,
  run: (args: readonly string[]) => Promise<CommandResult>,
): Promise<void> {
  const args = process.argv.slice(2);
  try {
    console.log(args.includes('--help') ? usage : (await run(args)).join('\n'));
  } catch (error) {
    const isUsage =
      error instanceof UsageError ||
      (error instanceof TypeError &&
        'code' in error &&
        String(error.code).startsWith('ERR_PARSE_ARGS'));
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    if (isUsage) {
      console.error(`\n${usage}`);
    }
    process.exitCode = 1;
  }
}
