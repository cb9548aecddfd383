import { claims } from './claims';
import { codeAudience, codeLanguage } from './code';
import { demoDirectives, demoFiles, directives, galleryDirectives, unusedDemos } from './demos';
import { frontMatter } from './frontMatter';
import { duplicateHeadings, headingElements, headingLevels, headingText } from './headings';
import { images } from './images';
import { links } from './links';
import { navigation } from './navigation';
import type { Rule } from './rule';
import { templateDirectives } from './templates';

export { linksFromOtherPages } from './links';
export type { Rule } from './rule';

/** The rules for all handwritten pages. */
export const RULES: readonly Rule[] = [
  frontMatter,
  navigation,
  headingLevels,
  duplicateHeadings,
  headingText,
  headingElements,
  links,
  images,
  codeLanguage,
  codeAudience,
  directives,
  demoDirectives,
  galleryDirectives,
  templateDirectives,
  demoFiles,
  unusedDemos,
  claims,
];
