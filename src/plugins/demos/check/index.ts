/** API for the checks of pages and demos. It does not load the plugin or the bundler. */
export {
  demoRequest,
  findDemo,
  readStyling,
  type DemoLayout,
  type SourceFile,
  type StylingLayout,
} from '../demoFiles';
export { demosOfPage } from '../demosOfPage';
export { directiveProblems, isDemoDirective, type DirectiveProblem } from '../directive';
export { exportsOfDemo, type DemoExport, type DemoExports } from './exports';
export { demoMistakes, type DemoMistake } from './mistakes';
export { DemoRenderer, differenceOf } from './renderer';
export { importsOf, type ImportedName, type ModuleImport } from '../importsOf';
export { TOOL_VERSIONS } from '../sandbox/versions';
export { titleFromFileName } from '../title';
