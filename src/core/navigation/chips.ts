import type { NavigationFlags } from './types';

/** A chip: a short visible label, and a longer name for assistive technology. */
export interface NavigationChip {
  kind: 'pro' | 'premium' | 'new' | 'planned' | 'preview';
  label: string;
  /** Accessible name, also the tooltip. */
  name: string;
}

/** Returns the chips of an entry in display order: plan first, then state. */
export function navigationChips(flags: NavigationFlags): NavigationChip[] {
  const chips: NavigationChip[] = [];
  if (flags.plan === 'pro') {
    chips.push({ kind: 'pro', label: 'Pro', name: 'Pro plan' });
  }
  if (flags.plan === 'premium') {
    chips.push({ kind: 'premium', label: 'Premium', name: 'Premium plan' });
  }
  if (flags.newFeature) {
    chips.push({ kind: 'new', label: 'New', name: 'New feature' });
  }
  if (flags.unstable) {
    chips.push({
      kind: 'preview',
      label: 'Preview',
      name: 'Preview: may change in a minor release',
    });
  }
  if (flags.planned) {
    chips.push({ kind: 'planned', label: 'Planned', name: 'Planned: not available yet' });
  }
  return chips;
}

/** Returns only the flags of an entry, without fields that aren't set. */
export function navigationFlags(entry: NavigationFlags): NavigationFlags {
  return {
    ...(entry.plan ? { plan: entry.plan } : {}),
    ...(entry.newFeature ? { newFeature: true } : {}),
    ...(entry.planned ? { planned: true } : {}),
    ...(entry.unstable ? { unstable: true } : {}),
  };
}
