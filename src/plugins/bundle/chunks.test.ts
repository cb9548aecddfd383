/** @jest-environment node */
import { asyncChunkGroups } from './chunks';

const groups = Object.entries(asyncChunkGroups()).sort(
  ([, one], [, other]) => other.priority - one.priority,
);

/** The chunk of a module, as the bundler finds it: the matching group with the highest priority. */
const groupOf = (module: string) => groups.find(([, { test }]) => test.test(module))?.[0];

it.each([
  ['@mui/system/esm/createStyled/createStyled.js', 'mui'],
  ['@emotion/react/dist/emotion-react.browser.esm.js', 'mui'],
  ['reselect/dist/reselect.mjs', 'x-internals'],
  ['@mui/material/esm/ButtonBase/ButtonBase.js', 'mui-core'],
  ['react-transition-group/esm/TransitionGroup.js', 'mui-core'],
  ['react-transition-group/esm/Transition.js', 'mui-surface'],
  ['react-transition-group/esm/CSSTransition.js', 'mui-dialog'],
  ['@mui/material/esm/FormControl/useFormControl.js', 'mui-surface'],
  ['@mui/material/esm/FormControl/FormControl.js', 'mui-inputs'],
  ['@mui/material/esm/FormControlLabel/FormControlLabel.js', 'mui-switch'],
  ['@mui/material/esm/internal/SwitchBase.js', 'mui-checkbox'],
  ['@mui/material/esm/internal/svg-icons/Close.js', 'mui-surface'],
  ['@mui/material/esm/Rating/Rating.js', 'rare'],
  ['@mui/x-charts/esm/BarChart/BarPlot.js', 'x-charts-bar'],
  ['@mui/x-charts/esm/BarChart/seriesConfig/index.js', 'x-charts'],
  ['@mui/x-charts/BarChart/BarPlot.mjs', 'x-charts-bar'],
  ['@mui/x-internal-gestures/core/index.js', 'x-charts'],
  ['@mui/x-charts/esm/Gauge/Gauge.js', 'rare'],
  ['@mui/x-data-grid/esm/locales/deDE.js', 'rare'],
  ['@mui/x-date-pickers/esm/internals/utils/date-time-utils.js', 'x-date-pickers-time'],
  ['@mui/x-date-pickers/esm/internals/utils/date-utils.js', 'x-date-pickers-core'],
  ['@mui/x-date-pickers/internals/utils/date-utils.mjs', 'x-date-pickers-core'],
  ['@mui/x-date-pickers/esm/internals/hooks/useField/useField.js', 'x-date-pickers'],
  ['@mui/x-date-pickers/esm/AdapterLuxon/AdapterLuxon.js', 'rare'],
  ['dayjs/locale/de.js', 'rare'],
  ['moment/dist/moment.js', undefined],
])('puts %s into %s', (module, group) => {
  expect(groupOf(`/site/node_modules/${module}`)).toBe(group);
  const nested = `C:/site/versioned_docs/version-8.12.1/node_modules/${module}`;
  expect(groupOf(nested.replaceAll('/', '\\'))).toBe(group);
});
