/** A picture of the site, for the browser's question whether to install it. */
export interface Screenshot {
  /** Path from the host's root. */
  src: string;
  /** Such as `1280x720`. */
  sizes: string;
  type: string;
  form_factor: 'wide' | 'narrow';
  label: string;
}

/** A place to start from, in the menu of the installed application. */
export interface Shortcut {
  name: string;
  /** Path from the host's root. */
  url: string;
}

/** What the web manifest is made of. */
export interface WebManifestSource {
  name: string;
  description: string;
  language: string;
  /** The page's own colours in the light scheme. */
  color: string;
  shortcuts: readonly Shortcut[];
  screenshots: readonly Screenshot[];
}

/** Folder of the icons, from the host's root. */
export const ICONS = '/img/app/';

/** Path of the web manifest. */
export const WEB_MANIFEST = '/manifest.webmanifest';

const icon = (name: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src: `${ICONS}${name}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/**
 * The web manifest, by which browsers install the site as an application. It begins at the docs' first page and holds
 * all languages. Docs have links that lead back and forth, so that buttons for that are asked for where there are some.
 */
export function webManifest(source: WebManifestSource): object {
  const { name, description, language, color, shortcuts, screenshots } = source;
  return {
    id: '/x/',
    name,
    short_name: name,
    description,
    lang: language,
    start_url: '/x/',
    scope: '/',
    display: 'standalone',
    display_override: ['minimal-ui', 'standalone'],
    background_color: color,
    theme_color: color,
    categories: ['developer', 'education'],
    icons: [
      { src: `${ICONS}icon.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon('icon-192.png', 192),
      icon('icon-512.png', 512),
      icon('maskable-192.png', 192, 'maskable'),
      icon('maskable-512.png', 512, 'maskable'),
    ],
    shortcuts,
    screenshots,
  };
}
