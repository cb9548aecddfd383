import path from 'node:path';

import { demoDependencies } from '../../demos';

import {
  isTest,
  packageImports,
  readTemplate,
  readTheme,
  type TemplateLayout,
} from '../templateFiles';

import { createProject } from './createProject';
import type { Project } from './types';
import { toJavaScriptProject } from './toJavaScriptProject';

/** A template as projects in a theme. */
export interface TemplateProjects {
  ts: Project;
  js: Project;
}

/**
 * Creates the projects of a template, with the packages of its version of the docs.
 *
 * @param layout - Where the template is.
 * @param about - Its title, and the address of its page.
 * @param themeName - The theme that the projects start with.
 * @throws Error if a package isn't installed, or a file doesn't compile.
 */
export async function projectsOf(
  layout: TemplateLayout,
  about: { title: string; url: string },
  themeName: string,
): Promise<TemplateProjects> {
  const app = readTemplate(layout);
  const theme = readTheme(layout);
  const ofApp = packageImports(app.filter(({ name }) => !isTest(name)));
  // The types of MUI X components in the theme are needed only if the application uses these components.
  const ofTheme = packageImports(theme).filter((specifier) => !specifier.startsWith('@mui/x-'));
  const ts = createProject({
    id: layout.id,
    ...about,
    app,
    theme,
    themeName,
    dependencies: demoDependencies([...ofApp, ...ofTheme], path.dirname(layout.entry)),
  });
  return { ts, js: await toJavaScriptProject(ts, layout.entry) };
}
