/**
 * Components that only articles use, for their style sheets: those of theme-classic's MDX components. Swizzle it to add
 * your own; a build that misses one fails and names it.
 */
export { default as MDXComponents } from '@theme/MDXComponents';
