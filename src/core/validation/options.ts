import { Joi } from '@docusaurus/utils-validation';

import { isHttps, isLocal, isSitePath, SERVICE_ALLOWED, toServiceUrl } from './services';

export { toServiceUrl } from './services';

/*
 * Schemas of values that the options of several plugins share. Their errors name the field, the allowed values and the
 * actual value. For the build only.
 */

/** Parses a text that is exactly an origin. Returns undefined for anything else. */
function toOrigin(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // URLs allow `*`, `;` and `'` in a host name, but these have a special meaning in a Content Security Policy.
  return url?.origin === text && /^[a-z\d.-]+$/.test(url.hostname) ? url : undefined;
}

/** Schema of an origin such as `https://example.com`. With `local`, `http://localhost:port` is allowed, too. */
export function originOption({ local }: { local: boolean }): Joi.StringSchema {
  const allowed = local
    ? 'such as "https://example.com", or "http://localhost:3001"'
    : 'such as "https://example.com"';
  return Joi.string()
    .custom((value: string, helpers) => {
      const url = toOrigin(value);
      return url && (isHttps(url) || (local && isLocal(url))) ? value : helpers.error('origin');
    })
    .messages({
      origin: `{{#label}} must be an origin, ${allowed}, without a path or trailing slash; found "{{#value}}"`,
    });
}

/** A path as it may stand in a policy: with `;`, `,`, `'` or whitespace, it would be read as something else. */
const SOURCE_PATH = /^\/[\w\-.~%!$&()*+=:@/]*$/;

/**
 * Schema of a source of scripts: an origin, or an origin with a path, such as `https://example.com/tag.js`. A path that
 * ends in a slash stands for everything below it. `http://localhost:port` is allowed, too.
 */
export function scriptSourceOption(): Joi.StringSchema {
  return Joi.string()
    .custom((value: string, helpers) => {
      const url = URL.canParse(value) ? new URL(value) : undefined;
      const origin = url && toOrigin(url.origin);
      const path = url && value.slice(url.origin.length);
      return origin &&
        value.startsWith(origin.origin) &&
        (isHttps(origin) || isLocal(origin)) &&
        (path === '' || (path === url.pathname && SOURCE_PATH.test(path)))
        ? value
        : helpers.error('source');
    })
    .messages({
      source:
        '{{#label}} must be an origin, or an origin with a path, without a query, such as "https://example.com" or "https://example.com/tag.js"; found "{{#value}}"',
    });
}

/** Schema of a list of sources of scripts. Default: an empty list. */
export function scriptSourcesOption(): Joi.ArraySchema {
  return Joi.array().items(scriptSourceOption()).default([]);
}

/** Schema of a list of origins. Default: an empty list. */
export function originsOption(options: { local: boolean }): Joi.ArraySchema {
  return Joi.array().items(originOption(options)).default([]);
}

/** Schema of the URL of a service, as accepted by {@link toServiceUrl}. */
export function serviceOption(): Joi.StringSchema {
  return Joi.string()
    .custom((value: string, helpers) => (toServiceUrl(value) ? value : helpers.error('service')))
    .messages({ service: `{{#label}} must be ${SERVICE_ALLOWED}; found "{{#value}}"` });
}

/** Schema of the location of a service: a path on this site, or a URL as accepted by {@link toServiceUrl}. */
export function pathOrServiceOption(): Joi.StringSchema {
  const message = `{{#label}} must be a path on this site, such as "/service", or ${SERVICE_ALLOWED}; found "{{#value}}"`;
  return Joi.string()
    .custom((value: string, helpers) =>
      isSitePath(value) || toServiceUrl(value) ? value : helpers.error('pathOrService'),
    )
    .messages({ pathOrService: message, 'string.empty': message });
}
