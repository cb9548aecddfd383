export { createProject } from './createProject';
export { projectsOf, type TemplateProjects } from './projectsOf';
export { toJavaScriptProject } from './toJavaScriptProject';
export type { Project, ProjectFile, ProjectInput } from './types';
