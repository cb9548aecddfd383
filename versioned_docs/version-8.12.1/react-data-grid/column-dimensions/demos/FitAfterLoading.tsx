import * as React from 'react';
import { DataGrid, type GridColDef, useGridApiRef } from '@mui/x-data-grid';
import Button from '@mui/material/Button';

interface Member {
  id: number;
  name: string;
  email: string;
  since: number;
}

// Stands in for a server that needs 900 ms.
const members: Member[] = [
  { id: 1, name: 'Þórdís Gunnarsdóttir', email: 'thordis@example.com', since: 2019 },
  { id: 2, name: 'Li Na', email: 'li.na@example.com', since: 2023 },
  { id: 3, name: 'Olabisi Adeyemi-Franklin', email: 'o.adeyemi@example.com', since: 2021 },
  { id: 4, name: 'Ivo Horvat', email: 'ivo@example.com', since: 2017 },
];
const fetchMembers = () =>
  new Promise<Member[]>((resolve) => setTimeout(() => resolve(members), 900));

const columns: GridColDef<Member>[] = [
  { field: 'name', headerName: 'Name' },
  { field: 'email', headerName: 'E-mail' },
  { field: 'since', headerName: 'Member since' },
];

export default function FitAfterLoading() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState<Member[]>([]);
  const [attempt, setAttempt] = React.useState(1);

  React.useEffect(() => {
    let current = true;
    void fetchMembers().then((answer) => {
      if (current) setRows(answer);
    });
    return () => {
      current = false;
    };
  }, [attempt]);

  React.useEffect(() => {
    if (rows.length === 0) return undefined;
    // One frame later the new rows are in the document and can be measured.
    const frame = requestAnimationFrame(() => {
      void apiRef.current?.autosizeColumns({ includeOutliers: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [apiRef, rows]);

  return (
    <div style={{ width: '100%' }}>
      <Button
        variant="outlined"
        disabled={rows.length === 0}
        onClick={() => {
          setRows([]);
          setAttempt(attempt + 1);
        }}
        sx={{ mb: 2 }}
      >
        Load again
      </Button>
      <div style={{ height: 266 }}>
        <DataGrid
          label="Members"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          loading={rows.length === 0}
          hideFooter
        />
      </div>
    </div>
  );
}
