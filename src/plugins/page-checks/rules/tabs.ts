import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';

import { nearest } from '../../../core/validation/nearest';

import { literalOf } from '../estree';

import { isElement } from './mdx';
import { rule, type Report } from './rule';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** The attributes of the components. */
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  Tabs: [
    'groupId',
    'queryString',
    'defaultValue',
    'values',
    'lazy',
    'block',
    'className',
    'children',
    'key',
  ],
  TabItem: ['value', 'label', 'default', 'className', 'attributes', 'hidden', 'key'],
};

/** What other tools call them. */
const INSTEAD: Readonly<Record<string, string>> = {
  title: 'label',
  name: 'label',
  group: 'groupId',
  syncKey: 'groupId',
  active: 'default',
  selected: 'default',
};

const attributeOf = (element: JsxElement, name: string) =>
  element.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );

function checkAttributes(element: JsxElement, report: Report): void {
  const known = ATTRIBUTES[element.name ?? ''] ?? [];
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') {
      continue;
    }
    const { name } = attribute;
    if (!known.includes(name)) {
      const instead = INSTEAD[name] ?? nearest(name, known);
      report(
        attribute.position ? attribute : element,
        `"${name}" has no effect on <${element.name}>.`,
        instead !== undefined && known.includes(instead)
          ? `Write ${instead}.`
          : `Remove it. Allowed are: ${known.filter((prop) => !/^(?:children|key)$/.test(prop)).join(', ')}.`,
      );
    } else if (name === 'groupId' && literalOf(attribute) === '') {
      report(attribute, 'groupId has no value.', 'Write a name, such as groupId="language".');
    }
  }
}

/** Returns the values in the attribute `values`, or undefined if they can't be read. */
function valuesIn(attribute: ReturnType<typeof attributeOf>): readonly string[] | undefined {
  const value = attribute?.type === 'mdxJsxAttribute' ? attribute.value : undefined;
  const [statement] = (typeof value === 'object' ? value?.data?.estree?.body : undefined) ?? [];
  const list = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  if (list?.type !== 'ArrayExpression') {
    return undefined;
  }
  const values = list.elements.map((element) => {
    const found =
      element?.type === 'ObjectExpression'
        ? element.properties.find(
            (property) =>
              property.type === 'Property' &&
              'name' in property.key &&
              property.key.name === 'value',
          )
        : undefined;
    return found?.type === 'Property' && found.value.type === 'Literal'
      ? found.value.value
      : undefined;
  });
  return values.every((candidate) => typeof candidate === 'string') ? values : undefined;
}

/** Reports tabs that readers don't see, and those without content. */
function checkContents(
  tabs: JsxElement,
  items: readonly JsxElement[],
  listed: readonly string[] | undefined,
  report: Report,
): void {
  for (const item of items) {
    const value = literalOf(attributeOf(item, 'value'));
    if (value !== undefined && listed && !listed.includes(value)) {
      const meant = nearest(value, listed);
      report(
        item,
        `"values" of <Tabs> doesn't list "${value}", so nobody sees this tab.`,
        meant === undefined ? 'Add it to values.' : `Did you mean "${meant}"?`,
      );
    } else if (item.children.length === 0) {
      report(item, 'This tab is empty.', 'Write its content, or remove it.');
    }
  }
  const shown = items.map((item) => literalOf(attributeOf(item, 'value')));
  const empty = shown.every((value) => value !== undefined && listed?.includes(value))
    ? listed?.find((value) => items.length > 0 && !shown.includes(value))
    : undefined;
  if (empty !== undefined) {
    report(
      tabs,
      `The tab "${empty}" of values is empty: no <TabItem> has this value.`,
      `Write <TabItem value="${empty}">, or remove it from values.`,
    );
  }
}

/** Reports tabs with which the page can't be shown, or that do something else than they seem to. */
export const tabs = rule((page, report) => {
  // Components of the same name.
  if (/^import\s[^;]*?\bTabs\b[^;]*?from\s+['"](?!@theme)/m.test(page.text)) {
    return;
  }
  visit(page.tree, (node, _index, parent) => {
    if (!isElement(node) || (node.name !== 'Tabs' && node.name !== 'TabItem')) {
      return;
    }
    checkAttributes(node, report);
    if (node.name === 'TabItem') {
      const outer = parent?.type === 'paragraph' ? undefined : parent;
      if (
        outer &&
        (outer.type === 'root' || (isElement(outer) && /^[a-z]/.test(outer.name ?? '')))
      ) {
        report(node, '<TabItem> is outside of <Tabs>.', 'Put it into <Tabs> and </Tabs>.');
      }
      return;
    }
    const items: JsxElement[] = [];
    visit(node, (child) => {
      if (child !== node && isElement(child)) {
        if (child.name === 'TabItem') {
          items.push(child);
        }
        return 'skip';
      }
      return undefined;
    });
    const given = attributeOf(node, 'values');
    if (items.length === 0 && given === undefined && node.children.length === 0) {
      report(
        node,
        "<Tabs> is empty, with which the page can't be shown.",
        'Write <TabItem value="…" label="…"> in it.',
      );
    }
    const seen = new Map<string, number>();
    for (const item of items) {
      const value = literalOf(attributeOf(item, 'value'));
      const earlier = value === undefined ? undefined : seen.get(value);
      if (value !== undefined && earlier !== undefined) {
        report(
          item,
          `The value "${value}" is already that of the tab on line ${earlier}, with which the page can't be shown.`,
          'Give each tab a value of its own.',
        );
      } else if (value !== undefined) {
        seen.set(value, item.position?.start.line ?? 1);
      }
    }
    checkContents(node, items, valuesIn(given), report);
    const initial = attributeOf(node, 'defaultValue');
    const value = literalOf(initial);
    if (value !== undefined && given === undefined && items.length > 0 && !seen.has(value)) {
      const meant = nearest(value, seen.keys());
      report(
        initial?.position ? initial : node,
        `No tab has the value "${value}" of defaultValue, with which the page can't be shown.`,
        meant === undefined
          ? `The values are: ${[...seen.keys()].join(', ')}.`
          : `Did you mean "${meant}"?`,
      );
    }
    const [, second] = items.filter((item) => attributeOf(item, 'default'));
    if (second) {
      report(second, 'Another tab is already the default.', 'Remove "default".');
    }
    if (attributeOf(node, 'queryString') && !attributeOf(node, 'groupId')) {
      const query = attributeOf(node, 'queryString');
      if (query?.type === 'mdxJsxAttribute' && query.value === null) {
        report(
          query.position ? query : node,
          "queryString without a value needs a groupId, without which the page can't be shown.",
          'Write queryString="name", or add groupId="name".',
        );
      }
    }
  });
});
