/** Folder of the frame for the network's script, relative to the site's root. */
export const FRAME_FOLDER = '/ads/';

/** The appearance of the page, passed to the frame in the hash of its address at first, then in messages. */
export interface FrameAppearance {
  scheme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
}

/** The frame's configuration, which the build writes to an attribute of its body. */
export interface FrameConfig {
  src: string;
  id?: string;
  element: string;
}

/** What the frame reports: the network's ad has arrived, or its script threw. */
export type FrameReport = 'filled' | 'none';

/** The key of the frame's messages. */
export const FRAME_MESSAGE = 'portalAd';

/** Returns the report in a message, or undefined if it isn't valid: the frame runs third-party code. */
export function toFrameReport(data: unknown): FrameReport | undefined {
  const said =
    typeof data === 'object' && data !== null && FRAME_MESSAGE in data ? data[FRAME_MESSAGE] : '';
  return said === 'filled' || said === 'none' ? said : undefined;
}
