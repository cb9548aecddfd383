import { Joi } from '@docusaurus/utils-validation';

import type { ReleasePage } from '../../core/navigation';

import { PLANS } from './format';
import type { PopularPage, SearchProduct } from './types';
import { EMPTY_VOCABULARY, type ProductWords, type SearchVocabulary } from './vocabulary';

/** Options of the search plugin. */
export interface SearchOptions {
  /** Products by which readers can filter a search, in the order in which they are offered. Default: none. */
  products: SearchProduct[];
  /** Pages that are offered before a search. Default: none. */
  popular: readonly PopularPage[];
  /** The words of the site's subject. All of its fields are optional. */
  vocabulary: SearchVocabulary;
  /**
   * The pages of the documented release, including those that this site doesn't have, so that a search for a missing one
   * can say why it isn't found. Default: none.
   */
  releasePages: readonly ReleasePage[];
}

/** Options as passed by a site. */
export type SearchOptionsInput = Partial<
  Omit<SearchOptions, 'vocabulary'> & { vocabulary: Partial<SearchVocabulary> }
>;

const PHRASE =
  '{{#label}} must be one or more words, separated by single spaces; found "{{#value}}"';

const phrase = Joi.string()
  .pattern(/^\S+(?: \S+)*$/)
  .messages({ 'string.pattern.base': PHRASE, 'string.empty': PHRASE, 'string.base': PHRASE });
const WORD = '{{#label}} must be one word, without spaces; found "{{#value}}"';
const word = Joi.string()
  .pattern(/^\S+$/)
  .messages({ 'string.pattern.base': WORD, 'string.empty': WORD, 'string.base': WORD });
const listOf = (item: Joi.Schema, what: string) =>
  Joi.array()
    .items(item)
    .messages({ 'array.base': `{{#label}} must be an array of ${what}; found "{{#value}}"` });

const productWords = Joi.object<ProductWords>({
  names: listOf(phrase, 'words or phrases'),
  hints: listOf(word, 'words'),
});

const vocabulary = Joi.object<SearchVocabulary>({
  synonyms: listOf(
    listOf(phrase, 'words or phrases').min(2).messages({
      'array.min':
        '{{#label}} must contain at least two synonymous words or phrases; found {{#value}}',
    }),
    'groups of words or phrases',
  ),
  products: Joi.object().pattern(Joi.string(), productWords),
  notProducts: listOf(phrase, 'words or phrases'),
  siteWords: listOf(phrase, 'words or phrases'),
  genericWords: listOf(word, 'words'),
  titleWords: listOf(word, 'words'),
  migrationWords: listOf(word, 'words'),
  codePrefixes: listOf(word, 'words'),
});

/** Validates the options and fills in defaults. Errors name the field, the allowed values, and the actual value. */
export const optionsSchema = Joi.object<SearchOptions>({
  products: Joi.array()
    .items(Joi.object({ id: Joi.string().required(), label: Joi.string().required() }))
    .unique('id')
    .default([]),
  popular: Joi.array()
    .items(
      Joi.object<PopularPage>({
        path: Joi.string()
          .pattern(/^[^/].*\/$/, 'a path relative to the docs, with a slash at its end')
          .required(),
        title: Joi.string().required(),
      }),
    )
    .default([]),
  vocabulary: vocabulary.default({}),
  releasePages: Joi.array()
    .items(
      Joi.object<ReleasePage>({
        pathname: Joi.string().pattern(/^\//, 'a path from the root').required(),
        title: Joi.string().required(),
        plan: Joi.string().valid(...PLANS),
      }),
    )
    .default([]),
})
  .custom((options: SearchOptions, helpers): SearchOptions | Joi.ErrorReport => {
    const ids = options.products.map(({ id }) => id);
    const unknown = Object.keys(options.vocabulary.products ?? {}).find((id) => !ids.includes(id));
    return unknown === undefined
      ? { ...options, vocabulary: { ...EMPTY_VOCABULARY, ...options.vocabulary } }
      : helpers.error('vocabulary.product', {
          unknown,
          allowed: ids.length > 0 ? ids.map((id) => `"${id}"`).join(', ') : 'none',
        });
  })
  .messages({
    'vocabulary.product':
      '"vocabulary.products" may only contain ids from the option "products" ({{#allowed}}); found "{{#unknown}}"',
  });
