import type { Declaration, Plugin } from 'postcss';

const PROPERTIES: Record<string, string> = {
  left: 'inset-inline-start',
  right: 'inset-inline-end',
  'margin-left': 'margin-inline-start',
  'margin-right': 'margin-inline-end',
  'padding-left': 'padding-inline-start',
  'padding-right': 'padding-inline-end',
  'border-left': 'border-inline-start',
  'border-right': 'border-inline-end',
  'border-left-width': 'border-inline-start-width',
  'border-right-width': 'border-inline-end-width',
  'border-left-color': 'border-inline-start-color',
  'border-right-color': 'border-inline-end-color',
  'border-left-style': 'border-inline-start-style',
  'border-right-style': 'border-inline-end-style',
  'border-top-left-radius': 'border-start-start-radius',
  'border-top-right-radius': 'border-start-end-radius',
  'border-bottom-left-radius': 'border-end-start-radius',
  'border-bottom-right-radius': 'border-end-end-radius',
};

/** Properties whose value names a side. */
const SIDED_VALUES = new Set(['text-align', 'float', 'clear']);
const SIDES: Record<string, Record<string, string>> = {
  'text-align': { left: 'start', right: 'end' },
  float: { left: 'inline-start', right: 'inline-end' },
  clear: { left: 'inline-start', right: 'inline-end' },
};

/** Shorthands for four sides. If left and right differ, they are split into block and inline properties. */
const FOUR_SIDES: Record<string, (side: string) => string> = {
  margin: (side) => `margin-${side}`,
  padding: (side) => `padding-${side}`,
};

/** Splits a value at spaces outside parentheses. */
function splitValue(value: string): string[] {
  return value.match(/(?:[^\s(]+|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
}

function transform(declaration: Declaration): void {
  const { prop, value, important } = declaration;
  const logical = PROPERTIES[prop];
  if (logical) {
    declaration.prop = logical;
    return;
  }
  if (SIDED_VALUES.has(prop)) {
    declaration.value = SIDES[prop]?.[value] ?? value;
    return;
  }
  const name = FOUR_SIDES[prop];
  const [top, right, bottom, left] = splitValue(value);
  if (name && top && right && bottom && left && right !== left) {
    const sides = {
      'block-start': top,
      'inline-end': right,
      'block-end': bottom,
      'inline-start': left,
    };
    Object.entries(sides).forEach(([side, sideValue]) =>
      declaration.cloneBefore({ prop: name(side), value: sideValue, important }),
    );
    declaration.remove();
  }
}

/**
 * Replaces left and right with start and end, so that the styles of Infima and theme-classic follow the text direction.
 * Code stays left-to-right because of an attribute, not because of styles. Rules for one direction (`[dir=…]`) are not
 * changed.
 */
export function logicalProperties(): Plugin {
  return {
    postcssPlugin: 'portal-logical-properties',
    Rule(rule) {
      if (!/\[dir\b|\.code\b/.test(rule.selector)) {
        rule.each((node) => {
          if (node.type === 'decl') {
            transform(node);
          }
        });
      }
    },
  };
}
