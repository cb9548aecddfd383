import { readCookie, writeCookie } from './cookies';
import {
  CODE_STYLINGS,
  CODE_VARIANTS,
  parseDemoHash,
  STYLING_KEYS,
  type CodeStyling,
  type CodeVariant,
} from './demoHash';
import { keepLine } from './keepLine';
import { createStore, type Store } from './store';

/** The reader's code preferences. */
export interface CodePreferences {
  variant: CodeVariant;
  styling: CodeStyling;
}

export const DEFAULT_CODE_PREFERENCES: CodePreferences = { variant: 'TS', styling: 'MUI System' };

/** Names of the cookies that store the code preferences. */
export const CODE_VARIANT_COOKIE = 'codeVariant';
export const CODE_STYLING_COOKIE = 'codeStyling';

/**
 * Attributes of `<html>` by which style sheets select code, set before first paint by the settings plugin's script. The
 * styling attribute holds the short name (see {@link STYLING_KEYS}).
 */
export const CODE_VARIANT_ATTRIBUTE = 'data-code-variant';
export const CODE_STYLING_ATTRIBUTE = 'data-code-styling';

/** Returns the value if it is a variant, else undefined. */
export function toCodeVariant(value: unknown): CodeVariant | undefined {
  return CODE_VARIANTS.find((variant) => variant === value);
}

/** Returns the value if it is a styling, else undefined. */
export function toCodeStyling(value: unknown): CodeStyling | undefined {
  return CODE_STYLINGS.find((styling) => styling === value);
}

/** Dependencies of the store: the browser's APIs in production, fakes in tests. */
export interface CodeEnvironment {
  root: HTMLElement;
  location: Pick<Location, 'hash'>;
  readCookie: (name: string) => string | undefined;
  writeCookie: (name: string, value: string) => void;
  /** Notifies other tabs. Absent if the browser doesn't support or allow it. */
  channel?: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
  /** Applies a change that may alter the page's height, without moving what the reader is looking at. */
  keepLine: (change: () => void) => void;
}

export interface CodePreferencesStore extends Store<CodePreferences> {
  /** Applies the reader's choice and saves it for a year. */
  set: (change: Partial<CodePreferences>) => void;
  /** Applies the preferences in a hash to this page. Doesn't save them, since the link's author chose them. */
  follow: (hash: string) => void;
}

/**
 * The single source of truth for the variant and styling of code. The initial value comes from the URL's hash, else
 * from the cookies, else it is TypeScript and MUI System. Invalid values are ignored.
 */
export function createCodePreferencesStore(environment: CodeEnvironment): CodePreferencesStore {
  const { root, location, channel } = environment;

  const kept = (): Partial<CodePreferences> => {
    const variant = toCodeVariant(environment.readCookie(CODE_VARIANT_COOKIE));
    const styling = toCodeStyling(environment.readCookie(CODE_STYLING_COOKIE));
    return { ...(variant ? { variant } : {}), ...(styling ? { styling } : {}) };
  };
  const asked = (hash: string): Partial<CodePreferences> => {
    const demo = parseDemoHash(hash);
    return demo
      ? { variant: demo.variant, ...(demo.styling ? { styling: demo.styling } : {}) }
      : {};
  };

  const store = createStore<CodePreferences>({
    ...DEFAULT_CODE_PREFERENCES,
    ...kept(),
    ...asked(location.hash),
  });
  const mark = ({ variant, styling }: CodePreferences): void => {
    root.setAttribute(CODE_VARIANT_ATTRIBUTE, variant);
    root.setAttribute(CODE_STYLING_ATTRIBUTE, STYLING_KEYS[styling]);
  };
  const show = (
    change: Partial<CodePreferences>,
    make: CodeEnvironment['keepLine'] = (apply) => apply(),
  ): void => {
    const next = { ...store.get(), ...change };
    const { variant, styling } = store.get();
    if (next.variant !== variant || next.styling !== styling) {
      make(() => {
        mark(next);
        store.set(next);
      });
    }
  };

  mark(store.get());
  channel?.addEventListener('message', () => show(kept(), environment.keepLine));

  return {
    get: store.get,
    subscribe: store.subscribe,
    set(change) {
      if (change.variant) {
        environment.writeCookie(CODE_VARIANT_COOKIE, change.variant);
      }
      if (change.styling) {
        environment.writeCookie(CODE_STYLING_COOKIE, change.styling);
      }
      show(change, environment.keepLine);
      channel?.postMessage('changed');
    },
    // No `keepLine` here: the page has to scroll to the hash's target.
    follow: (hash) => show(asked(hash)),
  };
}

/** Opens the channel to other tabs. Returns undefined if it is unsupported, or blocked together with storage. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('portal-code-preferences');
  } catch {
    return undefined;
  }
}

let browserStore: CodePreferencesStore | undefined;

/** Returns the page's store of code preferences. Browser only. */
export function codePreferencesStore(): CodePreferencesStore {
  return (browserStore ??= createCodePreferencesStore({
    root: document.documentElement,
    location: window.location,
    readCookie,
    writeCookie,
    keepLine,
    channel: openChannel(),
  }));
}
