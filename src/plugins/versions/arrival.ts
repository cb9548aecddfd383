import type { VersionSwitch } from './shown';

/*
 * Versions are built one by one, so a switch loads the other page in full. What that page is told goes through session
 * storage: it is read once, by the page that it is for.
 */

/** Session storage: the switch that leads to the next page. */
export const SWITCH_KEY = 'version-switch';

/** The part of a browser's storage that is used here. A function, since reading `window.sessionStorage` may throw. */
type SwitchStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Leaves a note for the page that a switch leads to. Without storage, that page says nothing.
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
 * Reads the note that a switch has left, and removes it.
 *
 * @param pathname - Path of the page that reads.
 * @returns `undefined` where there is none, and where it is for another page.
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

/** The switch that led to the document that is open, until the reader goes to another page. */
let arrival: { pathname: string; versionSwitch: VersionSwitch | undefined } | undefined;

/**
 * The switch that led to the page that is shown; `undefined` after the next navigation, and on the way back.
 *
 * @param pathname - Path of that page.
 */
export function arrivalAt(pathname: string): VersionSwitch | undefined {
  arrival ??= { pathname, versionSwitch: takeSwitch(pathname) };
  if (arrival.pathname !== pathname) {
    arrival.versionSwitch = undefined;
  }
  return arrival.versionSwitch;
}
