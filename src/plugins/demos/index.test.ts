/** @jest-environment node */
import path from 'node:path';

import { temporaryFolder, writeFiles } from '@site/scripts/jest/files';
import type { LoadContext, RouteConfig } from '@docusaurus/types';
import { normalizePluginOptions } from '@docusaurus/utils-validation';

import demosPlugin, { remarkDemos, validateOptions } from '.';

const siteDir = temporaryFolder();
/** The context that Docusaurus passes to the plugin for a site in a folder. */
const contextOf = (folder: string, beforeDefaultRemarkPlugins: unknown[] = [remarkDemos]) =>
  ({
    siteDir: folder,
    i18n: { defaultLocale: 'en', localeConfigs: {} },
    siteConfig: { presets: [['classic', { docs: { beforeDefaultRemarkPlugins } }]], plugins: [] },
  }) as unknown as LoadContext;
const pluginOf = () => demosPlugin(contextOf(siteDir()), {});

/** Returns the plugins of a site in the form of `allContent`. */
const sitePlugins = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [`portal-${name}`, { default: undefined }]));
const NEEDED = ['islands', 'code-blocks', 'color-mode', 'settings'];

type Hook<Name extends 'allContentLoaded' | 'configureWebpack'> = Parameters<
  NonNullable<ReturnType<typeof pluginOf>[Name]>
>;

interface Doc {
  /** Path relative to the site. */
  source: string;
  permalink: string;
  title?: string;
}

/** Returns the routes that the plugin adds for a site with these docs, one list for each version. */
async function routesOf(...versions: Doc[][]): Promise<RouteConfig[]> {
  return routesWith([...NEEDED, 'article'], ...versions);
}

/** Like `routesOf`, for a site with these plugins. */
async function routesWith(plugins: string[], ...versions: Doc[][]): Promise<RouteConfig[]> {
  const routes: RouteConfig[] = [];
  const loadedVersions = versions.map((docs) => ({
    docs: docs.map(({ source, ...doc }) => ({
      title: 'Sorting',
      frontMatter: {},
      ...doc,
      source: `@site/${source}`,
    })),
  }));
  await pluginOf().allContentLoaded?.({
    allContent: {
      ...sitePlugins(...plugins),
      'docusaurus-plugin-content-docs': { default: { loadedVersions } },
    },
    actions: { addRoute: (route: RouteConfig) => routes.push(route) },
  } as unknown as Hook<'allContentLoaded'>[0]);
  return routes;
}

describe('the routes', () => {
  beforeEach(() =>
    writeFiles(siteDir(), {
      'docs/sorting/sorting.mdx':
        '::demo{src="./demos/Basic.tsx" title="Orders by date"}\n\n::demo{src="./demos/Board"}\n',
      'docs/sorting/demos/Basic.tsx': '',
      'docs/sorting/demos/Board/Board.tsx': '',
      'docs/text.mdx': 'No demo.\n\n::demo{src="./demos/Gone.tsx"}\n',
      'versioned_docs/version-7/sorting/sorting.mdx': '::demo{src="./demos/Basic.tsx"}\n',
      'versioned_docs/version-7/sorting/demos/Basic.tsx': '',
    }),
  );
  const sorting = { source: 'docs/sorting/sorting.mdx', permalink: '/x/sorting/' };

  it('contain no article data on a site without the article plugin', async () => {
    const routes = await routesWith(NEEDED, [sorting]);
    expect(routes).toHaveLength(2);
    routes.forEach((route) => expect(route).not.toHaveProperty('articleIsland'));
  });

  it('require the other plugins that demos use', async () => {
    await expect(routesWith(['islands', 'settings'], [sorting])).rejects.toThrow(
      /The plugin "demos" requires the plugin "code-blocks", which provides .*\. Add "src\/plugins\/code-blocks\/index\.ts" to "themes" in docusaurus\.config\.\nThe plugin "demos" requires the plugin "color-mode"/,
    );
  });

  it('require the directive', async () => {
    await expect(
      demosPlugin(contextOf(siteDir(), []), {}).allContentLoaded?.({
        allContent: sitePlugins(...NEEDED),
      } as unknown as Hook<'allContentLoaded'>[0]),
    ).rejects.toThrow(
      'The plugin "demos" requires "remarkDemos" in the option "beforeDefaultRemarkPlugins" of the docs plugin.',
    );
  });

  it('give each demo a page of its own below the page that embeds it', async () => {
    const routes = await routesOf([sorting]);
    expect(routes).toEqual([
      {
        path: '/x/sorting/demos/Basic/',
        component: '@theme/DemoPage',
        exact: true,
        modules: {
          demo: expect.stringMatching(
            `^@site/docs/sorting/demos/Basic\\.tsx\\?demo=[^&]+$`,
          ) as string,
        },
        articleIsland: [{ page: '/x/sorting/', kind: 'demo', id: 'Basic', prop: 'demo' }],
        props: { title: 'Orders by date', page: { title: 'Sorting', permalink: '/x/sorting/' } },
      },
      {
        path: '/x/sorting/demos/Board/',
        component: '@theme/DemoPage',
        exact: true,
        modules: {
          demo: expect.stringMatching(
            `^@site/docs/sorting/demos/Board/Board\\.tsx\\?demo=.+&folder=\\.$`,
          ) as string,
        },
        articleIsland: [{ page: '/x/sorting/', kind: 'demo', id: 'Board', prop: 'demo' }],
        props: { page: { title: 'Sorting', permalink: '/x/sorting/' } },
      },
    ]);
  });

  it('give galleries the demos that they show, on request', async () => {
    writeFiles(siteDir(), {
      'docs/gallery.mdx': '::gallery-demo{src="./sorting/demos/Board" type="Grids"}\n',
    });
    const routes = await routesOf([sorting, { source: 'docs/gallery.mdx', permalink: '/x/all' }]);
    const own = (id: string) => ({ page: '/x/sorting/', kind: 'demo', id, prop: 'demo' });
    expect(routes.map(({ articleIsland }) => articleIsland)).toEqual([
      [own('Basic')],
      [own('Board'), { ...own('Board'), page: '/x/all/', isDeferred: true }],
    ]);
  });

  it('have a trailing slash if pages have one', async () => {
    const [route] = await routesOf([{ ...sorting, permalink: '/x/sorting' }]);
    expect(route).toMatchObject({
      path: '/x/sorting/demos/Basic/',
      props: { page: { permalink: '/x/sorting/' } },
    });
  });

  it('exist for each version', async () => {
    const old = {
      source: 'versioned_docs/version-7/sorting/sorting.mdx',
      permalink: '/x/v7/sorting/',
    };
    const routes = await routesOf([sorting], [old]);
    expect(routes.map((route) => route.path)).toEqual([
      '/x/sorting/demos/Basic/',
      '/x/sorting/demos/Board/',
      '/x/v7/sorting/demos/Basic/',
    ]);
    expect(routes[2]?.modules?.demo).toContain('versioned_docs/version-7/sorting/demos/Basic.tsx');
  });

  it("don't exist for a page without demos, or for a site without docs", async () => {
    expect(await routesOf([{ source: 'docs/text.mdx', permalink: '/x/text/' }])).toEqual([]);
    const addRoute = jest.fn();
    await pluginOf().allContentLoaded?.({
      allContent: sitePlugins(...NEEDED),
      actions: { addRoute },
    } as unknown as Hook<'allContentLoaded'>[0]);
    expect(addRoute).not.toHaveBeenCalled();
  });
});

/** Returns what the bundler imports for a request in a folder of the site. */
function importOf(request: string, folder: string, site = siteDir()): string {
  const resource = { request, context: path.join(site, folder) };
  class FakeReplacement {
    constructor(pattern: RegExp, replace: (each: typeof resource) => void) {
      if (pattern.test(resource.request)) {
        replace(resource);
      }
    }
  }
  demosPlugin(contextOf(site), {}).configureWebpack?.(
    {},
    false,
    {
      currentBundler: {
        instance: { NormalModuleReplacementPlugin: FakeReplacement, DefinePlugin: jest.fn() },
      },
    } as unknown as Hook<'configureWebpack'>[2],
    undefined,
  );
  return resource.request;
}

describe('an import of a style sheet', () => {
  test.each([
    ['docs/sorting/demos/Orders'],
    ['docs/sorting/demos/Orders/css'],
    ['docs/sorting/demos'],
    ['versioned_docs/version-7/sorting/demos/Orders/css'],
  ])("is left to the demos' loader in %s", (folder) => {
    expect(importOf('./Orders.css', folder)).toBe(path.join(__dirname, 'noStyles.ts'));
    expect(importOf('../Orders.css', folder)).toBe(path.join(__dirname, 'noStyles.ts'));
  });

  test.each([
    ['./styles.module.css', 'src/plugins/demos/theme/Demo'],
    ['./Orders.css', 'docs/sorting'],
    ['./Orders.css', 'docs/demos-of-others'],
    ['./styles.css', 'node_modules/widgets/demos/list'],
    ['./styles.css', '../demos'],
    ['widgets/styles.css', 'docs/sorting/demos/Orders'],
    ['./columns', 'docs/sorting/demos/Orders'],
  ])('stays unchanged: %s in %s', (request, folder) => {
    expect(importOf(request, folder)).toBe(request);
  });

  it('stays unchanged on a site in a folder named demos', () => {
    const site = path.join(siteDir(), 'demos/portal');
    expect(importOf('./styles.module.css', 'pages', site)).toBe('./styles.module.css');
  });
});

describe('the options', () => {
  const validate = (options: unknown) =>
    validateOptions({ validate: normalizePluginOptions as never, options: options as never });

  it('are optional', () => {
    expect(validate({})).not.toHaveProperty('repository');
  });

  it('accept the URL of the repository', () => {
    const repository = 'https://github.com/acme/docs/blob/main';
    expect(validate({ repository })).toMatchObject({ repository });
  });

  test.each([
    ['an address with a slash at its end', { repository: 'https://github.com/acme/' }],
    ['no address', { repository: 'acme/docs' }],
    ['an address of another kind', { repository: 'git://github.com/acme/docs' }],
    ['an address that runs code', { repository: 'javascript:alert(1)' }],
  ])('are rejected by name, with the value: %s', (_mistake, options) => {
    expect(() => validate(options)).toThrow(
      `"repository" must be an http(s) URL without a trailing slash, such as "https://github.com/acme/docs/blob/main"; found "${options.repository}"`,
    );
  });

  test.each([
    ['a number', { repository: 1 }, '"repository" must be a string'],
    ['a misspelt option', { repositry: 'https://a.com' }, '"repositry" is not allowed'],
  ])('are rejected by name: %s', (_mistake, options, message) => {
    expect(() => validate(options)).toThrow(message);
  });
});
