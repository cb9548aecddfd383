import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

/** Options of the redirects plugin. */
export interface RedirectsOptions {
  /** From a path to a path of this site, both from the root and with a trailing slash. */
  redirects: Record<string, string>;
}

/**
 * Old and short addresses as pages of their own that lead on: a refresh in the HTML, so that it works on every
 * static host, without JavaScript and without an inline script; a client redirect for links inside the site.
 */
export default function redirectsPlugin(
  { baseUrl }: LoadContext,
  { redirects }: RedirectsOptions,
): Plugin {
  const withBase = (path: string) => baseUrl + path.slice(1);
  return {
    name: 'portal-redirects',
    getThemePath: () => `${__dirname}/theme`,
    getTypeScriptThemePath: () => `${__dirname}/theme`,
    contentLoaded({ actions }) {
      Object.entries(redirects).forEach(([from, to]) => {
        actions.addRoute({
          path: withBase(from),
          component: '@theme/RedirectPage',
          exact: true,
          props: { to: withBase(to) },
        });
      });
    },
  };
}

const path = Joi.string()
  .pattern(/^\/(?:[^/].*)?$/, 'a path of this site')
  .pattern(/\/$/, 'a trailing slash');

const schema = Joi.object<RedirectsOptions>({
  redirects: Joi.object().pattern(path, path).default({}),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<RedirectsOptions, RedirectsOptions>): RedirectsOptions {
  return validate(schema, options);
}
