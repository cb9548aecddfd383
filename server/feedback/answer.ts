// Imported as a namespace everywhere: Docusaurus' loader in the development server can't find the name `z`.
import * as z from 'zod';

import { MAX_COMMENT_LENGTH, MAX_SECTION_LENGTH, REASONS, VERSION } from './contract';

/** Maximum number of reasons in one answer. */
const MAX_REASONS = 6;

const MAX_PAGE_LENGTH = 300;

/** A path from the root, with no query, hash, empty segments or trailing slash. */
const PAGE = /^\/(?:[^\s\p{C}?#\\/]+(?:\/[^\s\p{C}?#\\/]+)*)?$/u;
/** A valid HTML `id`: anything without white space. */
const SECTION = /^[^\s\p{C}]+$/u;
const LOCALE = /^[A-Za-z]{2,3}(?:-[A-Za-z\d]{2,8}){0,3}$/;

/** Unpaired surrogates, which UTF-8 cannot represent. */
const LONE_SURROGATES = /\p{Surrogate}/gu;

const codePoints = (text: string): number => [...text].length;

const schema = z.strictObject({
  reader: z.uuidv4().toLowerCase(),
  page: z.string().max(MAX_PAGE_LENGTH).regex(PAGE),
  version: z.string().regex(VERSION),
  locale: z.string().regex(LOCALE),
  rating: z.literal([0, 1]),
  reasons: z.array(z.enum([...REASONS[0], ...REASONS[1]])).max(MAX_REASONS),
  comment: z
    .string()
    .transform((text) => text.replace(LONE_SURROGATES, '\u{FFFD}'))
    .refine((text) => codePoints(text) <= MAX_COMMENT_LENGTH),
  section: z.string().max(MAX_SECTION_LENGTH).regex(SECTION).nullable(),
  // Browsers may still send answers that were given before this field existed.
  scope: z.enum(['page', 'section']).default('page'),
  codeVariant: z.enum(['TS', 'JS']),
  codeStyling: z.enum(['MUI System', 'Tailwind', 'CSS']),
});

/** A reader's feedback on a page. */
export type FeedbackAnswer = z.infer<typeof schema>;

const list = (values: readonly string[]) => values.map((value) => `"${value}"`).join(', ');

/** What each field must be, phrased as the end of a sentence. */
const EXPECTED: Record<keyof FeedbackAnswer, string> = {
  reader: 'a version 4 UUID',
  page: `an absolute path of at most ${MAX_PAGE_LENGTH} characters, without a query, hash or trailing slash`,
  version: 'a version of at most 40 letters, digits, dots, hyphens, plus signs and underscores',
  locale: 'a language tag such as "en"',
  rating: '0 or 1',
  reasons: `a list of at most ${MAX_REASONS} reasons`,
  comment: `a string of at most ${MAX_COMMENT_LENGTH} characters`,
  section: `null, or a heading's id of at most ${MAX_SECTION_LENGTH} characters without white space`,
  scope: '"page" or "section"',
  codeVariant: '"TS" or "JS"',
  codeStyling: '"MUI System", "Tailwind" or "CSS"',
};

const isField = (name: string): name is keyof FeedbackAnswer => Object.hasOwn(EXPECTED, name);

/** Describes a value briefly. Comments are private, so a long text is described by its length only. */
function describe(value: unknown): string {
  if (value === undefined) {
    return 'nothing';
  }
  if (Array.isArray(value)) {
    return `a list of ${value.length}`;
  }
  if (typeof value === 'object' && value !== null) {
    return 'an object';
  }
  const length = typeof value === 'string' ? codePoints(value) : 0;
  return length > 60 ? `a string of ${length} characters` : JSON.stringify(value);
}

/** What is wrong with an answer: a message and, if one field is to blame, its name. */
export interface AnswerError {
  field?: string;
  message: string;
}

/** A parsed answer, or the reason why it was refused. */
export type ParsedAnswer = { ok: true; answer: FeedbackAnswer } | { ok: false; error: AnswerError };

const refused = (message: string, field?: string): ParsedAnswer => ({
  ok: false,
  error: field === undefined ? { message } : { field, message },
});

/**
 * Validates what a reader's browser sent.
 *
 * @param body - Any value that `JSON.parse` can return.
 */
export function parseAnswer(body: unknown): ParsedAnswer {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return refused(`The body must be a JSON object; found ${describe(body)}.`);
  }
  // Checked by own keys, because the schema lets an own key named `__proto__` through.
  const unknown = Object.keys(body).find((key) => !isField(key));
  if (unknown !== undefined) {
    const name = unknown.slice(0, 60);
    return refused(
      `${JSON.stringify(name)} isn't a field of an answer. Known fields: ${Object.keys(EXPECTED).join(', ')}.`,
      name,
    );
  }
  const result = schema.safeParse(body);
  if (!result.success) {
    const [field] = result.error.issues[0]?.path ?? [];
    if (typeof field !== 'string' || !isField(field)) {
      return refused("The body isn't a valid answer.");
    }
    const found = new Map<string, unknown>(Object.entries(body)).get(field);
    return refused(`"${field}" must be ${EXPECTED[field]}; found ${describe(found)}.`, field);
  }
  const answer = result.data;
  if (answer.scope === 'section' && answer.section === null) {
    return refused(
      '"section" must be the id of a heading if "scope" is "section"; found null.',
      'section',
    );
  }
  const allowed: readonly string[] = REASONS[answer.rating];
  const stranger = answer.reasons.find((reason) => !allowed.includes(reason));
  if (stranger !== undefined) {
    return refused(
      `"reasons" for rating ${answer.rating} must be among ${list(allowed)}; found "${stranger}".`,
      'reasons',
    );
  }
  if (new Set(answer.reasons).size < answer.reasons.length) {
    return refused('"reasons" must not contain duplicates.', 'reasons');
  }
  return { ok: true, answer };
}
