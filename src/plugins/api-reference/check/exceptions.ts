/** Names on a page that are correct although no installed package has them. */
export interface NameException {
  /** The page's path relative to the site's folder. */
  page: string;
  /** The names as reported by the check. */
  names: readonly string[];
  /** Why the names are used. */
  reason: string;
}

/** All exceptions. The check fails if one is no longer needed. */
export const NAME_EXCEPTIONS: readonly NameException[] = [
  {
    page: 'docs/guides/telemetry/telemetry.mdx',
    names: ['@mui/x-telemetry'],
    reason: 'Part of the commercial packages.',
  },
  {
    page: 'docs/guides/telemetry/telemetry.mdx',
    names: ['licenseKey', 'machineId', 'projectId', 'anonymousId', 'isDocker'],
    reason: 'Fields that @mui/x-telemetry sends.',
  },
  {
    page: 'docs/react-date-pickers/calendar-systems/calendar-systems.mdx',
    names: ['jYYYY', 'iYYYY', 'iMMMM', 'iMM'],
    reason: 'Format tokens of moment-jalaali and moment-hijri.',
  },
  {
    page: 'docs/introduction/installation/installation.mdx',
    names: ['@mui/x-telemetry'],
    reason: 'Part of the commercial packages.',
  },
  {
    page: 'docs/introduction/licensing/licensing.mdx',
    names: ['@mui/x-license-pro'],
    reason: 'The name of @mui/x-license before MUI X 7.',
  },
  {
    page: 'docs/introduction/mcp/mcp.mdx',
    names: ['@mui/mcp'],
    reason: 'A program that readers run, not a package of this site.',
  },
  {
    page: 'docs/migration/migration-data-grid-v4/migration-data-grid-v4.mdx',
    names: [
      'Mui-even',
      'Mui-odd',
      'MuiDataGrid-columnHeaderWrapper',
      'MuiDataGrid-columnsContainer',
      'MuiDataGrid-dataContainer',
      'MuiDataGrid-gridMenuList',
      'MuiDataGrid-renderingZone',
      'MuiDataGrid-viewport',
      'MuiDataGrid-window',
      'MuiDataGrid-windowContainer',
      'MuiDataGridColumnsPanel-root',
      'MuiDataGridPanelHeader-root',
      'MuiGridFilterForm-root',
      'MuiGridMenu-root',
      'MuiGridPanelContent-root',
      'MuiGridPanelFooter-root',
      'MuiGridPanelWrapper-root',
      'MuiGridToolbarContainer-root',
      'MuiGridToolbarFilterButton-root',
    ],
    reason: 'Class names of version 4, which has no list of them.',
  },
  {
    page: 'docs/migration/migration-data-grid-v4/migration-data-grid-v4.mdx',
    names: ['components', 'componentsProps', '@mui/styles'],
    reason: 'Props of version 5, and a package of Material UI 5.',
  },
  {
    page: 'docs/migration/migration-data-grid-v5/migration-data-grid-v5.mdx',
    names: [
      'disableAggregation',
      'GridAggregationColumnMenuItem',
      'GridColumnMenuAggregationItem',
      'GridColumnMenuGroupingItem',
      'GridColumnMenuPinningItem',
      'GridColumnPinningMenuItems',
      'visibleRowsCount',
    ],
    reason: 'Names of the commercial packages in versions 5 and 6.',
  },
  {
    page: 'docs/migration/migration-data-grid-v6/migration-data-grid-v6.mdx',
    names: [
      '@mui/x-license-pro',
      'cellSelectionModel',
      'clipboardPaste',
      'getCellSelectionModel',
      'getSelectedCellsAsArray',
      'groupingValueGetter',
      'lazyLoading',
      'onCellSelectionModelChange',
      'pastedValueParser',
      'selectCellRange',
      'setCellSelectionModel',
    ],
    reason: 'Names of the commercial packages in versions 6 and 7.',
  },
  {
    page: 'docs/migration/migration-data-grid-v6/migration-data-grid-v6.mdx',
    names: ['variant', 'containerBackground'],
    reason:
      "A prop of Material UI's button, and a mixin of version 7 that its types don't declare.",
  },
  {
    page: 'docs/migration/migration-charts-v6/migration-charts-v6.mdx',
    names: ['MuiChartsClipPath', 'SlotsComponent', 'data'],
    reason:
      'A theme key of version 6, the end of the names of its types, and a member of series, which are generic.',
  },
  {
    page: 'docs/migration/migration-charts-v7/migration-charts-v7.mdx',
    names: [
      'LegendPosition',
      'ResponsiveChartContainerPro',
      'SpringValue',
      'data',
      'disableTicks',
      'highlightScope',
      'id',
      'labelStyle',
      'position',
      'scaleType',
      'shape',
      'tickLabelStyle',
      'tickStyle',
      'unstable_useHeatmapSeries',
      'useHeatmapSeries',
      'width',
      'xAxis',
      'xAxisId',
      'yAxisId',
    ],
    reason:
      'Names of the codemod, of the commercial package and of react-spring, and members of axes and series, which are generic.',
  },
  {
    page: 'docs/migration/migration-data-grid-v7/migration-data-grid-v7.mdx',
    names: [
      'ariaV8',
      'detailPanelExpandedRowIds',
      'getExpandedDetailPanels',
      'gridDetailPanelExpandedRowIdsSelector',
      'gridDetailPanelExpandedRowsHeightCacheSelector',
      'headerFilterCell',
      'lazyLoading',
      'lazyLoadingRequestThrottleMs',
      'onDetailPanelExpandedRowIdsChange',
      'setExpandedDetailPanels',
      'unstable_dataSourceCache',
      'unstable_lazyLoading',
      'unstable_lazyLoadingRequestThrottleMs',
      'unstable_onDataSourceError',
    ],
    reason:
      'From the commercial packages, according to the changelog that ships with the MIT packages.',
  },
  {
    page: 'docs/migration/migration-tree-view-lab/migration-tree-view-lab.mdx',
    names: ['Multiple', 'MuiTreeView', 'useTreeItem'],
    reason: 'Names of version 6 of the Tree View, which this page migrates to.',
  },
  {
    page: 'docs/migration/migration-tree-view-v7/migration-tree-view-v7.mdx',
    names: ['FruitItem'],
    reason: "The reader's own item, which is declared in the diff.",
  },
  {
    page: 'docs/react-charts/data-grid-integration/data-grid-integration.mdx',
    names: ['ChartsRenderer', 'chartsIntegration'],
    reason: 'A Premium component and a Premium prop, according to the public docs.',
  },
  {
    page: 'docs/react-charts/export/export.mdx',
    names: ['copyStyles', 'onBeforeExport'],
    reason: 'Pro options, according to the public docs.',
  },
  {
    page: 'docs/react-charts/funnel/funnel.mdx',
    names: ['categoryAxis'],
    reason: 'A prop of the Pro chart, according to the public docs.',
  },
  {
    page: 'docs/react-charts/react-charts.mdx',
    names: ['Unstable_SankeyChart'],
    reason:
      'The export name of the Sankey chart, which is in preview, according to its public docs.',
  },
  {
    page: 'docs/react-charts/sankey/sankey.mdx',
    names: ['onLinkClick', 'onNodeClick'],
    reason: 'Props of the Pro chart, according to the public docs.',
  },
  {
    page: 'docs/react-charts/zoom-and-pan/zoom-and-pan.mdx',
    names: ['pointerMode', 'pressAndDrag', 'setZoomData', 'tapAndDrag'],
    reason: 'Pro options and a Pro method, according to the public docs.',
  },
  {
    page: 'docs/react-data-grid/aggregation/aggregation.mdx',
    names: [
      'aggregationFunctions',
      'aggregationModel',
      'aggregationRowsScope',
      'availableAggregationFunctions',
      'columnTypes',
      'disableAggregation',
      'getAggregationPosition',
      'onAggregationModelChange',
    ],
    reason: 'Premium props and fields, according to the public docs.',
  },
  {
    page: 'docs/react-data-grid/ai-assistant/ai-assistant.mdx',
    names: ['allowAiAssistantDataSampling'],
    reason: 'A Premium prop, according to the public docs.',
  },
  {
    page: 'docs/react-data-grid/cell-selection/cell-selection.mdx',
    names: [
      'cellSelectionModel',
      'getCellSelectionModel',
      'getSelectedCellsAsArray',
      'onCellSelectionModelChange',
      'selectCellRange',
      'setCellSelectionModel',
    ],
    reason: 'Premium props and methods, according to the public docs.',
  },
  {
    page: 'docs/react-data-grid/column-ordering/column-ordering.mdx',
    names: ['setColumnIndex'],
    reason: 'A Pro method, according to the public docs.',
  },
  {
    page: 'docs/react-data-grid/column-pinning/column-pinning.mdx',
    names: [
      'disableColumnPinning',
      'getPinnedColumns',
      'onPinnedColumnsChange',
      'pinColumn',
      'pinnedColumns',
      'setPinnedColumns',
      'unpinColumn',
    ],
    reason: 'Pro props and methods, according to the public docs.',
  },
  {
    page: 'docs/react-data-grid/custom-columns/custom-columns.mdx',
    names: ['createPortal'],
    reason: 'A function in react-dom.',
  },
  {
    page: 'docs/react-data-grid/filtering/header-filters/header-filters.mdx',
    names: ['renderHeaderFilter', 'headerFilterCell', 'headerFilterMenu'],
    reason: 'A Pro column field and two Pro slots, according to the public docs.',
  },
  {
    page: 'docs/react-data-grid/features/features.mdx',
    names: [
      'aggregationModel',
      'chartsIntegration',
      'lazyLoading',
      'pivotActive',
      'rowGroupingModel',
      'rowReordering',
      'treeData',
    ],
    reason: 'Props of the commercial packages, according to the public docs.',
  },
  {
    page: 'docs/react-data-grid/master-detail/master-detail.mdx',
    names: ['detailPanelExpandedRowIds', 'onDetailPanelExpandedRowIdsChange'],
    reason: 'Pro props, according to the changelog that ships with the MIT packages.',
  },
  {
    page: 'docs/react-data-grid/pivoting/pivoting.mdx',
    names: [
      'disablePivoting',
      'getPivotDerivedColumns',
      'onPivotActiveChange',
      'onPivotModelChange',
      'onPivotPanelOpenChange',
      'pivotActive',
      'pivotModel',
      'pivotPanelOpen',
      'pivoting',
    ],
    reason: 'Premium props and state, according to the public docs.',
  },
  {
    page: 'docs/react-data-grid/quickstart/quickstart.mdx',
    names: ['verbatimModuleSyntax'],
    reason: 'A TypeScript option.',
  },
  {
    page: 'docs/react-data-grid/recipes-row-grouping/recipes-row-grouping.mdx',
    names: [
      'defaultGroupingExpansionDepth',
      'getRowGroupChildren',
      'groupingColDef',
      'useKeepGroupedColumnsHidden',
    ],
    reason: 'Premium props, a method and a hook, according to the public docs.',
  },
  {
    page: 'docs/react-data-grid/row-grouping/row-grouping.mdx',
    names: [
      'disableRowGrouping',
      'groupingColDef',
      'groupingValueGetter',
      'isGroupExpandedByDefault',
      'onRowGroupingModelChange',
      'rowGroupingColumnMode',
      'rowGroupingModel',
    ],
    reason: 'Premium props and fields, according to the public docs.',
  },
  {
    page: 'docs/react-data-grid/row-ordering/row-ordering.mdx',
    names: ['setRowIndex'],
    reason: 'A Pro method, according to the public docs.',
  },
  {
    page: 'docs/react-data-grid/rows/rows.mdx',
    names: ['firstName'],
    reason: 'A key of a made-up row.',
  },
  {
    page: 'docs/react-data-grid/server-side-data/aggregation/aggregation.mdx',
    names: [
      'aggregateRow',
      'aggregationFunctions',
      'aggregationModel',
      'columnTypes',
      'getAggregatedValue',
    ],
    reason: 'A prop and data source fields of Premium, according to the public docs.',
  },
  {
    page: 'docs/react-data-grid/server-side-data/lazy-loading/lazy-loading.mdx',
    names: ['lazyLoadingRequestThrottleMs', 'onFetchRows', 'onRowsScrollEnd', 'scrollEndThreshold'],
    reason: 'Pro props, according to the public docs.',
  },
  {
    page: 'docs/react-data-grid/server-side-data/row-grouping/row-grouping.mdx',
    names: ['getChildrenCount', 'groupFields'],
    reason: 'Data source fields of Premium, according to the public docs.',
  },
  {
    page: 'docs/react-data-grid/server-side-data/tree-data/tree-data.mdx',
    names: ['defaultGroupingExpansionDepth', 'getChildrenCount', 'getGroupKey'],
    reason: 'A prop and data source fields of Pro, according to the public docs.',
  },
  {
    page: 'docs/react-data-grid/tree-data/tree-data.mdx',
    names: [
      'disableChildrenFiltering',
      'disableChildrenSorting',
      'isGroupExpandedByDefault',
      'setRowChildrenExpansion',
    ],
    reason: 'Pro props and a method, according to the public docs.',
  },
  {
    page: 'docs/react-date-pickers/quickstart/quickstart.mdx',
    names: ['DateTime'],
    reason: 'A class in Luxon.',
  },
  {
    page: 'docs/react-date-pickers/react-date-pickers.mdx',
    names: ['DateTime', 'Moment'],
    reason: 'Classes in Luxon and Moment.',
  },
  {
    page: 'docs/react-date-pickers/validation/validation.mdx',
    names: ['setFieldValue'],
    reason: 'A function in Formik.',
  },
  {
    page: 'docs/react-date-pickers/validation/validation.mdx',
    names: ['invalidRange'],
    reason: 'An error code of the range components, which are part of Pro.',
  },
  {
    page: 'docs/react-tree-view/react-tree-view.mdx',
    names: ['dataSource', 'itemsReordering'],
    reason: 'Props of RichTreeViewPro, according to the public docs.',
  },
  {
    page: 'docs/react-tree-view/rich-tree-view/items/items.mdx',
    names: ['dataSource'],
    reason: 'A prop of RichTreeViewPro, according to the public docs.',
  },
  {
    page: 'docs/react-tree-view/quickstart/quickstart.mdx',
    names: ['TreeView', 'TreeItem2', 'nodeId'],
    reason: 'Names from earlier releases that readers find in old examples.',
  },
  {
    page: 'docs/react-tree-view/rich-tree-view/customization/customization.mdx',
    names: ['TreeItem2'],
    reason: 'A name from version 7 that readers find in old examples.',
  },
  {
    page: 'docs/react-tree-view/tree-item-customization/tree-item-customization.mdx',
    names: ['ContentComponent', 'ContentProps'],
    reason: 'Props from version 7 that readers find in old examples.',
  },
  {
    page: 'docs/react-tree-view/simple-tree-view/customization/customization.mdx',
    names: ['defaultCollapseIcon', 'defaultExpandIcon'],
    reason: 'Props from version 6 that readers find in old examples.',
  },
  {
    page: 'docs/react-tree-view/rich-tree-view/ordering/ordering.mdx',
    names: ['isItemReorderable', 'onItemPositionChange'],
    reason: 'Props of RichTreeViewPro, according to the public docs.',
  },
];
