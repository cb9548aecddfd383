import { readFileSync } from 'node:fs';

import { BIN } from '../digest';
import { DEFAULT_THEME } from '../client/bootScript';
import type { Project, TemplateProjects } from '../project';

import { tarGz } from './tar';

/** A template in the package. */
export interface PackagedTemplate {
  id: string;
  title: string;
  description: string;
  /** Its projects by the theme that they start with. */
  projects: Readonly<Record<string, TemplateProjects>>;
}

/** Input for {@link createPackage}. */
export interface CreatePackageInput {
  /** The documented release, which is the version of the package. */
  release: string;
  /** Address of the package. */
  address: string;
  templates: readonly PackagedTemplate[];
}

/** Returns the files of a project that differ from another project. */
const changesOf = (project: Project, base: Project): Project =>
  Object.fromEntries(Object.entries(project).filter(([name, code]) => base[name] !== code));

function projectData(
  projects: PackagedTemplate['projects'],
  variant: keyof TemplateProjects,
): { files: Project; themes: Record<string, Project> } {
  const files = projects[DEFAULT_THEME]?.[variant] ?? {};
  return {
    files,
    themes: Object.fromEntries(
      Object.entries(projects).map(([theme, project]) => [
        theme,
        changesOf(project[variant], files),
      ]),
    ),
  };
}

/**
 * Creates the npm package behind `npx <address> <template> <folder>`: a program without dependencies, and all templates
 * of a version in both languages and all themes.
 *
 * @returns The bytes of the compressed tar file, which are the same for the same input.
 */
export function createPackage({ release, address, templates }: CreatePackageInput): Uint8Array {
  const [first] = templates;
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  return tarGz({
    'package/package.json': json({
      name: 'create-from-template',
      version: release,
      description: 'Creates a project from a template of the documentation',
      license: 'MIT',
      type: 'module',
      bin: { 'create-from-template': 'bin.mjs' },
      engines: { node: '>=20' },
    }),
    'package/bin.mjs': readFileSync(BIN, 'utf8'),
    'package/index.json': json({
      address,
      themes: Object.keys(first?.projects ?? {}),
      templates: templates.map(({ id, title, description }) => ({ id, title, description })),
    }),
    ...Object.fromEntries(
      templates.map(({ id, projects }) => [
        `package/templates/${id}.json`,
        JSON.stringify({ ts: projectData(projects, 'ts'), js: projectData(projects, 'js') }),
      ]),
    ),
  });
}
