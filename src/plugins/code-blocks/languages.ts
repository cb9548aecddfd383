import components from 'prismjs/components';
import getLoader from 'prismjs/dependencies';

import { Prism } from './prism';

/** Returns the names of Prism's modules for languages, in the order in which they must be loaded, without loaded ones. */
export const missingGrammars = (languages: readonly string[]): string[] =>
  getLoader(components, languages, Object.keys(Prism.languages))
    .getIds()
    .filter((name) => name in components.languages && !(name in Prism.languages));

/** Loads Prism's grammar of a language. Only for the build. Does nothing if there is none. */
export function loadLanguage(language: string): void {
  for (const name of missingGrammars([language])) {
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- The name is only known now.
    require(`prismjs/components/prism-${name}`);
  }
}
