/** API for the checks of pages. It does not load the plugin or the bundler. */
export { metaLines, parseLines } from '../magicComments';
