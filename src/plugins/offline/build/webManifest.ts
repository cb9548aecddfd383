/** A screenshot of the site, for the browser's install prompt. */
export interface Screenshot {
  /** Path on the site, such as `/img/app/wide.webp`. */
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
  /** Path on the site, such as `/x/react-charts/`. */
  url: string;
}

/** What the web manifest is created from. */
export interface WebManifestSource {
  name: string;
  description: string;
  language: string;
  /** Base URL of the site, with a slash at both ends. */
  baseUrl: string;
  /** Background color of pages in the light scheme. */
  color: string;
  shortcuts: readonly Shortcut[];
  screenshots: readonly Screenshot[];
}

/** Folder of the icons, relative to the site's base URL. */
export const ICONS = 'img/app/';

/** Path of the web manifest, relative to the site's base URL. */
export const WEB_MANIFEST = 'manifest.webmanifest';

const icon = (folder: string, name: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src: `${folder}${name}`,
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
  const { name, description, language, baseUrl, color } = source;
  const start = `${baseUrl}x/`;
  const icons = baseUrl + ICONS;
  const onSite = (path: string) => baseUrl + path.slice(1);
  return {
    id: start,
    name,
    short_name: name,
    description,
    lang: language,
    start_url: start,
    scope: baseUrl,
    display: 'standalone',
    display_override: ['minimal-ui', 'standalone'],
    background_color: color,
    theme_color: color,
    categories: ['developer', 'education'],
    icons: [
      { src: `${icons}icon.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon(icons, 'icon-192.png', 192),
      icon(icons, 'icon-512.png', 512),
      icon(icons, 'maskable-192.png', 192, 'maskable'),
      icon(icons, 'maskable-512.png', 512, 'maskable'),
    ],
    shortcuts: source.shortcuts.map((shortcut) => ({ ...shortcut, url: onSite(shortcut.url) })),
    screenshots: source.screenshots.map((screenshot) => ({
      ...screenshot,
      src: onSite(screenshot.src),
    })),
  };
}
