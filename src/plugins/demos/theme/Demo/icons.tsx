const PATHS = {
  code: 'm5.5 4.5-3.5 3.5 3.5 3.5m5-7 3.5 3.5-3.5 3.5',
  edit: 'm10 3.5 2.5 2.5L6 12.5l-3 .5.5-3z',
  stackBlitz: 'M9.5 1.5 3 9h4.5l-1 5.5L13 7H8.5z',
} as const;

export type DemoIcon = keyof typeof PATHS;

/** An icon of the toolbar, in the color of its text. */
export function Icon({ name }: { name: DemoIcon }) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
