import type { GridFilterModel, GridSortModel } from '@mui/x-data-grid';

/** A filter and a sort order with a name. */
export interface View {
  name: string;
  filterModel: GridFilterModel;
  sortModel: GridSortModel;
}

export const firstView: View = {
  name: 'All products',
  filterModel: { items: [] },
  sortModel: [],
};

export const firstViews: View[] = [
  firstView,
  {
    name: 'Low stock',
    filterModel: { items: [{ id: 1, field: 'status', operator: 'is', value: 'Low' }] },
    sortModel: [{ field: 'stock', sort: 'asc' }],
  },
  {
    name: 'Sold out',
    filterModel: { items: [{ id: 1, field: 'status', operator: 'is', value: 'Sold out' }] },
    sortModel: [{ field: 'category', sort: 'asc' }],
  },
  {
    name: 'Slim margins',
    filterModel: { items: [{ id: 1, field: 'margin', operator: '<', value: 0.25 }] },
    sortModel: [{ field: 'margin', sort: 'asc' }],
  },
];
