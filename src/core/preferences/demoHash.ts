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

/** Returns a file's name in a variant: in JavaScript, `Orders.tsx` becomes `Orders.jsx`. */
export function fileNameIn(variant: CodeVariant, name: string): string {
  return variant === 'JS' ? name.replace(/\.ts(x?)$/, '.js$1') : name;
}

/** Short name of a styling, used as a hash prefix, a demo's folder and an attribute value. */
export type StylingKey = 'system' | 'tailwind' | 'css';

export const STYLING_KEYS: Record<CodeStyling, StylingKey> = {
  'MUI System': 'system',
  Tailwind: 'tailwind',
  CSS: 'css',
};

/** The parts of a hash such as `#tailwind-BasicSorting.tsx`. */
export interface DemoHash {
  /** Name of the demo, which is also its id on the page. */
  name: string;
  variant: CodeVariant;
  /** Absent if the hash has no prefix. */
  styling?: CodeStyling;
}

/**
 * Matches the prefix, encoded name and extension of a hash. Match before decoding: a decoded name may contain text that
 * looks like a prefix, or another `#`. The settings plugin's script uses this expression as well.
 */
export const DEMO_HASH = /^#(?:(tailwind|css|system)-)?([^#]+)\.(js|tsx)$/;

/**
 * Parses a URL's hash. Returns undefined if it doesn't end in `.js` or `.tsx`, or can't be decoded.
 *
 * @param hash - With its `#`, as in `location.hash`.
 * @returns The demo in the hash. Its `name` is untrusted text from the URL: compare it, never use it as HTML.
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

/** Returns the hash that leads to a demo and opens its code. Pass a styling only if the demo offers several. */
export function demoHash({ name, variant, styling }: DemoHash): string {
  const prefix = styling ? `${STYLING_KEYS[styling]}-` : '';
  // Encode hyphens in the name, so that they aren't taken for the end of a prefix.
  const encodedName = encodeURIComponent(name).replaceAll('-', '%2D');
  return `#${prefix}${encodedName}.${variant === 'JS' ? 'js' : 'tsx'}`;
}
