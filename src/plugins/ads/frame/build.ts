import { readFileSync } from 'node:fs';
import path from 'node:path';

import { transform } from 'sucrase';

import { frameContentSecurityPolicy, framePolicyScript, type FramePolicy } from '../../html-policy';
import type { AdsScript } from '../types';

import { FRAME_FOLDER, type FrameConfig } from './protocol';

const read = (name: string) => readFileSync(path.join(__dirname, name), 'utf8');

/** Returns a path as a policy accepts it: `;` and `,` have a meaning there (CSP 3, "path-part"). */
const sourcePath = (pathname: string) =>
  pathname.replace(/[;,']/g, (character) => `%${character.charCodeAt(0).toString(16)}`);

/** Returns the frame's policy: the network's script, and what it may use. The policy ignores the script's query. */
export function framePolicy({ src, scripts, images, connect }: AdsScript): FramePolicy {
  const { origin, pathname } = new URL(src);
  return {
    path: FRAME_FOLDER,
    scripts: [`${origin}${sourcePath(pathname)}`, ...scripts],
    images: [origin, ...images],
    connect: [origin, ...connect],
  };
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' };

/** Escapes a text for a quoted attribute. */
const attribute = (text: string) =>
  text.replace(/[&"<]/g, (character) => ESCAPES[character] ?? character);

/**
 * Returns the files of the frame for the network's script, by name. The document contains the policy, too: what it
 * says about files can't be in the header (see `framePolicyScript`).
 */
export function frameFiles(script: AdsScript): ReadonlyMap<string, string> {
  const policy = framePolicyScript(frameContentSecurityPolicy(framePolicy(script)));
  const { src, id, element } = script;
  const config: FrameConfig = { src, element, ...(id === undefined ? {} : { id }) };
  const { code } = transform(read('frame.ts'), {
    transforms: ['typescript'],
    disableESTransforms: true,
  });
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
${policy}
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Advertisement</title>
<base target="_blank">
<link rel="stylesheet" href="frame.css">
<script defer src="frame.js"></script>
</head>
<body data-network="${attribute(JSON.stringify(config))}"><div id="ad"></div></body>
</html>
`;
  return new Map([
    ['index.html', html],
    ['frame.js', code],
    ['frame.css', read('frame.css')],
  ]);
}
