import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

interface Bond {
  id: number;
  issuer: string;
  rating: string;
}

const rows: Bond[] = [
  { id: 1, issuer: 'Hafen Lübeck', rating: 'A+' },
  { id: 2, issuer: 'Ferrocarril Norte', rating: 'BBB' },
  { id: 3, issuer: 'Suomen Tuuli', rating: 'AA-' },
];

function RatingHeader() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  return (
    <React.Fragment>
      Rating
      <IconButton
        size="small"
        aria-label="About the rating"
        tabIndex={0}
        onKeyDown={(event) => event.key === 'Enter' && event.stopPropagation()}
        onClick={(event) => {
          event.stopPropagation();
          setAnchor(event.currentTarget);
        }}
      >
        <InfoIcon fontSize="inherit" />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
      >
        <Typography variant="body2" sx={{ p: 2, maxWidth: 240 }}>
          AAA is the best rating. Below BBB a bond is speculative.
        </Typography>
      </Popover>
    </React.Fragment>
  );
}

const columns: GridColDef<Bond>[] = [
  { field: 'issuer', headerName: 'Issuer', flex: 1, minWidth: 140 },
  { field: 'rating', headerName: 'Rating', width: 150, renderHeader: () => <RatingHeader /> },
];

export default function HeaderWithButton() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid label="Bonds" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
