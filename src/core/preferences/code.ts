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
 * Attributes of `<html>` that style sheets choose code by; set before first paint by the settings plugin's script. The
 * styling is there under its short name.
 */
export const CODE_VARIANT_ATTRIBUTE = 'data-code-variant';
export const CODE_STYLING_ATTRIBUTE = 'data-code-styling';

/** A given value as a variant; undefined for anything else. */
export function toCodeVariant(value: unknown): CodeVariant | undefined {
  return CODE_VARIANTS.find((variant) => variant === value);
}

/** A given value as a styling; undefined for anything else. */
export function toCodeStyling(value: unknown): CodeStyling | undefined {
  return CODE_STYLINGS.find((styling) => styling === value);
}

/** What the store stands on; the browser's own in production, fakes in tests. */
export interface CodeEnvironment {
  root: HTMLElement;
  location: Pick<Location, 'hash'>;
  readCookie: (name: string) => string | undefined;
  writeCookie: (name: string, value: string) => void;
  /** Tells the other tabs; absent where the browser has no way to. */
  channel?: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
  /** Makes a change that may change the length of the page, while the reader stays where they are on it. */
  keepLine: (change: () => void) => void;
}

export interface CodePreferencesStore extends Store<CodePreferences> {
  /** The reader's choice: shown, and kept for a year. */
  set: (change: Partial<CodePreferences>) => void;
  /** What a hash asks for: shown on this page, and not kept, since it is the choice of who made the link. */
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
    // The page goes to where the hash leads; it must not be held where it was.
    follow: (hash) => show(asked(hash)),
  };
}

/** The way to the other tabs; undefined where there is none, or where it is blocked together with storage. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('portal-code-preferences');
  } catch {
    return undefined;
  }
}

let browserStore: CodePreferencesStore | undefined;

/** The page's store of code preferences. Only in the browser. */
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
