import { navigationChips, navigationFlags } from './chips';

const labels = (...args: Parameters<typeof navigationChips>) =>
  navigationChips(...args).map(({ label }) => label);

describe('navigationChips', () => {
  test.each([
    [{ plan: 'pro' }, 'Pro', 'Pro plan'],
    [{ plan: 'premium' }, 'Premium', 'Premium plan'],
    [{ newFeature: true }, 'New', 'New feature'],
    [{ unstable: true }, 'Preview', 'Preview: may change in a minor release'],
    [{ planned: true }, 'Planned', 'Planned: not available yet'],
  ] as const)('shows %j as one chip "%s" with the accessible name "%s"', (flags, label, name) => {
    expect(navigationChips(flags)).toEqual([expect.objectContaining({ label, name })]);
  });

  it('shows the plan before the state', () => {
    expect(labels({ planned: true, unstable: true, newFeature: true, plan: 'premium' })).toEqual([
      'Premium',
      'New',
      'Preview',
      'Planned',
    ]);
  });

  it('gives each chip its own kind for styling', () => {
    const kinds = [
      ...navigationChips({ plan: 'pro', newFeature: true, unstable: true, planned: true }),
      ...navigationChips({ plan: 'premium' }),
    ].map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(['pro', 'premium', 'new', 'preview', 'planned']));
  });

  it('shows no chip for an ordinary page of the MIT packages', () => {
    expect(labels({})).toEqual([]);
    expect(labels({ newFeature: false, planned: false, unstable: false })).toEqual([]);
  });
});

describe('navigationFlags', () => {
  it('returns the flags that are set and nothing else', () => {
    const entry = {
      pathname: '/x/react-charts/sankey',
      title: 'Sankey',
      plan: 'pro',
      unstable: true,
      newFeature: false,
    } as const;
    expect(navigationFlags(entry)).toEqual({ plan: 'pro', unstable: true });
  });
});
