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
}

const GRID_PRO = ['DataGridPro'];
const CHARTS_PRO = [
  'BarChartPro',
  'ChartContainerPro',
  'ChartDataProviderPro',
  'ChartZoomSlider',
  'ChartsToolbarImageExportTrigger',
  'ChartsToolbarPrintExportTrigger',
  'ChartsToolbarPro',
  'ChartsToolbarZoomInTrigger',
  'ChartsToolbarZoomOutTrigger',
  'FunnelChart',
  'FunnelPlot',
  'Heatmap',
  'HeatmapPlot',
  'HeatmapTooltip',
  'HeatmapTooltipContent',
  'LineChartPro',
  'PieChartPro',
  'RadarChartPro',
  'SankeyChart',
  'SankeyPlot',
  'SankeyTooltip',
  'SankeyTooltipContent',
  'ScatterChartPro',
];

/** Licensed packages by name. */
export const LICENSED: Readonly<Record<string, LicensedPackage>> = {
  '@mui/x-data-grid-pro': { extends: '@mui/x-data-grid', components: GRID_PRO },
  '@mui/x-data-grid-premium': {
    extends: '@mui/x-data-grid',
    components: [
      ...GRID_PRO,
      'AiAssistantPanelTrigger',
      'ChartsPanelTrigger',
      'DataGridPremium',
      'ExportExcel',
      'GridChartsPanel',
      'GridChartsRendererProxy',
      'PivotPanelTrigger',
      'PromptField',
      'PromptFieldControl',
      'PromptFieldRecord',
      'PromptFieldSend',
    ],
  },
  '@mui/x-date-pickers-pro': {
    extends: '@mui/x-date-pickers',
    components: [
      'DateRangeCalendar',
      'DateRangePicker',
      'DateRangePickerDay',
      'DateRangePickerDay2',
      'DateRangePickerToolbar',
      'DateTimeRangePicker',
      'DateTimeRangePickerTabs',
      'DateTimeRangePickerToolbar',
      'DesktopDateRangePicker',
      'DesktopDateTimeRangePicker',
      'DesktopTimeRangePicker',
      'MobileDateRangePicker',
      'MobileDateTimeRangePicker',
      'MobileTimeRangePicker',
      'MultiInputDateRangeField',
      'MultiInputDateTimeRangeField',
      'MultiInputTimeRangeField',
      'PickersRangeCalendarHeader',
      'SingleInputDateRangeField',
      'SingleInputDateTimeRangeField',
      'SingleInputTimeRangeField',
      'StaticDateRangePicker',
      'TimeRangePicker',
      'TimeRangePickerTabs',
      'TimeRangePickerToolbar',
    ],
  },
  '@mui/x-charts-pro': { extends: '@mui/x-charts', components: CHARTS_PRO },
  '@mui/x-charts-premium': { extends: '@mui/x-charts', components: CHARTS_PRO },
  '@mui/x-tree-view-pro': { extends: '@mui/x-tree-view', components: ['RichTreeViewPro'] },
  '@mui/x-license': { components: ['LicenseInfo'] },
};
