/** See fault.mjs. */
export function faultLines(error: unknown, siteDir: string): string[] | undefined;
