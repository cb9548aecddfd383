/*
 * What the form and the receiver agree on. The form's code imports this file, so it imports nothing itself, and readers
 * download whatever is added here.
 */

/** Reasons that a reader can select for each rating, in display order. */
export const REASONS = {
  0: ['unclear', 'wrong', 'outdated', 'missing', 'example-broken', 'not-found'],
  1: ['clear', 'example', 'complete', 'quick'],
} as const;

/** 0: the page didn't help; 1: it did. */
export type Rating = keyof typeof REASONS;

/** A reason that a reader can select. */
export type Reason = (typeof REASONS)[Rating][number];

/**
 * What an answer is about. `page`: the page; its section, if any, only says which part of the page is meant. `section`:
 * one section, which has an answer of its own. A reader has one answer for a page, and one for each of its sections.
 */
export type Scope = 'page' | 'section';

/** Maximum length of a comment, in code points. */
export const MAX_COMMENT_LENGTH = 2000;

/** Maximum length of the id of the section that an answer is about, in UTF-16 code units. */
export const MAX_SECTION_LENGTH = 200;

/** What a version of the docs may be called in an answer. */
export const VERSION = /^[\w.+-]{1,40}$/;

/** Folder of the build, from the site's root, with the list of pages of each version: `<version>.json`. */
export const LISTS_FOLDER = 'feedback-pages';

/** The pages of one version that ask for feedback. */
export interface PageList {
  version: string;
  /** Days after which answers are deleted. */
  retentionDays: number;
  pages: readonly string[];
}
