import type { ApiSince } from '../types';

/** Returns since when something exists, as text: `since 8.5.0`, or `new in v8` if only the major version is known. */
export function sinceText(since: ApiSince): string {
  return since.includes('.') ? `since ${since}` : `new in v${since}`;
}
