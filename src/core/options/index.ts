import { Joi } from '@docusaurus/utils-validation';

/*
 * Values that options of several plugins have in common, as schemas whose errors name the field, what is allowed and
 * what was found. For the build side only.
 */

const isLocal = ({ protocol, hostname }: URL) => protocol === 'http:' && hostname === 'localhost';
const isHttps = ({ protocol }: URL) => protocol === 'https:';

/** A text as the origin that it is, to the letter; undefined for anything else. */
function toOrigin(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // URLs allow `*`, `;` and `'` in a host's name, where a policy reads them as its own signs.
  return url?.origin === text && /^[a-z\d.-]+$/.test(url.hostname) ? url : undefined;
}

/** An origin such as `https://example.com`. With `local`, `http://localhost:port` too. */
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
      origin: `{{#label}} must be an origin, ${allowed}, without a path or a slash at the end; found "{{#value}}"`,
    });
}

/** A list of origins, empty by default. */
export function originsOption(options: { local: boolean }): Joi.ArraySchema {
  return Joi.array().items(originOption(options)).default([]);
}

/** The address of a service: https, or http on localhost, without a password. Undefined for anything else. */
export function toServiceUrl(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // Browsers send no request to an address with a password in it.
  return url && (isHttps(url) || isLocal(url)) && url.username === '' && url.password === ''
    ? url
    : undefined;
}

/** The address of a service, as {@link toServiceUrl} takes it. */
export function serviceOption(): Joi.StringSchema {
  return Joi.string()
    .custom((value: string, helpers) => (toServiceUrl(value) ? value : helpers.error('service')))
    .messages({
      service:
        '{{#label}} must be an address that starts with https://, or with http://localhost; found "{{#value}}"',
    });
}

/** A path on this site, from the host's root. `//` at its start would begin another host's address. */
const SITE_PATH = /^\/(?:[^/\\\s?#][^\\\s?#]*)?$/;

/** Where a service is: a path on this site, or an address as {@link toServiceUrl} takes it. */
export function pathOrServiceOption(): Joi.StringSchema {
  const message =
    '{{#label}} must be a path on this site, such as "/service", or an address that starts with https://, or with http://localhost; found "{{#value}}"';
  return Joi.string()
    .custom((value: string, helpers) =>
      SITE_PATH.test(value) || toServiceUrl(value) ? value : helpers.error('pathOrService'),
    )
    .messages({ pathOrService: message, 'string.empty': message });
}
