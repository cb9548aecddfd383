/** Ends the process because of something that a person has set. Prints a message, without the stack of code that found it. */
export function endWith(error: unknown): never {
  console.error(`[ERROR] ${error instanceof Error ? error.message : String(error)}`);
  return process.exit(1);
}

/**
 * Reads a part of the configuration, or ends the process with the reason why it is wrong. Docusaurus would wrap the error
 * into another one, and print the stacks of both.
 */
export function configured<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    return endWith(error);
  }
}
