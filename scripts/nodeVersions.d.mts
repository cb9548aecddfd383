/** See nodeVersions.mjs. */
export function lowestVersions(range: string): number[][];
export function nodeProblem(
  version: string,
  range: string,
): { isTooOld: boolean; message: string } | undefined;
