export {
  createProject,
  DEFAULT_THEME,
  type Project,
  type ProjectFile,
  type ProjectInput,
} from './createProject';
export { projectsOf, type TemplateProjects } from './projectsOf';
export { toJavaScriptProject } from './toJavaScriptProject';
