/** @jest-environment node */
import { Joi, normalizePluginOptions } from '@docusaurus/utils-validation';

import { pluginValidator } from './configuration';
import { configured } from './configured';

const schema = Joi.object({
  page: Joi.string(),
  retentionDays: Joi.number(),
  network: Joi.object({ name: Joi.string(), hosts: Joi.array().items(Joi.string()) }),
});

const validateOwn: Parameters<typeof pluginValidator>[1] = ({ validate, options }) =>
  validate(schema as never, options);

const exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never);
const print = jest.spyOn(console, 'error').mockReturnValue();
beforeEach(() => print.mockClear());

/** Validates options as Docusaurus does. Returns what is printed. */
function errorOf(options: object, hasOptions = true): string {
  const validate = pluginValidator('consent', hasOptions ? validateOwn : undefined);
  validate({ validate: normalizePluginOptions as never, options: options as never });
  expect(exit).toHaveBeenCalledTimes(print.mock.calls.length);
  exit.mockClear();
  return print.mock.calls.flat().join('\n');
}

it('accepts options, and the id that Docusaurus adds', () => {
  expect(errorOf({ page: '/x/', network: { name: 'a' } })).toBe('');
  expect(errorOf({ id: 'second' }, false)).toBe('');
});

it.each([
  [
    { pgae: '/x/privacy/' },
    `"pgae" isn't an option; found "/x/privacy/". Did you mean "page"? Options: network, page, retentionDays.`,
  ],
  [
    { network: { hots: [] } },
    `"network.hots" isn't an option; found []. Did you mean "hosts"? Options: hosts, name.`,
  ],
  [{ retentionDays: '365' }, '"retentionDays" must be a number; found "365".'],
  [{ network: { hosts: [3] } }, '"network.hosts[0]" must be a string; found 3.'],
])('says what is wrong with %j, what is allowed, and what was found', (options, message) => {
  expect(errorOf(options)).toBe(
    `[ERROR] Options of "consent" (docusaurus.config.ts, portal.config.ts): ${message}`,
  );
});

it('names all options that are wrong', () => {
  expect(errorOf({ pgae: '', retentionDays: '365' }).split('\n')).toHaveLength(2);
});

it('refuses options of a plugin without any', () => {
  expect(errorOf({ color: 'red' }, false)).toContain(
    `"color" isn't an option; found "red". It has no options.`,
  );
});

it('ends the process with a line if the configuration cannot be read', () => {
  configured(() => {
    throw new Error('SITE_URL must be a URL.');
  });
  expect(print).toHaveBeenCalledWith('[ERROR] SITE_URL must be a URL.');
  expect(exit).toHaveBeenCalledWith(1);
});
