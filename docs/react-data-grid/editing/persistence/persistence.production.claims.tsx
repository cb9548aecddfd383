import { DataGrid } from '@mui/x-data-grid';
import { claim } from '@portal/claims';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

claim(
  "Without it, the error disappears: the grid logs a fixed warning that doesn't contain the error, only once, and only in development.",
  async () => {
    const logs = (['error', 'warn', 'log'] as const).map((level) =>
      vi.spyOn(console, level).mockReturnValue(),
    );
    const processRowUpdate = vi.fn(() => Promise.reject(new Error('no')));
    await render(
      <div style={{ height: 300, width: 400 }}>
        <DataGrid
          rows={[{ id: 1, name: 'a' }]}
          columns={[{ field: 'name', editable: true }]}
          processRowUpdate={processRowUpdate}
        />
      </div>,
    );
    await userEvent.dblClick(page.getByRole('gridcell', { name: 'a' }));
    await expect.element(page.getByRole('gridcell').getByRole('textbox')).toHaveFocus();
    for (const calls of [1, 2]) {
      await userEvent.keyboard('{Enter}');
      await expect.poll(() => processRowUpdate.mock.calls).toHaveLength(calls);
    }
    await expect.element(page.getByRole('gridcell').getByRole('textbox')).toBeVisible();
    logs.forEach((log) => expect(log).not.toHaveBeenCalled());
  },
);
