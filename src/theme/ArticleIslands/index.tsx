import type { IslandKinds } from '@site/src/core/islands';
import { parseDemoHash } from '@site/src/core/preferences';
import { AdConfigProvider } from '@site/src/plugins/ads/client';
import type { LiveBareDemoProps } from '@theme/BareDemo/LiveBareDemo';
import type { LiveDemoProps } from '@theme/Demo/LiveDemo';
import type { LiveTemplateProps } from '@theme/Template/LiveTemplate';
import Ad from '@theme/AdSlot/Ad';

/**
 * Replaces the article plugin's empty list with the islands in our articles. Each returns the child element of its
 * `<ArticleIsland>`. The ad is small and on most pages; the others have their own chunks, named after their kind.
 */
const kinds: IslandKinds = {
  ad: {
    when: 'now',
    load: () =>
      Promise.resolve(
        <AdConfigProvider>
          <Ad />
        </AdConfigProvider>,
      ),
  },
  'api-toolbar': {
    when: 'now',
    load: async () => {
      const { default: ApiTools } = await import(
        /* webpackChunkName: "island-api-toolbar" */ '@theme/ApiToolbar/ApiTools'
      );
      return <ApiTools />;
    },
  },
  'bare-demo': {
    when: 'present',
    load: async ({ props, module }) => {
      const [{ default: LiveBareDemo }, demo] = await Promise.all([
        import(/* webpackChunkName: "island-bare-demo" */ '@theme/BareDemo/LiveBareDemo'),
        module() as Promise<LiveBareDemoProps['demo']>,
      ]);
      return <LiveBareDemo demo={demo} {...props} when="now" />;
    },
  },
  consent: {
    when: 'now',
    load: async () => {
      const { default: Choice } = await import(
        /* webpackChunkName: "island-consent" */ '@theme/ConsentChoice/Choice'
      );
      return <Choice />;
    },
  },
  demo: {
    when: 'near',
    isAskedFor: (hash, id) => parseDemoHash(hash)?.name === id,
    load: async ({ props, module }) => {
      const [{ default: LiveDemo }, demo] = await Promise.all([
        import(/* webpackChunkName: "island-demo" */ '@theme/Demo/LiveDemo'),
        module() as Promise<LiveDemoProps['demo']>,
      ]);
      return <LiveDemo demo={demo} {...(props as Omit<LiveDemoProps, 'demo'>)} />;
    },
  },
  'page-menu': {
    when: 'touch',
    load: async () => {
      const { default: Menu } = await import(
        /* webpackChunkName: "island-page-menu" */ '@theme/PageMenu/Menu'
      );
      return <Menu />;
    },
  },
  template: {
    when: 'near',
    load: async ({ module }) => {
      const [{ default: LiveTemplate }, template] = await Promise.all([
        import(/* webpackChunkName: "island-template" */ '@theme/Template/LiveTemplate'),
        module() as Promise<LiveTemplateProps['template']>,
      ]);
      return <LiveTemplate template={template} />;
    },
  },
};

export default kinds;
