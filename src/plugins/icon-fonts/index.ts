import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

import { EmitFilesPlugin, hashedName, shortHash } from '../../core/build/emitFiles';
import { originsOption, serviceOption, toServiceUrl } from '../../core/validation/options';

import { ICON_FONT_FILE, iconFontStyleSheet } from './styleSheet';
import type { IconFontData } from './types';

export { usesIconFont } from './usesIconFont';

/** A service that provides the icon font. */
export interface IconFontService {
  /**
   * URL of the service's style sheet, which defines the family `Material Icons`:
   * `https://fonts.googleapis.com/icon?family=Material+Icons`.
   */
  styleSheet: string;
  /** Origins of the fonts in the style sheet: `['https://fonts.gstatic.com']`. */
  fonts: string[];
}

/** Options of the icon-fonts plugin. */
export interface IconFontsOptions {
  /** Where the font comes from. Default: the site itself. */
  service?: IconFontService;
}

const NAME = 'portal-icon-fonts';
const DATA = 'data.json';

/** Path of the style sheet for pages that use the font, relative to the base URL. */
const STYLE_SHEET = 'static/styles/icon-font.css';
const PLACEHOLDER = path.join(__dirname, 'placeholder.css');

/**
 * Loads the icon font only on pages that use it: `@theme/IconFont` in a page links to the style sheet that turns names
 * in Material UI's `Icon` into icons.
 */
export default function iconFontsPlugin(
  { siteDir, baseUrl, generatedFilesDir }: LoadContext,
  { service }: IconFontsOptions,
): Plugin {
  const files = new Map<string, string | Buffer>();
  let fontUrl: string | undefined;
  if (!service) {
    const font = readFileSync(require.resolve(ICON_FONT_FILE, { paths: [siteDir] }));
    const name = `assets/fonts/${hashedName(path.basename(ICON_FONT_FILE), font)}`;
    files.set(name, font);
    fontUrl = path.posix.relative(path.posix.dirname(STYLE_SHEET), name);
  }
  const styleSheet = iconFontStyleSheet(fontUrl);
  files.set(STYLE_SHEET, styleSheet);

  return {
    name: NAME,
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [PLACEHOLDER],
    async contentLoaded({ actions: { createData } }) {
      const data: IconFontData = {
        styleSheet: `${baseUrl}${STYLE_SHEET}?${shortHash(styleSheet)}`,
        ...(service
          ? {
              service: {
                styleSheet: new URL(service.styleSheet).href,
                fonts: service.fonts,
              },
            }
          : {}),
      };
      await createData(DATA, data);
    },
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: { '@portal/icon-fonts$': path.join(generatedFilesDir, NAME, 'default', DATA) },
      },
      plugins: isServer ? [] : [new EmitFilesPlugin(files)],
    }),
  };
}

/**
 * Returns the CSS of the self-hosted font for documents that are not pages of the site. It refers to files by their
 * packages (`url('@fontsource/…')`). Browsers fetch the font when some text uses it.
 */
export function documentIconFontCss(): string {
  return `${readFileSync(PLACEHOLDER, 'utf8')}\n${iconFontStyleSheet(ICON_FONT_FILE)}`;
}

/**
 * Returns the origins that the site's policy must let pages load from.
 *
 * @param options - The plugin's options. A service that the plugin rejects yields no origins; the plugin itself reports
 * it.
 */
export function iconFontOrigins({ service }: IconFontsOptions): {
  styles: string[];
  fonts: string[];
} {
  const url = service && toServiceUrl(service.styleSheet);
  return { styles: url ? [url.origin] : [], fonts: url ? service.fonts : [] };
}

const schema = Joi.object<IconFontsOptions>({
  service: Joi.object({
    styleSheet: serviceOption().required(),
    fonts: originsOption({ local: true }).min(1).required(),
  }),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<IconFontsOptions, IconFontsOptions>): IconFontsOptions {
  return validate(schema, options);
}
