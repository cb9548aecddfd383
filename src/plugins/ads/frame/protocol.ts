/** Where the frame with the network's script lies, from the site's root. */
export const FRAME_FOLDER = '/ads/';

/** How the page looks, for the frame: told in its address's hash at first, then by messages. */
export interface FrameAppearance {
  scheme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
}

/** What the frame is told by the page's server, in an attribute of its body. */
export interface FrameConfig {
  src: string;
  id?: string;
  element: string;
}

/** What the frame says: the network's ad is there, or its script threw. */
export type FrameReport = 'filled' | 'none';

/** The key of the frame's messages. */
export const FRAME_MESSAGE = 'portalAd';

/** What a message of the frame says; undefined for one that is not the frame's. The frame runs others' code. */
export function toFrameReport(data: unknown): FrameReport | undefined {
  const said =
    typeof data === 'object' && data !== null && FRAME_MESSAGE in data ? data[FRAME_MESSAGE] : '';
  return said === 'filled' || said === 'none' ? said : undefined;
}
