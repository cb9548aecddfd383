/** @jest-environment node */
import { Joi, normalizePluginOptions } from '@docusaurus/utils-validation';

import { checkConfiguration, checkThemeConfig, pluginValidator } from './configuration';
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
beforeEach(() => {
  exit.mockClear();
  print.mockClear();
});

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

it.each([
  [{ retentionDays: Number('x') }, '"retentionDays" must be a number; found NaN.'],
  [
    { network: { hosts: [{ hsot: 'a' }] } },
    '"network.hosts[0]" must be a string; found {"hsot":"a"}.',
  ],
  [{ pgae: 1 }, '"pgae" isn\'t an option; found 1.'],
])('prints what was found in %j as it is written', (options, message) => {
  expect(errorOf(options)).toContain(message);
});

it("names an option in a list, and what a name that isn't listed must be", () => {
  const listed = Joi.object({
    pages: Joi.array().items(Joi.object({ title: Joi.string() })),
    faster: Joi.alternatives(Joi.boolean(), Joi.object({ minify: Joi.boolean() })),
    redirects: Joi.object().pattern(Joi.string().pattern(/^\//, 'a path'), Joi.string()),
  });
  checkConfiguration('options (portal.config.ts)', listed, {
    pages: [{ titel: 'A' }],
    faster: { minfy: true },
    redirects: { old: '/new/' },
  });
  expect(print.mock.calls.flat().join('\n').split('\n')).toEqual([
    '[ERROR] options (portal.config.ts): "pages[0].titel" isn\'t an option; found "A". Did you mean "title"? Options: title.',
    'options (portal.config.ts): "faster.minfy" isn\'t an option; found true. Did you mean "minify"? Options: minify.',
    'options (portal.config.ts): A key of "redirects" must be a path; found "old".',
  ]);
});

it("refuses a misspelled setting of the theme, and leaves other themes' settings alone", () => {
  const theme = Joi.object({ navbar: Joi.object({ title: Joi.string() }) });
  checkThemeConfig(theme, { mermaid: {}, navbar: { title: 'A' } });
  expect(print).not.toHaveBeenCalled();
  checkThemeConfig(theme, { navbr: {} });
  expect(print).toHaveBeenCalledWith(
    '[ERROR] "themeConfig" (docusaurus.config.ts): "navbr" isn\'t an option; found {}. Did you mean "navbar"? Options: navbar.',
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
