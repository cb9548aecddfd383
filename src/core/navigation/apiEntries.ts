import { apiSlug } from './apiSlug';
import type { NavigationEntry, Plan } from './types';

/** @param symbols - Names, separated by white space. The plan that one requires is in parentheses. */
const entriesOf = (folder: string, symbols: string): NavigationEntry[] =>
  symbols
    .trim()
    .split(/\s+/)
    .map((symbol) => {
      const [, title = symbol, plan] = /^(\w+)\((pro|premium)\)$/.exec(symbol) ?? [];
      const pathname = `/x/api/${folder}/${apiSlug(title)}`;
      return { pathname, title, ...(plan ? { plan: plan as Plan } : {}) };
    });

/*
 * The API pages in the navigation of the documented release, in its order. All other API pages are linked from their
 * product's index page.
 */

export const dataGridComponents = entriesOf(
  'data-grid',
  `
  AiAssistantPanelTrigger(premium) ChartsPanelTrigger(premium) ColumnsPanelTrigger DataGrid
  DataGridPremium(premium) DataGridPro(pro) ExportCsv ExportExcel(premium) ExportPrint
  FilterPanelTrigger GridChartsPanel(premium) GridChartsRendererProxy(premium) GridFilterForm
  GridFilterPanel GridToolbarQuickFilter PivotPanelTrigger(premium) PromptField(premium)
  PromptFieldControl(premium) PromptFieldRecord(premium) PromptFieldSend(premium) QuickFilter
  QuickFilterClear QuickFilterControl QuickFilterTrigger Toolbar ToolbarButton
`,
);

export const dataGridInterfaces = entriesOf(
  'data-grid',
  `
  GridApi GridCellParams GridColDef GridSingleSelectColDef GridActionsColDef GridListViewColDef
  GridExportStateParams GridFilterItem GridFilterModel GridFilterOperator GridRenderContext
  GridRowClassNameParams GridRowParams GridRowSpacingParams GridAggregationFunction
  GridAggregationFunctionDataSource GridCsvExportOptions GridPrintExportOptions
  GridExcelExportOptions
`,
);

export const datePickersComponents = entriesOf(
  'date-pickers',
  `
  DateCalendar DateField DatePicker DatePickerToolbar DateRangeCalendar(pro) DateRangePicker(pro)
  DateRangePickerDay(pro) DateRangePickerDay2(pro) DateRangePickerToolbar(pro) DateTimeField
  DateTimePicker DateTimePickerTabs DateTimePickerToolbar DateTimeRangePicker(pro)
  DateTimeRangePickerTabs(pro) DateTimeRangePickerToolbar(pro) DayCalendarSkeleton
  DesktopDatePicker DesktopDateRangePicker(pro) DesktopDateTimePicker
  DesktopDateTimeRangePicker(pro) DesktopTimePicker DesktopTimeRangePicker(pro) DigitalClock
  LocalizationProvider MobileDatePicker MobileDateRangePicker(pro) MobileDateTimePicker
  MobileDateTimeRangePicker(pro) MobileTimePicker MobileTimeRangePicker(pro) MonthCalendar
  MultiInputDateRangeField(pro) MultiInputDateTimeRangeField(pro) MultiInputTimeRangeField(pro)
  MultiSectionDigitalClock PickerDay2 PickersActionBar PickersCalendarHeader PickersDay
  PickersLayout PickersRangeCalendarHeader(pro) PickersSectionList PickersShortcuts
  PickersTextField SingleInputDateRangeField(pro) SingleInputDateTimeRangeField(pro)
  SingleInputTimeRangeField(pro) StaticDatePicker StaticDateRangePicker(pro) StaticDateTimePicker
  StaticTimePicker TimeClock TimeField TimePicker TimePickerToolbar TimeRangePicker(pro)
  TimeRangePickerTabs(pro) TimeRangePickerToolbar(pro) YearCalendar
`,
);

// The release doesn't list these. They are the types of what props, slots and adapters take and pass.
export const datePickersInterfaces = entriesOf(
  'date-pickers',
  `
  AdapterFormats DatePickerFieldProps DateTimePickerFieldProps DateViewRendererProps FieldRef
  MuiPickersAdapter PickerChangeHandlerContext PickerDayOwnerState PickerFieldSlotProps
  PickerManager PickerOwnerState PickersLocaleText PickersShortcutsItem
  PickersShortcutsItemContext TimePickerFieldProps TimeStepOptions TimeViewRendererProps
  TimezoneProps ValidateDateProps ValidateDateTimeProps ValidateTimeProps
`,
);

export const chartsComponents = entriesOf(
  'charts',
  `
  AnimatedArea AnimatedLine AreaElement AreaPlot BarChart BarChartPro(pro) BarElement BarLabel
  BarPlot ChartContainer ChartContainerPro(pro) ChartDataProvider ChartDataProviderPro(pro)
  ChartsAxis ChartsAxisHighlight ChartsAxisTooltipContent ChartsClipPath ChartsGrid
  ChartsItemTooltipContent ChartsLegend ChartsLocalizationProvider ChartsReferenceLine
  ChartsSurface ChartsText ChartsToolbarImageExportTrigger(pro)
  ChartsToolbarPrintExportTrigger(pro) ChartsToolbarPro(pro) ChartsToolbarZoomInTrigger(pro)
  ChartsToolbarZoomOutTrigger(pro) ChartsTooltip ChartsTooltipContainer ChartsWrapper ChartsXAxis
  ChartsYAxis ChartZoomSlider(pro) ContinuousColorLegend FunnelChart(pro) FunnelPlot(pro) Gauge
  GaugeContainer Heatmap(pro) HeatmapPlot(pro) HeatmapTooltip(pro) HeatmapTooltipContent(pro)
  LineChart LineChartPro(pro) LineElement LineHighlightElement LineHighlightPlot LinePlot
  MarkElement MarkPlot PieArc PieArcLabel PieArcLabelPlot PieArcPlot PiecewiseColorLegend PieChart
  PieChartPro(pro) PiePlot RadarAxis RadarAxisHighlight RadarChart RadarChartPro(pro) RadarGrid
  RadarMetricLabels RadarSeriesArea RadarSeriesMarks RadarSeriesPlot SankeyChart(pro)
  SankeyPlot(pro) SankeyTooltip(pro) SankeyTooltipContent(pro) Scatter ScatterChart
  ScatterChartPro(pro) ScatterPlot SparkLineChart Toolbar ToolbarButton
`,
);

export const chartsInterfaces = entriesOf(
  'charts',
  `
  AxisConfig BarSeries FunnelSeries HeatmapSeries LineSeries PieSeries RadarSeries ScatterSeries
  LegendItemParams ChartImageExportOptions ChartPrintExportOptions
`,
);

export const treeViewComponents = entriesOf(
  'tree-view',
  `
  RichTreeView RichTreeViewPro(pro) SimpleTreeView TreeItem TreeItemDragAndDropOverlay
  TreeItemIcon TreeItemProvider
`,
);

// Not listed in the release either.
export const treeViewInterfaces = entriesOf(
  'tree-view',
  `
  DataSourceCache TreeViewCancellableEvent TreeViewDefaultItemModelProperties
  TreeViewSelectionPropagation UseTreeItemParameters UseTreeItemReturnValue UseTreeItemStatus
`,
);
