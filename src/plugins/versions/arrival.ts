import type { VersionSwitch } from './shown';

/*
 * Each version is built separately, so switching versions loads the other page in full. The note for that page goes
 * through session storage. Only that page reads it, once.
 */

/** Session storage key of the note for the next page. */
export const SWITCH_KEY = 'version-switch';

/**
 * The part of a browser's storage that is used here. It is a function because reading `window.sessionStorage` may
 * throw.
 */
type SwitchStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Stores a note for the page that a switch leads to. If storage is blocked, that page shows no note.
 *
 * @param to - Path of that page.
 */
export function rememberSwitch(
  to: string,
  versionSwitch: VersionSwitch,
  storage: SwitchStorage = () => sessionStorage,
): void {
  try {
    storage().setItem(SWITCH_KEY, JSON.stringify({ ...versionSwitch, to }));
  } catch {
    // Storage is blocked or full.
  }
}

/**
 * Reads and removes the note of a switch.
 *
 * @param pathname - Path of the page that reads it.
 * @returns The note, or undefined if there is none or it is for another page.
 */
export function takeSwitch(
  pathname: string,
  storage: SwitchStorage = () => sessionStorage,
): VersionSwitch | undefined {
  try {
    const text = storage().getItem(SWITCH_KEY);
    storage().removeItem(SWITCH_KEY);
    const note = JSON.parse(text ?? '{}') as Partial<VersionSwitch & { to: string }>;
    const { to, title, label, standIn } = note;
    return to === pathname && typeof title === 'string' && typeof label === 'string'
      ? { title, label, ...(standIn ? { standIn } : {}) }
      : undefined;
  } catch {
    return undefined;
  }
}

/** The switch that led to the current document, until the reader goes to another page. */
let arrival: { pathname: string; versionSwitch: VersionSwitch | undefined } | undefined;

/**
 * Returns the switch that led to the current page. Returns undefined after the next navigation, even if the reader goes
 * back.
 *
 * @param pathname - Path of the current page.
 */
export function arrivalAt(pathname: string): VersionSwitch | undefined {
  arrival ??= { pathname, versionSwitch: takeSwitch(pathname) };
  if (arrival.pathname !== pathname) {
    arrival.versionSwitch = undefined;
  }
  return arrival.versionSwitch;
}
