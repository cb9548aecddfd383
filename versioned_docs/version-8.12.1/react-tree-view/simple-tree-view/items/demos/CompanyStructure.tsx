import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

interface Employee {
  staffNumber: number;
  name: string;
  role: string;
  reports?: Employee[];
}

const staff: Employee[] = [
  {
    staffNumber: 101,
    name: 'Adaeze Obi',
    role: 'Managing director',
    reports: [
      {
        staffNumber: 114,
        name: 'Lars Dahlberg',
        role: 'Head of production',
        reports: [
          { staffNumber: 131, name: 'Mei-Ling Chou', role: 'Planner' },
          { staffNumber: 132, name: 'Goran Petrović', role: 'Shift leader' },
        ],
      },
      { staffNumber: 118, name: 'Beatriz Moura', role: 'Head of sales' },
    ],
  },
];

function renderEmployee({ staffNumber, name, role, reports }: Employee) {
  return (
    <TreeItem key={staffNumber} itemId={String(staffNumber)} label={`${name}, ${role}`}>
      {reports?.map(renderEmployee)}
    </TreeItem>
  );
}

export default function CompanyStructure() {
  return (
    <SimpleTreeView
      aria-label="Company structure"
      defaultExpandedItems={['101', '114']}
      sx={{ width: '100%', maxWidth: 420, minHeight: 192 }}
    >
      {staff.map(renderEmployee)}
    </SimpleTreeView>
  );
}
