import { createHash } from 'node:crypto';
import path from 'node:path';

import type { LoaderContext } from '@rspack/core';

import { fileNameIn, STYLING_KEYS } from '../../core/preferences/demoHash';
import { releaseOf } from '../../core/versions/packages';
import { highlight, toJavaScript } from '../code-blocks';
import { usesIconFont } from '../icon-fonts';
import { islandCode } from '../islands';

import {
  findDemo,
  readStyling,
  type DemoLayout,
  type StylingFiles,
  type StylingLayout,
} from './demoFiles';
import { demoStyleSheet } from './demoStyles';
import { demoDependencies } from './dependencies';
import type { DemoFile, DemoStylingSource, DemoSource } from './types';

/** Options of the `?demo` loader. */
export interface DemoLoaderOptions {
  isServer: boolean;
  siteDir: string;
  /** Whether the site has the icon-fonts plugin. */
  hasIconFonts: boolean;
  /** See the plugin's option. */
  repository?: string;
}

const CLIENT = path.join(__dirname, 'client.ts');

async function demoFile(file: StylingFiles['files'][number]): Promise<DemoFile> {
  const { name, code } = file;
  if (name.endsWith('.css')) {
    return { name, html: { TS: highlight(code, 'css').html } };
  }
  const typescript = highlight(code, 'tsx');
  const javascript = highlight(await toJavaScript(code, file.path), 'jsx');
  return {
    name,
    jsName: fileNameIn('JS', name),
    html: {
      TS: typescript.html,
      ...(javascript.code !== typescript.code ? { JS: javascript.html } : {}),
    },
  };
}

/** A demo in one styling, with all that the loader outputs of it. */
interface Styling extends DemoStylingSource {
  layout: StylingLayout;
  styleSheet: string;
  /** The files with their paths on disk. */
  sources: StylingFiles['files'];
}

async function readDemoStyling(demo: DemoLayout, layout: StylingLayout): Promise<Styling> {
  const read = readStyling(demo, layout);
  const [files, styleSheet] = await Promise.all([
    Promise.all(read.files.map(demoFile)),
    demoStyleSheet(demo.name, layout.name, read),
  ]);
  return {
    layout,
    styleSheet,
    sources: read.files,
    files,
    dependencies: demoDependencies(read.packageImports, path.dirname(layout.entry)),
  };
}

/** Returns a demo's code as plain text. If there are several files, each is preceded by its name. */
function plainText(styling: Styling | undefined): string {
  const sources = styling?.sources ?? [];
  return sources
    .map(({ name, code }) => (sources.length > 1 ? `// ${name}\n\n${code}` : code))
    .join('\n');
}

/** Returns the module of a demo that can't be shown: its stage says why. */
const brokenDemo = (name: string, message: string): string => `
const fail = () => { throw new Error(${JSON.stringify(message)}); };
const island = { load: () => Promise.resolve(fail), html: () => '' };
export default {
  name: ${JSON.stringify(name)},
  stylings: [{ name: 'MUI System', files: [], island }],
  hasJs: false,
  code: { TS: '' },
  sourceUrl: '',
  source: async () => fail(),
};`;

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

interface ReadDemo {
  demo: DemoLayout;
  stylings: Styling[];
}

async function readFiles(target: string): Promise<ReadDemo> {
  const demo = findDemo(target);
  const stylings = await Promise.all(demo.stylings.map((layout) => readDemoStyling(demo, layout)));
  return { demo, stylings };
}

/** Demos that one of the two compilations of a build has read, and the other hasn't. */
const readOnce = new Map<string, Promise<ReadDemo>>();

/** Reads the files of a demo. In a build, they don't change between its compilations for the server and the browser. */
function readDemo(target: string): Promise<ReadDemo> {
  const known = readOnce.get(target);
  readOnce.delete(target);
  if (known) {
    return known;
  }
  const read = readFiles(target);
  if (process.env.NODE_ENV === 'production') {
    readOnce.set(target, read);
  }
  return read;
}

/**
 * Returns the code of a styling: its imports, and an object for the demo's module.
 *
 * @param emit - Writes a file of the site. Returns an expression for its address.
 */
function stylingCode(
  demo: string,
  { layout, styleSheet, files }: Styling,
  index: number,
  isServer: boolean,
  emit: (asset: string, content: string) => string,
) {
  const name = `${demo}-${STYLING_KEYS[layout.name]}`;
  const url = styleSheet
    ? emit(`assets/demos/${name}.${shortHash(styleSheet)}.css`, styleSheet)
    : undefined;
  const { imports, expression } = islandCode(
    {
      file: layout.entry,
      isServer,
      layered: layout.name !== 'MUI System',
      ...(url ? { styles: `loadDemoStyles(${JSON.stringify(name)}, ${url})` } : {}),
      // A string in the CSS must not close the element.
      before: styleSheet
        ? `<style data-demo-styles>${styleSheet.replaceAll('</', '<\\/')}</style>`
        : '',
    },
    `styling${index}`,
  );
  return {
    imports,
    object: `{
    name: ${JSON.stringify(layout.name)},
    files: ${JSON.stringify(files.map((file) => file.name))},
    island: ${expression},
  }`,
  };
}

/**
 * Turns `import demo from './demos/X.tsx?demo=docs/page.mdx'` into a `DemoModule`: an island for each styling, and the
 * demo's source. The `folder` query parameter marks the file as the entry of a demo that is a folder.
 *
 * The source is a separate JSON file, fetched on demand, because it would double the page's bundle if it were part of
 * the JavaScript. Style sheets are separate files, too; the server also sends them with the demo's HTML.
 */
export default async function demoLoader(this: LoaderContext<DemoLoaderOptions>): Promise<string> {
  const { isServer, siteDir, hasIconFonts, repository } = this.getOptions();
  const query = new URLSearchParams(this.resourceQuery);
  const folder = query.get('folder');
  const target = folder ? path.resolve(path.dirname(this.resourcePath), folder) : this.resourcePath;
  this.addDependency(this.resourcePath);

  const read = await readDemo(target).catch((error: Error) => error);
  if (!('demo' in read)) {
    const page = query.get('demo');
    const usedBy = page ? ` (used by ${page})` : '';
    const problem = read instanceof SyntaxError ? 'does not compile' : 'cannot be shown';
    const message = `The demo ${path.relative(siteDir, target)}${usedBy} ${problem}.\n${read.message}`;
    const reported =
      read instanceof TypeError
        ? new TypeError(message, { cause: read })
        : new Error(message, { cause: read });
    if (process.env.NODE_ENV !== 'development') {
      throw reported;
    }
    // The page stays, so that it shows the demo again once that compiles.
    this.emitError(reported);
    return brokenDemo(path.parse(target).name, message);
  }
  const { demo, stylings } = read;
  stylings.flatMap(({ sources }) => sources).forEach((file) => this.addDependency(file.path));
  if (folder) {
    this.addContextDependency(target);
  }

  const hasIcons = stylings.some(({ sources }) => sources.some(({ code }) => usesIconFont(code)));
  if (hasIcons && !hasIconFonts) {
    throw new Error(
      `The demo ${path.relative(siteDir, target)} imports Icon of @mui/material, which requires the plugin "icon-fonts". Add "src/plugins/icon-fonts/index.ts" to "themes" in docusaurus.config, or import an icon of @mui/icons-material.`,
    );
  }

  const { name } = demo;
  const emit = (asset: string, content: string): string => {
    if (!isServer) {
      this.emitFile(asset, content);
    }
    return `__webpack_public_path__ + ${JSON.stringify(asset)}`;
  };
  const source: DemoSource = {
    path: path.relative(siteDir, target).split(path.sep).join('/'),
    release: releaseOf({ packagesFrom: path.dirname(target) }),
    stylings: Object.fromEntries(
      stylings.map(({ layout, files, dependencies }) => [layout.name, { files, dependencies }]),
    ),
  };
  const json = JSON.stringify(source);
  const jsonUrl = emit(`assets/demos/${name}.${shortHash(json)}.json`, json);

  const text = plainText(stylings[0]);
  const textUrl = repository
    ? JSON.stringify(`${repository}/${source.path}`)
    : emit(`assets/demos/${name}.${shortHash(text)}.txt`, text);
  const islands = stylings.map((styling, index) =>
    stylingCode(name, styling, index, isServer, emit),
  );
  const first = stylings[0]?.files[0]?.html;
  const hasJs = stylings.some(({ files }) => files.some(({ html }) => html.JS !== undefined));
  const hasStyles = !isServer && stylings.some(({ styleSheet }) => styleSheet);

  return `${hasStyles ? `import { loadDemoStyles } from ${JSON.stringify(CLIENT)};` : ''}
${islands.map(({ imports }) => imports).join('\n')}
export default {
  name: ${JSON.stringify(name)},
  stylings: [${islands.map(({ object }) => object).join(', ')}],
  hasJs: ${String(hasJs)},${hasIcons ? '\n  usesIconFont: true,' : ''}
  code: ${isServer ? JSON.stringify(first) : `{ TS: '' }`},
  sourceUrl: ${textUrl},
  source: () => fetch(${jsonUrl}).then((response) => {
    if (!response.ok) throw new Error('The code could not be fetched: ' + response.status);
    return response.json();
  }),
};`;
}
