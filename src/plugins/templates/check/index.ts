/** API for the checks of pages and for what reads pages. It does not load the plugin or the bundler. */
export { templatesDigest } from '../digest';
export {
  directiveProblem,
  isTemplateDirective,
  TEMPLATE_DIRECTIVE,
  TEMPLATES_DIRECTIVE,
} from '../directive';
export { CREATE_FILE, createCommand, TEMPLATE_CATEGORY } from '../markup';
export {
  findTemplate,
  isTest,
  pictureFiles,
  readTemplate,
  templatesIn,
  type TemplateFile,
  type TemplateLayout,
} from '../templateFiles';
