import { serializeStyles } from '@emotion/serialize';
import { compile, serialize, stringify } from 'stylis';

import { portalTheme } from './theme';

/**
 * The theme's CSS variables as one static style sheet, for both colour schemes. Left to Material UI, each page
 * would carry them inline, 19 kB at a time (DESIGN §1, theme variables).
 */
export function themeStyleSheet(): string {
  const sheets = portalTheme().generateStyleSheets();
  return sheets
    .map((sheet) => serialize(compile(serializeStyles([sheet as never], {}, {}).styles), stringify))
    .join('\n');
}
