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
    logger.report(process.env.NODE_ENV === 'development' ? 'warn' : severity)(message),
  );

/** Returns the schema of an object at a path in a schema of options. */
const schemaAt = (schema: Joi.ObjectSchema, at: readonly (string | number)[]) => {
  try {
    return at.length > 0 ? schema.extract(at.map(String)) : schema;
  } catch {
    // In an array.
    return undefined;
  }
};

/** Returns the names of the options that an object may have. */
const optionsIn = (schema: Joi.Schema | undefined): string[] =>
  Object.keys((schema?.describe() as { keys?: object } | undefined)?.keys ?? {});

/** Says what is wrong with an option, what is allowed, and what was found. */
function explain(
  { type, path: at, message, context }: Joi.ValidationErrorItem,
  schema: Joi.ObjectSchema,
): string {
  const found = `found ${JSON.stringify(context?.value)}`;
  if (type === 'object.unknown') {
    const options = optionsIn(schemaAt(schema, at.slice(0, -1)));
    const similar = nearest(String(at.at(-1)), options);
    return [
      `"${at.join('.')}" isn't an option; ${found}.`,
      ...(similar === undefined ? [] : [`Did you mean "${similar}"?`]),
      options.length > 0 ? `Options: ${options.sort().join(', ')}.` : 'It has no options.',
    ].join(' ');
  }
  // A message of the plugin's own may print a number and its text alike.
  const [problem = message] = message.split('; found ');
  return context?.value === undefined ? `${problem}.` : `${problem}; ${found}.`;
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
      try {
        return validator({
          ...given,
          validate: (own, options) => {
            schema = own;
            return given.validate(own, options);
          },
        });
      } catch (error) {
        const all: unknown =
          schema
            .append({ id: Joi.any() })
            .validate(given.options, { abortEarly: false, convert: false }).error ?? error;
        const problems = Joi.isError(all)
          ? all.details.map((detail) => explain(detail, schema))
          : [all instanceof Error ? all.message : String(all)];
        throw new Error(
          problems
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
