import fs from 'node:fs';
import path from 'node:path';

import {
  demoMistakes,
  directiveProblems,
  exportsOfDemo,
  findDemo,
  isDemoDirective,
  readStyling,
  type DemoLayout,
} from '../../demos/check';
import { exampleOf, GALLERY_NAME, isGalleryDirective } from '../../gallery/check';
import { CHANGES_DIRECTIVE } from '../../claims/check';
import { isTemplateDirective } from '../../templates/check';
import { nearest } from '../../../core/validation/nearest';
import type { Directive, Page } from '../page';
import type { Problem } from '../problem';
import type { Site } from '../site';

import { problemAt, type Rule } from './rule';
import { insteadOf } from './text';

const DEMOS_FOLDER = 'demos';

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const errorText = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Whether a folder in `demos` contains pages: `demos` may also be part of a route. */
const hasPage = (site: Site, folder: string) =>
  site.files.list(folder).some((name) => /\.mdx?$/.test(name));

/**
 * Returns the demos in a page's `demos` folder, as absolute paths of files and folders, whether or not the page shows
 * them.
 */
export function demosBeside(page: Page, site: Site): string[] {
  const folder = path.join(path.dirname(page.file), DEMOS_FOLDER);
  return site.files
    .list(folder)
    .map((name) => path.join(folder, name))
    .filter((target) => {
      const isFile = path.extname(target) !== '';
      return isFile ? target.endsWith('.tsx') : !hasPage(site, target);
    });
}

/**
 * Requires directives that show a demo to name an existing one, to have no unknown attributes, and to show each demo
 * only once.
 */
export const demoDirectives: Rule = (page, site) => {
  const shown = new Map<string, number>();
  return page.directives.flatMap((node): Problem[] => {
    if (!isDemoDirective(node)) {
      return [];
    }
    const wrong = directiveProblems(node.attributes ?? {}).map(({ message, fix }) =>
      problemAt(site, page, node, sentence(message), fix),
    );
    const src = node.attributes?.src;
    if (!src || !src.startsWith('.')) {
      return wrong;
    }
    const target = site.resolve(page, src);
    const { line = 1 } = node.position?.start ?? {};
    const { name } = path.parse(target);
    const earlier = shown.get(name);
    shown.set(name, earlier ?? line);
    if (earlier !== undefined) {
      wrong.push(
        problemAt(
          site,
          page,
          node,
          `The demo "${name}" is already shown on line ${earlier}.`,
          "Show each demo only once, and rename one of two different demos: the name is the demo's id on the page.",
        ),
      );
    }
    if (!site.files.exists(target)) {
      const folder = path.dirname(target);
      const others = [
        ...site.files.list(folder).map((entry) => path.join(folder, entry)),
        ...demosBeside(page, site),
      ].map((file) => site.linkTo(page, file));
      const meant = nearest(src, others, 6);
      wrong.push(
        problemAt(
          site,
          page,
          node,
          `The demo "${src}" doesn't exist.`,
          meant === undefined
            ? `Create ${site.relative(target)}: npm run new -- demo ${site.idOf(page.file).replace(/\/[^/]+$/, '')} ${name}`
            : `Did you mean "${meant}"?`,
        ),
      );
      return wrong;
    }
    const layout = layoutOf(target);
    if (typeof layout === 'string') {
      wrong.push(problemAt(site, page, node, `The demo "${src}" can't be used.`, layout));
    }
    return wrong;
  });
};

/** Returns the layout of a demo's files, or what is wrong with it. */
function layoutOf(target: string): DemoLayout | string {
  try {
    return findDemo(target);
  } catch (error) {
    return errorText(error);
  }
}

/** Requires the lines of a gallery to be complete and to name demos that another page shows. */
export const galleryDirectives: Rule = (page, site) =>
  page.directives.filter(isGalleryDirective).flatMap((node): Problem[] => {
    try {
      exampleOf(node.attributes ?? {}, page.file);
      return [];
    } catch (error) {
      return [
        problemAt(
          site,
          page,
          node,
          "This line of the gallery can't be used.",
          sentence(errorText(error)),
        ),
      ];
    }
  });

/** Reports `:demo`, `:::demo`, unknown `::names`, and `:::note` without an end, all of which would be shown as text. */
export const directives: Rule = (page, site) =>
  page.directives.flatMap((node): Problem[] => {
    if (node.name === 'demo') {
      return node.type === 'leafDirective'
        ? []
        : [
            problemAt(
              site,
              page,
              node,
              'A demo must start with two colons, on its own line.',
              'Write ::demo{src="./demos/Name.tsx"}.',
            ),
          ];
    }
    if (node.type === 'leafDirective') {
      return [GALLERY_NAME, CHANGES_DIRECTIVE].includes(node.name) || isTemplateDirective(node)
        ? []
        : [
            problemAt(
              site,
              page,
              node,
              `"::${node.name}" isn't a known directive.`,
              'Only ::demo, ::gallery-demo, ::template, ::templates and ::behavior-changes have two colons. Admonitions start with three, such as :::note.',
            ),
          ];
    }
    if (node.type === 'textDirective') {
      return [];
    }
    if (!ADMONITIONS.includes(node.name)) {
      const meant = nearest(node.name, ADMONITIONS);
      return [
        problemAt(
          site,
          page,
          node,
          `":::${node.name}" isn't an admonition.`,
          `${meant === undefined ? insteadOf(node.name) : `Did you mean ":::${meant}"?`} Allowed are: ${ADMONITIONS.join(', ')}.`,
        ),
      ];
    }
    const colons = (each: Directive) =>
      /:*/.exec(page.text.slice(each.position?.start.offset))?.[0].length ?? 0;
    const inner = node.children.find(
      (child) => child.type === 'containerDirective' && colons(child) >= colons(node),
    );
    if (inner) {
      return [
        problemAt(
          site,
          page,
          node,
          `":::${node.name}" ends with the block on line ${inner.position?.start.line}, which has as many colons.`,
          `Start and end the outer block with one more colon: ${':'.repeat(colons(node) + 1)}${node.name}.`,
        ),
      ];
    }
    if (node.children.length === 0) {
      return [
        problemAt(site, page, node, `":::${node.name}" is empty.`, 'Write its text, or remove it.'),
      ];
    }
    const lastLine = page.text.split(/\r?\n/)[(node.position?.end.line ?? 1) - 1] ?? '';
    return /:{3,}\s*$/.test(lastLine) && node.position?.end.line !== node.position?.start.line
      ? []
      : [
          problemAt(
            site,
            page,
            node,
            `":::${node.name}" isn't closed.`,
            'Close it with ":::" on its own line.',
          ),
        ];
  });

/** The admonitions that STYLE.md lists. */
const ADMONITIONS: readonly string[] = ['note', 'tip', 'warning'];

const place = (line: number, column: number) => ({ line, column });

/** Returns where the parser stopped, or the start of the file for any other error. */
function placeOf(error: unknown): { line: number; column: number } {
  const loc: unknown = error instanceof Error && 'loc' in error ? error.loc : undefined;
  return typeof loc === 'object' && loc !== null && 'line' in loc && 'column' in loc
    ? place(Number(loc.line), Number(loc.column) + 1)
    : place(1, 1);
}

/** Returns the problems of a demo's files. */
function demoProblems(site: Site, layout: DemoLayout): Problem[] {
  return layout.stylings.flatMap((styling): Problem[] => {
    const file = site.relative(styling.entry);
    const code = site.files.read(styling.entry) ?? '';
    try {
      const { default: exported, named } = exportsOfDemo(code, styling.entry);
      const rename = `Name the function after its file: export default function ${layout.name}().`;
      const wrong: Problem[] = named.map(({ name, line, column }) => ({
        file,
        ...place(line, column),
        message: `The demo exports "${name}" in addition to its component.`,
        fix: 'Remove "export": a demo may only have a default export.',
      }));
      if (!exported) {
        wrong.push({
          file,
          ...place(1, 1),
          message: 'The demo has no default export.',
          fix: rename,
        });
      } else if (exported.name !== layout.name) {
        const { line, column } = exported;
        wrong.push({
          file,
          ...place(line, column),
          message:
            exported.name === undefined
              ? 'The default export of the demo has no name.'
              : `The default export is named "${exported.name}", but the file is named "${layout.name}".`,
          fix: rename,
        });
      }
      // Throws if an import can't be resolved or leads outside the demo.
      const { files } = readStyling(layout, styling);
      return [
        ...wrong,
        ...files.flatMap((demoFile) =>
          demoMistakes(demoFile).map((mistake) => ({
            file: site.relative(demoFile.path),
            ...mistake,
          })),
        ),
      ];
    } catch (error) {
      const { line, column } = placeOf(error);
      const { siteDir } = site.version;
      const text = errorText(error).split('\n')[0] ?? '';
      return [
        {
          file,
          ...place(line, column),
          message: text.replaceAll(siteDir + path.sep, '').replace(`${file}: `, ''),
        },
      ];
    }
  });
}

/** Checks the exports and imports of a page's demos. */
export const demoFiles: Rule = (page, site) =>
  [...page.demos].flatMap((target) => {
    if (!site.files.exists(target)) {
      return [];
    }
    const layout = layoutOf(target);
    return typeof layout === 'string' ? [] : demoProblems(site, layout);
  });

/** Requires every demo in a page's `demos` folder to be shown, by this page or another one. */
export const unusedDemos: Rule = (page, site) => {
  const unused = demosBeside(page, site).filter((target) => !page.demos.has(target));
  if (unused.length === 0) {
    return [];
  }
  const pages = site.writtenIds().flatMap((id) => {
    const file = site.fileOf(id);
    // Parsing is slow, so it is limited to pages whose text contains a demo's name.
    const text = site.scan(file);
    return unused.some((target) => text.includes(path.parse(target).name))
      ? (site.page(file) ?? [])
      : [];
  });
  return unused
    .filter((target) => !pages.some(({ demos }) => demos.has(target)))
    .map((target) => ({
      file: site.relative(mainFile(target)),
      ...place(1, 1),
      message: 'No page shows this demo.',
      fix: `Add ::demo{src="${site.linkTo(page, target)}"} to ${site.relative(page.file)}, or delete the demo.`,
    }));
};

/** Returns a demo's main file. */
function mainFile(target: string): string {
  const layout = layoutOf(target);
  return typeof layout === 'string' || !fs.existsSync(target) ? target : layout.stylings[0].entry;
}
