/** Names on a page that are correct although no installed package has them. */
export interface NameException {
  /** The page's path relative to the site's folder. */
  page: string;
  /** The names as reported by the check. */
  names: readonly string[];
  /** Why the names are used. */
  reason: string;
}

/** For each page, the reasons and the names, separated by white space. */
const EXCEPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'docs/guides/telemetry/telemetry.mdx': {
    'Part of the commercial packages.': '@mui/x-telemetry',
    'Fields that @mui/x-telemetry sends.': 'licenseKey machineId projectId anonymousId isDocker',
  },
  'docs/react-date-pickers/calendar-systems/calendar-systems.mdx': {
    'Format tokens of moment-jalaali and moment-hijri.': 'jYYYY iYYYY iMMMM iMM',
  },
  'docs/introduction/installation/installation.mdx': {
    'Part of the commercial packages.': '@mui/x-telemetry',
  },
  'docs/introduction/licensing/licensing.mdx': {
    'The name of @mui/x-license before MUI X 7.': '@mui/x-license-pro',
  },
  'docs/introduction/mcp/mcp.mdx': {
    'A program that readers run, not a package of this site.': '@mui/mcp',
  },
  'docs/migration/migration-data-grid-v4/migration-data-grid-v4.mdx': {
    'Class names of version 4, which has no list of them.': `
      Mui-even Mui-odd MuiDataGrid-columnHeaderWrapper MuiDataGrid-columnsContainer
      MuiDataGrid-dataContainer MuiDataGrid-gridMenuList MuiDataGrid-renderingZone
      MuiDataGrid-viewport MuiDataGrid-window MuiDataGrid-windowContainer
      MuiDataGridColumnsPanel-root MuiDataGridPanelHeader-root MuiGridFilterForm-root
      MuiGridMenu-root MuiGridPanelContent-root MuiGridPanelFooter-root MuiGridPanelWrapper-root
      MuiGridToolbarContainer-root MuiGridToolbarFilterButton-root`,
    'Props of version 5, and a package of Material UI 5.': 'components componentsProps @mui/styles',
  },
  'docs/migration/migration-data-grid-v5/migration-data-grid-v5.mdx': {
    'Names of the commercial packages in versions 5 and 6.': `
      disableAggregation GridAggregationColumnMenuItem GridColumnMenuAggregationItem
      GridColumnMenuGroupingItem GridColumnMenuPinningItem GridColumnPinningMenuItems
      visibleRowsCount`,
  },
  'docs/migration/migration-data-grid-v6/migration-data-grid-v6.mdx': {
    'Names of the commercial packages in versions 6 and 7.': `
      @mui/x-license-pro cellSelectionModel clipboardPaste getCellSelectionModel
      getSelectedCellsAsArray groupingValueGetter lazyLoading onCellSelectionModelChange
      pastedValueParser selectCellRange setCellSelectionModel`,
    "A prop of Material UI's button, and a mixin of version 7 that its types don't declare.":
      'variant containerBackground',
  },
  'docs/migration/migration-charts-v6/migration-charts-v6.mdx': {
    'A theme key of version 6, the end of the names of its types, and a member of series, which are generic.':
      'MuiChartsClipPath SlotsComponent data',
  },
  'docs/migration/migration-charts-v7/migration-charts-v7.mdx': {
    'Names of the codemod, of the commercial package and of react-spring, and members of axes and series, which are generic.': `
      LegendPosition ResponsiveChartContainerPro SpringValue data disableTicks highlightScope id
      labelStyle position scaleType tickLabelStyle tickStyle unstable_useHeatmapSeries
      useHeatmapSeries width xAxis xAxisId yAxisId`,
  },
  'docs/migration/migration-pickers-lab/migration-pickers-lab.mdx': {
    "A program that readers run, and names of the lab's pickers and of the commercial package.":
      '@mui/codemod renderInput MuiDateRangePickerDay',
  },
  'docs/migration/migration-pickers-v5/migration-pickers-v5.mdx': {
    "Names of v5, the start of the static pickers' names, and the reader's own components.": `
      OwnTextField OwnDay MuiCalendarOrClockPicker MuiCalendarPickerSkeleton MuiDayPicker
      MuiPickerStaticWrapper MuiYearPicker dateSectionName formatValue Unstable_DateField
      createDateStrFromSections`,
  },
  'docs/migration/migration-pickers-v6/migration-pickers-v6.mdx': {
    'Ends of the names of types, a plugin of Day.js, and names of v6 and of the commercial package.': `
      parts SlotsComponent Slots SlotsComponentsProps DateTimeViewRendererProps customParseFormat
      startTextFieldProps endTextFieldProps`,
  },
  'docs/migration/migration-pickers-v7/migration-pickers-v7.mdx': {
    'Paths and names of v7, a hook of @mui/system, and names of the commercial package.': `
      AdapterDateFnsV3 AdapterDateFnsJalaliV3 TDate useRtl BaseMultiInputFieldProps
      RangeFieldSection onRangePositionChange rangePosition setRangePosition
      useMultiInputDateRangeField useMultiInputDateTimeRangeField useMultiInputRangeField
      useMultiInputTimeRangeField usePickerRangePositionContext`,
  },
  'docs/migration/migration-data-grid-v7/migration-data-grid-v7.mdx': {
    'From the commercial packages, according to the changelog that ships with the MIT packages.': `
      ariaV8 detailPanelExpandedRowIds getExpandedDetailPanels
      gridDetailPanelExpandedRowIdsSelector gridDetailPanelExpandedRowsHeightCacheSelector
      headerFilterCell lazyLoading lazyLoadingRequestThrottleMs onDetailPanelExpandedRowIdsChange
      setExpandedDetailPanels unstable_dataSourceCache unstable_joySlots unstable_lazyLoading
      unstable_lazyLoadingRequestThrottleMs unstable_onDataSourceError`,
  },
  'docs/migration/migration-tree-view-lab/migration-tree-view-lab.mdx': {
    'Names of version 6 of the Tree View, which this page migrates to.':
      'Multiple MuiTreeView useTreeItem',
  },
  'docs/migration/migration-tree-view-v7/migration-tree-view-v7.mdx': {
    "The reader's own item, which is declared in the diff.": 'FruitItem',
  },
  'docs/react-charts/data-grid-integration/data-grid-integration.mdx': {
    'A Premium component and a Premium prop, according to the public docs.':
      'ChartsRenderer chartsIntegration',
  },
  'docs/react-charts/export/export.mdx': {
    'Pro options, according to the public docs.': 'copyStyles onBeforeExport',
  },
  'docs/react-charts/funnel/funnel.mdx': {
    'A prop of the Pro chart, according to the public docs.': 'categoryAxis',
  },
  'docs/react-charts/react-charts.mdx': {
    'The export name of the Sankey chart, which is in preview, according to its public docs.':
      'Unstable_SankeyChart',
  },
  'docs/react-charts/sankey/sankey.mdx': {
    'Props of the Pro chart, according to the public docs.': 'onLinkClick onNodeClick',
  },
  'docs/react-charts/zoom-and-pan/zoom-and-pan.mdx': {
    'Pro options and a Pro method, according to the public docs.':
      'pointerMode pressAndDrag setZoomData tapAndDrag',
  },
  'docs/react-data-grid/aggregation/aggregation.mdx': {
    'Premium props and fields, according to the public docs.': `
      aggregationFunctions aggregationModel aggregationRowsScope availableAggregationFunctions
      columnTypes disableAggregation getAggregationPosition onAggregationModelChange`,
  },
  'docs/react-data-grid/ai-assistant/ai-assistant.mdx': {
    'A Premium prop, according to the public docs.': 'allowAiAssistantDataSampling',
  },
  'docs/react-data-grid/cell-selection/cell-selection.mdx': {
    'Premium props and methods, according to the public docs.': `
      cellSelectionModel getCellSelectionModel getSelectedCellsAsArray onCellSelectionModelChange
      selectCellRange setCellSelectionModel`,
  },
  'docs/react-data-grid/column-ordering/column-ordering.mdx': {
    'A Pro method, according to the public docs.': 'setColumnIndex',
  },
  'docs/react-data-grid/column-pinning/column-pinning.mdx': {
    'Pro props and methods, according to the public docs.': `
      disableColumnPinning getPinnedColumns onPinnedColumnsChange pinColumn pinnedColumns
      setPinnedColumns unpinColumn`,
  },
  'docs/react-data-grid/custom-columns/custom-columns.mdx': {
    'A function in react-dom.': 'createPortal',
  },
  'docs/react-data-grid/filtering/header-filters/header-filters.mdx': {
    'A Pro column field and two Pro slots, according to the public docs.':
      'renderHeaderFilter headerFilterCell headerFilterMenu',
  },
  'docs/react-data-grid/features/features.mdx': {
    'Props of the commercial packages, according to the public docs.': `
      aggregationModel chartsIntegration lazyLoading pivotActive rowGroupingModel rowReordering
      treeData`,
  },
  'docs/react-data-grid/master-detail/master-detail.mdx': {
    'Pro props, according to the changelog that ships with the MIT packages.':
      'detailPanelExpandedRowIds onDetailPanelExpandedRowIdsChange',
  },
  'docs/react-data-grid/pivoting/pivoting.mdx': {
    'Premium props and state, according to the public docs.': `
      disablePivoting getPivotDerivedColumns onPivotActiveChange onPivotModelChange
      onPivotPanelOpenChange pivotActive pivotModel pivotPanelOpen pivoting`,
  },
  'docs/react-data-grid/quickstart/quickstart.mdx': {
    'A TypeScript option.': 'verbatimModuleSyntax',
  },
  'docs/react-data-grid/recipes-row-grouping/recipes-row-grouping.mdx': {
    'Premium props, a method and a hook, according to the public docs.': `
      defaultGroupingExpansionDepth getRowGroupChildren groupingColDef useKeepGroupedColumnsHidden`,
  },
  'docs/react-data-grid/clipboard/clipboard.mdx': {
    'A field of columns in Premium, according to the public docs.': 'pastedValueParser',
  },
  'docs/react-data-grid/row-grouping/row-grouping.mdx': {
    'Premium props and fields, according to the public docs.': `
      disableRowGrouping groupingColDef groupingValueGetter isGroupExpandedByDefault
      onRowGroupingModelChange rowGroupingColumnMode rowGroupingModel`,
  },
  'docs/react-data-grid/row-ordering/row-ordering.mdx': {
    'A Pro method, according to the public docs.': 'setRowIndex',
  },
  'docs/react-data-grid/rows/rows.mdx': {
    'A key of a made-up row.': 'firstName',
  },
  'docs/react-data-grid/server-side-data/aggregation/aggregation.mdx': {
    'A prop and data source fields of Premium, according to the public docs.':
      'aggregateRow aggregationFunctions aggregationModel columnTypes getAggregatedValue',
  },
  'docs/react-data-grid/server-side-data/lazy-loading/lazy-loading.mdx': {
    'Pro props, according to the public docs.':
      'lazyLoadingRequestThrottleMs onFetchRows onRowsScrollEnd scrollEndThreshold',
  },
  'docs/react-data-grid/server-side-data/row-grouping/row-grouping.mdx': {
    'Data source fields of Premium, according to the public docs.': 'getChildrenCount groupFields',
  },
  'docs/react-data-grid/server-side-data/tree-data/tree-data.mdx': {
    'A prop and data source fields of Pro, according to the public docs.':
      'defaultGroupingExpansionDepth getChildrenCount getGroupKey',
  },
  'docs/react-data-grid/tree-data/tree-data.mdx': {
    'Pro props and a method, according to the public docs.': `
      disableChildrenFiltering disableChildrenSorting isGroupExpandedByDefault
      setRowChildrenExpansion`,
  },
  'docs/react-date-pickers/quickstart/quickstart.mdx': {
    'A class in Luxon.': 'DateTime',
  },
  'docs/react-date-pickers/react-date-pickers.mdx': {
    'Classes in Luxon and Moment.': 'DateTime Moment',
  },
  'docs/react-date-pickers/validation/validation.mdx': {
    'A function in Formik.': 'setFieldValue',
    'An error code of the range components, which are part of Pro.': 'invalidRange',
  },
  'docs/react-tree-view/react-tree-view.mdx': {
    'Props of RichTreeViewPro, according to the public docs.': 'dataSource itemsReordering',
  },
  'docs/react-tree-view/rich-tree-view/items/items.mdx': {
    'A prop of RichTreeViewPro, according to the public docs.': 'dataSource',
  },
  'docs/react-tree-view/quickstart/quickstart.mdx': {
    'Names from earlier releases that readers find in old examples.': 'TreeView TreeItem2 nodeId',
  },
  'docs/react-tree-view/rich-tree-view/customization/customization.mdx': {
    'A name from version 7 that readers find in old examples.': 'TreeItem2',
  },
  'docs/react-tree-view/tree-item-customization/tree-item-customization.mdx': {
    'Props from version 7 that readers find in old examples.': 'ContentComponent ContentProps',
  },
  'docs/react-tree-view/simple-tree-view/customization/customization.mdx': {
    'Props from version 6 that readers find in old examples.':
      'defaultCollapseIcon defaultExpandIcon',
  },
  'docs/react-tree-view/rich-tree-view/ordering/ordering.mdx': {
    'Props of RichTreeViewPro, according to the public docs.':
      'isItemReorderable onItemPositionChange',
  },
};

/** All exceptions. The check fails if one is no longer needed. */
export const NAME_EXCEPTIONS: readonly NameException[] = Object.entries(EXCEPTIONS).flatMap(
  ([page, reasons]) =>
    Object.entries(reasons).map(([reason, names]) => ({
      page,
      names: names.trim().split(/\s+/),
      reason,
    })),
);
