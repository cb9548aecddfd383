import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

const NAME = 'portal-landing';

/** Options of the plugin. */
export interface LandingOptions {
  /** The products: the folder of their pages without `react-`, and their colors on light and on dark backgrounds. */
  products: readonly { folder: string; color: string; darkColor: string }[];
}

/** Returns the style sheet with the colors of the products' pages. */
export const productColors = ({ products }: LandingOptions): string =>
  products
    .map(({ folder, color, darkColor }) => {
      const pages = `html:is([class*='docs-doc-id-react-${folder}/'], [class*='docs-doc-id-api/${folder}/'])`;
      return `${pages} { --portal-accent: ${color}; }\n${pages}[data-theme='dark'] { --portal-accent: ${darkColor}; }\n`;
    })
    .join('');

/** The hero and the products' cards at the top of `/x/`, and the colors of the products' pages. */
export default function landingPlugin(
  { generatedFilesDir }: LoadContext,
  options: LandingOptions,
): Plugin {
  const colors = path.join(generatedFilesDir, NAME, 'products.css');
  return {
    name: NAME,
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    loadContent() {
      mkdirSync(path.dirname(colors), { recursive: true });
      writeFileSync(colors, productColors(options));
    },
    getClientModules: () => [colors],
  };
}

const color = Joi.string().required();

export function validateOptions({
  options,
  validate,
}: OptionValidationContext<LandingOptions, LandingOptions>): LandingOptions {
  return validate(
    Joi.object<LandingOptions>({
      products: Joi.array()
        .items(Joi.object({ folder: Joi.string().required(), color, darkColor: color }))
        .default([]),
    }),
    options,
  );
}
