import * as React from 'react';
import { DataGrid, type GridRowSelectionModel, useGridApiRef } from '@mui/x-data-grid';
import FileDownloadIcon from '@mui/icons-material/FileDownload';
import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { columnGroups, columns, formatEuros } from './columns';
import { historyReducer } from './history';
import { firstProducts, type Product } from './products';
import { stockStyles } from './stockStyles';
import { Tiles } from './Tiles';
import { ViewBar } from './ViewBar';
import { firstView, firstViews, type View } from './views';

const wideColumns = { sku: false, cost: false };
const narrowColumns = {
  ...wideColumns,
  color: false,
  category: false,
  warehouse: false,
  free: false,
  margin: false,
  status: false,
};

const nothing: GridRowSelectionModel = { type: 'include', ids: new Set() };

const bulkActions: { label: string; said: string; change: (product: Product) => Product }[] = [
  {
    label: 'Restock',
    said: 'restocked',
    change: (product) => ({ ...product, stock: Math.max(product.stock, 2 * product.reorderAt) }),
  },
  {
    label: 'Price +5%',
    said: 'raised by 5%',
    change: (product) => ({ ...product, price: Math.round(product.price * 105) / 100 }),
  },
  {
    label: 'Discontinue',
    said: 'discontinued',
    change: (product) => ({ ...product, discontinued: true }),
  },
];

export default function StockRoom() {
  const apiRef = useGridApiRef();
  const phone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const [history, dispatch] = React.useReducer(historyReducer, null, () => ({
    products: firstProducts(),
    done: [],
    undone: [],
  }));
  const [views, setViews] = React.useState(firstViews);
  const [active, setActive] = React.useState<string | null>(firstView.name);
  const [filterModel, setFilterModel] = React.useState(firstView.filterModel);
  const [sortModel, setSortModel] = React.useState(firstView.sortModel);
  const [selection, setSelection] = React.useState(nothing);
  const [said, setSaid] = React.useState('Double-click a stock or a price to change it.');

  function choose(view: View) {
    setActive(view.name);
    setFilterModel(view.filterModel);
    setSortModel(view.sortModel);
    setSelection(nothing);
  }

  // The checkbox in the header sets the type `exclude`. Then, `ids` are those of the rows that aren't selected.
  const selected = history.products.filter(
    ({ id }) => selection.ids.has(id) === (selection.type === 'include'),
  );

  function step(type: 'undo' | 'redo') {
    const label = (type === 'undo' ? history.done : history.undone).at(-1)?.label;
    if (!label) return;
    dispatch({ type });
    setSaid(`${type === 'undo' ? 'Undone' : 'Redone'}: ${label}`);
  }

  function change(changed: Product[], label: string) {
    dispatch({ type: 'change', label, changed });
    setSaid(label);
  }

  function processRowUpdate(newRow: Product, oldRow: Product) {
    if (newRow.stock !== oldRow.stock || newRow.price !== oldRow.price) {
      const what =
        newRow.stock !== oldRow.stock
          ? `stock ${oldRow.stock} → ${newRow.stock}`
          : `price € ${formatEuros(oldRow.price)} → € ${formatEuros(newRow.price)}`;
      change([newRow], `${newRow.sku}, ${what}`);
    }
    return newRow;
  }

  function runOnSelected({ change: changeOne, said: what }: (typeof bulkActions)[number]) {
    const changed = selected.map(changeOne);
    change(changed, `${changed.length} ${changed.length === 1 ? 'product' : 'products'} ${what}`);
    setSelection(nothing);
  }

  function onKeyDown(event: React.KeyboardEvent) {
    const isTyping = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox';
    if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || isTyping) return;
    event.preventDefault();
    step(event.shiftKey ? 'redo' : 'undo');
  }

  return (
    <Box sx={stockStyles} onKeyDown={onKeyDown}>
      <div className="head">
        <Typography component="p" noWrap sx={{ flex: 1, fontSize: 18, fontWeight: 700 }}>
          Stock room
        </Typography>
        <IconButton
          aria-label="Undo"
          disabled={history.done.length === 0}
          onClick={() => step('undo')}
        >
          <UndoIcon />
        </IconButton>
        <IconButton
          aria-label="Redo"
          disabled={history.undone.length === 0}
          onClick={() => step('redo')}
        >
          <RedoIcon />
        </IconButton>
        <Button
          variant="outlined"
          startIcon={<FileDownloadIcon />}
          onClick={() =>
            apiRef.current?.exportDataAsCsv({
              fileName: 'stock',
              includeColumnGroupsHeaders: false,
            })
          }
        >
          CSV
        </Button>
      </div>
      <Tiles products={history.products} />
      {selected.length === 0 ? (
        <ViewBar
          views={views}
          active={active}
          onChoose={choose}
          onSave={(name) => {
            setViews([
              ...views.filter((view) => view.name !== name),
              { name, filterModel, sortModel },
            ]);
            setActive(name);
            setSaid(`View "${name}" saved.`);
          }}
        />
      ) : (
        <div className="bar chosen" role="group" aria-label="Selected products">
          <span>{selected.length} selected</span>
          {bulkActions.map((action) => (
            <Button key={action.label} size="small" onClick={() => runOnSelected(action)}>
              {action.label}
            </Button>
          ))}
          <Button size="small" color="inherit" onClick={() => setSelection(nothing)}>
            Clear
          </Button>
        </div>
      )}
      {/* In a box with a height, the grid renders only the rows in view. */}
      <div style={{ height: 560 }}>
        <DataGrid
          apiRef={apiRef}
          label="Products"
          rows={history.products}
          columns={columns}
          columnGroupingModel={columnGroups}
          columnVisibilityModel={phone ? narrowColumns : wideColumns}
          columnHeaderHeight={40}
          columnGroupHeaderHeight={32}
          rowHeight={46}
          filterModel={filterModel}
          onFilterModelChange={(model) => {
            setFilterModel(model);
            setActive(null);
            // So that users don't change products that they can't see.
            setSelection(nothing);
          }}
          sortModel={sortModel}
          onSortModelChange={(model) => {
            setSortModel(model);
            setActive(null);
          }}
          checkboxSelection
          disableRowSelectionOnClick
          disableColumnSelector
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
          processRowUpdate={processRowUpdate}
          showToolbar
          slotProps={{
            toolbar: {
              csvOptions: { disableToolbarButton: true },
              printOptions: { disableToolbarButton: true },
            },
          }}
        />
      </div>
      <div className="status" role="status">
        {said}
      </div>
    </Box>
  );
}
