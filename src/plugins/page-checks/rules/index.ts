import { address } from './address';
import { claims } from './claims';
import { codeAudience, codeLanguage } from './code';
import { demoDirectives, demoFiles, directives, galleryDirectives, unusedDemos } from './demos';
import { frontMatter } from './frontMatter';
import {
  duplicateHeadings,
  duplicateIds,
  headingElements,
  headingLevels,
  headingText,
} from './headings';
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
  address,
  headingLevels,
  duplicateHeadings,
  duplicateIds,
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

/** Rules for a page as a whole, which parts of pages are not. */
const WHOLE: readonly Rule[] = [
  frontMatter,
  navigation,
  address,
  headingLevels,
  unusedDemos,
  claims,
];

/** The rules for parts of pages. */
export const PARTIAL_RULES: readonly Rule[] = RULES.filter((rule) => !WHOLE.includes(rule));
