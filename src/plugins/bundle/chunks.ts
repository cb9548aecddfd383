import { simpleHash } from '@docusaurus/utils';

/** Packages that only islands use. Their modules must never be in the chunk that all pages share. */
const ISLAND_PACKAGES =
  /[\\/]node_modules[\\/](?:@mui|@emotion|stylis|react-transition-group|@popperjs|dom-helpers|react-is|use-sync-external-store|@base-ui-components|@floating-ui|reselect|dayjs|d3-[a-z-]+|internmap|bezier-easing|flatqueue)[\\/]/;

/**
 * Returns a pattern for modules in packages, wherever these are installed. Some releases have their ES modules in a
 * folder `esm`, others at the root.
 *
 * @param packages - Pattern of the packages' names.
 * @param modules - Pattern of the modules' paths in the package. Default: all modules.
 */
const inPackages = (packages: string, modules = '') =>
  String.raw`/node_modules/(?:${packages})/(?:esm/|(?!esm/))(?:${modules})`;

const material = (modules: string) => inPackages('@mui/material', `(?:${modules})/`);
const transitions = (modules: string) =>
  inPackages('react-transition-group', String.raw`(?:${modules})(?:\.|/)`);
const pickers = (modules: string) => inPackages('@mui/x-date-pickers', `(?:${modules})(?:/|$)`);

/** A chart's own code, without the description of its series, which all charts load. */
const chart = (name: string) => inPackages('@mui/x-charts', `${name}/(?!seriesConfig)`);

/**
 * What islands share, by the name of the chunk. A module belongs to the first group that matches. Each group contains
 * what nearly all islands need that need a part of it, so that a page loads little else, and each module once.
 *
 * The groups are lists, and don't depend on which islands share a module: the bundler would otherwise create smaller and
 * smaller chunks with each page that is added, and copy what is too small for a chunk into every demo.
 */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  // Emotion, the theme, the providers: every island needs them.
  mui: [
    inPackages(
      '@mui/(?:system|utils|styled-engine|private-theming)|@emotion/[a-z-]+|stylis|react-is',
    ),
    material('styles|colors|utils|className|zero-styled|DefaultPropsProvider|GlobalStyles'),
  ],
  'x-internals': [
    inPackages(
      '@mui/x-internals|reselect|use-sync-external-store|@base-ui-components/[a-z-]+|@floating-ui/[a-z-]+',
    ),
  ],
  'mui-core': [
    material(
      'ButtonBase|IconButton|CircularProgress|Typography|useLazyRipple|Box|Stack|NoSsr|useMediaQuery',
    ),
    transitions('TransitionGroup|TransitionGroupContext|utils'),
  ],
  'mui-surface': [
    material('SvgIcon|Paper|transitions|internal/svg-icons'),
    inPackages(
      '@mui/material',
      String.raw`FormControl/(?:FormControlContext|useFormControl|formControlState)\.`,
    ),
    transitions('Transition|config'),
  ],
  'mui-popper': [material('Popper|Portal'), inPackages('@popperjs/core')],
  'mui-button': [material('Button|ButtonGroup')],
  'mui-inputs': [
    material(
      'Select|InputBase|Modal|Popover|OutlinedInput|FilledInput|TextField|Unstable_TrapFocus|Input|Menu|MenuList|FormControl|InputLabel|InputAdornment|Backdrop|Grow|Fade|List|TextareaAutosize|NativeSelect|FormHelperText|FormLabel',
    ),
  ],
  'mui-data-grid': [
    material(
      'Autocomplete|useAutocomplete|Tooltip|TablePagination|TablePaginationActions|LinearProgress|Badge|TableCell|Table|Skeleton|ClickAwayListener|ListSubheader|Toolbar',
    ),
  ],
  'mui-tabs': [material('Tabs|Tab|TabScrollButton')],
  'mui-chip': [material('Chip')],
  'mui-switch': [material('FormControlLabel|Switch')],
  'mui-list': [material('MenuItem|Divider|ListItemText|ListItemIcon')],
  'mui-toggle': [material('ToggleButton|ToggleButtonGroup')],
  'mui-checkbox': [material('Checkbox'), inPackages('@mui/material', 'internal/')],
  'mui-dialog': [
    material(
      'Dialog|DialogContent|DialogActions|DialogTitle|ListItem|ListItemButton|ListItemSecondaryAction',
    ),
    transitions('CSSTransition'),
    inPackages('dom-helpers'),
  ],
  'mui-collapse': [material('Collapse')],
  'mui-alert': [material('Alert')],
  'x-data-grid': [inPackages('@mui/x-data-grid', '(?!locales/)'), inPackages('@mui/x-virtualizer')],
  'x-tree-view': [inPackages('@mui/x-tree-view', '(?!SimpleTreeView/|locales/)')],
  'x-charts-bar': [chart('BarChart')],
  'x-charts-line': [chart('LineChart')],
  'x-charts-pie': [chart('PieChart')],
  'x-charts-scatter': [chart('ScatterChart')],
  'x-charts-radar': [chart('RadarChart')],
  'x-charts': [
    inPackages(
      '@mui/x-charts',
      '(?!Gauge|SparkLine|ChartsReferenceLine|ChartsLegend/(?:[Pp]iecewise|[Cc]ontinuous)|Toolbar|ChartsToolbar|colorPalettes/(?!categorical/rainbowSurge)|locales/(?!enUS|utils))',
    ),
    inPackages(
      '@mui/x-charts-vendor|@mui/x-internal-gestures|d3-[a-z-]+|internmap|bezier-easing|flatqueue',
    ),
  ],
  'x-date-pickers-time': [
    pickers(
      String.raw`TimeClock|DigitalClock|MultiSectionDigitalClock|timeViewRenderers|internals/(?:utils/date-time-utils|hooks/useClockReferenceDate|components/PickersToolbar(?:Button|Text))\.m?js`,
    ),
  ],
  'x-date-pickers-date-time-picker': [
    pickers('DateTimePicker|DesktopDateTimePicker|MobileDateTimePicker|DateTimeField'),
  ],
  'x-date-pickers-time-picker': [
    pickers('TimePicker|DesktopTimePicker|MobileTimePicker|TimeField'),
  ],
  'x-date-pickers-date-picker': [
    pickers('DatePicker|DesktopDatePicker|MobileDatePicker|DateField|dateViewRenderers'),
  ],
  'x-date-pickers-core': [
    pickers(
      String.raw`LocalizationProvider|AdapterDayjs|icons|hooks|locales/(?:enUS\.m?js|utils)|internals/(?:utils/(?:date-utils|time-utils|valueManagers|views|getDefaultReferenceDate)|components/PickerProvider|hooks/(?:useControlledValue|useUtils|useNullable\w+|usePickerPrivateContext|useField/useField\.utils))\.m?js`,
    ),
    inPackages('dayjs', '(?!locale/)'),
  ],
  'x-date-pickers': [
    pickers(
      'PickersTextField|PickersSectionList|DateCalendar|YearCalendar|MonthCalendar|PickersDay|PickersCalendarHeader|PickersLayout|PickersActionBar|PickersShortcuts|managers|validation|internals(?!/hooks/useStaticPicker)',
    ),
  ],
};

/** What is in none of the groups: rare components of Material UI and of the products, and translations. */
const RARE = inPackages('@mui/(?:material|x-[a-z-]+)|react-transition-group|dayjs');

/** Creates an expression for the paths of modules, which have backslashes on Windows. */
const pathPattern = (patterns: readonly string[]) =>
  new RegExp(patterns.join('|').replaceAll('/', String.raw`[\\/]`));

/** Returns true if only islands use the module at this path. */
export function isIslandModule(modulePath: string): boolean {
  return ISLAND_PACKAGES.test(modulePath);
}

/** Components of the routes around every docs page. Docusaurus (3.10.2) names the chunk of a component by its hash. */
const DOCS_CHUNKS: ReadonlySet<string | null | undefined> = new Set(
  ['DocsRoot', 'DocVersionRoot', 'DocRoot', 'DocItem'].map((name) =>
    simpleHash(`@theme/${name}`, 8),
  ),
);

/** The chunk of the entry. */
export const MAIN_CHUNK = 'main';

/** The code that all docs pages load. In the chunk of the entry, it is 1 kB (gzip) smaller than in one of its own. */
export const DOCS_CHUNK = {
  name: MAIN_CHUNK,
  // Style sheets stay in the one file that all pages link to.
  type: /^(?:javascript\/|json)/,
  chunks: ({ name }: { name?: string | null }) => DOCS_CHUNKS.has(name),
  priority: 75,
  enforce: true,
} as const;

/**
 * The data that every docs page loads from Docusaurus: the names of the plugin and of the version, in files of about 100
 * bytes. Excludes the data of generated pages for categories and tags. The version's sidebars are in a chunk without a
 * name, so they stay separate, too.
 */
export const DOCS_DATA_CHUNK = {
  name: MAIN_CHUNK,
  test: /[\\/]docusaurus-plugin-content-docs[\\/][^\\/]+[\\/](?:__plugin|p[\\/](?![^\\/]*-(?:category|tags)-)[^\\/]+)\.json$/,
  chunks: ({ name }: { name?: string | null }) => Boolean(name),
  priority: 75,
  enforce: true,
} as const;

/** Keeps React separate from code that changes with each deployment, and runs it as a separate task. */
export const REACT_CHUNK = {
  name: 'react',
  test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
  chunks: 'initial',
  priority: 70,
  enforce: true,
} as const;

/**
 * Chunks of the server's bundle. By default, it isn't split: each of its thousands of chunks contains a copy of
 * everything that it imports, and they add up to gigabytes, which the bundler keeps in memory and the renderer parses.
 */
export const SERVER_CHUNKS = {
  chunks: 'async',
  cacheGroups: {
    default: false,
    defaultVendors: false,
    shared: { name: 'shared', minChunks: 2, enforce: true },
  },
} as const;

/**
 * Chunks in development: each product's packages, and all others, so that a page loads little that it doesn't need. The
 * chunks of a build depend on functions and on dozens of patterns, which the bundler checks for each module after each
 * edit.
 */
export const DEVELOPMENT_CHUNKS = Object.fromEntries(
  [
    ['dev-data-grid', inPackages('@mui/x-data-grid|@mui/x-virtualizer')],
    ['dev-charts', inPackages('@mui/x-charts|@mui/x-charts-vendor|d3-[a-z-]+')],
    ['dev-date-pickers', inPackages('@mui/x-date-pickers|dayjs')],
    ['dev-tree-view', inPackages('@mui/x-tree-view')],
    ['dev-packages', '/node_modules/'],
  ].map(([name = '', pattern = ''], index) => [
    name,
    {
      name,
      test: pathPattern([pattern]),
      type: /^javascript\//,
      chunks: 'async' as const,
      enforce: true,
      priority: 30 - index,
    },
  ]),
);

interface ChunkGroup {
  test: RegExp;
  name?: string;
  chunks: 'async';
  minChunks: number;
  minSize?: number;
  priority: number;
  enforce?: boolean;
  reuseExistingChunk: boolean;
}

/**
 * Minimum size of a chunk of rare modules that islands share, in bytes of source before minification. Demos contain
 * copies of smaller pieces, since many small chunks compress worse than a few large ones.
 */
const MIN_SHARED_SIZE = 24_000;

/** Returns the chunk groups for what islands load. */
export function asyncChunkGroups(): Record<string, ChunkGroup> {
  const names = Object.keys(SHARED);
  const common = { minChunks: 2, chunks: 'async', reuseExistingChunk: true } as const;
  return {
    ...Object.fromEntries(
      Object.entries(SHARED).map(([name, patterns]) => [
        name,
        {
          ...common,
          name,
          test: pathPattern(patterns),
          // The first group that matches has the highest priority.
          priority: 20 + names.length - names.indexOf(name),
          enforce: true,
        },
      ]),
    ),
    rare: { ...common, test: pathPattern([RARE]), minSize: MIN_SHARED_SIZE, priority: 10 },
  };
}
