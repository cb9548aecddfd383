import { MAIN_CHUNK, REACT_CHUNK } from './chunks';

/**
 * Comment that makes a browser compile all functions of a script while the script arrives, on another thread
 * ({@link https://v8.dev/blog/explicit-compile-hints | explicit compile hints}, Chrome 136 and later; other browsers
 * ignore it). By default, they compile each function on the main thread when it is first called, and each module of the
 * bundle is a function.
 */
const COMPILE_ALL = '//# allFunctionsCalledOnLoad';

/**
 * Names, as patterns, of the chunks that run most of their functions when a page starts or its first demo comes into
 * view. The other chunks are so small that the comment makes no difference.
 */
const EAGER_CHUNKS = [
  MAIN_CHUNK,
  REACT_CHUNK.name,
  'mui',
  'mui-inputs',
  'mui-data-grid',
  'x-[a-z-]+',
];

/**
 * Options of the bundler's `BannerPlugin`, which add the comment to the files of these chunks.
 *
 * @param stage - When the bundler adds it: after the minimizer, which removes comments, and before files are named by
 * their content (`Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING`).
 */
export const compileHints = (stage: number) => ({
  banner: COMPILE_ALL,
  raw: true,
  include: new RegExp(String.raw`(?:^|/)(?:${EAGER_CHUNKS.join('|')})\.\w+\.js$`),
  stage,
});
