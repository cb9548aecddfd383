import Button from '@mui/material/Button';
import {
  gridDensityValueSelector,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  GridToolbarDensitySelector,
  GridToolbarFilterButton,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    selectedCount: number;
  }
}

export default function OrderToolbar({ selectedCount }: { selectedCount: number }) {
  const apiRef = useGridApiContext();
  const density = useGridSelector(apiRef, gridDensityValueSelector);

  return (
    <GridToolbarContainer>
      <GridToolbarColumnsButton />
      <GridToolbarFilterButton componentsProps={{ button: { variant: 'outlined' } }} />
      <GridToolbarDensitySelector variant="outlined" />
      <Button
        size={density === 'compact' ? 'small' : 'medium'}
        onClick={() => apiRef.current.sortColumn(apiRef.current.getColumn('total'), 'desc')}
      >
        Largest first
      </Button>
      <span role="status">{selectedCount} selected</span>
    </GridToolbarContainer>
  );
}
