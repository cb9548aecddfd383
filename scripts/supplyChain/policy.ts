import type { LicensePolicy } from './licenses';

/** The licenses that packages of this portal may have. Before you add one, read its conditions. */
export const LICENSES: LicensePolicy = {
  allowed: [
    // They require the license's text at most.
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'CC0-1.0',
    'ISC',
    'MIT',
    'MIT-0',
    'Unlicense',
    // Fonts. They may be served with the site under their own name.
    'OFL-1.1',
    // Browser data (caniuse-lite), which the build reads and the site doesn't contain. It requires a credit.
    'CC-BY-4.0',
    // argparse, which reads the options of a tool.
    'Python-2.0',
    // Lightning CSS, unchanged. Only changes of its own files would have to be published.
    'MPL-2.0',
  ],
  allowedInDevelopment: [
    // pako, which makes fonts smaller. Only changed versions of its code would have to be marked as such.
    'Zlib',
  ],
  clarified: {
    // Their package.json uses the old field `licenses`, or refers to the text of the license.
    'eval@0.1.8': 'MIT',
    'format@0.2.2': 'MIT',
    'parse-cache-control@1.0.1': 'BSD-3-Clause',
    'require-like@0.1.2': 'MIT',
    'svg-tags@1.0.0': 'MIT',
  },
};
