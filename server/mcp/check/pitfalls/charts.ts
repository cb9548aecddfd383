import ts from 'typescript';

import { importedAs } from '../values';

import {
  arrayOf,
  at,
  literalOf,
  objectsOf,
  type Context,
  type Finding,
  type MuiElement,
  type Rule,
  finding,
} from './context';

const isChart = ({ module, name }: MuiElement): boolean =>
  module.startsWith('@mui/x-charts') &&
  /(?:Chart|ChartPro|ChartContainer|ChartContainerPro|ChartDataProvider|ChartDataProviderPro)$/.test(
    name,
  );

/** Returns the axes of a chart that are written in code. */
const axesOf = (chart: MuiElement, context: Context, name: 'xAxis' | 'yAxis') =>
  objectsOf(context, chart.attributes.get(name)?.value) ?? [];

const seriesOf = (chart: MuiElement, context: Context) =>
  objectsOf(context, chart.attributes.get('series')?.value) ?? [];

const inCharts =
  (find: (chart: MuiElement, context: Context) => readonly Finding[]) =>
  (context: Context): Finding[] =>
    context.elements
      .filter((element) => isChart(element) && !element.hasSpread)
      .flatMap((chart) => find(chart, context));

const BAND: Rule = {
  page: 'react-charts/quickstart',
  about: /Bars need `'band'`/,
  find: inCharts((chart, context) => {
    if (!/^BarChart/.test(chart.name)) {
      return [];
    }
    // Each series may have a layout, too.
    const layouts = [
      chart.attributes.get('layout'),
      ...(objectsOf(context, chart.attributes.get('series')?.value) ?? []).map(({ properties }) =>
        properties.get('layout'),
      ),
    ].flatMap((layout) => (layout ? [literalOf(layout.value)] : []));
    const isHorizontal = layouts.includes('horizontal');
    const [axis] = layouts.includes(undefined)
      ? []
      : axesOf(chart, context, isHorizontal ? 'yAxis' : 'xAxis');
    const [values] = layouts.includes(undefined)
      ? []
      : axesOf(chart, context, isHorizontal ? 'xAxis' : 'yAxis');
    const scale = axis?.properties.get('scaleType');
    const type = literalOf(scale?.value);
    const wrong = values?.properties.get('scaleType');
    if (wrong && /^(?:band|point)$/.test(String(literalOf(wrong.value)))) {
      return finding(
        wrong.node,
        `The values of bars can't be on an axis of the type \`${String(literalOf(wrong.value))}\`: the chart throws an error. ${isHorizontal ? 'The categories of horizontal bars belong to `yAxis`.' : 'The categories belong to `xAxis`, or set `layout="horizontal"`.'}`,
      );
    }
    return scale && typeof type === 'string' && type !== 'band'
      ? finding(
          scale.node,
          `The axis of the categories of a bar chart must have the scale type \`band\`, which is the default. With \`${type}\`, the chart throws an error.`,
          { covers: true },
        )
      : [];
  }),
};

const NAMES_ON_LINE: Rule = {
  page: 'react-charts/quickstart',
  about: /The axis is linear but its data consists of names/,
  find: inCharts((chart, context) => {
    const [axis] = /^(?:Line|Scatter)Chart/.test(chart.name) ? axesOf(chart, context, 'xAxis') : [];
    const data = arrayOf(context, axis?.properties.get('data')?.value);
    const isNames =
      data !== undefined &&
      data.length > 0 &&
      data.every((element) => typeof literalOf(element) === 'string');
    return axis && isNames && !axis.hasSpread && !axis.properties.has('scaleType')
      ? finding(
          axis.properties.get('data')?.node ?? axis.node,
          "Names need `scaleType: 'point'` or `'band'`: the axis is linear by default, and the line isn't drawn.",
          { name: 'data' },
        )
      : [];
  }),
};

const DATASET: Rule = {
  page: 'react-charts/lines',
  about: /dataset/,
  find: inCharts((chart, context) => {
    const all = [
      ...seriesOf(chart, context),
      ...axesOf(chart, context, 'xAxis'),
      ...axesOf(chart, context, 'yAxis'),
    ];
    const used = all.find(
      ({ properties, hasSpread }) =>
        properties.has('dataKey') && !properties.has('data') && !hasSpread,
    );
    const given = chart.attributes.get('data');
    if (given && chart.name !== 'SparkLineChart') {
      return finding(
        given.node,
        `\`${chart.name}\` has no prop \`data\`. Values belong to \`series\`: \`series={[{ data: [1, 2] }]}\`. Rows that \`dataKey\` refers to are passed as \`dataset\`.`,
        { covers: true },
      );
    }
    return used && !chart.attributes.has('dataset')
      ? finding(
          used.properties.get('dataKey')?.node ?? used.node,
          '`dataKey` needs the prop `dataset` of the chart, or the chart throws an error.',
          { name: 'dataKey' },
        )
      : [];
  }),
};

const LENGTHS: Rule = {
  page: 'react-charts/quickstart',
  about: /The axis has fewer entries than the series/,
  find: inCharts((chart, context) => {
    const isHorizontal = chart.attributes.has('layout');
    const [axis] =
      /^(?:Bar|Line)Chart/.test(chart.name) && !isHorizontal ? axesOf(chart, context, 'xAxis') : [];
    const entries = arrayOf(context, axis?.properties.get('data')?.value)?.length;
    const longer = seriesOf(chart, context).find(
      ({ properties }) =>
        entries !== undefined &&
        !properties.has('xAxisId') &&
        (arrayOf(context, properties.get('data')?.value)?.length ?? 0) > entries,
    );
    return longer
      ? finding(
          longer.properties.get('data')?.node ?? longer.node,
          `The series has more values than the x-axis has entries (${entries}), so the last ones aren't drawn.`,
          { name: 'data' },
        )
      : [];
  }),
};

const isInside = ({ node }: MuiElement, chart: MuiElement): boolean =>
  ts.isJsxOpeningElement(chart.node) &&
  node.pos >= chart.node.parent.pos &&
  node.end <= chart.node.parent.end;

const idMessage = (name: string, id: unknown, ids: readonly unknown[]) =>
  `No axis in \`${name}\` has the id \`${String(id)}\`. Ids: ${ids.join(', ')}.`;

const AXIS_ID: Rule = {
  page: 'react-charts/axis',
  about: /axisId|AxisId/,
  find: inCharts((chart, context) =>
    (['xAxis', 'yAxis'] as const).flatMap((name) => {
      const ids = objectsOf(context, chart.attributes.get(name)?.value)?.map(({ properties }) =>
        literalOf(properties.get('id')?.value),
      );
      // An id that isn't written in code may be any.
      if (ids === undefined || ids.includes(undefined)) {
        return [];
      }
      const ofSeries = seriesOf(chart, context).map(({ properties }) =>
        properties.get(`${name}Id`),
      );
      const tag = name === 'xAxis' ? 'ChartsXAxis' : 'ChartsYAxis';
      const ofElements = context.elements
        .filter((element) => element.name === tag && isInside(element, chart))
        .map(({ attributes }) => attributes.get('axisId'));
      return [...ofSeries, ...ofElements].flatMap((used): Finding[] => {
        const id = literalOf(used?.value);
        return used && id !== undefined && !ids.includes(id)
          ? finding(used.node, idMessage(name, id, ids), { name: String(id) })
          : [];
      });
    }),
  ),
};

/** Whether a component of the package renders SVG, without an `<svg>` of its own. */
const isPart = ({ name, module }: MuiElement): boolean =>
  module.startsWith('@mui/x-charts') &&
  /^(?:\w+Plot|Charts(?:[XY]?Axis|AxisHighlight|Grid|ReferenceLine|ClipPath))$/.test(name);

/** Returns the closest element of MUI X or of the application around a node; HTML and Material UI don't matter. */
function elementAround({ elements, checker }: Context, node: ts.Node) {
  for (let at = node.parent; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isJsxAttribute(at) || (ts.isFunctionLike(at) && !ts.isCallExpression(at.parent))) {
      return undefined;
    }
    if (ts.isJsxElement(at) && at.openingElement !== node) {
      const { openingElement } = at;
      const known = elements.find((element) => element.node === openingElement);
      const { tagName } = openingElement;
      const isOther =
        /^[a-z]/.test(tagName.getText()) ||
        importedAs(checker, tagName)?.module.startsWith('@mui/material');
      if (known || !isOther) {
        return known;
      }
    }
  }
  return undefined;
}

const SURFACE: Rule = {
  page: 'react-charts/composition',
  about: /HTML elements that are directly inside an SVG/,
  find: (context) =>
    context.elements.flatMap((element): Finding[] => {
      const { name, node } = element;
      const around = elementAround(context, node)?.name ?? '';
      if (isPart(element) && /^ChartDataProvider/.test(around)) {
        return finding(
          node,
          `\`${name}\` is SVG, but \`${around}\` renders none. Put it in \`ChartsSurface\`.`,
          { name },
        );
      }
      return name === 'ChartsLegend' && /^(?:ChartContainer|ChartsSurface)/.test(around)
        ? finding(
            node,
            `\`ChartsLegend\` is HTML, which isn't displayed in the SVG of \`${around}\`. Put it in \`ChartDataProvider\`, next to \`ChartsSurface\`.`,
            { name },
          )
        : [];
    }),
};

/** Attributes of `<svg>` that charts pass on, with the prop that was meant. */
const OF_SVG: readonly (readonly [
  chart: RegExp,
  page: string,
  Readonly<Record<string, string>>,
])[] = [
  [/^Gauge(?:Container)?$/, 'react-charts/gauge', { min: 'valueMin', max: 'valueMax' }],
  [/^SparkLineChart$/, 'react-charts/sparkline', { type: 'plotType' }],
];

const SVG_ATTRIBUTE: Rule = {
  page: 'react-charts/gauge',
  about: /valueMax/,
  find: ({ elements }) =>
    elements
      .filter(({ module }) => module.startsWith('@mui/x-charts'))
      .flatMap(({ name, attributes }) => {
        const [, page = '', meant = {}] = OF_SVG.find(([chart]) => chart.test(name)) ?? [];
        return Object.entries(meant).flatMap(([prop, suggestion]): Finding[] => {
          const attribute = attributes.get(prop);
          return attribute
            ? finding(
                attribute.node,
                `\`${name}\` passes \`${prop}\` to its \`<svg>\`, where it has no effect.`,
                { suggestion, page },
              )
            : [];
        });
      }),
};

const REPEATED: Rule = {
  page: 'react-charts/quickstart',
  about: /The same category occurs twice in `data`/,
  find: inCharts((chart, context) => {
    const name =
      literalOf(chart.attributes.get('layout')?.value) === 'horizontal' ? 'yAxis' : 'xAxis';
    const [axis] = /^BarChart/.test(chart.name) ? axesOf(chart, context, name) : [];
    const values = arrayOf(context, at(context, axis?.node, 'data'))?.map((element) =>
      literalOf(element),
    );
    const twice = values?.find(
      (value, index) => typeof value === 'string' && values.indexOf(value) !== index,
    );
    return axis && twice !== undefined
      ? finding(
          axis.properties.get('data')?.node ?? axis.node,
          `The category \`${twice}\` occurs twice, so its bars are in the same place. Make the names unique, and shorten them with \`valueFormatter\`.`,
          { name: 'data' },
        )
      : [];
  }),
};

export const CHARTS_RULES: readonly Rule[] = [
  BAND,
  NAMES_ON_LINE,
  DATASET,
  LENGTHS,
  AXIS_ID,
  REPEATED,
  SURFACE,
  SVG_ATTRIBUTE,
];
