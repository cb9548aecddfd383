const PATHS = {
  code: 'm5.5 4.5-3.5 3.5 3.5 3.5m5-7 3.5 3.5-3.5 3.5',
  edit: 'm10 3.5 2.5 2.5L6 12.5l-3 .5.5-3z',
  link: 'M6.8 9.2a2.6 2.6 0 0 0 3.7 0l2.2-2.2A2.6 2.6 0 0 0 9 3.3L8 4.3m1.2 2.5a2.6 2.6 0 0 0-3.7 0L3.3 9A2.6 2.6 0 0 0 7 12.7l1-1',
  stackBlitz: 'M9.5 1.5 3 9h4.5l-1 5.5L13 7H8.5z',
  codeSandbox: 'M8 1.8 13.5 5v6L8 14.2 2.5 11V5zM2.5 5 8 8.1 13.5 5M8 8.1v6.1',
  chat: 'M2.5 3.5h11v7.5H8l-3 2.5V11H2.5zM5.5 6.3h5m-5 2h3',
  reset: 'M3 8a5 5 0 1 0 1.6-3.6M3 2.5v3h3',
  focus: 'M8 5.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5M2.5 5.5v-3h3m5 0h3v3m0 5v3h-3m-5 0h-3v-3',
  alone: 'M6.5 3.5h-3v9h9v-3M9 2.5h4.5V7M13 3 8 8',
  source: 'M4 1.5h5.5L12.5 4.5v10H4zM9.5 1.5v3h3M6.2 8h4m-4 2.5h4',
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
