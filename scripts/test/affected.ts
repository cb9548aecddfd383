import path from 'node:path';

import { PAGES } from '../../bench/budgets';
import { REPRESENTATIVE_API_PAGES } from '../../e2e/apiPages';

import { pageOfClaims } from '../../src/plugins/claims/check';

import { demoPathsOf, pagesOfFile, versionOfFile, type DocsPage } from './pages';
import { oncePerProject, type Project } from './project';
import { SPECS } from './specs';

/** What has to run for a change. Lists are sorted, without duplicates. Empty lists and `false` mean nothing to run. */
export interface Needs {
  /** Unit tests to run: those that import one of these files or are one of them. */
  unit: string[];
  /** `site`, or the name of a cut version. */
  types: string[];
  /** Files of pages whose code and names are checked. */
  docs: string[];
  /** Whether all pages of all versions are checked. */
  allDocs: boolean;
  /** Files of pages whose claims run. */
  claims: string[];
  /** Whether the claims of all pages run. */
  allClaims: boolean;
  /** Folders of templates whose own tests run. */
  templates: string[];
  /** Whether the tests of all templates run. */
  allTemplates: boolean;
  /** Whether the files of API pages are compared with the packages. */
  apiPages: boolean;
  build: boolean;
  /** Features (see `SPECS`) whose browser tests run. */
  features: string[];
  /** Files of browser tests, below `e2e/`. */
  specs: string[];
  /** Paths of pages to check in the browser. */
  pages: string[];
  /** Whether every page is checked in the browser. */
  allPages: boolean;
}

/** What a rule says about a changed file. */
type Effect = Partial<Needs> & {
  /** Human-readable kind of the file. */
  is: string;
  /** The reason, if everything has to run. */
  everything?: string;
};

/** Which checks a kind of file needs. */
interface Rule {
  matches: RegExp;
  effect: (file: string, project: Project) => Effect;
}

/** What `npm test -- --changed` runs, and why. */
export interface Plan {
  /** Why everything runs: a changed file and its kind. `undefined` if only a selection runs. */
  everything?: string;
  needs: Needs;
  /** The changed files by kind: `page of Next` → files. */
  changes: ReadonlyMap<string, readonly string[]>;
  /** Changed files that still exist, for Prettier. */
  format: readonly string[];
  /** The changed files that Oxlint reads. */
  lint: readonly string[];
  /** Arguments for Playwright: files, and tests by `file:line`. */
  playwright: readonly string[];
  /** Whether one of these tests needs the site with third-party services. */
  needsServicesSite: boolean;
}

const NOTHING: Needs = {
  unit: [],
  types: [],
  docs: [],
  allDocs: false,
  claims: [],
  allClaims: false,
  templates: [],
  allTemplates: false,
  apiPages: false,
  build: false,
  features: [],
  specs: [],
  pages: [],
  allPages: false,
};

/** One page of each kind. Visited when a feature changes, because it may be on every page. */
const REPRESENTATIVE_PAGES = [...Object.values(PAGES), ...REPRESENTATIVE_API_PAGES];

const isUnitTest = (file: string) => /\.test\.tsx?$/.test(file);

/** Unit tests that read files of the repository, such as docs, which cannot be seen from their imports. */
const testsThatReadFiles = oncePerProject(({ files, read }) =>
  files
    .filter(isUnitTest)
    .filter((file) => /__dirname|process\.cwd\(\)|@site\/docs/.test(read(file))),
);

/**
 * Returns the pages, and folders of pages, that a unit test names in a comment such as
 * `// @pages migration, react-charts/bars`: none for `// @pages none`, and `undefined` without such a comment.
 */
export const pagesNamedIn = (text: string): string[] | undefined =>
  /^\/\/ @pages (.+)$/m
    .exec(text)?.[1]
    ?.split(', ')
    .filter((page) => page !== 'none');

/** Those of them that may read pages or demos. A test that names neither reads packages or sources. */
const testsThatReadDocs = oncePerProject((project) =>
  testsThatReadFiles(project)
    .map((file) => ({ file, text: project.read(file) }))
    .filter(({ text }) => /docs|pages|guides/.test(text))
    .map(({ file, text }) => ({ file, named: pagesNamedIn(text) })),
);

/** Returns the unit tests that may read one of the pages or its demos: those that name it, and those without a comment. */
const testsThatReadPages = (pages: readonly DocsPage[], project: Project) =>
  testsThatReadDocs(project)
    .filter(
      ({ named }) =>
        named === undefined ||
        pages.some(({ route }) => named.some((each) => route.startsWith(`${each}/`))),
    )
    .map(({ file }) => file);

/** Resolves an import to a file of the repository, without extension. Returns `undefined` for a package. */
function resolveImport(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) {
    return path.posix.join(path.posix.dirname(from), specifier);
  }
  return specifier.startsWith('@site/') ? specifier.slice('@site/'.length) : undefined;
}

const importsOf = (text: string) =>
  [...text.matchAll(/\b(?:from|import|require)\b\s*\(?\s*['"]([^'"]+)['"]/g)].map(
    ([, specifier = '']) => specifier,
  );

const PLUGIN = /^src\/plugins\/([^/]+)\//;

/**
 * Finds the plugins that use one of the given plugins, directly or indirectly. `@theme/X` belongs to the plugin whose
 * theme contains `X`.
 *
 * @returns Names of their folders, including the given ones.
 */
export function withDependents(plugins: readonly string[], { files, read }: Project): string[] {
  const pluginOfTheme = new Map(
    files.flatMap((file): [string, string][] => {
      const [, plugin, component] = /^src\/plugins\/([^/]+)\/theme\/([^/.]+)/.exec(file) ?? [];
      return plugin && component ? [[component, plugin]] : [];
    }),
  );
  const users = new Map<string, Set<string>>();
  for (const file of files.filter((each) => PLUGIN.test(each) && /\.(?:ts|tsx|cjs)$/.test(each))) {
    const [, user = ''] = PLUGIN.exec(file) ?? [];
    if (isUnitTest(file)) {
      continue;
    }
    for (const specifier of importsOf(read(file))) {
      const [, component] = /^@theme\/([^/]+)/.exec(specifier) ?? [];
      const used = component
        ? pluginOfTheme.get(component)
        : PLUGIN.exec(`${resolveImport(file, specifier) ?? ''}/`)?.[1];
      if (used !== undefined && used !== user) {
        users.set(used, (users.get(used) ?? new Set()).add(user));
      }
    }
  }
  const found = new Set(plugins);
  for (const plugin of found) {
    users.get(plugin)?.forEach((user) => found.add(user));
  }
  return [...found].sort();
}

/** Returns the source of a browser test, including the modules in its folder that it imports. */
function textWithImports(file: string, project: Project, known = new Set<string>()): string {
  if (known.has(file)) {
    return '';
  }
  known.add(file);
  const text = project.read(file);
  const imported = importsOf(text)
    .map((specifier) => resolveImport(file, specifier))
    .filter((target): target is string => /^(?:e2e|bench)\//.test(target ?? ''))
    .map((target) => `${target}.ts`);
  return [text, ...imported.map((each) => textWithImports(each, project, known))].join('\n');
}

const specFiles = ({ files }: Project) =>
  files.filter((file) => /^e2e\/[^/]+\.spec\.ts$/.test(file)).map((file) => file.slice(4));

/** Returns the browser tests that import a module of `e2e` or `bench`, directly or indirectly. */
function specsThatImport(file: string, project: Project): string[] {
  return specFiles(project).filter((spec) => {
    const known = new Set<string>();
    textWithImports(`e2e/${spec}`, project, known);
    return known.has(file);
  });
}

/**
 * Returns whether a text contains the path of a page in any version: `/x/react-charts/bars/`, the path of one of its
 * demos, or the beginning of a template literal that may produce it.
 */
function namesPage(text: string, { file, route }: DocsPage): boolean {
  if (text.includes(file)) {
    return true;
  }
  return [...text.matchAll(/\/x\/((?:[\w.-]+\/)*[\w.-]*)(\$\{)?/g)].some(
    ([, whole = '', template]) => {
      const named = whole.replace(/^(?:next|\d+\.\d+\.\d+)(?:\/|$)/, '');
      return template
        ? named !== '' && route.startsWith(named)
        : named === route ||
            `${named}/` === route ||
            (route !== '' && named.startsWith(`${route}demos/`));
    },
  );
}

/** The browser tests that visit pages of the docs, each with its source. */
const textsOfSpecs = oncePerProject((project) =>
  specFiles(project)
    .filter((spec) => !SPECS[spec]?.ownPages)
    .map((spec) => ({ spec, text: textWithImports(`e2e/${spec}`, project) })),
);

/** Returns the browser tests that name a page. */
const specsOfPage = (page: DocsPage, project: Project) =>
  textsOfSpecs(project)
    .filter(({ text }) => namesPage(text, page))
    .map(({ spec }) => spec);

/** Returns the TypeScript project of a docs file: `site`, or the name of a cut version. */
function typesProjectOf(file: string): string {
  const version = versionOfFile(file) ?? 'current';
  return version === 'current' ? 'site' : version;
}

/** Effect of a file of claims: its page's line about them changes, too. */
function claimsEffect(file: string, project: Project): Effect {
  const page = pageOfClaims(file) ?? '';
  const exists = project.files.includes(page);
  return {
    ...docsEffect(page, project),
    is: 'claims',
    types: [typesProjectOf(file)],
    docs: exists ? [page] : [],
    claims: exists ? [page] : [],
  };
}

/** Effect of a page or demo. */
function docsEffect(file: string, project: Project): Effect {
  const version = versionOfFile(file) ?? 'current';
  const name = version === 'current' ? 'Next' : version;
  const pages = pagesOfFile(file, project);
  if (pages.length === 0) {
    return { is: 'file of docs', everything: 'no page shows it' };
  }
  const existing = pages.filter((page) => project.files.includes(page.file));
  const isCode = /\.tsx?$/.test(file);
  return {
    is: `${/\.mdx?$/.test(file) ? 'page' : 'demo'} of ${name}`,
    unit: testsThatReadPages(pages, project),
    types: isCode ? [typesProjectOf(file)] : [],
    docs: existing.map((page) => page.file),
    claims: existing.map((page) => page.file),
    apiPages: true,
    build: true,
    specs: pages.flatMap((page) => specsOfPage(page, project)),
    pages: existing.flatMap((page) => [page.pathname, ...demoPathsOf(file, page, project)]),
  };
}

/** Effect of a file of a template's application, or of the theme that templates share. */
function templateEffect(file: string, project: Project): Effect {
  const [, folder = '', isTheme] = /^(.*?\/templates\/(?:(theme)|[^/]+)\/)/.exec(file) ?? [];
  return {
    ...docsEffect(file, project),
    is: isTheme ? 'theme of templates' : 'template',
    templates: [isTheme ? folder.replace(/theme\/$/, '') : folder],
    features: withDependents(['templates'], project),
  };
}

/** Effect of a file of a plugin. */
function pluginEffect(file: string, project: Project): Effect {
  const [, plugin = ''] = PLUGIN.exec(file) ?? [];
  return {
    is: `plugin ${plugin}`,
    unit: [
      file,
      ...project.files.filter(
        (each) => each.startsWith(`src/plugins/${plugin}/`) && isUnitTest(each),
      ),
    ],
    types: ['site'],
    // This plugin checks the code and names in pages.
    allDocs: plugin === 'api-reference' || plugin === 'claims',
    allClaims: plugin === 'claims',
    allTemplates: plugin === 'templates',
    apiPages: plugin === 'api-reference',
    build: true,
    features: withDependents([plugin], project),
    pages: REPRESENTATIVE_PAGES,
  };
}

const onlyUnit = (is: string) => (file: string) => ({ is, unit: [file], types: ['site'] });

/** The first rule whose pattern matches a file applies. A file that matches no rule runs everything. */
const RULES: readonly Rule[] = [
  {
    // Documentation of the repository. Pages are in `docs` and `versioned_docs/version-…`.
    matches: /^(?!docs\/|versioned_docs\/version-|e2e\/fixtures\/).*\.md$/,
    effect: () => ({ is: 'text about the repository' }),
  },
  {
    matches: /^(?:docs|versioned_docs\/version-[^/]+)\/.*\.claims\.tsx$/,
    effect: claimsEffect,
  },
  {
    matches: /^(?:docs|versioned_docs\/version-[^/]+)\/templates\/(?:theme|[^/]+\/app)\//,
    effect: templateEffect,
  },
  {
    matches: /^(?:docs|versioned_docs\/version-[^/]+)\/.*\/[^/]+$/,
    effect: docsEffect,
  },
  { matches: /^(?:src|server|scripts|bench)\/.*\.test\.tsx?$/, effect: onlyUnit('unit test') },
  { matches: PLUGIN, effect: pluginEffect },
  {
    matches: /^src\/pages\/(?:playground|size-snapshot)\//,
    effect: (file) => ({
      is: 'page of its own',
      unit: [file],
      types: ['site'],
      build: true,
      features: [file.split('/').slice(1, 3).join('/')],
    }),
  },
  {
    matches: /^server\/feedback\//,
    effect: (file, project) => ({
      is: 'receiver of feedback',
      unit: [file, ...project.files.filter((each) => /^server\/.*\.test\.ts$/.test(each))],
      types: ['site'],
      build: true,
      features: ['server/feedback'],
    }),
  },
  {
    matches: /^server\/mcp\/package\//,
    effect: (file) => ({
      is: 'package of the server for agents',
      unit: [file],
      types: ['site'],
      build: true,
      features: ['server/mcp/package'],
    }),
  },
  {
    matches: /^server\/(?:mcp|edge)\//,
    effect: (file, project) => ({
      is: 'server for agents',
      unit: [file, ...project.files.filter((each) => /^server\/.*\.test\.ts$/.test(each))],
      types: ['site'],
    }),
  },
  {
    matches: /^i18n\//,
    effect: (file, project) => ({
      is: 'translation',
      unit: testsThatReadFiles(project),
      build: true,
      features: withDependents(['locales'], project),
    }),
  },
  {
    matches: /^e2e\/pages\.spec\.ts$/,
    effect: () => ({ is: 'browser test', types: ['site'], build: true, allPages: true }),
  },
  {
    matches: /^e2e\/[^/]+\.spec\.ts$/,
    effect: (file) => ({
      is: 'browser test',
      types: ['site'],
      build: true,
      specs: [path.posix.basename(file)],
      allPages: /apiPages/.test(file),
    }),
  },
  {
    matches: /^e2e\/fixtures\/([^/]+)\//,
    effect: (file, project) => {
      const [, fixture = ''] = /^e2e\/fixtures\/([^/]+)\//.exec(file) ?? [];
      const named = specFiles(project).filter((spec) => {
        const text = textWithImports(`e2e/${spec}`, project);
        return fixture === 'services'
          ? /\bSERVICES_PORT\b/.test(project.read(`e2e/${spec}`))
          : new RegExp(`['"/]${fixture}['"/]`).test(text);
      });
      return {
        is: 'site for browser tests',
        build: true,
        ...(named.length > 0 ? { specs: named } : { everything: 'no browser test names it' }),
      };
    },
  },
  {
    matches: /^e2e\/[^/]+\.ts$/,
    effect: (file, project) => {
      const specs = specsThatImport(file, project);
      return {
        is: 'helper of browser tests',
        types: ['site'],
        build: true,
        ...(specs.length > 0
          ? { specs, allPages: specs.includes('pages.spec.ts') }
          : { everything: 'all browser tests may depend on it' }),
      };
    },
  },
  {
    matches: /^bench\//,
    effect: (file, project) => {
      const specs = specsThatImport(file, project);
      return {
        is: 'bench',
        unit: [file],
        types: ['site'],
        build: specs.length > 0,
        specs: specs.filter((spec) => spec !== 'pages.spec.ts' && spec !== 'apiPages.spec.ts'),
      };
    },
  },
  {
    matches: /^scripts\/(?:docsCheck|docsCoverage|coverage)\.ts$/,
    effect: (file) => ({ is: 'script', unit: [file], types: ['site'], allDocs: true }),
  },
  {
    matches: /^scripts\/(?:docsClaims|claims)\.ts$/,
    effect: (file) => ({ is: 'script', unit: [file], types: ['site'], allClaims: true }),
  },
  {
    matches: /^scripts\/docsApi\.ts$/,
    effect: () => ({ is: 'script', types: ['site'], apiPages: true }),
  },
  {
    matches: /^scripts\/searchCheck\.ts$/,
    effect: () => ({ is: 'script', types: ['site'], build: true }),
  },
  { matches: /^scripts\/versionCut\//, effect: onlyUnit('script') },
  {
    matches: /^scripts\/templatePictures\.ts$/,
    effect: () => ({ is: 'script', types: ['site'] }),
  },
  {
    matches: /^src\/core\//,
    effect: () => ({ is: 'core', everything: 'every feature depends on it' }),
  },
  {
    matches: /^src\/(?:theme|css)\/|^static\//,
    effect: () => ({ is: 'shell', everything: 'it affects every page' }),
  },
  {
    matches: /^(?:package|package-lock)\.json$|\/package\.json$/,
    effect: () => ({ is: 'packages', everything: 'everything uses packages' }),
  },
  {
    matches: /./,
    effect: () => ({ is: 'file without a rule', everything: 'unknown files run everything' }),
  },
];

const unique = (items: readonly string[]) => [...new Set(items)].sort();

function merge(one: Needs, { is: _is, everything: _everything, ...other }: Effect): Needs {
  return {
    unit: unique([...one.unit, ...(other.unit ?? [])]),
    types: unique([...one.types, ...(other.types ?? [])]),
    docs: unique([...one.docs, ...(other.docs ?? [])]),
    claims: unique([...one.claims, ...(other.claims ?? [])]),
    allClaims: one.allClaims || other.allClaims === true,
    templates: unique([...one.templates, ...(other.templates ?? [])]),
    allTemplates: one.allTemplates || other.allTemplates === true,
    allDocs: one.allDocs || other.allDocs === true,
    apiPages: one.apiPages || other.apiPages === true,
    build: one.build || other.build === true,
    features: unique([...one.features, ...(other.features ?? [])]),
    specs: unique([...one.specs, ...(other.specs ?? [])]),
    pages: unique([...one.pages, ...(other.pages ?? [])]),
    allPages: one.allPages || other.allPages === true,
  };
}

/** Returns the line of a test in its file, counted from 1. */
function lineOf(spec: string, title: string, { read }: Project): number {
  const lines = read(`e2e/${spec}`).split('\n');
  const index = lines.findIndex((line) => line.includes(title));
  if (index < 0) {
    throw new Error(`scripts/test/specs.ts: e2e/${spec} has no test "${title}".`);
  }
  return index + 1;
}

/** Returns the needed browser tests as Playwright arguments. */
function playwrightArguments(needs: Needs, project: Project): string[] {
  const existing = specFiles(project);
  const whole = new Set(
    existing.filter(
      (spec) =>
        needs.specs.includes(spec) ||
        SPECS[spec]?.features.some((feature) => needs.features.includes(feature)),
    ),
  );
  // These two read the pages to visit from E2E_PAGES.
  const isApi = (pathname: string) => /\/api\/|-api\/$/.test(pathname);
  for (const [spec, isWanted] of [
    ['pages.spec.ts', needs.pages.length > 0],
    ['apiPages.spec.ts', needs.pages.some(isApi)],
  ] as const) {
    if (needs.allPages || isWanted) {
      whole.add(spec);
    } else {
      whole.delete(spec);
    }
  }
  const single =
    needs.docs.length > 0
      ? existing
          .filter((spec) => !whole.has(spec))
          .flatMap((spec) =>
            (SPECS[spec]?.everyPage ?? []).map(
              (title) => `${spec}:${lineOf(spec, title, project)}`,
            ),
          )
      : [];
  return [...whole, ...single].sort();
}

/**
 * Determines what a change can affect.
 *
 * @param files - Changed files: added, modified or removed.
 * @param project - The repository in its current state.
 */
export function planFor(files: readonly string[], project: Project): Plan {
  let needs = NOTHING;
  let everything: string | undefined;
  const changes = new Map<string, string[]>();
  for (const file of files) {
    const rule = RULES.find(({ matches }) => matches.test(file));
    if (rule === undefined) {
      throw new Error(`No rule for "${file}".`);
    }
    const effect = rule.effect(file, project);
    changes.set(effect.is, [...(changes.get(effect.is) ?? []), file]);
    if (effect.everything !== undefined) {
      everything ??= `${file} (${effect.is}): ${effect.everything}`;
    }
    needs = merge(needs, effect);
  }
  const format = files.filter((file) => project.files.includes(file));
  const playwright = playwrightArguments(needs, project);
  return {
    ...(everything === undefined ? {} : { everything }),
    needs,
    changes,
    format,
    lint: format.filter((file) => /\.(?:[cm]?js|tsx?)$/.test(file)),
    playwright,
    needsServicesSite: playwright.some((argument) =>
      /\bSERVICES_PORT\b/.test(project.read(`e2e/${argument.replace(/:\d+$/, '')}`)),
    ),
  };
}
