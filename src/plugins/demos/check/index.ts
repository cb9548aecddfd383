/** What checks of pages and demos need from this plugin, without the plugin itself and the bundler. */
export { findDemo, readFlavour, type DemoLayout, type FlavourLayout } from '../demoFiles';
export { directiveProblems, isDemoDirective, type DirectiveProblem } from '../directive';
export { exportsOfDemo, type DemoExport, type DemoExports } from './exports';
