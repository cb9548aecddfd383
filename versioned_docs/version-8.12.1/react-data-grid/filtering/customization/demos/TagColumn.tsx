import {
  DataGrid,
  type GridColDef,
  GridFilterInputMultipleSingleSelect,
  type GridFilterOperator,
} from '@mui/x-data-grid';

interface Recipe {
  id: number;
  dish: string;
  diets: string[];
}

const rows: Recipe[] = [
  { id: 1, dish: 'Caponata', diets: ['vegan', 'gluten-free'] },
  { id: 2, dish: 'Pierogi', diets: ['vegetarian'] },
  { id: 3, dish: 'Dal makhani', diets: ['vegetarian', 'gluten-free'] },
  { id: 4, dish: 'Bacalhau à Brás', diets: ['gluten-free'] },
  { id: 5, dish: 'Injera with lentils', diets: ['vegan'] },
];

function operator(
  value: string,
  label: string,
  matches: (diets: string[], chosen: string[]) => boolean,
): GridFilterOperator<Recipe, string[]> {
  return {
    value,
    label,
    InputComponent: GridFilterInputMultipleSingleSelect,
    getApplyFilterFn: (item) => {
      const chosen = (item.value as string[] | undefined) ?? [];
      return chosen.length === 0 ? null : (diets) => matches(diets, chosen);
    },
  };
}

const columns: GridColDef<Recipe>[] = [
  { field: 'dish', headerName: 'Dish', flex: 1, minWidth: 140 },
  {
    field: 'diets',
    headerName: 'Diets',
    type: 'singleSelect',
    valueOptions: ['vegan', 'vegetarian', 'gluten-free'],
    valueFormatter: (value: string[]) => value.join(', '),
    filterOperators: [
      operator('hasAny', 'has any of', (diets, chosen) => chosen.some((d) => diets.includes(d))),
      operator('hasAll', 'has all of', (diets, chosen) => chosen.every((d) => diets.includes(d))),
    ],
    flex: 1,
    minWidth: 170,
  },
];

const model = { items: [{ field: 'diets', operator: 'hasAny', value: ['vegan'] }] };

export default function TagColumn() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        label="Recipes"
        rows={rows}
        columns={columns}
        initialState={{ filter: { filterModel: model } }}
        hideFooter
      />
    </div>
  );
}
