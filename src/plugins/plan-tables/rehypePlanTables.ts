import type { Element, Root } from 'hast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';

/** Options of {@link rehypePlanTables}. */
export interface PlanTablesOptions {
  /** Headings of the plan columns, in order. Default: `MIT`, `Pro`, `Premium`. */
  plans?: readonly string[];
}

/** What a cell says with a single character. */
interface Sign {
  kind: 'yes' | 'no';
  /** What a screen reader says. */
  label: string;
}

/** The characters that authors write. Cells with anything else, such as "preview", stay as they are. */
const SIGNS: Readonly<Record<string, Sign>> = {
  '✓': { kind: 'yes', label: 'Included' },
  '–': { kind: 'no', label: 'Not included' },
};

/** What authors may write by mistake, instead of the sign above. */
const OTHER_NOS: readonly string[] = ['no', '-', '—', '✗', '✕', '×'];

function textOf(node: Element): string {
  let text = '';
  visit(node, 'text', ({ value }) => {
    text += value;
  });
  return text.trim();
}

function elementsIn(node: Root | Element, ...tagNames: readonly string[]): Element[] {
  const found: Element[] = [];
  visit(node, 'element', (element) => {
    if (tagNames.includes(element.tagName)) {
      found.push(element);
    }
  });
  return found;
}

/**
 * Marks tables whose last columns are the plans with the class `plan-table`, so that their columns have the same widths
 * in all tables of a page. In these columns, ✓ and – get a name for screen readers, which otherwise skip a dash.
 *
 * @throws Error that names the page and the table's line, if a cell uses another sign for "no".
 */
const rehypePlanTables: Plugin<[PlanTablesOptions?], Root> =
  ({ plans = ['MIT', 'Pro', 'Premium'] } = {}) =>
  (tree, file) => {
    for (const table of elementsIn(tree, 'table')) {
      const headings = elementsIn(table, 'th').map(textOf);
      const first = headings.length - plans.length;
      if (first < 1 || !plans.every((plan, index) => headings[first + index] === plan)) {
        continue;
      }
      table.properties.className = ['plan-table'];
      for (const row of elementsIn(table, 'tr')) {
        for (const cell of elementsIn(row, 'td').slice(first)) {
          const text = textOf(cell);
          if (OTHER_NOS.includes(text)) {
            throw new Error(
              `${file.path}:${table.position?.start.line ?? 1}: the table uses "${text}" for a feature that a plan doesn't have. Write "–", as in all tables of plans.`,
            );
          }
          const sign = SIGNS[text];
          if (sign) {
            cell.children = [
              {
                type: 'element',
                tagName: 'span',
                properties: {
                  className: [`plan-table__${sign.kind}`],
                  role: 'img',
                  ariaLabel: sign.label,
                },
                children: [{ type: 'text', value: text }],
              },
            ];
          }
        }
      }
    }
  };

export default rehypePlanTables;
