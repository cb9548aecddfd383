import { DataGrid } from '@mui/x-data-grid';

import { albums, columns } from '../albums';

export default function QuietFrame() {
  return (
    <div className="h-[318px] w-full">
      <DataGrid
        label="Albums"
        rows={albums}
        columns={columns}
        hideFooter
        className="rounded-none border-0 [--DataGrid-rowBorderColor:var(--color-zinc-200)] dark:[--DataGrid-rowBorderColor:var(--color-zinc-700)]"
        classes={{
          columnHeaderTitle: 'text-xs tracking-[0.08em] text-zinc-600 uppercase dark:text-zinc-400',
          columnSeparator: 'hidden',
        }}
      />
    </div>
  );
}
