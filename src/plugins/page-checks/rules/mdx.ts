import type { Program } from 'estree-jsx';
import type { Nodes, RootContent } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { toString } from 'mdast-util-to-string';
import { find, hastToReact, html, svg } from 'property-information';
import { visit } from 'unist-util-visit';

import { nearest } from '../../../core/validation/nearest';
import { isHarmlessElement } from '../../html-policy';

import { isNode, literalOf, programsOf } from '../estree';

import { rule } from './rule';
import { admonitionFor } from './text';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Names that expressions may use in the build and in the browser. */
const GLOBALS = new Set([
  ...'undefined NaN Infinity Array BigInt Boolean Date Error Function Intl JSON Map Math Number Object Promise'.split(
    ' ',
  ),
  ...'Proxy Reflect RegExp Set String Symbol URL URLSearchParams WeakMap WeakSet console decodeURI'.split(
    ' ',
  ),
  ...'decodeURIComponent encodeURI encodeURIComponent globalThis isFinite isNaN parseFloat parseInt require'.split(
    ' ',
  ),
  ...'structuredClone arguments props frontMatter toc contentTitle metadata assets'.split(' '),
]);

/** The components that pages have without an import (`MDXComponents`). */
const COMPONENTS = ['Head', 'Details', 'CodeBlock', 'AdSlot'];

/** The components that pages may import, and from where. */
const IMPORTS: Readonly<Record<string, string>> = {
  Tabs: '@theme/Tabs',
  TabItem: '@theme/TabItem',
  Admonition: '@theme/Admonition',
  TOCInline: '@theme/TOCInline',
  ThemedImage: '@theme/ThemedImage',
  DocCardList: '@theme/DocCardList',
  Link: '@docusaurus/Link',
  BrowserOnly: '@docusaurus/BrowserOnly',
  Translate: '@docusaurus/Translate',
};

const ADMONITIONS =
  /^(?:Callout|Note|Tip|Info|Warning|Danger|Caution|Alert|Aside|Important|Hint)s?$/;

const DEMOS = /^(?:Live)?(?:Demo|Example|Playground|Preview|CodeSandbox|StackBlitz|Sandpack)$/;

interface Name {
  name: string;
  offset: number;
  isComponent: boolean;
  isInFunction: boolean;
}

interface Names {
  used: Name[];
  declared: Set<string>;
}

function declare(pattern: unknown, declared: Set<string>): void {
  if (!isNode(pattern)) {
    return;
  }
  switch (pattern.type) {
    case 'Identifier':
      declared.add(pattern.name);
      break;
    case 'ObjectPattern':
      pattern.properties.forEach((property) =>
        declare(property.type === 'Property' ? property.value : property.argument, declared),
      );
      break;
    case 'ArrayPattern':
      pattern.elements.forEach((element) => declare(element, declared));
      break;
    case 'AssignmentPattern':
      declare(pattern.left, declared);
      break;
    case 'RestElement':
      declare(pattern.argument, declared);
      break;
    default:
  }
}

/** Collects the names that code uses and declares. A name counts as declared in all of it. */
function namesIn(node: unknown, names: Names, isInFunction = false): void {
  if (Array.isArray(node)) {
    node.forEach((child) => namesIn(child, names, isInFunction));
    return;
  }
  if (!isNode(node)) {
    return;
  }
  const add = (name: string, isComponent: boolean) =>
    names.used.push({
      name,
      offset: (node as unknown as { start: number }).start,
      isComponent,
      isInFunction,
    });
  switch (node.type) {
    case 'Identifier':
      add(node.name, false);
      return;
    case 'JSXIdentifier':
      if (/^[A-Z]/.test(node.name)) {
        add(node.name, true);
      }
      return;
    case 'JSXMemberExpression':
      namesIn(node.object, names, isInFunction);
      return;
    case 'JSXAttribute':
      namesIn(node.value, names, isInFunction);
      return;
    case 'JSXClosingElement':
      return;
    case 'MemberExpression':
      namesIn(node.object, names, isInFunction);
      if (node.computed) {
        namesIn(node.property, names, isInFunction);
      }
      return;
    case 'Property':
    case 'PropertyDefinition':
    case 'MethodDefinition':
      if (node.computed) {
        namesIn(node.key, names, isInFunction);
      }
      namesIn(node.value, names, isInFunction);
      return;
    case 'UnaryExpression':
      if (node.operator !== 'typeof') {
        namesIn(node.argument, names, isInFunction);
      }
      return;
    case 'LabeledStatement':
      namesIn(node.body, names, isInFunction);
      return;
    case 'ExportSpecifier':
    case 'MetaProperty':
    case 'BreakStatement':
    case 'ContinueStatement':
      return;
    case 'ImportDeclaration':
      node.specifiers.forEach(({ local }) => names.declared.add(local.name));
      return;
    case 'VariableDeclarator':
      declare(node.id, names.declared);
      namesIn(node.init, names, isInFunction);
      return;
    case 'CatchClause':
      declare(node.param, names.declared);
      namesIn(node.body, names, isInFunction);
      return;
    case 'ClassDeclaration':
    case 'ClassExpression':
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      declare('id' in node ? node.id : undefined, names.declared);
      if ('params' in node) {
        node.params.forEach((param) => declare(param, names.declared));
        node.params.forEach((param) => namesIn(param, names, true));
      } else {
        namesIn(node.superClass, names, isInFunction);
      }
      namesIn(node.body, names, true);
      return;
    default:
      Object.entries(node).forEach(([key, value]) => {
        if (key !== 'comments' && key !== 'loc') {
          namesIn(value, names, isInFunction);
        }
      });
  }
}

const BROWSER = new Set(
  'window document navigator localStorage sessionStorage location history screen'.split(' '),
);

/** Reports names in braces, and components, that the page doesn't have: it can't be shown. */
export const unknownNames = rule((page, report) => {
  const names: Names = { used: [], declared: new Set() };
  visit(page.tree, (node) => {
    // Reported as an object.
    if ('value' in node && node.type.endsWith('Expression') && node.value?.startsWith('{')) {
      return;
    }
    programsOf(node).forEach((program) => namesIn(program, names));
    if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name) {
      const [name = ''] = node.name.split('.');
      const offset = node.position?.start.offset ?? 0;
      if (/^[A-Z]/.test(name) || node.name.includes('.')) {
        names.used.push({ name, offset, isComponent: true, isInFunction: false });
      }
    }
  });
  for (const { name, offset, isComponent, isInFunction } of names.used) {
    const line = page.text.slice(page.text.lastIndexOf('\n', offset) + 1, offset);
    // `::demo {src="…"}` is reported as text.
    if (
      names.declared.has(name) ||
      COMPONENTS.includes(name) ||
      /:{2,}[\w-]*\s*\{[^}]*$/.test(line)
    ) {
      continue;
    }
    if (isComponent) {
      const from = IMPORTS[name];
      const meant = nearest(name, [...names.declared, ...COMPONENTS, ...Object.keys(IMPORTS)]);
      report(
        offset,
        `The component <${name}> doesn't exist on this page, which can't be shown.`,
        from !== undefined
          ? `Add "import ${name} from '${from}';" below the front matter.`
          : ADMONITIONS.test(name)
            ? `Write :::${admonitionFor(name)}, the text, and ::: on lines of their own.`
            : HTML_ELEMENTS.has(name.toLowerCase()) && name === name.toUpperCase()
              ? `Write <${name.toLowerCase()}>.`
              : DEMOS.test(name)
                ? 'Write ::demo{src="./demos/Name.tsx"}.'
                : meant === undefined
                  ? `Import it below the front matter, or format <${name}> as code.`
                  : `Did you mean <${meant}>?`,
      );
    } else if (!GLOBALS.has(name)) {
      const isEnvironment =
        name === 'process' && page.text.slice(offset).startsWith('process.env.NODE_ENV');
      if (isEnvironment || (isInFunction && (BROWSER.has(name) || name in globalThis))) {
        continue;
      }
      const meant = nearest(name, names.declared, 2);
      report(
        offset,
        BROWSER.has(name) || name === 'process'
          ? `"${name}" in braces doesn't exist ${name === 'process' ? 'in the browser' : 'in the build'}, so the page can't be shown.`
          : `"${name}" in braces isn't defined on this page, which can't be shown.`,
        meant === undefined
          ? `Format a placeholder as code, \`{${name}}\`, write \\{ for a brace, or define the name with "export const ${name} = …".`
          : `Did you mean "${meant}"?`,
      );
    }
  }
});

/** Returns what is wrong with an expression in a text, or undefined. */
function surpriseOf(program: Program | null | undefined, source: string): string | undefined {
  const statement = program?.body[0];
  if (!program || statement === undefined) {
    return (program?.comments ?? []).length > 0 ? undefined : 'shows nothing';
  }
  if (statement.type !== 'ExpressionStatement') {
    return undefined;
  }
  const { expression } = statement;
  switch (expression.type) {
    case 'Literal':
      return typeof expression.value === 'string' && expression.value !== ''
        ? undefined
        : typeof expression.value === 'number'
          ? 'is shown without its braces'
          : 'shows nothing';
    case 'TemplateLiteral':
      return undefined;
    case 'ObjectExpression':
    case 'NewExpression':
    case 'ClassExpression':
      return "is an object, with which the page can't be shown";
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return 'shows nothing';
    case 'Identifier':
      return ['undefined', 'NaN', 'Infinity'].includes(expression.name)
        ? 'shows something else than what is written'
        : undefined;
    default: {
      const names: Names = { used: [], declared: new Set() };
      namesIn(program, names);
      const hasJsx = JSON.stringify(expression, (key, value: unknown) =>
        typeof value === 'bigint' ? String(value) : key === 'loc' ? undefined : value,
      ).includes('"JSX');
      const isUnstable = names.used.some(({ name }) => ['Date'].includes(name));
      return isUnstable
        ? 'differs between the build and the browser'
        : names.used.length === 0 && !hasJsx && !/\S [-+*/%] \S/.test(source)
          ? 'is computed, and not shown as it is written'
          : undefined;
    }
  }
}

/** Reports braces that vanish, or show something else than they seem to. */
export const vanishingBraces = rule((page, report) => {
  visit(page.tree, (node, index, parent) => {
    if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') {
      return;
    }
    if (
      parent?.type === 'heading' &&
      index === parent.children.length - 1 &&
      node.value.includes('#')
    ) {
      return;
    }
    if (parent && isElement(parent) && /^[A-Z]/.test(parent.name ?? '')) {
      // What a component does with its children isn't known.
      return;
    }
    const source = page.text.slice(node.position?.start.offset, node.position?.end.offset);
    const wrong =
      surpriseOf(node.data?.estree, source) ??
      missingField(node.value, page.frontMatter) ??
      (/\bMath\.random\(|\bDate\.now\(|new Date\(\)/.test(node.value)
        ? 'differs between the build and the browser'
        : undefined);
    if (wrong !== undefined) {
      report(
        node,
        `${source} ${wrong}.`,
        /^\{\{\s*"demo"\s*:/.test(source)
          ? 'Write ::demo{src="./demos/Name.tsx"}.'
          : `Format it as code, \`${source}\`, or write \\{ for a brace.`,
      );
    }
  });
});

/** Returns what is wrong with a field of the front matter that the page doesn't have. */
function missingField(
  expression: string,
  frontMatter: Readonly<Record<string, unknown>>,
): string | undefined {
  const field = /^\s*frontMatter\.(\w+)\s*$/.exec(expression)?.[1];
  return field === undefined || Object.hasOwn(frontMatter, field)
    ? undefined
    : `shows nothing, because the front matter has no "${field}"`;
}

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const BOOLEAN =
  /^(?:open|disabled|checked|controls|autoplay|loop|muted|hidden|reversed|required|readonly|multiple|selected|inert)$/i;
const HTML_ELEMENTS = new Set(
  (
    'a abbr address area article aside audio b bdi bdo blockquote body br button canvas caption center cite code col ' +
    'colgroup data datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure font footer form ' +
    'h1 h2 h3 h4 h5 h6 header hgroup hr i iframe img input ins kbd label legend li link main map mark math menu meta meter ' +
    'nav noscript object ol optgroup option output p param picture pre progress q rp rt ruby s samp script search section ' +
    'select slot small source span strong strike style sub summary sup svg table tbody td template textarea tfoot th thead ' +
    'time tr track tt u ul var video wbr ' +
    'circle clippath defs ellipse g line lineargradient marker mask path pattern polygon polyline radialgradient rect stop ' +
    'symbol text tspan use filter fegaussianblur title desc image foreignobject animate animatetransform ' +
    'mi mn mo mrow msup msub msubsup mfrac msqrt mroot mtext mspace mover munder munderover mtable mtr mtd annotation semantics'
  ).split(' '),
);

/** Attributes that make an element, or its content, what it should be, by the element. */
const NEEDED: Readonly<Record<string, readonly [name: string, message: string, fix: string]>> = {
  img: ['alt', 'The image has no alternative text.', 'Add alt="…", or alt="" if it says nothing.'],
  iframe: ['title', 'The frame has no title, which screen readers say.', 'Add title="…".'],
  video: ['controls', "The video has no controls, so readers can't start it.", 'Add controls.'],
  audio: ['controls', "The audio has no controls, so readers can't start it.", 'Add controls.'],
};

/** Returns what is wrong with the name of an attribute of an HTML element, as React reads it. */
function wrongAttribute(
  { name, value }: MdxJsxAttribute,
  element: string,
  isPortal: boolean,
): readonly [message: string, fix: string] | undefined {
  if (
    /^(?:key|ref|children|xmlns\W.*|dangerously\w+|suppress\w+|on[A-Z]\w+|default\w+)$/.test(name)
  ) {
    return undefined;
  }
  const isSvg = find(html, name).defined === false || SVG.test(element);
  const info = find(isSvg ? svg : html, name);
  const right = hastToReact[info.property] ?? info.property;
  if (!('space' in info) || info.space === undefined) {
    return !isPortal ||
      /^(?:data-|aria-|--)/.test(name) ||
      element.includes('-') ||
      name.includes(':')
      ? undefined
      : [
          `"${name}" has no effect on <${element}>: HTML has no such attribute.`,
          'Remove it, or correct its name.',
        ];
  }
  if (right === name || /^(?:data|aria)-/.test(name)) {
    return undefined;
  }
  const isRead = name === info.attribute && value !== null;
  return isRead && !isPortal
    ? undefined
    : [
        isRead
          ? `"${name}" isn't the name of this attribute in MDX, and React warns of it.`
          : `"${name}" has no effect on <${element}>.`,
        `Write ${right}${value === null ? '' : typeof value === 'string' ? (/^\d+$/.test(value) ? `={${value}}` : `="${value}"`) : '={…}'}.`,
      ];
}

const SVG =
  /^(?:svg|g|path|circle|ellipse|line|poly\w+|rect|text|tspan|use|defs|marker|mask|stop|\w+Gradient)$/;

/** Reports elements and attributes that break the page, or do something else than they seem to. */
export const jsxElements = rule((page, report, site) => {
  visit(page.tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') {
      return;
    }
    const { name, attributes, children } = node;
    if (name === null) {
      return;
    }
    const isHtml = /^[a-z][a-z\d]*$/i.test(name) && name[0] === name[0]?.toLowerCase();
    if (isHtml && !HTML_ELEMENTS.has(name.toLowerCase())) {
      report(
        node,
        `<${name}> isn't an element of HTML.`,
        `Format it as code: \`<${name}>\`. The names of components begin with a capital letter.`,
      );
      return;
    }
    if (
      name === 'script' ||
      (isHtml &&
        /^(?:style|object|embed|form|base|link|meta)$/.test(name) &&
        !isHarmlessElement(name) &&
        name !== 'style' &&
        name !== 'form')
    ) {
      report(node, `<${name}> isn't allowed on a page.`, 'Show code that runs in a demo.');
      return;
    }
    if (VOID.test(name) && children.length > 0) {
      report(
        node,
        `<${name}> can't have content, so the page can't be shown.`,
        `Write <${name} />.`,
      );
      return;
    }
    for (const attribute of attributes) {
      if (attribute.type !== 'mdxJsxAttribute') {
        continue;
      }
      const { value } = attribute;
      const text = value === null ? '' : literalOf(attribute);
      const at = attribute.position ? attribute : node;
      const wrong = isHtml
        ? wrongAttribute(attribute, name, site.frontMatter === 'portal')
        : undefined;
      if (text !== undefined && /^(?:style|dangerouslySetInnerHTML|ref)$/.test(attribute.name)) {
        report(
          at,
          `${attribute.name}="${text}" is a string, with which the page can't be shown.`,
          attribute.name === 'style' && text !== '' ? `Write ${styleOf(text)}.` : 'Remove it.',
        );
      } else if (typeof value === 'string' && /^on[a-z]/i.test(attribute.name) && isHtml) {
        report(
          at,
          `${attribute.name}="${value}" is a string, with which the page can't be shown.`,
          'Show code that runs in a demo, or import a component.',
        );
      } else if (value === 'false' && BOOLEAN.test(attribute.name)) {
        report(
          at,
          `${attribute.name}="false" means the same as ${attribute.name}.`,
          `Remove it, or write ${attribute.name}={false}.`,
        );
      } else if (attribute.name === 'srcdoc' || attribute.name === 'srcDoc') {
        report(
          at,
          'srcdoc contains a document that nothing checks.',
          'Put it into a file in static/, and use src.',
        );
      } else if (wrong) {
        report(at, ...wrong);
      }
    }
    const [needed, message, fix] = (site.frontMatter === 'portal' && NEEDED[name]) || [];
    const has = (each: string) =>
      attributes.some(
        (attribute) =>
          attribute.type === 'mdxJsxExpressionAttribute' ||
          attribute.name.toLowerCase() === each.toLowerCase(),
      );
    if (message !== undefined && fix !== undefined && needed !== undefined && !has(needed)) {
      if (needed !== 'controls' || !has('autoPlay') || !has('muted')) {
        report(node, message, fix);
      }
    }
    if (name === 'img' && !has('src') && !has('srcSet')) {
      report(node, 'The image has no path.', 'Write ![Text](./picture.png).');
    }
  });
});

/** Returns a style as React expects it. */
function styleOf(css: string): string {
  const pairs = css
    .replace(/[{}]/g, '')
    .split(';')
    .map((declaration) => /^\s*([^:]+?)\s*:\s*(.+?)\s*$/.exec(declaration)?.slice(1) ?? [])
    .filter(([name, value]) => name && value)
    .map(
      ([name = '', value]) =>
        `${name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}: '${value}'`,
    );
  return `style={{ ${pairs.join(', ')} }}`;
}

const INLINE_ONLY = /^(?:p|h[1-6]|span|em|strong|small|sub|sup|kbd|abbr|mark)$/;
const BLOCKS =
  /^(?:address|article|aside|blockquote|details|dialog|div|dl|dd|dt|fieldset|figure|figcaption|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|summary|table|tbody|thead|tr|td|th|ul)$/;
const BLOCK_NODES = [
  'paragraph',
  'heading',
  'list',
  'code',
  'table',
  'blockquote',
  'thematicBreak',
];
/** The start of a heading, a list, a quote or a code block. */
const MARKUP = /^\s*(?:#{1,6}|[-*+]|\d{1,2}[.)]|>)[ \t]+\S|^\s*```/;
const STRUCTURED = /^(?:ul|ol|dl|table|thead|tbody|tfoot|tr|colgroup|select)$/;

/** Whether a node is an element in JSX. */
export const isElement = (node: Nodes): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

const isBlock = (node: Nodes) =>
  isElement(node) ? node.name !== null && BLOCKS.test(node.name) : BLOCK_NODES.includes(node.type);

/** Whether a paragraph is left out, because it contains only elements. */
const isOnlyElements = (children: readonly Nodes[]) =>
  children.every((child) => isElement(child) || toString(child).trim() === '');

/** Reports elements that HTML doesn't allow where they are: browsers move or close them. */
export const nesting = rule((page, report) => {
  visit(page.tree, (node, _index, parent) => {
    if (!isElement(node) || node.name === null) {
      return;
    }
    const children = (node.children as RootContent[]).flatMap((child) =>
      child.type === 'paragraph' && isOnlyElements(child.children)
        ? (child.children as RootContent[])
        : child,
    );
    if (INLINE_ONLY.test(node.name)) {
      const block = children.find(
        (child) =>
          isBlock(child) &&
          (child.type !== 'paragraph' || node.name !== 'summary' || children.length > 1),
      );
      if (block) {
        report(
          node,
          `<${node.name}> contains a block, which ends it: ${describe(block)} on line ${block.position?.start.line}.`,
          block.type === 'paragraph'
            ? `Write <${node.name}> and its text on one line, without empty lines in it${node.name === 'p' ? ', or leave out <p>' : ''}.`
            : 'Use <div> instead.',
        );
        return;
      }
    }
    if (STRUCTURED.test(node.name)) {
      const text = children.find(
        (child) =>
          child.type === 'paragraph' || (child.type === 'text' && child.value.trim() !== ''),
      );
      if (text) {
        report(
          text,
          `Text isn't allowed directly in <${node.name}>.`,
          `Write a Markdown ${/^(?:ul|ol|dl|select)$/.test(node.name) ? 'list' : 'table'}, or put the text into ${/^(?:ul|ol)$/.test(node.name) ? '<li>' : 'a cell'}.`,
        );
      }
    }
    if (node.name === 'a' || node.name === 'button') {
      visit(node, (child) => {
        if (
          child !== node &&
          (child.type === 'link' ||
            (isElement(child) && (child.name === 'a' || child.name === 'button')))
        ) {
          report(
            node,
            `<${node.name}> contains ${child.type === 'link' ? 'a link' : describe(child)}, which ends it.`,
            child.type === 'link'
              ? 'Write a Markdown link: [text](address). An address in a text is a link, too.'
              : 'Put one beside the other.',
          );
        }
      });
    }
    const [first] = node.children;
    if (
      first?.type === 'text' &&
      MARKUP.test(first.value) &&
      !/^(?:code|kbd|samp|pre)$/.test(node.name)
    ) {
      report(
        first,
        `"${first.value.trim().split('\n')[0]}" in <${node.name}> is shown as text.`,
        `Leave an empty line after <${node.name}> and before </${node.name}>.`,
      );
    }
    if (node.name === 'pre' && node.children.some(({ type }) => type === 'paragraph')) {
      report(
        node,
        'The text in <pre> loses its indentation.',
        'Write ```text on a line, the text below it, and ``` on a line after it.',
      );
    }
    if (node.name === 'details' && !children.some((child) => hasSummary(child))) {
      report(
        node,
        '<details> has no <summary>: readers see "Details".',
        'Write <summary>Title</summary> on the line after <details>.',
      );
    }
    if (node.name === 'Tabs') {
      const other = children.find(
        (child) =>
          !(isElement(child) && child.name === 'TabItem') &&
          !/^(?:\s*|\{\/\*.*\*\/\})$/s.test(
            page.text.slice(child.position?.start.offset, child.position?.end.offset),
          ),
      );
      if (
        other &&
        (!isElement(other) || /^[a-z]/.test(other.name ?? '')) &&
        other.type !== 'mdxFlowExpression'
      ) {
        report(
          other,
          "<Tabs> contains something other than <TabItem>, with which the page can't be shown.",
          'Put it into a <TabItem>, or before <Tabs>.',
        );
      }
    }
    if (
      node.name === 'TabItem' &&
      !node.attributes.some(
        (attribute) => attribute.type !== 'mdxJsxAttribute' || /^value$/i.test(attribute.name),
      )
    ) {
      report(
        node,
        "<TabItem> has no value, with which the page can't be shown.",
        'Write <TabItem value="name" label="Label">.',
      );
    }
    const isAlone = parent?.type === 'paragraph' && isOnlyElements(parent.children);
    if (parent?.type === 'paragraph' && !isAlone && BLOCKS.test(node.name)) {
      report(
        node,
        node.name === 'summary' || node.name === 'details'
          ? `<${node.name}> is in a paragraph with the text around it.`
          : `<${node.name}> is in a paragraph, which it ends.`,
        `Leave an empty line after </${node.name}>, and begin it on a line of its own.`,
      );
    }
  });
});

const describe = (node: Nodes) => (isElement(node) ? `<${node.name}>` : `a ${node.type}`);

function hasSummary(node: Nodes): boolean {
  return (
    (isElement(node) && (node.name === 'summary' || /^[A-Z]/.test(node.name ?? ''))) ||
    (node.type === 'paragraph' && node.children.some(hasSummary))
  );
}
