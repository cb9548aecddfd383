import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { Joi } from '@docusaurus/utils-validation';

import { createRecent } from '../../../core/compiler/recent';

/** The file that lists what changed in behavior, relative to the folder of a version. */
export const BEHAVIOR_FILE = 'behavior.json';

/** What a change is for readers: a bug that was fixed, something new, or something that works differently. */
export const KINDS = ['fix', 'feature', 'change'] as const;

/** A statement of a guide that is no longer true, and the one that is true now. */
export interface BehaviorChange {
  /** What the statements are about, as inline Markdown. */
  title: string;
  kind: (typeof KINDS)[number];
  /** The first release on which the newer statement is true: `8.17.0`. `npm run release:compare` finds it. */
  since: string;
  /** The title of a claim of the older version's page. Something new may have none. */
  was?: string;
  /** The title of a claim of this version's page. */
  now: string;
}

/** The changes in behavior since an older version, in the order of the file. */
export interface BehaviorChanges {
  /** Name of the older version, which is its release: `8.12.1`. */
  from: string;
  /** By the ids of pages, such as `react-charts/bars/bars`. */
  changes: Readonly<Record<string, readonly BehaviorChange[]>>;
}

const text = Joi.string().required();

const schema = Joi.object<BehaviorChanges>({
  from: text,
  changes: Joi.object()
    .pattern(
      Joi.string(),
      Joi.array()
        .min(1)
        .items({
          title: text,
          kind: Joi.valid(...KINDS).required(),
          since: Joi.string()
            .pattern(/^\d+\.\d+\.\d+$/)
            .required(),
          was: Joi.when('kind', { is: 'feature', then: Joi.string(), otherwise: text }),
          now: text,
        }),
    )
    .required(),
}).messages({ 'string.pattern.base': '{{#label}} must be a release such as 8.17.0' });

const parse = createRecent<BehaviorChanges>(4);

/**
 * Reads what changed in behavior since an older version.
 *
 * @param directory - Folder of the newer version.
 * @returns Undefined if the version doesn't say.
 * @throws Error that names the file, the field, what is allowed, and the actual value.
 */
export function readBehaviorChanges(directory: string): BehaviorChanges | undefined {
  const file = path.join(directory, BEHAVIOR_FILE);
  if (!existsSync(file)) {
    return undefined;
  }
  const json = readFileSync(file, 'utf8');
  return parse(json, () => {
    const at = path.relative(process.cwd(), file);
    let content: unknown;
    try {
      content = JSON.parse(json);
    } catch (error) {
      throw new Error(`${at} must be valid JSON: ${(error as Error).message}`, { cause: error });
    }
    const result = schema.validate(content);
    if (result.error) {
      const { message, details } = result.error;
      const found: unknown = details[0]?.context?.value;
      throw new Error(`${at}: ${message}; found ${JSON.stringify(found) ?? 'nothing'}.`);
    }
    return result.value;
  });
}
