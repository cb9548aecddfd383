/**
 * Wraps the article plugin's list: components that only articles use, whose style sheets the browser's bundle would not
 * have otherwise.
 */
export { default as MDXComponents } from '@theme/MDXComponents';
export { default as ApiChangesSection } from '@theme/ApiChangesSection';
export { default as ApiIndexSection } from '@theme/ApiIndexSection';
export { default as ApiSection } from '@theme/ApiSection';
export { default as ArticleBody } from '@theme/ArticleBody';
export { default as Landing } from '@theme/Landing';
export { default as TabItem } from '@theme/TabItem';
export { default as Tabs } from '@theme/Tabs';
