/** The type of a front matter field, for the check and its messages. */
interface FieldType {
  /** Completes the phrase "must be …". */
  description: string;
  isValid: (value: unknown) => boolean;
}

const TEXT: FieldType = {
  description: 'text',
  isValid: (value) => typeof value === 'string' && value.trim() !== '',
};

const BOOLEAN: FieldType = {
  description: 'true or false',
  isValid: (value) => typeof value === 'boolean',
};

const NAMES: FieldType = {
  description: 'a list of strings, such as [BarChart, BarElement]',
  isValid: (value) => Array.isArray(value) && value.every(TEXT.isValid),
};

const COMPARISONS: FieldType = {
  description: 'a list of compared packages, such as "- from: mui-x-charts-v6"',
  isValid: (value) => Array.isArray(value) && value.length > 0,
};

const PAGE: FieldType = {
  description: "a page's id, or null for none",
  isValid: (value) => value === null || TEXT.isValid(value),
};

const ANY: FieldType = { description: 'anything', isValid: () => true };

/** Maximum length of a description, in characters: search engines cut longer ones. */
export const DESCRIPTION_LIMIT = 160;

/** The fields that writers may use. CONTRIBUTING explains each of them. */
const PAGE_FIELDS: Readonly<Record<string, FieldType>> = {
  title: TEXT,
  description: TEXT,
  keywords: NAMES,
  components: NAMES,
  hooks: NAMES,
  migration: COMPARISONS,
  disable_ad: BOOLEAN,
  hide_title: BOOLEAN,
  hide_table_of_contents: BOOLEAN,
  pagination_prev: PAGE,
  pagination_next: PAGE,
  slug: TEXT,
};

const NAVIGATION = 'List the page in navigation.ts, which determines its place and its label.';
const CONTENTS = 'Leave it out: tables of contents show "##" and "###".';
const LAST_CHANGE = 'Leave it out: the date comes from Git.';

/** What to use instead of the other fields of Docusaurus. */
const INSTEAD: Readonly<Record<string, string>> = {
  custom_edit_url: 'Set docs.editUrl in portal.config.ts, for all pages.',
  date: LAST_CHANGE,
  displayed_sidebar: NAVIGATION,
  draft: 'Remove the page from navigation.ts, and keep it on a branch.',
  id: 'Rename the file: its path is the id of the page.',
  image: 'Leave it out: the build draws an image for each page.',
  last_update: LAST_CHANGE,
  pagination_label: NAVIGATION,
  parse_number_prefixes: 'Rename the file.',
  sidebar_class_name: NAVIGATION,
  sidebar_custom_props: NAVIGATION,
  sidebar_key: NAVIGATION,
  sidebar_label: NAVIGATION,
  sidebar_position: NAVIGATION,
  tags: 'Use "keywords", which the search reads.',
  title_meta: 'Use "title", which is also the title of the browser\'s tab.',
  toc_max_heading_level: CONTENTS,
  toc_min_heading_level: CONTENTS,
  unlisted: 'Remove the page from navigation.ts, and keep it on a branch.',
};

/** The fields that `npm run docs:api` writes into the pages that it generates. */
const GENERATED_FIELDS: Readonly<Record<string, FieldType>> = {
  api: ANY,
  apiIndex: ANY,
  apiChanges: ANY,
  plan: ANY,
};

/** Names of the fields that writers may use. */
export const PAGE_FIELD_NAMES: readonly string[] = Object.keys(PAGE_FIELDS);

/** A problem with a front matter field. */
export interface FrontMatterProblem {
  /** Name of the field, which may be missing. */
  field: string;
  message: string;
  fix: string;
}

/** Whether the front matter belongs to a page that `npm run docs:api` generates. */
export function isGeneratedPage(frontMatter: Readonly<Record<string, unknown>>): boolean {
  return ['api', 'apiIndex', 'apiChanges'].some((field) => field in frontMatter);
}

function descriptionProblems(description: unknown): FrontMatterProblem[] {
  const field = 'description';
  if (description === undefined) {
    return [
      {
        field,
        message: 'The page has no description.',
        fix: `Add "description: …" to the front matter: one sentence of at most ${DESCRIPTION_LIMIT} characters, for search engines and shared links.`,
      },
    ];
  }
  // A description that isn't text is reported by its type.
  const { length } = typeof description === 'string' ? description.trim() : '';
  return length > DESCRIPTION_LIMIT
    ? [
        {
          field,
          message: `The description has ${length} characters; at most ${DESCRIPTION_LIMIT} are allowed.`,
          fix: `Remove ${length - DESCRIPTION_LIMIT} characters. Search engines truncate longer descriptions.`,
        },
      ]
    : [];
}

/** Checks the front matter of a page. */
export function frontMatterProblems(
  frontMatter: Readonly<Record<string, unknown>>,
): FrontMatterProblem[] {
  const fields = isGeneratedPage(frontMatter)
    ? { ...PAGE_FIELDS, ...GENERATED_FIELDS }
    : PAGE_FIELDS;
  const unknown = Object.keys(frontMatter)
    .filter((field) => !Object.hasOwn(fields, field))
    .map((field) => ({
      field,
      message: Object.hasOwn(INSTEAD, field)
        ? `The field "${field}" in the front matter isn't used here.`
        : `Unknown field "${field}" in the front matter.`,
      fix: Object.hasOwn(INSTEAD, field)
        ? String(INSTEAD[field])
        : `Remove or correct it. Allowed fields: ${Object.keys(fields).join(', ')}.`,
    }));
  const wrong = Object.entries(frontMatter).flatMap(([field, value]) => {
    const type = Object.hasOwn(fields, field) ? fields[field] : undefined;
    return type && !type.isValid(value)
      ? [
          {
            field,
            message: `"${field}" in the front matter must be ${type.description}; found ${JSON.stringify(value)}.`,
            fix: `Correct or remove "${field}".`,
          },
        ]
      : [];
  });
  const title =
    frontMatter.title === undefined
      ? [
          {
            field: 'title',
            message: 'The page has no title.',
            fix: 'Add "title: …" to the front matter: the heading of the page, including the name of the product.',
          },
        ]
      : [];
  return [...title, ...descriptionProblems(frontMatter.description), ...unknown, ...wrong];
}
