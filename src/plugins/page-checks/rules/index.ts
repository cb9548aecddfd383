import { address } from './address';
import { lists, remarkLint, surprises, tables } from './blocks';
import { invisibleCharacters } from './characters';
import { behaviorChanges, claims } from './claims';
import { codeAudience, codeLanguage } from './code';
import { demoDirectives, demoFiles, directives, galleryDirectives, unusedDemos } from './demos';
import { closedFences, convertedCommands, fenceWords, magicComments } from './fences';
import { fieldValues, frontMatter } from './frontMatter';
import {
  duplicateHeadings,
  duplicateIds,
  headingElements,
  headingIds,
  headingLevels,
  headingText,
  htmlHeadings,
} from './headings';
import { images } from './images';
import { links } from './links';
import { imports } from './imports';
import { jsxElements, nesting, unknownNames, vanishingBraces } from './mdx';
import { navigation } from './navigation';
import type { Site } from '../site';

import type { Rule } from './rule';
import { templateDirectives } from './templates';
import { tabs } from './tabs';
import { unreadMarkup } from './text';

export { conflicts } from './characters';
export { unreadFrontMatter } from './frontMatter';
export { linkProblems, linksFromOtherPages } from './links';
export { addressProblems, filesLinkingTo, isKnown, movedPage, removedPageProblems } from './moved';
export { isUnlisted } from './navigation';
export type { Rule } from './rule';

/** The rules for all handwritten pages. */
const RULES: readonly Rule[] = [
  frontMatter,
  fieldValues,
  navigation,
  address,
  headingLevels,
  duplicateHeadings,
  duplicateIds,
  headingText,
  headingElements,
  headingIds,
  htmlHeadings,
  links,
  images,
  closedFences,
  codeLanguage,
  codeAudience,
  fenceWords,
  magicComments,
  convertedCommands,
  directives,
  remarkLint,
  lists,
  tables,
  unreadMarkup,
  surprises,
  unknownNames,
  vanishingBraces,
  jsxElements,
  nesting,
  tabs,
  imports,
  invisibleCharacters,
  demoDirectives,
  galleryDirectives,
  templateDirectives,
  demoFiles,
  unusedDemos,
  claims,
  behaviorChanges,
];

/** Rules for a page as a whole, which parts of pages are not. */
const WHOLE: readonly Rule[] = [
  frontMatter,
  fieldValues,
  navigation,
  address,
  headingLevels,
  unusedDemos,
  claims,
  behaviorChanges,
];

/** The rules for what reads differently from what its source seems to say, on any site. */
const GENERAL: readonly Rule[] = [
  magicComments,
  closedFences,
  convertedCommands,
  remarkLint,
  lists,
  tables,
  unreadMarkup,
  surprises,
  unknownNames,
  vanishingBraces,
  jsxElements,
  nesting,
  tabs,
  imports,
  invisibleCharacters,
];

/** Returns the rules for a page, or for a part of pages. */
export const rulesFor = (site: Site, isPart: boolean): readonly Rule[] =>
  site.frontMatter === 'docusaurus'
    ? GENERAL
    : isPart
      ? RULES.filter((rule) => !WHOLE.includes(rule))
      : RULES;
