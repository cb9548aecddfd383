import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

import { serviceOption, toServiceUrl } from '../../core/validation/options';

/** Options of the chat plugin. */
export interface ChatOptions {
  /**
   * Address that receives a demo and responds with the address of the chat: https, or http on localhost. Without it,
   * there is no chat.
   */
  endpoint?: string;
}

/** Opens demos in a chat. The demos' toolbar does this with `useChat()` from `client.ts`. */
export default function chatPlugin(_context: LoadContext, { endpoint }: ChatOptions): Plugin {
  return {
    name: 'portal-chat',
    contentLoaded({ actions }) {
      if (endpoint !== undefined) {
        actions.setGlobalData({ endpoint });
      }
    },
  };
}

/**
 * Returns the origins that the site's policy must let pages fetch from.
 *
 * @param endpoint - The option. If it is invalid, no origins are returned: the plugin itself reports the error.
 */
export function chatOrigins(endpoint: ChatOptions['endpoint']): string[] {
  const url = endpoint === undefined ? undefined : toServiceUrl(endpoint);
  return url ? [url.origin] : [];
}

const schema = Joi.object<ChatOptions>({
  endpoint: serviceOption(),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<ChatOptions, ChatOptions>): ChatOptions {
  return validate(schema, options);
}
