import { DataGrid } from '@mui/x-data-grid';

import { columns, ferries } from '../ferries';

export default function StripedFerries() {
  return (
    <div className="h-[370px] w-full">
      <DataGrid
        label="Ferries"
        rows={ferries}
        columns={columns}
        hideFooter
        getRowClassName={({ indexRelativeToCurrentPage }) =>
          indexRelativeToCurrentPage % 2 === 1
            ? 'not-hover:not-[.Mui-selected]:bg-zinc-100 dark:not-hover:not-[.Mui-selected]:bg-zinc-800'
            : ''
        }
      />
    </div>
  );
}
