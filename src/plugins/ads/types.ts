/** A network that answers with ads as data, which the site shows itself. */
export interface AdsJson {
  /** Address that answers a GET with `{"ads": […]}`. */
  endpoint: string;
  /** Origins that images and pixels of ads may come from. */
  hosts: string[];
}

/** A network that brings a script, which runs in a frame of no origin. */
export interface AdsScript {
  /** Address of the script. */
  src: string;
  /** Id that the script's element has, where the script looks for itself. */
  id?: string;
  /** Selector of the element that the script adds when it has an ad. */
  element: string;
  /** Origins, beside that of `src`, that the script may load scripts from. */
  scripts: string[];
  /** Origins that images and pixels of ads may come from. */
  images: string[];
  /** Origins, beside that of `src`, that the script may fetch from. */
  connect: string[];
}

/** An ad network. If it has both, its JSON is used with a probability of 0.2, and its script otherwise. */
export interface AdNetwork {
  /** What analytics call it, such as `carbon`. */
  name: string;
  json?: AdsJson;
  script?: AdsScript;
  /** Whether it may be asked only after the reader has allowed it. Default: true. */
  needsConsent: boolean;
}

/** `T` as it is written: these fields have defaults. */
type Written<T, Defaults extends keyof T> = Omit<T, Defaults> & Partial<Pick<T, Defaults>>;

/** Options of the ads plugin. Lists of origins are empty by default. */
export interface AdsOptions {
  /** Where ads come from. Without one the slot shows in-house ads, and nothing leaves the browser. */
  network?: Omit<Written<AdNetwork, 'needsConsent'>, 'json' | 'script'> & {
    json?: Written<AdsJson, 'hosts'>;
    script?: Written<AdsScript, 'scripts' | 'images' | 'connect'>;
  };
}

/** The options once they are checked, with their defaults. */
export interface AdsPluginOptions {
  network?: AdNetwork;
}

/** What the slot is told: the options, without what only the build needs. */
export interface AdConfig {
  network?: Pick<AdNetwork, 'name' | 'json' | 'needsConsent'> & {
    /** Whether there is a frame with the network's script. */
    hasScript: boolean;
  };
}
