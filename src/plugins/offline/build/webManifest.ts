/** A screenshot of the site, for the browser's install prompt. */
export interface Screenshot {
  /** Path from the host's root. */
  src: string;
  /** For example, `1280x720`. */
  sizes: string;
  type: string;
  form_factor: 'wide' | 'narrow';
  label: string;
}

/** An entry in the menu of the installed app. */
export interface Shortcut {
  name: string;
  /** Path from the host's root. */
  url: string;
}

/** What the web manifest is created from. */
export interface WebManifestSource {
  name: string;
  description: string;
  language: string;
  /** Background color of pages in the light scheme. */
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
 * Returns the web manifest, which lets browsers install the site as an app. The app starts at the docs' first page and
 * includes all languages. It asks for back and forward buttons in browsers that support them, because readers follow
 * links back and forth.
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
