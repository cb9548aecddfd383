/** Returns the name of the file with the inputs of a test file, one per line. */
export function inputsFile(test: string): string;
