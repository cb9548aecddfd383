import {
  announcePlugin,
  hasPlugin,
  requireAnnounced,
  requirePlugins,
  requireTransformer,
  type PluginRequirement,
} from '.';

const NEEDS: PluginRequirement[] = [
  { plugin: 'islands', list: 'plugins', provides: 'the colors' },
  { plugin: 'settings', list: 'themes', provides: 'the choices' },
];

/** Creates the content of a site with the given plugins. Plugins without content have an entry, too. */
const site = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, { default: undefined }]));

describe('plugins that another one needs', () => {
  it('may be there without content', () => {
    expect(hasPlugin(site('portal-islands'), 'islands')).toBe(true);
    expect(() =>
      requirePlugins('demos', NEEDS, site('portal-settings', 'portal-islands')),
    ).not.toThrow();
  });

  it('are all named when they are missing, with what they provide and the line to add', () => {
    expect(() => requirePlugins('demos', NEEDS, site('portal-demos'))).toThrow(
      `The plugin "demos" needs the plugin "islands", which provides the colors. Add "src/plugins/islands/index.ts" to "plugins" in docusaurus.config.
The plugin "demos" needs the plugin "settings", which provides the choices. Add "src/plugins/settings/index.ts" to "themes" in docusaurus.config.`,
    );
  });
});

describe('the plugin of a transformer', () => {
  it('is asked for until it is there', () => {
    expect(() => requireAnnounced('remarkRain', 'rain')).toThrow(
      '"remarkRain" needs the plugin "rain". Add "src/plugins/rain/index.ts" to "themes"',
    );
    announcePlugin('rain');
    expect(() => requireAnnounced('remarkRain', 'rain')).not.toThrow();
  });
});

describe('the transformer of a plugin', () => {
  const remarkRain = () => () => undefined;
  const check = (docs: object) => () =>
    requireTransformer('rain', 'remarkRain', 'remarkPlugins', {
      presets: [['classic', { docs }]],
      plugins: [],
    });

  it.each([
    ['alone', [remarkRain]],
    ['with options', [() => undefined, [remarkRain, { depth: 2 }]]],
  ])('is found %s', (_name, remarkPlugins) => {
    expect(check({ remarkPlugins })).not.toThrow();
  });

  it('is found with the docs plugin by itself', () => {
    expect(() =>
      requireTransformer('rain', 'remarkRain', 'remarkPlugins', {
        presets: [],
        plugins: [['@docusaurus/plugin-content-docs', { remarkPlugins: [remarkRain] }]],
      }),
    ).not.toThrow();
  });

  it.each([
    ['nowhere', {}],
    ['in another option', { beforeDefaultRemarkPlugins: [remarkRain] }],
    ['left out of the option', { remarkPlugins: [() => undefined] }],
  ])('is asked for where it is %s', (_name, docs) => {
    expect(check(docs)).toThrow(
      'The plugin "rain" needs "remarkRain" in the option "remarkPlugins" of the docs plugin. Import it from "src/plugins/rain"',
    );
  });
});
