import logger from '@docusaurus/logger';
import type { PluginModule, ReportingSeverity } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

import { configured } from './configured';
import { nearest } from './nearest';

/**
 * Reports an error in the configuration that shows only when the pages are known. In development, it is a warning, because
 * pages come and go.
 *
 * @param severity - What a build does with it.
 */
export const reportConfiguration = (severity: ReportingSeverity, message: string): void =>
  configured(() =>
    logger.report(
      process.env.NODE_ENV === 'development' && severity !== 'ignore' ? 'warn' : severity,
    )(message),
  );

/** What Joi says about a schema: the parts that are needed here. */
interface Description {
  keys?: Readonly<Record<string, Description>>;
  /** What keys that aren't listed have to match. */
  patterns?: readonly {
    schema?: { rules?: readonly { args?: { options?: { name?: string } } }[] };
    rule?: Description;
  }[];
  items?: readonly Description[];
  matches?: readonly { schema?: Description }[];
}

const withAlternatives = (described: Description): Description[] => [
  described,
  ...(described.matches ?? []).flatMap(({ schema }) => (schema ? withAlternatives(schema) : [])),
];

/** Returns what a schema describes at a path. There may be alternatives. */
const describedAt = (schema: Joi.Schema, at: readonly (string | number)[]): Description[] =>
  at.reduce(
    (found, part) =>
      found
        .flatMap(
          ({ keys, items, patterns }) =>
            (typeof part === 'number'
              ? items
              : (keys?.[part] ?? patterns?.flatMap(({ rule }) => rule ?? []))) ?? [],
        )
        .flatMap(withAlternatives),
    withAlternatives(schema.describe() as Description),
  );

const namesOf = (described: readonly Description[]) =>
  described.flatMap(({ keys }) => Object.keys(keys ?? {})).sort();

/** The longest text of a value in a message. */
const LONGEST = 200;

/** Returns a value as a message shows it: texts in quotes. JSON would show NaN as null, and functions not at all. */
function show(value: unknown): string {
  const text =
    typeof value === 'function'
      ? 'a function'
      : typeof value === 'number'
        ? String(value)
        : String(JSON.stringify(value));
  return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text;
}

/** Returns the path of an option as it is written in code: `popular[4].title`. */
const written = (at: readonly (string | number)[]) =>
  at
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '');

/** Says what is wrong with an option, what is allowed, and what was found. */
function explain(
  { type, path: at, message, context }: Joi.ValidationErrorItem,
  schema: Joi.Schema,
): string {
  const found = `found ${show(context?.value)}`;
  if (type === 'object.unknown') {
    const parent = describedAt(schema, at.slice(0, -1));
    const pattern = parent
      .flatMap(({ patterns = [] }) =>
        patterns.flatMap((described) => described.schema?.rules ?? []),
      )
      .find(({ args }) => args?.options?.name !== undefined);
    if (pattern) {
      return `A key of "${written(at.slice(0, -1))}" must be ${pattern.args?.options?.name}; found "${at.at(-1)}".`;
    }
    const options = namesOf(parent);
    const similar = nearest(String(at.at(-1)), options);
    return [
      `"${written(at)}" isn't an option; ${found}.`,
      ...(similar === undefined ? [] : [`Did you mean "${similar}"?`]),
      options.length > 0 ? `Options: ${options.join(', ')}.` : 'It has no options.',
    ].join(' ');
  }
  if (type === 'string.pattern.name') {
    return `"${written(at)}" must be ${String(context?.name)}; ${found}.`;
  }
  // A message of the plugin's own may print a number and its text alike. One about all options names what is wrong.
  const [problem = message] = at.length === 0 ? [message] : message.split('; found ');
  const isComplete = context?.value === undefined || at.length === 0;
  return isComplete ? `${problem.replace(/\.$/, '')}.` : `${problem}; ${found}.`;
}

const explainAll = (error: unknown, schema: Joi.Schema): string[] =>
  Joi.isError(error)
    ? error.details.map((detail) => explain(detail, schema))
    : [error instanceof Error ? error.message : String(error)];

/**
 * Ends the process if the site's `themeConfig` isn't as a theme's schema says. Other themes have settings of their own, so
 * an unknown name is wrong only if it is almost that of a setting.
 */
export function checkThemeConfig(schema: Joi.ObjectSchema, themeConfig: object): void {
  const known = namesOf(describedAt(schema, []));
  const own = Object.entries(themeConfig).filter(
    ([name]) => known.includes(name) || nearest(name, known) !== undefined,
  );
  checkConfiguration('"themeConfig" (docusaurus.config.ts)', schema, Object.fromEntries(own));
}

/**
 * Ends the process if a part of the configuration isn't as a schema says, with a message that names all that is wrong.
 *
 * @param file - Where it is written, with its name if it has one: `site (portal.config.ts)`.
 */
export function checkConfiguration(file: string, schema: Joi.Schema, value: unknown): void {
  configured(() => {
    const { error } = schema.validate(value, { abortEarly: false, convert: false });
    if (error) {
      throw new Error(
        explainAll(error, schema)
          .map((problem) => `${file}: ${problem}`)
          .join('\n'),
      );
    }
  });
}

type Validator = NonNullable<PluginModule['validateOptions']>;

const validateNoOptions: Validator = ({ validate, options }) =>
  validate(Joi.object() as never, options);

/**
 * Returns a plugin's validation of options, which ends the process with a message that names the plugin and all options
 * that are wrong.
 *
 * @param plugin - Its folder in `src/plugins`.
 * @param validator - The plugin's own validation. Default: it has no options.
 */
export function pluginValidator(plugin: string, validator = validateNoOptions): Validator {
  return (given) =>
    configured(() => {
      let schema = Joi.object();
      let all: unknown;
      try {
        return validator({
          ...given,
          validate: (own, options) => {
            schema = own;
            all = own
              .append({ id: Joi.any() })
              .validate(options, { abortEarly: false, convert: false }).error;
            return given.validate(own, options);
          },
        });
      } catch (error) {
        all ??= error;
        throw new Error(
          explainAll(all, schema)
            .map(
              (problem) =>
                `Options of "${plugin}" (docusaurus.config.ts, portal.config.ts): ${problem}`,
            )
            .join('\n'),
          { cause: error },
        );
      }
    });
}
