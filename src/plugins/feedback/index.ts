import path from 'node:path';

import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

import { LISTS_FOLDER } from '../../../server/feedback/contract';
import { builtSite, siteBaseUrl, stageKey } from '../../core/build/site';
import { pathOrServiceOption, toServiceUrl } from '../../core/validation/options';
import { builtVersions } from '../../core/versions/loaded';
import type { PolicyOrigins } from '../html-policy';

import { ISSUE_FIELDS, issueAddress } from './issue';
import { pageLists } from './pageLists';
import type { FeedbackData, RetentionData } from './types';

const NAME = 'portal-feedback';
const DATA = 'feedback.json';
const RETENTION = 'retention.json';

/** Days after which the receiver deletes answers, unless the option says otherwise. */
const DEFAULT_RETENTION_DAYS = 365;

/** Options of the feedback plugin. */
export interface FeedbackOptions {
  /** Path on this site, or URL, that accepts answers by `POST`. Without it, pages don't ask for feedback. */
  endpoint?: string;
  /**
   * URL for opening an issue, in which `{page}`, `{title}`, `{url}` and `{version}` are replaced with those of the
   * page. Default: no link.
   */
  issue?: string;
  /** Days after which the receiver deletes an answer, from 1 to 3650. The privacy page says so. Default: 365. */
  retentionDays?: number;
}

/** The options with their defaults. */
export type FeedbackPluginOptions = FeedbackOptions &
  Required<Pick<FeedbackOptions, 'retentionDays'>>;

/**
 * Returns the origin that the site's policy must let pages send to. An endpoint that the plugin rejects yields none;
 * the plugin itself reports it.
 */
export function feedbackOrigins({
  endpoint,
}: FeedbackOptions): Required<Pick<PolicyOrigins, 'connect'>> {
  const url = endpoint === undefined ? undefined : toServiceUrl(endpoint);
  return { connect: url ? [url.origin] : [] };
}

/**
 * Asks "Was this page helpful?" on docs pages with `@theme/FeedbackPrompt`, which `src/theme` renders. The build
 * contains a list of the pages of each version, for the receiver.
 */
export default function feedbackPlugin(
  context: LoadContext,
  { endpoint, issue, retentionDays }: FeedbackPluginOptions,
): Plugin {
  const { generatedFilesDir } = context;
  const { addStage, postBuild } = builtSite(context);
  addStage({
    key: stageKey('feedback-pages'),
    plugin: NAME,
    changes: { files: [`${LISTS_FOLDER}/`] },
    start: ({ props }) => ({
      async finish({ output }) {
        const { currentLocale, defaultLocale } = props.i18n;
        // All locales have the same pages.
        if (currentLocale !== defaultLocale) {
          return;
        }
        const lists = pageLists(builtVersions(props), props.baseUrl, {
          isAsked: endpoint !== undefined,
          retentionDays,
        });
        for (const list of lists) {
          await output.write(`${LISTS_FOLDER}/${list.version}.json`, JSON.stringify(list));
        }
      },
    }),
  });
  const data: FeedbackData = {
    ...(endpoint === undefined ? {} : { endpoint: endpoint.replace(/^\//, siteBaseUrl(context)) }),
    ...(issue === undefined ? {} : { issue }),
  };
  const theme = path.join(__dirname, endpoint === undefined ? 'absent' : 'theme');
  return {
    name: NAME,
    getThemePath: () => theme,
    getTypeScriptThemePath: () => theme,
    getClientModules: () =>
      endpoint === undefined ? [] : [path.join(__dirname, 'client', 'clientModule.ts')],

    async contentLoaded({ actions: { createData } }) {
      await createData(DATA, data);
      await createData(RETENTION, { days: retentionDays } satisfies RetentionData);
    },

    // Not global data, because pages outside the docs would load that, too.
    configureWebpack: () => ({
      resolve: {
        alias: {
          '@portal/feedback$': path.join(generatedFilesDir, NAME, 'default', DATA),
          // Only the privacy page needs it.
          '@portal/feedback-retention$': path.join(generatedFilesDir, NAME, 'default', RETENTION),
        },
      },
    }),

    postBuild,
  };
}

const PLACEHOLDERS = ISSUE_FIELDS.map((field) => `{${field}}`).join(', ');

/** Returns whether a template is a valid URL with at least one placeholder, and none in its origin. */
function isIssueTemplate(template: string): boolean {
  const [first, second] = ['a', 'b'].map((value) =>
    toServiceUrl(issueAddress(template, { page: value, title: value, url: value, version: value })),
  );
  return first !== undefined && first.origin === second?.origin && first.href !== second.href;
}

const schema = Joi.object<FeedbackPluginOptions>({
  endpoint: pathOrServiceOption(),
  issue: Joi.string()
    .custom((value: string, helpers) => {
      const names = [...value.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name);
      const unknown = names.find((name) => !ISSUE_FIELDS.some((field) => field === name));
      if (unknown !== undefined) {
        return helpers.error('placeholder', { unknown, allowed: PLACEHOLDERS });
      }
      return isIssueTemplate(value) ? value : helpers.error('issue', { allowed: PLACEHOLDERS });
    })
    .messages({
      placeholder:
        '{{#label}} may only contain the placeholders {{#allowed}}; found "{{#unknown}}" in braces',
      issue:
        '{{#label}} must be a URL that starts with https://, or with http://localhost, and contains one of {{#allowed}} after the host; found "{{#value}}"',
    }),
  retentionDays: Joi.number()
    .strict()
    .integer()
    .min(1)
    .max(3650)
    .default(DEFAULT_RETENTION_DAYS)
    .messages({
      '*': '{{#label}} must be a whole number of days from 1 to 3650; found {{#value}}',
    }),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<FeedbackOptions, FeedbackPluginOptions>): FeedbackPluginOptions {
  return validate(schema, options);
}
