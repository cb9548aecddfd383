import fs from 'node:fs';
import path from 'node:path';

import { format, resolveConfig } from 'prettier';

import { PRODUCTS } from '../../library';
import { pathnameOfDoc, titleFromPathname } from '../../src/core/navigation';
import { PRODUCT_IDS } from '../../src/core/navigation/paths';
import { docIdOfFile } from '../../src/core/navigation/docIds';
import { DESCRIPTION_LIMIT } from '../../src/plugins/page-checks/frontMatter';

import { UsageError } from './command';
import { ENTRIES, withEntry } from './navigation';

/** Usage of the command. */
export const USAGE = `Usage:
  npm run new -- page <route> [--title <text>] [--description <text>]
  npm run new -- demo <page> <Name> [--stylings]

  <route>, <page>  Path below docs/, such as react-data-grid/sorting. With versioned_docs/version-8.12.1/ before it, a page of that version; with unversioned_docs/ before it, a page without versions.
  <Name>           In PascalCase, letters and digits only, such as SortByDate.
  --title          Heading of the page, and its label in the navigation. Default: made from the route, with the product's name.
  --description    One sentence of at most ${DESCRIPTION_LIMIT} characters. Default: made from the title.
  --stylings       A demo in the three stylings: system, tailwind and css.
  --help           Print this text.`;

/** The page to create. */
export interface PageRequest {
  siteDir: string;
  route: string;
  title?: string;
  description?: string;
}

/** The demo to create. */
export interface DemoRequest {
  siteDir: string;
  /** Route of the page. */
  page: string;
  name: string;
  stylings: boolean;
}

/** Folders of pages other than docs/. */
const FOLDER = /^(?:unversioned_docs|versioned_docs\/version-[^/]+)\//;
const ROUTE = /^[a-z\d]+(?:-[a-z\d]+)*(?:\/[a-z\d]+(?:-[a-z\d]+)*)*$/;
const NAME = /^[A-Z][A-Za-z\d]*$/;

const NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  PRODUCT_IDS.map((id) => [`react-${PRODUCTS[id].folder}`, PRODUCTS[id].name]),
);

/** The products' folders, whose addresses are settings of the site. */
export const isProduct = (route: string) => Object.hasOwn(NAMES, route);

/**
 * Splits a route into the docs folder and the path in it.
 *
 * @throws UsageError if it isn't a route.
 */
export function partsOf(siteDir: string, written: string): { docs: string; route: string } {
  const clean = written.replace(/^\.?\//, '').replace(/\/$/, '');
  const folder = FOLDER.exec(clean)?.[0];
  const docs = folder ? folder.slice(0, -1) : 'docs';
  const route = folder ? clean.slice(folder.length) : clean.replace(/^(?:docs|x)\//, '');
  if (!ROUTE.test(route)) {
    throw new UsageError(
      `The route must be lowercase words with hyphens, separated by slashes, such as react-data-grid/sorting; found "${written}".`,
    );
  }
  if (!fs.existsSync(path.join(siteDir, docs))) {
    throw new UsageError(`The folder ${docs}/ doesn't exist; found "${written}".`);
  }
  return { docs, route };
}

/** Writes new files, formatted as the repository is. */
async function writeNew(siteDir: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const file of Object.keys(files)) {
    if (fs.existsSync(path.join(siteDir, file))) {
      throw new UsageError(`${file} already exists. Nothing was written.`);
    }
  }
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(siteDir, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    const options = await resolveConfig(target);
    fs.writeFileSync(target, await format(text, { ...options, filepath: target }));
  }
}

/** Escapes what MDX would read as markup. */
const asText = (text: string) => text.replace(/[\\`*_{[<#|~^$]/g, '\\$&');

/** Returns the label of a page in the navigation: its title without the product. */
function labelOf(title: string, product: string | undefined): string {
  const label =
    product && title.startsWith(`${product} `) ? title.slice(product.length + 1) : title;
  return label.charAt(0).toUpperCase() + label.slice(1);
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/**
 * Creates a page that passes all checks, and lists it in the navigation.
 *
 * @returns The written files, relative to the site's folder, and what the author still has to do.
 * @throws UsageError if an argument is invalid or a file exists.
 */
export async function createPage({
  siteDir,
  route: written,
  title: givenTitle,
  description: givenDescription,
}: PageRequest): Promise<{ files: string[]; next: string[] }> {
  const { docs, route } = partsOf(siteDir, written);
  const name = path.posix.basename(route);
  const topic = titleFromPathname(`/x/${route}`);
  const product = NAMES[route.split('/')[0] ?? ''];
  const title = givenTitle ?? (product ? `${product} ${lowerFirst(topic)}` : topic);
  const description = givenDescription ?? `What ${title} is for, and how to use it.`;
  if (title.trim() === '') {
    throw new UsageError('--title must be text; found nothing.');
  }
  if (description.trim() === '' || description.length > DESCRIPTION_LIMIT) {
    throw new UsageError(
      `--description must be one sentence of at most ${DESCRIPTION_LIMIT} characters; found ${description.length}.`,
    );
  }
  const file = `${docs}/${route}/${name}.mdx`;
  const label = labelOf(title, product);
  const pathname = pathnameOfDoc(docIdOfFile(`${route}/${name}.mdx`));
  const isCut = docs.startsWith('versioned_docs/');
  // Before anything is written, so that a route without a place in the navigation leaves no files behind.
  const entriesFile = path.join(siteDir, ENTRIES);
  const entry = isCut
    ? undefined
    : withEntry(
        fs.readFileSync(entriesFile, 'utf8'),
        pathname,
        label === topic ? undefined : label,
      );
  await writeNew(siteDir, {
    [file]: `---
title: ${JSON.stringify(title)}
description: ${JSON.stringify(description)}
---

${asText(description)}

## Start with the shortest example

Show the code first, say why second, and name the limit last.

## Troubleshooting

Name the mistakes that readers make, in their words, and what to do.

## See also

Link to the pages that come next.
`,
  });
  if (entry) {
    const options = await resolveConfig(entriesFile);
    fs.writeFileSync(entriesFile, await format(entry.text, { ...options, filepath: entriesFile }));
  }
  const own = docs === 'docs' ? route : `${docs}/${route}`;
  return {
    files: [file, ...(entry ? [ENTRIES] : [])],
    next: [
      ...(entry
        ? [`The sidebar lists the page after ${entry.after}: move it in ${ENTRIES} if needed.`]
        : []),
      ...(docs === 'docs'
        ? []
        : [
            `Add the page to the sidebar: npm run version:sidebar -- ${isCut ? path.basename(docs).replace('version-', '') : 'VERSION, for each version'}`,
          ]),
      `Add a demo: npm run new -- demo ${own} Name`,
    ],
  };
}

const ROWS = `const offices = [
  { id: 'lisbon', label: 'Lisbon', desks: 24 },
  { id: 'osaka', label: 'Osaka', desks: 40 },
  { id: 'nairobi', label: 'Nairobi', desks: 31 },
];
`;

const EXPORTED_ROWS = `/** Desks by office. */
export ${ROWS}`;

const list = (element: string, item: string, attributes = '') => `<${element}${attributes}>
      {offices.map(({ id, label, desks }) => (
        ${item}
      ))}
    </${element}>`;

const system = (name: string, rows: string) => `import Box from '@mui/material/Box';
${rows}
export default function ${name}() {
  return (
    ${list('Box', '<li key={id}>{`${label}: ${desks} desks`}</li>', ` component="ul" sx={{ margin: 0, padding: 2, color: 'text.primary' }}`)}
  );
}
`;

const tailwind = (name: string) => `import { offices } from '../offices';

export default function ${name}() {
  return (
    ${list('ul', '<li key={id}>{`${label}: ${desks} desks`}</li>', ' className="m-0 p-4"')}
  );
}
`;

const css = (name: string, className: string) => `import { offices } from '../offices';
import './${name}.css';

export default function ${name}() {
  return (
    ${list('ul', '<li key={id}>{`${label}: ${desks} desks`}</li>', ` className="${className}"`)}
  );
}
`;

/**
 * Creates a demo that passes all checks, and shows it at the end of its page.
 *
 * @returns The written files, relative to the site's folder, and what the author still has to do.
 * @throws UsageError if an argument is invalid, a file exists, or the page does not exist.
 */
export async function createDemo({
  siteDir,
  page: written,
  name,
  stylings,
}: DemoRequest): Promise<{ files: string[]; next: string[] }> {
  const { docs, route } = partsOf(siteDir, written);
  if (!NAME.test(name)) {
    throw new UsageError(
      `The name of a demo must be in PascalCase, with letters and digits only, such as SortByDate; found "${name}".`,
    );
  }
  const folder = `${docs}/${route}`;
  const page = `${folder}/${path.posix.basename(route)}.mdx`;
  const pageFile = path.join(siteDir, page);
  if (!fs.existsSync(pageFile)) {
    throw new UsageError(
      `The page ${page} doesn't exist. Create it first: npm run new -- page ${written}`,
    );
  }
  const target = `${folder}/demos/${name}`;
  if ([target, `${target}.tsx`].some((file) => fs.existsSync(path.join(siteDir, file)))) {
    throw new UsageError(`${target} already exists. Nothing was written.`);
  }
  const className = name.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase();
  const files: Record<string, string> = stylings
    ? {
        [`${target}/offices.ts`]: EXPORTED_ROWS,
        [`${target}/system/${name}.tsx`]: system(name, "import { offices } from '../offices';\n"),
        [`${target}/tailwind/${name}.tsx`]: tailwind(name),
        [`${target}/css/${name}.tsx`]: css(name, className),
        [`${target}/css/${name}.css`]: `.${className} {\n  margin: 0;\n  padding: 16px;\n}\n`,
      }
    : { [`${target}.tsx`]: system(name, `\n${ROWS}`) };
  await writeNew(siteDir, files);
  const src = stylings ? `./demos/${name}` : `./demos/${name}.tsx`;
  fs.appendFileSync(pageFile, `\n::demo{src="${src}"}\n`);
  return {
    files: [...Object.keys(files), page],
    next: [`The demo was added at the end of the page. Move ::demo{src="${src}"} to its section.`],
  };
}
