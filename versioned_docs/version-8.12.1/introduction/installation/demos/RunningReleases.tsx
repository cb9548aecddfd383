import { version as chartsVersion } from '@mui/x-charts/package.json';
import { version as gridVersion } from '@mui/x-data-grid/package.json';
import { version as pickersVersion } from '@mui/x-date-pickers/package.json';
import { version as treeViewVersion } from '@mui/x-tree-view/package.json';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';

const RELEASES = [
  { name: '@mui/x-data-grid', version: gridVersion },
  { name: '@mui/x-date-pickers', version: pickersVersion },
  { name: '@mui/x-charts', version: chartsVersion },
  { name: '@mui/x-tree-view', version: treeViewVersion },
];

export default function RunningReleases() {
  return (
    <Table size="small" aria-label="Releases that the demos run">
      <TableBody>
        {RELEASES.map(({ name, version }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell>{version}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
