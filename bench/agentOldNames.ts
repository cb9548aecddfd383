/** A name of an older major version, and what an answer about it has to contain. */
export interface OldName {
  name: string;
  /** Folder of the installed package that has it in its types. */
  from: string;
  /** One of these texts has to be in the answer. */
  expected: readonly string[];
}

const V5 = 'older-releases/material-v5/node_modules';
const GRID_5 = `${V5}/mui-x-data-grid-v5`;
const GRID_6 = `${V5}/mui-x-data-grid-v6`;
const GRID_7 = 'node_modules/mui-x-data-grid-v7';
const PICKERS_5 = `${V5}/mui-x-date-pickers-v5`;
const PICKERS_6 = `${V5}/mui-x-date-pickers-v6`;
const CHARTS_7 = 'node_modules/mui-x-charts-v7';
const TREE_6 = `${V5}/mui-x-tree-view-v6`;
const TREE_7 = 'node_modules/mui-x-tree-view-v7';

/** What answers say about names that nothing replaces. */
const REMOVED = ['emoved', 'Remove these props', 'no longer', 'obsolete'];

const of = (
  from: string,
  names: Readonly<Record<string, string | readonly string[]>>,
): readonly OldName[] =>
  Object.entries(names).map(([name, expected]) => ({
    name,
    from,
    expected: typeof expected === 'string' ? [expected] : expected,
  }));

/**
 * Names that were renamed or removed between versions 5 and 8, with what replaces them in version 8 according to MUI's
 * migration guides. Checked by hand, independently of this site's guides, from which the server answers.
 */
export const OLD_NAMES: readonly OldName[] = [
  ...of(GRID_5, {
    GridColumns: 'GridColDef',
    'DataGrid.selectionModel': 'rowSelectionModel',
    'DataGrid.onSelectionModelChange': 'onRowSelectionModelChange',
    'DataGrid.disableSelectionOnClick': 'disableRowSelectionOnClick',
    'DataGrid.onCellEditCommit': 'processRowUpdate',
    'DataGrid.onRowEditCommit': 'processRowUpdate',
    'DataGrid.editRowsModel': ['cellModesModel', 'rowModesModel'],
    'DataGrid.onPageSizeChange': 'onPaginationModelChange',
    'DataGrid.rowsPerPageOptions': 'pageSizeOptions',
    'DataGrid.pageSize': 'paginationModel',
    'DataGrid.disableExtendRowFullWidth': REMOVED,
    'GridApi.getRowIndex': 'getRowIndexRelativeToVisibleRows',
    'GridApi.setCellMode': ['startCellEditMode', 'stopCellEditMode'],
    'GridColDef.hide': 'columnVisibilityModel',
    'GridFilterItem.columnField': 'field',
    'GridFilterItem.operatorValue': 'operator',
    'GridFilterModel.linkOperator': 'logicOperator',
    GridLinkOperator: 'GridLogicOperator',
    gridVisibleSortedRowIdsSelector: 'gridExpandedSortedRowIdsSelector',
  }),
  ...of(GRID_6, {
    'DataGrid.components': 'slots',
    'DataGrid.componentsProps': 'slotProps',
    'DataGrid.rowBuffer': 'rowBufferPx',
    'DataGrid.columnBuffer': 'columnBufferPx',
    'DataGrid.rowThreshold': REMOVED,
    GridValueGetterParams: ['GridValueGetter', ...REMOVED],
    GridValueFormatterParams: ['GridValueFormatter', ...REMOVED],
  }),
  ...of(GRID_7, {
    useGridApiEventHandler: 'useGridEvent',
    'DataGrid.unstable_rowSpanning': 'rowSpanning',
    'DataGrid.indeterminateCheckboxAction': REMOVED,
    'DataGrid.rowPositionsDebounceMs': REMOVED,
  }),
  ...of(PICKERS_5, {
    CalendarPicker: 'DateCalendar',
    ClockPicker: 'TimeClock',
    MonthPicker: 'MonthCalendar',
    YearPicker: 'YearCalendar',
    CalendarPickerSkeleton: 'DayCalendarSkeleton',
    'DatePicker.renderInput': ['slots.textField', 'slotProps.textField', 'textField'],
    'DatePicker.inputFormat': 'format',
    'DatePicker.PopperProps': ['slotProps.popper', 'popper'],
    'DatePicker.ToolbarComponent': ['slots.toolbar', 'toolbar'],
    'DatePicker.mask': REMOVED,
    'LocalizationProvider.locale': 'adapterLocale',
    'DatePicker.getOpenDialogAriaText': ['localeText', 'openDatePickerDialogue'],
    'DatePicker.TransitionComponent': 'desktopTransition',
  }),
  ...of(PICKERS_6, { 'DateCalendar.defaultCalendarMonth': 'referenceDate' }),
  ...of(CHARTS_7, {
    ResponsiveChartContainer: 'ChartContainer',
    'BarChart.leftAxis': ['yAxis', 'position'],
    'LineChart.bottomAxis': ['xAxis', 'position'],
    ChartsOnAxisClickHandler: 'onAxisClick',
    'LineChart.tooltip': ['slotProps.tooltip', 'slot `tooltip`'],
    'PieChart.legend': ['slotProps.legend', 'slot `legend`', 'hideLegend'],
  }),
  ...of(TREE_6, {
    TreeView: 'SimpleTreeView',
    'TreeItem.nodeId': 'itemId',
    'TreeView.expanded': 'expandedItems',
    'TreeView.selected': 'selectedItems',
    'TreeView.onNodeToggle': 'onExpandedItemsChange',
    'TreeView.onNodeSelect': 'onSelectedItemsChange',
    'TreeView.onNodeFocus': 'onItemFocus',
    'TreeView.defaultExpanded': 'defaultExpandedItems',
    'TreeView.defaultCollapseIcon': 'collapseIcon',
    'TreeItem.TransitionComponent': 'groupTransition',
    'TreeItem.ContentComponent': ['slots.content', 'content'],
  }),
  ...of(TREE_7, {
    TreeItem2: 'TreeItem',
    useTreeItem2: 'useTreeItem',
    useTreeItem2Utils: 'useTreeItemUtils',
  }),
];
