/** API for the checks of pages and demos. It does not load the plugin or the bundler. */
export { findDemo, readFlavor, type DemoLayout, type FlavorLayout } from '../demoFiles';
export { directiveProblems, isDemoDirective, type DirectiveProblem } from '../directive';
export { exportsOfDemo, type DemoExport, type DemoExports } from './exports';
