import {
  announcePlugin,
  hasPlugin,
  requireAnnounced,
  requirePlugins,
  requireTransformer,
  type PluginRequirement,
} from './requirements';

const NEEDS: PluginRequirement[] = [
  { plugin: 'islands', list: 'plugins', provides: 'the colors' },
  { plugin: 'settings', list: 'themes', provides: 'the choices' },
];

/** Creates the content of a site with the given plugins. Plugins without content have an entry, too. */
const site = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, { default: undefined }]));

describe('plugins that another plugin requires', () => {
  it('may be present without content', () => {
    expect(hasPlugin(site('portal-islands'), 'islands')).toBe(true);
    expect(() =>
      requirePlugins('demos', NEEDS, site('portal-settings', 'portal-islands')),
    ).not.toThrow();
  });

  it('are all reported if they are missing, with what they provide and the line to add', () => {
    expect(() => requirePlugins('demos', NEEDS, site('portal-demos'))).toThrow(
      `The plugin "demos" requires the plugin "islands", which provides the colors. Add "src/plugins/islands/index.ts" to "plugins" in docusaurus.config.
The plugin "demos" requires the plugin "settings", which provides the choices. Add "src/plugins/settings/index.ts" to "themes" in docusaurus.config.`,
    );
  });
});

describe('the plugin of a transformer', () => {
  it('is required until it is present', () => {
    expect(() => requireAnnounced('remarkRain', 'rain')).toThrow(
      '"remarkRain" requires the plugin "rain". Add "src/plugins/rain/index.ts" to "themes"',
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

  it('is found if the docs plugin is registered separately', () => {
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
    ['missing from the option', { remarkPlugins: [() => undefined] }],
  ])('is required if it is %s', (_name, docs) => {
    expect(check(docs)).toThrow(
      'The plugin "rain" requires "remarkRain" in the option "remarkPlugins" of the docs plugin. Import it from "src/plugins/rain"',
    );
  });
});
