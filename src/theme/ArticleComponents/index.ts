/**
 * Extends the article plugin's list with components that only articles use. Without it, their style sheets would be
 * missing from the browser's bundle.
 */
export { default as MDXComponents } from '@theme/MDXComponents';
export { default as ApiChangesSection } from '@theme/ApiChangesSection';
export { default as ApiIndexSection } from '@theme/ApiIndexSection';
export { default as ApiSection } from '@theme/ApiSection';
export { default as ArticleBody } from '@theme/ArticleBody';
export { default as ArticleFooter } from '@theme/ArticleBody/Footer';
export { default as ArticleHeader } from '@theme/ArticleBody/Header';
export { default as ComponentLinks } from '@theme/ComponentLinks';
export { default as Gallery } from '@theme/Gallery';
export { default as Landing } from '@theme/Landing';
export { default as TabItem } from '@theme/TabItem';
export { default as Tabs } from '@theme/Tabs';
export { default as Template } from '@theme/Template';
export { default as TemplateCard } from '@theme/TemplateGallery/TemplateCard';
export { default as TemplateGallery } from '@theme/TemplateGallery';
