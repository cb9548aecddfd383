import { render } from '@testing-library/react';

import { SettingsResetsContext, useSettingsReset } from './reset';

function Section({ reset }: { reset: () => void }) {
  useSettingsReset(reset);
  return null;
}

describe('useSettingsReset', () => {
  it("calls the section's latest callback while the section is mounted", () => {
    const resets = new Set<() => void>();
    const resetAll = () => resets.forEach((reset) => reset());
    const tree = (...callbacks: (() => void)[]) => (
      <SettingsResetsContext value={resets}>
        {callbacks.map((reset, index) => (
          <Section key={index} reset={reset} />
        ))}
      </SettingsResetsContext>
    );
    const [first, second, later] = [jest.fn(), jest.fn(), jest.fn()];
    const { rerender } = render(tree(first, second));
    resetAll();
    expect(first).toHaveBeenCalledTimes(1);
    expect(second).toHaveBeenCalledTimes(1);
    rerender(tree(later));
    resetAll();
    expect(first).toHaveBeenCalledTimes(1);
    expect(second).toHaveBeenCalledTimes(1);
    expect(later).toHaveBeenCalledTimes(1);
  });
});
