/**
 * Components that only articles use, listed here for their style sheets: theme-classic's MDX components. Swizzle it to
 * add your own. If a component is missing, the build fails and names its style sheet.
 */
export { default as MDXComponents } from '@theme/MDXComponents';
