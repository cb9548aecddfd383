import path from 'node:path';

import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

import { pathOrServiceOption, toServiceUrl } from '../../core/options';
import type { PolicyOrigins } from '../html-policy';

import { ISSUE_FIELDS, issueAddress } from './issue';
import type { FeedbackData } from './types';

const NAME = 'portal-feedback';
const DATA = 'feedback.json';

/** Options of the feedback plugin. */
export interface FeedbackOptions {
  /** Path on this site, or URL, that accepts answers by `POST`. Without it, pages don't ask for feedback. */
  endpoint?: string;
  /**
   * URL for opening an issue, in which `{page}`, `{title}`, `{url}` and `{version}` are replaced with those of the
   * page. Default: no link.
   */
  issue?: string;
}

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

/** Asks "Was this page helpful?" on docs pages with `@theme/FeedbackPrompt`, which `src/theme` renders. */
export default function feedbackPlugin(
  { generatedFilesDir }: LoadContext,
  { endpoint, issue }: FeedbackOptions,
): Plugin {
  const data: FeedbackData = {
    ...(endpoint === undefined ? {} : { endpoint }),
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
    },

    // Not global data, because pages outside the docs would load that, too.
    configureWebpack: () => ({
      resolve: {
        alias: { '@portal/feedback$': path.join(generatedFilesDir, NAME, 'default', DATA) },
      },
    }),
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

const schema = Joi.object<FeedbackOptions>({
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
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<FeedbackOptions, FeedbackOptions>): FeedbackOptions {
  return validate(schema, options);
}
