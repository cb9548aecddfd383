/*
 * What is public about licensed packages. It is data without the compiler, so that a server can read it and leave
 * TypeScript, which takes 40 MB of memory, to the thread that compiles.
 */

/** Public information about a licensed package, which is neither installed nor read here. */
export interface LicensedPackage {
  /** The MIT package whose exports it includes. */
  extends?: string;
  /** Components in its public reference. Misspellings of them are detected. */
  components: readonly string[];
  /** Types, hooks, functions and further components of its public list of exports. */
  others?: readonly string[];
  /** Methods that it adds to `apiRef.current`, from the public reference of `GridApi` and of the charts. */
  methods?: readonly string[];
}

/** Returns the names in a text, separated by white space. */
const names = (text: string) => text.trim().split(/\s+/);

const GRID_PRO = ['DataGridPro'];
const GRID_PRO_OTHERS = names(`
  DataGridProProps GRID_DETAIL_PANEL_TOGGLE_COL_DEF GRID_DETAIL_PANEL_TOGGLE_FIELD
  GRID_REORDER_COL_DEF GRID_TREE_DATA_GROUPING_FIELD GridApiPro GridColumnMenuPinningItem
  GridDetailPanelInitialState GridDetailPanelToggleCell GridFetchRowsParams
  GridGroupingColDefOverride GridGroupingColDefOverrideParams GridHeaderFilterCell
  GridHeaderFilterMenu GridPinnedRowsProp GridRenderHeaderFilterProps GridRowOrderChangeParams
  GridRowReorderCell GridRowScrollEndParams GridTreeDataGroupingCell
  gridDetailPanelExpandedRowIdsSelector renderRowReorderCell
`);
const GRID_PRO_METHODS = names(`
  pinColumn unpinColumn getPinnedColumns setPinnedColumns isColumnPinned toggleDetailPanel
  getExpandedDetailPanels setExpandedDetailPanels setColumnIndex setRowIndex
  setRowChildrenExpansion getRowGroupChildren selectRows selectRowRange
`);
const CHARTS: LicensedPackage = {
  extends: '@mui/x-charts',
  components: names(`
    BarChartPro ChartContainerPro ChartDataProviderPro ChartZoomSlider
    ChartsToolbarImageExportTrigger ChartsToolbarPrintExportTrigger ChartsToolbarPro
    ChartsToolbarZoomInTrigger ChartsToolbarZoomOutTrigger FunnelChart FunnelPlot Heatmap
    HeatmapPlot HeatmapTooltip HeatmapTooltipContent LineChartPro PieChartPro RadarChartPro
    SankeyChart SankeyPlot SankeyTooltip SankeyTooltipContent ScatterChartPro
  `),
  others: names(`
    BarChartProProps ChartContainerProProps ChartDataProviderProProps ChartImageExportOptions
    ChartPrintExportOptions FunnelChartProps FunnelCurveType FunnelItem FunnelItemIdentifier
    FunnelSection FunnelSectionLabel FunnelSeries FunnelSeriesType FunnelValueType
    HeatmapItemIdentifier HeatmapProps HeatmapSeries HeatmapSeriesType HeatmapValueType
    LineChartProProps PieChartProProps RadarChartProProps SankeyChartProps SankeyData
    SankeyItemIdentifier SankeyLink SankeyNode SankeySeries ScatterChartProProps ZoomData
    ZoomFilterMode ZoomOptions ZoomSliderOptions useChartProApiContext useChartProApiRef
    useFunnelSeries useHeatmapSeries useIsZoomInteracting
  `),
  methods: ['exportAsImage', 'exportAsPrint', 'setZoomData', 'setAxisZoomData'],
};

/** Licensed packages by name. */
export const LICENSED: Readonly<Record<string, LicensedPackage>> = {
  '@mui/x-data-grid-pro': {
    extends: '@mui/x-data-grid',
    components: GRID_PRO,
    others: GRID_PRO_OTHERS,
    methods: GRID_PRO_METHODS,
  },
  '@mui/x-data-grid-premium': {
    extends: '@mui/x-data-grid',
    components: [
      ...GRID_PRO,
      ...names(`
        AiAssistantPanelTrigger ChartsPanelTrigger DataGridPremium ExportExcel GridChartsPanel
        GridChartsRendererProxy PivotPanelTrigger PromptField PromptFieldControl PromptFieldRecord
        PromptFieldSend
      `),
    ],
    others: [
      ...GRID_PRO_OTHERS,
      ...names(`
        DataGridPremiumProps GRID_AGGREGATION_FUNCTIONS GRID_AGGREGATION_ROOT_FOOTER_ROW_ID
        GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD GridAggregationFunction
        GridAggregationFunctionDataSource GridAggregationModel GridAggregationParams
        GridAggregationPosition GridApiPremium GridCellSelectionModel
        GridChartsIntegrationContextProvider GridColumnMenuAggregationItem
        GridColumnMenuGroupingItem GridExcelExportMenuItem GridExcelExportOptions
        GridExceljsProcessInput GridGroupingValueGetter GridGroupingValueSetter
        GridPastedValueParser GridPivotModel GridPivotPanel GridRowGroupingModel GridSidebarValue
        PromptResponse gridAggregationLookupSelector gridAggregationModelSelector
        gridRowGroupingModelSelector gridRowGroupingSanitizedModelSelector
        setupExcelExportWebWorker useGridChartsIntegrationContext useKeepGroupedColumnsHidden
      `),
    ],
    methods: [
      ...GRID_PRO_METHODS,
      ...names(`
        exportDataAsExcel getDataAsExcel setAggregationModel setRowGroupingModel
        addRowGroupingCriteria removeRowGroupingCriteria setRowGroupingCriteriaIndex
        getCellSelectionModel setCellSelectionModel getSelectedCellsAsArray isCellSelected
        selectCellRange
      `),
    ],
  },
  '@mui/x-date-pickers-pro': {
    extends: '@mui/x-date-pickers',
    components: names(`
      DateRangeCalendar DateRangePicker DateRangePickerDay DateRangePickerDay2
      DateRangePickerToolbar DateTimeRangePicker DateTimeRangePickerTabs
      DateTimeRangePickerToolbar DesktopDateRangePicker DesktopDateTimeRangePicker
      DesktopTimeRangePicker MobileDateRangePicker MobileDateTimeRangePicker MobileTimeRangePicker
      MultiInputDateRangeField MultiInputDateTimeRangeField MultiInputTimeRangeField
      PickersRangeCalendarHeader SingleInputDateRangeField SingleInputDateTimeRangeField
      SingleInputTimeRangeField StaticDateRangePicker TimeRangePicker TimeRangePickerTabs
      TimeRangePickerToolbar
    `),
    others: names(`
      DateRange DateRangeCalendarProps DateRangePickerDayProps DateRangePickerFieldProps
      DateRangePickerProps DateRangeValidationError DateTimeRangePickerFieldProps
      DateTimeRangePickerProps DateTimeRangeValidationError DesktopDateRangePickerProps
      DesktopDateTimeRangePickerProps DesktopTimeRangePickerProps FieldRangeSection
      MobileDateRangePickerProps MobileDateTimeRangePickerProps MobileTimeRangePickerProps
      MultiInputDateRangeFieldProps MultiInputDateTimeRangeFieldProps
      MultiInputTimeRangeFieldProps RangePosition SingleInputDateRangeFieldProps
      SingleInputDateTimeRangeFieldProps SingleInputTimeRangeFieldProps StaticDateRangePickerProps
      TimeRangePickerProps TimeRangeValidationError renderDateRangeViewCalendar
      useDateRangeManager useDateTimeRangeManager usePickerRangePositionContext
      useTimeRangeManager validateDateRange validateDateTimeRange validateTimeRange
    `),
  },
  '@mui/x-charts-pro': CHARTS,
  '@mui/x-charts-premium': CHARTS,
  '@mui/x-tree-view-pro': {
    extends: '@mui/x-tree-view',
    components: ['RichTreeViewPro'],
    others: ['RichTreeViewProProps'],
  },
  '@mui/x-license': { components: ['LicenseInfo'] },
};
