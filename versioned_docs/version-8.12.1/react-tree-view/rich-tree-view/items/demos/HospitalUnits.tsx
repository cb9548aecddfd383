import { RichTreeView } from '@mui/x-tree-view';

interface Unit {
  unitNo: number;
  name: string;
  beds: number;
  units?: Unit[];
}

// The server uses other property names, and numbers as keys.
const hospital: Unit[] = [
  {
    unitNo: 100,
    name: 'Surgery',
    beds: 64,
    units: [
      { unitNo: 110, name: 'Day surgery', beds: 12 },
      { unitNo: 120, name: 'Trauma', beds: 28 },
    ],
  },
  {
    unitNo: 200,
    name: 'Internal medicine',
    beds: 80,
    units: [{ unitNo: 210, name: 'Cardiology', beds: 30 }],
  },
];

const getUnitId = (unit: Unit) => String(unit.unitNo);
const getUnitLabel = (unit: Unit) => `${unit.name} (${unit.beds} beds)`;
const getSubunits = (unit: Unit) => unit.units;

export default function HospitalUnits() {
  return (
    <RichTreeView
      aria-label="Hospital units"
      items={hospital}
      getItemId={getUnitId}
      getItemLabel={getUnitLabel}
      getItemChildren={getSubunits}
      defaultExpandedItems={['100']}
      sx={{ width: '100%', maxWidth: 420, minHeight: 160 }}
    />
  );
}
