import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';

const voices = ['Soprano', 'Alto', 'Tenor'];
const names = ['Novotná', 'Asante', 'Yıldız', 'Carvalho', 'Solheim', 'Mehta', 'Fontaine'];

const singers = voices.flatMap((voice, v) =>
  names.map((name, n) => ({
    id: v * 10 + n,
    voice,
    name: `${name}, ${'ABCDEFG'.charAt((n * 3 + v) % 7)}.`,
    since: 2010 + ((n * 5 + v) % 14),
  })),
);

const columns: GridColDef<(typeof singers)[number]>[] = [
  { field: 'name', headerName: 'Singer', flex: 1, minWidth: 120 },
  { field: 'voice', headerName: 'Voice', width: 110 },
  { field: 'since', headerName: 'Since', width: 90 },
];

export default function ResetPage() {
  const [voice, setVoice] = React.useState('Soprano');
  const [paginationModel, setPaginationModel] = React.useState({ page: 0, pageSize: 4 });
  const rows = React.useMemo(() => singers.filter((singer) => singer.voice === voice), [voice]);

  return (
    <div style={{ width: '100%' }}>
      <Tabs
        aria-label="Voices"
        value={voice}
        onChange={(_event, chosen: string) => {
          setVoice(chosen);
          setPaginationModel({ ...paginationModel, page: 0 });
        }}
        sx={{ mb: 2 }}
      >
        {voices.map((name) => (
          <Tab key={name} value={name} label={name} />
        ))}
      </Tabs>
      <div style={{ height: 319 }}>
        <DataGrid
          label={voice}
          rows={rows}
          columns={columns}
          paginationModel={paginationModel}
          onPaginationModelChange={setPaginationModel}
          pageSizeOptions={[4]}
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        Page index {paginationModel.page}
      </Typography>
    </div>
  );
}
