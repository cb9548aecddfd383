/** A network that responds with ads as data, which the site renders itself. */
export interface AdsJson {
  /** Address that responds to a GET request with `{"ads": […]}`. */
  endpoint: string;
  /** Origins that the images and pixels of ads may come from. */
  hosts: string[];
}

/** A network that provides a script, which runs in a frame with an opaque origin. */
export interface AdsScript {
  /** Address of the script. */
  src: string;
  /** Id of the script element, for scripts that look it up. */
  id?: string;
  /** Selector of the element that the script adds when it has an ad. */
  element: string;
  /** What else the script may load scripts from: origins, or origins with a path. */
  scripts: string[];
  /** Origins, in addition to that of `src`, that the images and pixels of ads may come from. */
  images: string[];
  /** Origins, in addition to that of `src`, that the script may fetch from. */
  connect: string[];
}

/** An ad network. If it has both, its JSON is used with a probability of 0.2, and its script otherwise. */
export interface AdNetwork {
  /** Its name in analytics, such as `carbon`. */
  name: string;
  json?: AdsJson;
  script?: AdsScript;
  /** Whether it may only be contacted after the reader has consented. Default: true. */
  needsConsent: boolean;
}

/** `T` as written in the options: fields with defaults are optional. */
type Written<T, Defaults extends keyof T> = Omit<T, Defaults> & Partial<Pick<T, Defaults>>;

/** Options of the ads plugin. Lists of origins are empty by default. */
export interface AdsOptions {
  /** Where ads come from. Without it, the slot shows in-house ads, and no third party is contacted. */
  network?: Omit<Written<AdNetwork, 'needsConsent'>, 'json' | 'script'> & {
    json?: Written<AdsJson, 'hosts'>;
    script?: Written<AdsScript, 'scripts' | 'images' | 'connect'>;
  };
}

/** The validated options, with their defaults. */
export interface AdsPluginOptions {
  network?: AdNetwork;
}

/** The options without what only the build needs, for the slot in the browser. */
export interface AdConfig {
  network?: Pick<AdNetwork, 'name' | 'json' | 'needsConsent'> & {
    /** Whether the network has a script, which runs in the frame. */
    hasScript: boolean;
  };
}
