import { usePluginData } from '@docusaurus/useGlobalData';
import { createContext, use, useMemo, type ReactNode } from 'react';

import type { AdConfig } from './types';

const AdConfigContext = createContext<AdConfig | undefined>(undefined);

/** Provides the configured network, from the plugin's options, to the ad slots inside it. */
export function AdConfigProvider({ children }: { children: ReactNode }) {
  const data = usePluginData('portal-ads') as AdConfig | undefined;
  const config = useMemo(() => data ?? {}, [data]);
  return <AdConfigContext value={config}>{children}</AdConfigContext>;
}

/**
 * Returns the ad configuration.
 *
 * @throws Error if called outside {@link AdConfigProvider}.
 */
export function useAdConfig(): AdConfig {
  const config = use(AdConfigContext);
  if (!config) {
    throw new Error(
      'An ad slot was rendered outside of <AdConfigProvider>. Wrap the page in the provider from src/plugins/ads/client.tsx, ' +
        'as src/theme/DocItem/Layout does.',
    );
  }
  return config;
}
