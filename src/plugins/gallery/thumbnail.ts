import type { Theme } from '@mui/material/styles';

/** Width in pixels that charts are drawn with. They usually measure their container, which the server can't. */
const WIDTH = 400;

/** Names in the theme of the components whose default props set the width: those that get it from their container. */
const CHARTS = [
  'MuiChartDataProvider',
  'MuiBarChart',
  'MuiLineChart',
  'MuiPieChart',
  'MuiRadarChart',
  'MuiScatterChart',
];

/** Returns a theme with which charts are drawn completely on the server: with a fixed width, and without animation. */
export function thumbnailTheme(theme: Theme): Theme {
  const defaultProps = { width: WIDTH, skipAnimation: true };
  return {
    ...theme,
    components: {
      ...theme.components,
      ...Object.fromEntries(CHARTS.map((name) => [name, { defaultProps }])),
    },
  };
}

/** A tag of React's HTML, in which `>` never occurs in an attribute's value. */
const TAG = /<(\/?)([A-Za-z][\w-]*)((?:\s[^>]*?)?)(\/?)>/g;

const ATTRIBUTE = /([^\s=]+)="([^"]*)"/g;

/** Elements without an end tag in HTML. */
const VOID = new Set(['br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** The largest area of an `<svg>` that is an icon or the mark of a legend, in square pixels. */
const ICON_AREA = 48 * 48;

/** Elements that draw something. */
const SHAPE = /<(?:path|rect|circle|line|polygon|text)\b/;

/** Attributes that a picture doesn't need: behavior, semantics, and what React or the charts read. */
const UNUSED = /^(?:aria-.*|data-.*|role|tabindex|focusable|xmlns|on.*|color|cursor|layout)$/i;

/** Attributes and styles that have no effect in a picture, because they repeat an element's default or its parent. */
const IDLE = /^(?:opacity="1"|dy="0px"|stroke="none"|font-family=".*"|style="")$/;

/** Declarations of text, which is in the font of the page. */
const FONT = /(?:font-family|line-height|font-weight):(?:&#x27;|&quot;|[^;&])*;?/g;

/** Attributes that contain numbers in pixels. */
const GEOMETRY =
  /^(?:d|points|x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|dx|dy|width|height|transform|viewBox)$/;

function attributesOf(text: string): Map<string, string> {
  return new Map([...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]));
}

const classesOf = (attributes: ReadonlyMap<string, string>) =>
  (attributes.get('class') ?? '').split(/\s+/).filter(Boolean);

/** Rounds numbers to about a pixel. Small ones, such as radii and scale factors, keep two decimals. */
export function rounded(text: string): string {
  return text.replace(/-?\d*\.\d+(?:e-?\d+)?/g, (match) => {
    const number = Number(match);
    return String(Math.abs(number) >= 10 ? Math.round(number) : Number(number.toFixed(2)));
  });
}

/** Length in pixels up to which a piece of a curve looks like a straight line. */
const STRAIGHT = 10;

/** Replaces short curves of a path by lines. Lines of many points consist of them, and become much smaller. */
export function simplified(path: string): string {
  let from = 0;
  return path.replace(/([A-Z])([^A-Z]*)/g, (command: string, letter: string, numbers: string) => {
    const values = numbers.split(/[\s,]+/).map(Number);
    const [x = 0, y = 0] = values.slice(-2);
    const isShort = letter === 'C' && values.length === 6 && Math.abs(x - from) <= STRAIGHT;
    from = x;
    return isShort ? `L${x},${y}` : command;
  });
}

/** Splits a style sheet into its top-level rules. */
export function rulesIn(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < css.length; index += 1) {
    if (css[index] === '{') {
      depth += 1;
    } else if (css[index] === '}') {
      depth -= 1;
      if (depth === 0) {
        rules.push(css.slice(start, index + 1));
        start = index + 1;
      }
    }
  }
  return rules;
}

/** Names of the classes in a selector or rule. */
const classNamesIn = (css: string) =>
  [...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name);

/** Whether a rule styles elements inside those of its first class, such as `.css-a .MuiBarElement-root{…}`. */
const stylesInside = (rule: string) => /^\.[^\s>{,]+[\s>][^{]*\{/.test(rule);

/** Whether all classes of a rule, or of one of its selectors, occur. Of rules in `@media`, one class is enough. */
function applies(rule: string, classes: ReadonlySet<string>): boolean {
  if (rule.startsWith('@')) {
    return classNamesIn(rule).some((name) => classes.has(name));
  }
  const [selectors = ''] = rule.split('{');
  return selectors.split(',').some((selector) => {
    const names = classNamesIn(selector);
    return names.length > 0 && names.every((name) => classes.has(name));
  });
}

/** The drawing of a chart in a demo's HTML. */
interface Drawing {
  /** The `<svg>` element. */
  svg: string;
  /** Its classes. */
  root: string[];
  /** Classes of each element around it, from the outside in. */
  around: string[][];
}

/** Returns the area of an `<svg>` in its own pixels, or 0 if it has no `viewBox`. */
function areaOf(attributes: ReadonlyMap<string, string>): number {
  const [, , width = 0, height = 0] = (attributes.get('viewBox') ?? '').split(/[\s,]+/).map(Number);
  return width * height;
}

/**
 * Finds the drawing: the largest `<svg>` that isn't empty, or the first of several. It has no class by which it could
 * be found in all versions.
 */
function drawingIn(html: string): Drawing | undefined {
  const open: { name: string; classes: string[] }[] = [];
  let best: (Drawing & { area: number }) | undefined;
  let current: { start: number; depth: number; area: number; root: string[] } | undefined;
  for (const match of html.matchAll(TAG)) {
    const [tag, slash = '', name = '', text = '', selfClosing = ''] = match;
    if (slash) {
      open.pop();
      if (current && open.length === current.depth) {
        const { start, area, root } = current;
        const svg = html.slice(start, match.index + tag.length);
        if (area > (best?.area ?? ICON_AREA) && SHAPE.test(svg)) {
          best = { svg, area, root, around: open.map(({ classes }) => classes) };
        }
        current = undefined;
      }
    } else if (!selfClosing && !VOID.has(name)) {
      const attributes = attributesOf(text);
      const classes = classesOf(attributes);
      if (!current && name === 'svg') {
        const area = areaOf(attributes);
        current = { start: match.index, depth: open.length, area, root: classes };
      }
      open.push({ name, classes });
    }
  }
  return best;
}

/** Class of an axis with its ticks and labels, and, in its name, the side that it is on. */
const AXIS = /\bMuiChartsAxis-root\b/;
const SIDE = /\bMuiChartsAxis-(left|right|top|bottom)\b/;

/** Position of an axis. */
const TRANSLATE = /translate\((-?[\d.]+)[, ]+(-?[\d.]+)\)/;

/** Room outside of the area of a chart, for marks at its edge, in pixels. */
const EDGE = 8;

/**
 * Removes the axes of a drawing, whose labels are too small to be read in a picture, and the space that they take: the
 * `viewBox` ends where they were.
 */
export function withoutAxes(svg: string): string {
  const [x = 0, y = 0, width = 0, height = 0] = (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? '')
    .split(/[\s,]+/)
    .map(Number);
  const box = { left: x, top: y, right: x + width, bottom: y + height };
  let kept = '';
  let from = 0;
  let depth = 0;
  let axisDepth: number | undefined;
  for (const match of svg.matchAll(TAG)) {
    const [tag, slash = '', name = '', text = '', selfClosing = ''] = match;
    if (slash) {
      depth -= 1;
      if (depth === axisDepth) {
        from = match.index + tag.length;
        axisDepth = undefined;
      }
    } else if (!selfClosing && !VOID.has(name)) {
      if (axisDepth === undefined && AXIS.test(text)) {
        kept += svg.slice(from, match.index);
        axisDepth = depth;
        const [, side] = SIDE.exec(text) ?? [];
        const [, left, top] = (TRANSLATE.exec(text) ?? []).map(Number);
        if (side === 'left' && left !== undefined) box.left = Math.max(box.left, left - EDGE);
        if (side === 'right' && left !== undefined) box.right = Math.min(box.right, left + EDGE);
        if (side === 'top' && top !== undefined) box.top = Math.max(box.top, top - EDGE);
        if (side === 'bottom' && top !== undefined) box.bottom = Math.min(box.bottom, top + EDGE);
      }
      depth += 1;
    }
  }
  const viewBox = [box.left, box.top, box.right - box.left, box.bottom - box.top].join(' ');
  return (kept + svg.slice(from)).replace(/viewBox="[^"]*"/, `viewBox="${viewBox}"`);
}

/** Removes the elements that a picture doesn't show, with their content. */
const withoutDescriptions = (svg: string) =>
  svg.replace(/<(title|desc)\b[^>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<g><\/g>/g, '');

/** Returns an attribute's value without what doesn't change the picture. */
function shortened(attribute: string, value: string, renamed: (text: string) => string): string {
  if (GEOMETRY.test(attribute)) {
    const numbers = rounded(value);
    return attribute === 'd' ? simplified(numbers) : numbers;
  }
  return renamed(attribute === 'style' ? value.replace(FONT, '') : value);
}

/** The ids of a picture. */
interface Ids {
  /** The new id of each element that is referred to, by its id in the demo. */
  ids: ReadonlyMap<string, string>;
  /** Returns an attribute's value, or a rule, with the new ids. */
  renamed: (text: string) => string;
}

/** Finds the ids that a drawing or its styles refer to. A gradient, for example, may be used in a rule only. */
function idsIn(text: string, prefix: string): Ids {
  const ids = new Map<string, string>();
  for (const [, reference = ''] of text.matchAll(/(?:url\((?:&quot;|['"])?#|href="#)([^"')&]+)/g)) {
    if (!ids.has(reference)) {
      ids.set(reference, `${prefix}-${ids.size}`);
    }
  }
  const renamed = (value: string) =>
    value.replace(
      /(url\((?:&quot;|['"])?#|^#)([^"')&]+)/g,
      (_all, before: string, reference: string) => before + (ids.get(reference) ?? reference),
    );
  return { ids, renamed };
}

/**
 * Returns a drawing with only what a picture needs: classes that have styles, ids that are referred to, and rounded
 * numbers.
 */
function smaller(
  svg: string,
  { ids, renamed }: Ids,
  isStyled: (className: string) => boolean,
): string {
  let isRoot = true;
  return withoutDescriptions(svg).replace(
    TAG,
    (_tag, slash: string, name: string, attributes: string, selfClosing: string) => {
      if (slash) {
        return `</${name}>`;
      }
      const kept: string[] = [];
      for (const [attribute, value] of attributesOf(attributes)) {
        if (attribute === 'class') {
          const classes = value.split(/\s+/).filter(isStyled);
          if (classes.length > 0) {
            kept.push(`class="${classes.join(' ')}"`);
          }
        } else if (attribute === 'id') {
          const newId = ids.get(value);
          if (newId !== undefined) {
            kept.push(`id="${newId}"`);
          }
        } else if (isRoot ? attribute === 'viewBox' : !UNUSED.test(attribute)) {
          const text = `${attribute}="${shortened(attribute, value, renamed)}"`;
          if (!IDLE.test(text) && !(name === 'tspan' && attribute === 'dominant-baseline')) {
            kept.push(text);
          }
        }
      }
      isRoot = false;
      return `<${[name, ...kept].join(' ')}${selfClosing}>`;
    },
  );
}

/**
 * Reduces the HTML of a demo to a picture of its first chart.
 *
 * @param html - The demo's HTML, with its style elements.
 * @param id - Prefix of the ids in the picture, unique on the page.
 * @param sent - Rules that earlier pictures on the page have sent. The rules of this picture are added.
 * @returns A style element, if there are new rules, and the `<svg>`; undefined if the demo draws no chart.
 */
export function thumbnailOf(html: string, id: string, sent: Set<string>): string | undefined {
  const css = [...html.matchAll(STYLE)].map(([, rules = '']) => rules).join('');
  const drawing = drawingIn(html.replace(STYLE, ''));
  if (!drawing) {
    return undefined;
  }
  const rules = rulesIn(css).filter((rule) => !/:(?:hover|focus|active)/.test(rule));
  const styled = new Set(rules.flatMap(classNamesIn));
  const ids = idsIn(drawing.svg + rules.join(''), id);
  const svg = smaller(withoutAxes(drawing.svg), ids, (name) => styled.has(name));
  const inside = new Set(
    [...svg.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  // Layout around the drawing isn't needed, but rules for the drawing itself are.
  const reaching = rules.filter(stylesInside);
  const around = drawing.around
    .map((classes) =>
      classes.filter((name) => reaching.some((rule) => classNamesIn(rule)[0] === name)),
    )
    .filter((classes) => classes.length > 0);
  const outside = new Set([...around.flat(), ...drawing.root]);
  const present = new Set([...inside, ...outside]);
  const needed = rules.filter((rule) => {
    const [owner = ''] = classNamesIn(rule);
    return applies(rule, present) && (!outside.has(owner) || stylesInside(rule));
  });
  const added = needed.filter((rule) => !sent.has(rule));
  added.forEach((rule) => sent.add(rule));
  const style =
    added.length > 0
      ? `<style data-emotion="gallery">${added.map(ids.renamed).join('')}</style>`
      : '';
  const wrapped = around.reduceRight(
    (content, classes) => `<div class="${classes.join(' ')}">${content}</div>`,
    svg,
  );
  return `${style}${wrapped}`;
}
