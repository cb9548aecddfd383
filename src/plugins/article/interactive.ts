/*
 * Finds out whether an article needs React in the browser. It doesn't if the build can prove that its components render the
 * same on the server and in the browser, and that they handle no events.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { parseSync, types } from '@babel/core';

/** Resolves a request of a module in a folder. Rejects if there is no such module. */
type Resolve = (folder: string, request: string) => Promise<string>;

/** What the analysis needs of the bundler. */
export interface AnalysisHost {
  resolve: Resolve;
  /** Called for each file that the result depends on. */
  onRead: (file: string) => void;
}

/** The portal's plugins. Their theme components work as HTML, or contain islands. */
const PLUGINS = path.resolve(__dirname, '..') + path.sep;

/** Theme-classic's components (3.10.2) that work as HTML. */
const CLASSIC =
  /[\\/]@docusaurus[\\/]theme-classic[\\/]lib[\\/]theme[\\/](?:MDXComponents|MDXContent|Admonition|Heading|Details|CodeInline|ThemedImage|TOCInline|DocCard|DocCardList|Icon|Tag|TabItem|Mermaid)(?:[\\/]|\.js$)/;

/** Packages without state and events. */
const STATIC_PACKAGE =
  /^(?:react|react\/jsx-(?:dev-)?runtime|@mdx-js\/react|clsx|@docusaurus\/(?:Head|Interpolate|Link|Translate|constants|isInternalUrl|useBaseUrl|useDocusaurusContext)|@(?:generated|portal)\/.*)$/;

/** Hooks that return the same on the server and in the browser. */
const STATIC_HOOKS: ReadonlySet<string> = new Set([
  'useBaseUrl',
  'useBaseUrlUtils',
  'useDocusaurusContext',
  'useId',
  'useMDXComponents',
  'useMemo',
]);

/** What only exists, or only does something, in the browser. */
const DYNAMIC_NAME =
  /^(?:use(?:[A-Z].*)?|lazy|Suspense|Component|PureComponent|createRef|BrowserOnly|ExecutionEnvironment|window|document|navigator|localStorage|sessionStorage|location|matchMedia)$/;

/** Props by which an element runs code. */
const HANDLER = /^(?:on[A-Z]\w*|ref|action|formAction)$/;

const MARKDOWN = /\.mdx?$/;
const CODE = /\.[cm]?[jt]sx?$/;

/** Theme components that Docusaurus uses for Markdown (theme-classic 3.10.2, theme/MDXComponents). */
const MARKDOWN_COMPONENTS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, 'Heading'])),
  a: 'MDXComponents/A',
  admonition: 'Admonition',
  code: 'MDXComponents/Code',
  CodeBlock: 'CodeBlock',
  details: 'MDXComponents/Details',
  Details: 'MDXComponents/Details',
  img: 'MDXComponents/Img',
  li: 'MDXComponents/Li',
  pre: 'MDXComponents/Pre',
  ul: 'MDXComponents/Ul',
};

const parse = (code: string, file: string): types.Node | null =>
  parseSync(code, {
    filename: file,
    babelrc: false,
    configFile: false,
    sourceType: 'module',
    parserOpts: {
      plugins: ['jsx', ...(/\.[cm]?ts$|\.tsx$/.test(file) ? ['typescript' as const] : [])],
    },
  });

const nameOf = (node: types.Node): string | undefined =>
  types.isIdentifier(node) || types.isJSXIdentifier(node)
    ? node.name
    : types.isStringLiteral(node)
      ? node.value
      : undefined;

/** Returns the name of an object's property or of an attribute. */
const keyOf = (node: types.Node): types.Node | undefined =>
  types.isObjectProperty(node) || types.isObjectMethod(node)
    ? node.key
    : types.isJSXAttribute(node)
      ? node.name
      : undefined;

/** What is found in code. */
interface Findings {
  /** What it imports, without types. */
  imports: string[];
  /** Whether it may have state or handle events. */
  isActive: boolean;
  /** The line where it turns a string into markup. */
  markup: number | undefined;
}

/** Looks into code, without what it imports. */
function findingsIn(tree: types.Node): Findings {
  const found: Findings = { imports: [], isActive: false, markup: undefined };
  // A prop may have the name of a hook or of an object of the browser.
  const keys = new Set<types.Node>();
  types.traverseFast(tree, (node) => {
    if (
      (types.isImportDeclaration(node) && node.importKind !== 'type') ||
      (types.isExportNamedDeclaration(node) && node.exportKind !== 'type') ||
      types.isExportAllDeclaration(node)
    ) {
      found.imports.push(...(node.source ? [node.source.value] : []));
    }
    const key = keyOf(node);
    const prop = key && nameOf(key);
    if (key) {
      keys.add(key);
    }
    if (prop === 'dangerouslySetInnerHTML') {
      found.markup ??= node.loc?.start.line ?? 1;
    }
    const name = types.isStringLiteral(node) || keys.has(node) ? undefined : nameOf(node);
    found.isActive ||=
      (name !== undefined && DYNAMIC_NAME.test(name) && !STATIC_HOOKS.has(name)) ||
      (prop !== undefined &&
        HANDLER.test(prop) &&
        // A string is an address.
        (types.isObjectMethod(node) ||
          !types.isStringLiteral((node as types.ObjectProperty).value))) ||
      (types.isClass(node) && Boolean(node.superClass)) ||
      // Code that is loaded later.
      types.isImport(node) ||
      (types.isCallExpression(node) &&
        types.isIdentifier(node.callee, { name: 'require' }) &&
        CODE.test(nameOf(node.arguments[0] ?? node) ?? ''));
  });
  return found;
}

/** Looks into the modules that a module imports, directly or not. Other pages are not followed. */
async function inspect(
  requests: readonly string[],
  from: string,
  host: AnalysisHost,
  found: { isActive: boolean; markup?: string } = { isActive: false },
  seen = new Set<string>(),
): Promise<{ isActive: boolean; markup?: string }> {
  for (const request of requests.filter(
    (candidate) => !STATIC_PACKAGE.test(candidate) && !/[?!]/.test(candidate),
  )) {
    // Not found: the bundler says so.
    const file = await host.resolve(path.dirname(from), request).catch(() => '');
    if (!CODE.test(file) || file.startsWith(PLUGINS) || CLASSIC.test(file) || seen.has(file)) {
      continue;
    }
    seen.add(file);
    if (/[\\/]node_modules[\\/]/.test(file)) {
      found.isActive = true;
      continue;
    }
    host.onRead(file);
    const tree = parse(await readFile(file, 'utf8'), file);
    const { imports, isActive, markup } = tree
      ? findingsIn(tree)
      : { imports: [], isActive: true, markup: undefined };
    found.isActive ||= isActive;
    if (markup !== undefined) {
      found.markup ??= `${file}:${markup}`;
    }
    await inspect(imports, file, host, found, seen);
  }
  return found;
}

/** Returns the entries of `@theme/MDXComponents` that a site adds itself: the code of each, or what it imports. */
function ownEntries(tree: types.Node): Map<string, types.Node | string> {
  const values = new Map<string, types.Node | string>();
  const entries = new Map<string, types.Node | string>();
  types.traverseFast(tree, (node) => {
    if (types.isImportDeclaration(node)) {
      node.specifiers.forEach(({ local }) => values.set(local.name, node.source.value));
    } else if (types.isFunctionDeclaration(node) && node.id) {
      values.set(node.id.name, node);
    } else if (types.isVariableDeclarator(node) && types.isIdentifier(node.id) && node.init) {
      values.set(node.id.name, node.init);
    }
  });
  types.traverseFast(tree, (node) => {
    if (types.isObjectProperty(node)) {
      const name = nameOf(node.key);
      const value = types.isIdentifier(node.value) ? values.get(node.value.name) : node.value;
      if (name !== undefined && value !== undefined) {
        entries.set(name, value);
      }
    }
  });
  return entries;
}

async function findActiveThemeNames(siteDir: string, resolve: Resolve): Promise<Set<string>> {
  // A build starts with another cache if a file of the theme has changed.
  const host = { resolve, onRead: () => undefined };
  const isActive = async (request: string, from = path.join(siteDir, 'page.mdx')) =>
    (await inspect([request], from, host)).isActive;
  const names = new Set<string>();
  for (const [name, component] of Object.entries(MARKDOWN_COMPONENTS)) {
    if (await isActive(`@theme/${component}`)) {
      names.add(name);
    }
  }
  const file = await resolve(siteDir, '@theme/MDXComponents').catch(() => '');
  const isOwn = !file.startsWith(PLUGINS) && !/[\\/]node_modules[\\/]/.test(file);
  const tree = isOwn && CODE.test(file) && parse(await readFile(file, 'utf8'), file);
  for (const [name, value] of tree ? ownEntries(tree) : []) {
    if (typeof value === 'string' ? await isActive(value, file) : findingsIn(value).isActive) {
      names.add(name);
    }
  }
  return names;
}

let themeNames: Promise<Set<string>> | undefined;

/** Returns the names of the components that the site's theme provides to pages and that aren't static. */
export const activeThemeNames = (siteDir: string, resolve: Resolve): Promise<Set<string>> =>
  (themeNames ??= findActiveThemeNames(siteDir, resolve));

const FENCE = /^([ \t>]*(?:[-*+]|\d+[.)])?[ \t]*)(`{3,}|~{3,})([^\n]*)[\s\S]*?^[ \t>]*\2/gm;

/** Code blocks that themes run in the browser, in a way that the policy of pages refuses, and what to use instead. */
const REFUSED_CODE = [
  {
    theme: 'Mermaid',
    info: /^\s*mermaid\b/,
    reason:
      'Mermaid draws in the browser, with markup that the policy of pages refuses. Save the diagram as an SVG file beside the page, and show it as an image: ![What it shows](./diagram.svg)',
  },
  {
    theme: 'Playground',
    info: /\slive(?:\s|$)/,
    reason:
      'A live code block evaluates code in the page, which its policy refuses. Write a demo, whose code readers can edit: ::demo{src="./demos/Name.tsx"}',
  },
] as const;

/**
 * Checks the code blocks of a page. A site without these themes shows them as code.
 *
 * @throws Error that names the file and the line of a block that can't work, and what to use instead.
 */
export async function requireStaticCode(
  markdown: string,
  file: string,
  siteDir: string,
  resolve: Resolve,
): Promise<void> {
  for (const { index, 0: text, 1: indent = '', 3: info = '' } of markdown.matchAll(FENCE)) {
    const refused = REFUSED_CODE.find((refusal) => refusal.info.test(info));
    const theme = refused && (await resolve(siteDir, `@theme/${refused.theme}`).catch(() => ''));
    if (theme && !CLASSIC.test(theme)) {
      const line = markdown.slice(0, index).split('\n').length;
      throw new Error(
        `${path.relative(siteDir, file)}:${line}: ${text.slice(indent.length).split('\n')[0]}: ${refused.reason}`,
      );
    }
  }
}

/** Imports, declarations, JSX, handlers and hooks. */
const MAY_BE_ACTIVE =
  /^(?:import|export)\s|<[A-Z]|\bon[A-Z]\w*\s*[=:]|\buse[A-Z]\w*\(|\bref[=:]|ction=\{|\{\.\.\./m;

/**
 * Returns false if an article is static for sure, by its text alone, so that it needn't be compiled for the browser.
 *
 * @param markdown - Text of the page.
 * @param themeNames - See {@link activeThemeNames}.
 */
export function mayBeInteractive(markdown: string, themeNames: ReadonlySet<string>): boolean {
  const prose = markdown.replace(FENCE, '').replace(/`[^`\n]+`/g, '');
  return (
    MAY_BE_ACTIVE.test(prose) ||
    // Elements that Markdown has its own syntax for may be anywhere.
    [...themeNames].some((name) => !/^[A-Z]/.test(name) || markdown.includes(name))
  );
}

/** Returns the names of the components that a compiled page takes from the theme. */
function themeNamesIn(tree: types.Node): string[] {
  const found: string[] = [];
  const keys = (properties: readonly types.Node[]) =>
    found.push(
      ...properties.flatMap((property) =>
        types.isObjectProperty(property) ? (nameOf(property.key) ?? []) : [],
      ),
    );
  types.traverseFast(tree, (node) => {
    if (types.isVariableDeclarator(node)) {
      if (
        types.isIdentifier(node.id, { name: '_components' }) &&
        types.isObjectExpression(node.init)
      ) {
        keys(node.init.properties);
      } else if (types.isObjectPattern(node.id)) {
        keys(node.id.properties);
      }
    }
  });
  return found;
}

/**
 * Returns a compiled page or partial, with its component's property `Article` if React has to run it in the browser. A
 * page also has that of its partials.
 *
 * @param code - What MDX has compiled.
 * @param page - The page: its path, and its text.
 * @param themeNames - See {@link activeThemeNames}.
 * @throws Error that names the file and the line of markup that can't be created in the browser.
 */
export async function markInteractive(
  code: string,
  { file, markdown, siteDir }: { file: string; markdown: string; siteDir: string },
  themeNames: ReadonlySet<string>,
  host: AnalysisHost,
): Promise<string> {
  const tree = parse(code, file);
  if (!tree) {
    return code;
  }
  const own = findingsIn(tree);
  const found = await inspect(
    own.imports.filter((request) => !MARKDOWN.test(request)),
    file,
    host,
  );
  if (found.isActive || own.isActive || themeNamesIn(tree).some((name) => themeNames.has(name))) {
    // The lines of the compiled page are others than its own.
    const line = markdown.split('\n').findIndex((text) => text.includes('dangerouslySetInnerHTML'));
    const markup = line < 0 || own.markup === undefined ? found.markup : `${file}:${line + 1}`;
    if (markup !== undefined) {
      throw new Error(
        `${path.relative(siteDir, markup)}: dangerouslySetInnerHTML turns a string into markup in the browser, which the policy of pages refuses, on a page with interactive components. Write the markup as elements.`,
      );
    }
    return `${code}\nimport Article__ from '@site/src/plugins/article/InteractiveArticle';\nMDXContent.Article = Article__;\n`;
  }
  const partials = own.imports.filter((request) => MARKDOWN.test(request));
  return partials.length === 0
    ? code
    : `${code}\n${partials.map((request, index) => `import Partial${index}__ from ${JSON.stringify(request)};`).join('\n')}\nMDXContent.Article = ${partials.map((_, index) => `Partial${index}__.Article`).join(' ?? ')};\n`;
}
