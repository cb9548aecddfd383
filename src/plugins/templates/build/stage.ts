import path from 'node:path';

import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { addTrailingSlash } from '@docusaurus/utils-common';
import { strToU8, zipSync, type Zippable } from 'fflate';

import { stageKey, type Stage } from '../../../core/build/site';
import { docsVersionOf } from '../../../core/versions';
import { releaseOf } from '../../../core/versions/packages';
import { builtVersions } from '../../../core/versions/loaded';

import { templateTitle } from '../galleryEntries';
import { archiveName, CREATE_FILE } from '../markup';
import { DEFAULT_THEME } from '../client/bootScript';
import { projectsOf, type Project } from '../project';
import { templatesIn, type TemplateLayout } from '../templateFiles';
import { readThemeNames } from '../themesModule';

import { createPackage, type PackagedTemplate } from './createPackage';

/** The stage that writes the projects of templates. */
export const PROJECTS = stageKey('template-projects');

/** A fixed date, so that the same files result in the same archive. The format starts in 1980. */
const ARCHIVE_DATE = new Date(1980, 0, 1);

/** A template whose page is part of a version. */
export interface PublishedTemplate {
  layout: TemplateLayout;
  title: string;
  description: string;
  /** Path of its page, with the base URL and a slash at the end. */
  permalink: string;
}

/** Returns the templates of a version that have a page, in order. */
export function publishedTemplates(siteDir: string, { docs }: LoadedVersion): PublishedTemplate[] {
  const pages = new Map(
    docs.map((doc) => [path.join(siteDir, aliasedSitePathToRelativePath(doc.source)), doc]),
  );
  const [folder] = [...pages.keys()]
    .filter((file) => path.basename(path.dirname(path.dirname(file))) === 'templates')
    .map((file) => path.dirname(path.dirname(file)));
  return (folder === undefined ? [] : templatesIn(folder)).flatMap((layout) => {
    const doc = pages.get(path.join(layout.directory, `${layout.id}.mdx`));
    return doc
      ? {
          layout,
          title: templateTitle(layout.id),
          description: doc.description,
          permalink: addTrailingSlash(doc.permalink),
        }
      : [];
  });
}

/** Returns the bytes of a project as a zip file, in a folder with the given name. */
export function zipOf(project: Project, folder: string): Uint8Array {
  const files: Zippable = Object.fromEntries(
    Object.entries(project).map(([name, code]) => [`${folder}/${name}`, strToU8(code)]),
  );
  return zipSync(files, { mtime: ARCHIVE_DATE, level: 9 });
}

/**
 * Creates the stage that writes each template as a project in TypeScript and in JavaScript, and the npm package of each
 * version that creates them.
 */
export function projectsStage(plugin: string, siteDir: string, siteUrl: string): Stage {
  return {
    key: PROJECTS,
    plugin,
    changes: { files: ['*-ts.zip', '*-js.zip', `*/${CREATE_FILE}`] },
    start({ props, output }) {
      return {
        async finish() {
          for (const version of builtVersions(props)) {
            await writeVersion(version);
          }
        },
      };

      async function writeVersion(version: LoadedVersion): Promise<void> {
        const published = publishedTemplates(siteDir, version);
        const [first] = published;
        const source = first && docsVersionOf(first.layout.entry, siteDir);
        if (!source) {
          return;
        }
        const themes = readThemeNames(first.layout);
        const packaged: PackagedTemplate[] = [];
        for (const { layout, title, description, permalink } of published) {
          const { id } = layout;
          const about = { title, url: `${siteUrl}${permalink}` };
          const projects: PackagedTemplate['projects'] = Object.fromEntries(
            await Promise.all(
              themes.map(async (theme) => [theme, await projectsOf(layout, about, theme)] as const),
            ),
          );
          packaged.push({ id, title, description, projects });
          const own = projects[DEFAULT_THEME];
          if (own) {
            const at = (name: string) => `${permalink}${name}`.slice(props.baseUrl.length);
            await output.write(at(archiveName(id, 'TS')), zipOf(own.ts, id));
            await output.write(at(archiveName(id, 'JS')), zipOf(own.js, id));
          }
        }
        const create = new URL(`../${CREATE_FILE}`, `${siteUrl}${first.permalink}`);
        await output.write(
          create.pathname.slice(props.baseUrl.length),
          createPackage({ release: releaseOf(source), address: create.href, templates: packaged }),
        );
      }
    },
  };
}
