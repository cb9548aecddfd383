import * as React from 'react';
import {
  type GridColTypeDef,
  type GridFilterInputValueProps,
  type GridRenderEditCellParams,
  type GridValidRowModel,
  useGridApiContext,
} from '@mui/x-data-grid';
import Rating from '@mui/material/Rating';

function RatingEditor({
  id,
  field,
  value,
  hasFocus,
}: GridRenderEditCellParams<GridValidRowModel, number>) {
  const apiRef = useGridApiContext();
  const ref = React.useRef<HTMLSpanElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      ref.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
    }
  }, [hasFocus]);

  return (
    <Rating
      ref={ref}
      name={`${field}-${id}`}
      // The value is undefined if the user has started editing with a letter or Delete.
      value={value ?? null}
      onChange={(_event, stars) =>
        void apiRef.current.setEditCellValue({ id, field, value: stars ?? value })
      }
      sx={{ px: 1.25 }}
      size="small"
    />
  );
}

function RatingFilter({ item, applyValue }: GridFilterInputValueProps) {
  return (
    <Rating
      name="at-least"
      value={Number(item.value) || null}
      onChange={(_event, value) => applyValue({ ...item, value: value ?? undefined })}
      sx={{ alignSelf: 'flex-end', mb: 0.5 }}
    />
  );
}

export const ratingColumn: GridColTypeDef<number> = {
  type: 'number',
  align: 'left',
  headerAlign: 'left',
  display: 'flex',
  width: 115,
  renderCell: ({ value = 0 }) => <Rating readOnly value={value} size="small" />,
  renderEditCell: (params) => <RatingEditor {...params} />,
  filterOperators: [
    {
      label: 'at least',
      value: 'atLeast',
      getApplyFilterFn: ({ value }) => (value ? (stars) => stars >= value : null),
      InputComponent: RatingFilter,
      getValueAsString: (value) => `${value} stars`,
    },
  ],
};
