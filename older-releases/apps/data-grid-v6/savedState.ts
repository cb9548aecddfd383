import {
  gridFilterModelSelector,
  type GridApi,
  type GridFilterModel,
  type GridInitialState,
} from '@mui/x-data-grid';

const KEY = 'orders';

/** Returns the state of the last visit. */
export function savedState(): GridInitialState {
  return JSON.parse(localStorage.getItem(KEY) ?? '{}') as GridInitialState;
}

export function saveState(api: GridApi): void {
  localStorage.setItem(KEY, JSON.stringify(api.exportState()));
}

/** Returns the day that the user filters by, as the server expects it. */
export function filteredDay({ items }: GridFilterModel): string | undefined {
  const item = items.find(({ field }) => field === 'orderedAt');
  return item?.value as string | undefined;
}

export const isFiltered = (api: GridApi): boolean =>
  gridFilterModelSelector(api.state).items.length > 0;
