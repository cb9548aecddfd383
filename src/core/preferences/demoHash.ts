/** Code variant: TypeScript or JavaScript. */
export type CodeVariant = 'TS' | 'JS';
/** How code is styled, as stored in the cookie. */
export type CodeStyling = 'MUI System' | 'Tailwind' | 'CSS';

export const CODE_VARIANTS = ['TS', 'JS'] as const satisfies readonly CodeVariant[];
export const CODE_STYLINGS = [
  'MUI System',
  'Tailwind',
  'CSS',
] as const satisfies readonly CodeStyling[];

/** Name of a file in a variant: `Orders.tsx` is `Orders.jsx` without its types. */
export function fileNameIn(variant: CodeVariant, name: string): string {
  return variant === 'JS' ? name.replace(/\.ts(x?)$/, '.js$1') : name;
}

/** A styling's short name: the prefix of a hash, the folder of a demo, the value of an attribute. */
export type StylingKey = 'system' | 'tailwind' | 'css';

export const STYLING_KEYS: Record<CodeStyling, StylingKey> = {
  'MUI System': 'system',
  Tailwind: 'tailwind',
  CSS: 'css',
};

/** What a hash such as `#tailwind-BasicSorting.tsx` asks for. */
export interface DemoHash {
  /** Name of the demo, which is its id on the page. */
  name: string;
  variant: CodeVariant;
  /** Absent where the hash has no prefix. */
  styling?: CodeStyling;
}

/**
 * Prefix, encoded name and extension of a hash, which must be matched before it is decoded: an encoded name may hold
 * what looks like a prefix or another `#`. The settings plugin's script reads hashes by it, too.
 */
export const DEMO_HASH = /^#(?:(tailwind|css|system)-)?([^#]+)\.(js|tsx)$/;

/**
 * Parses a URL's hash. Returns undefined if it doesn't end in `.js` or `.tsx`, or can't be decoded.
 *
 * @param hash - With its `#`, as in `location.hash`.
 * @returns The demo that the hash names. Its `name` is untrusted text from the URL: compare it, never use it as HTML.
 */
export function parseDemoHash(hash: string): DemoHash | undefined {
  const [, prefix, encodedName, extension] = DEMO_HASH.exec(hash) ?? [];
  if (!encodedName) {
    return undefined;
  }
  let name: string;
  try {
    name = decodeURIComponent(encodedName);
  } catch {
    return undefined;
  }
  const styling = CODE_STYLINGS.find((candidate) => STYLING_KEYS[candidate] === prefix);
  return { name, variant: extension === 'js' ? 'JS' : 'TS', ...(styling ? { styling } : {}) };
}

/** The hash that leads to a demo and opens its code. The styling is named where the demo has a choice. */
export function demoHash({ name, variant, styling }: DemoHash): string {
  const prefix = styling ? `${STYLING_KEYS[styling]}-` : '';
  // A name's own hyphens are encoded, lest they end a prefix.
  const encodedName = encodeURIComponent(name).replaceAll('-', '%2D');
  return `#${prefix}${encodedName}.${variant === 'JS' ? 'js' : 'tsx'}`;
}
