import { navigationChips } from '@site/src/core/navigation/chips';
import type { NavigationFlags } from '@site/src/core/navigation/types';

export interface NavigationChipsProps {
  /** Flags of a navigation entry, which sidebar items have in `customProps`. */
  flags: NavigationFlags | undefined;
}

/** Chips of an entry: plan, New, Preview, Planned. The accessible name of each is its meaning. */
export default function NavigationChips({ flags }: NavigationChipsProps) {
  const chips = navigationChips(flags ?? {});
  return (
    <>
      {chips.map(({ kind, label, name }) => (
        <span key={kind} className={`chip chip--${kind}`} role="img" aria-label={name} title={name}>
          {label}
        </span>
      ))}
    </>
  );
}
