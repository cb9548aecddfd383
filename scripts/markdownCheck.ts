/*
 * `npm run markdown:check [-- --json FILE]`: checks the Markdown of a build. Each page of the docs has one that contains
 * its text, all links in Markdown files and indexes lead to files of the build, and Markdown is much shorter than HTML.
 * The counts of passed and failed checks are written to FILE.
 */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { parseDocument } from 'htmlparser2';

import { readEnvironment } from '../src/core/validation/environment';
import { cutVersionNames } from '../src/core/versions';
import { markdownPath } from '../src/plugins/markdown/address';
import { LIMIT } from '../src/plugins/markdown/llmsTxt';
import { SKILL_FILE, SNIPPET_FILE } from '../src/plugins/markdown/skill';
import { extractPage } from '../src/plugins/search/build/extract';
import { placeVersions } from '../src/plugins/versions/docsVersions';

const root = path.resolve(__dirname, '..');
const build = path.join(root, 'build');
const { siteUrl } = readEnvironment(process.env);

/** The share of its words that the Markdown of a page may lack: those of links for screen readers, for example. */
const MISSING_LIMIT = 0.01;
/** Label of the control that shows a long type. */
const FULL_TYPE = 'Full type';
/** The median length of Markdown, as a share of the HTML's. */
const LENGTH_LIMIT = 0.2;
/** Every how many pages the tokens of the HTML are counted. */
const SAMPLE = 20;

const { values } = parseArgs({ options: { json: { type: 'string' } } });
const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .sort();

const wordsOf = (text: string) => text.normalize().match(/[\p{L}\p{N}]+/gu) ?? [];

const roots = placeVersions(cutVersionNames(root), undefined).map(({ folder }) =>
  folder === '' ? '/x/' : `/x/${folder}/`,
);
const files = filesBelow(build);
const problems: string[] = [];
let passed = 0;
let checked = 0;
const shares: number[] = [];

for (const file of files.filter((candidate) => /^x\/.*index\.html$/.test(candidate))) {
  const html = readFileSync(path.join(build, file), 'utf8');
  if (!html.includes('data-article')) {
    continue;
  }
  checked += 1;
  const markdown = markdownPath(`/${file.slice(0, -'index.html'.length)}`, roots);
  if (!existsSync(path.join(build, markdown))) {
    problems.push(`${file} has no ${markdown}.`);
    continue;
  }
  const text = readFileSync(path.join(build, markdown), 'utf8');
  // Without spaces, because a name and its chip may be one word in the page's text.
  const content = wordsOf(text).join('');
  const words = (extractPage(parseDocument(html))?.sections ?? []).flatMap((section) =>
    wordsOf(`${section.heading} ${section.text.replaceAll(FULL_TYPE, ' ')}`),
  );
  const missing = words.filter((word) => !content.includes(word));
  if (missing.length > words.length * MISSING_LIMIT) {
    problems.push(
      `${markdown} lacks ${missing.length} of ${words.length} words of its page: ${[...new Set(missing)].slice(0, 8).join(', ')}.`,
    );
  } else {
    passed += 1;
  }
  if (checked % SAMPLE === 0) {
    shares.push(countTokens(text) / countTokens(html));
  }
}

const isFile = (pathname: string) => {
  const place = path.join(build, decodeURIComponent(pathname));
  return (
    existsSync(place) && (statSync(place).isFile() || existsSync(path.join(place, 'index.html')))
  );
};
for (const folder of roots) {
  for (const name of [SKILL_FILE, SNIPPET_FILE]) {
    const file = `${folder}${name}`.slice(1);
    if (!existsSync(path.join(build, file))) {
      problems.push(`${file} is missing.`);
      continue;
    }
    // Their addresses are text, not links.
    const text = readFileSync(path.join(build, file), 'utf8');
    const own = (text.match(/https?:[^\s)`]+(?:\.md|\.txt)/g) ?? []).filter((url) =>
      url.startsWith(`${siteUrl}/`),
    );
    const broken = own.filter((url) => !isFile(new URL(url).pathname));
    broken.forEach((url) => problems.push(`${file} names ${url}, which isn't in the build.`));
    passed += own.length > 0 && broken.length === 0 ? 1 : 0;
    if (own.length === 0) {
      problems.push(`${file} names no page of the build.`);
    }
  }
}
let links = 0;
/** Agents may truncate these. */
const long: { file: string; length: number }[] = [];
for (const file of files.filter((candidate) => /(?:\.md|llms\.txt)$/.test(candidate))) {
  const text = readFileSync(path.join(build, file), 'utf8');
  if (text.length > LIMIT) {
    long.push({ file, length: text.length });
  }
  const own = [...text.matchAll(/\]\((https?:[^)\s]+|\/[^)\s]+\.(?:md|txt))\)/g)]
    .map(([, url = '']) => new URL(url, siteUrl).href)
    .filter((url) => url.startsWith(`${siteUrl}/`));
  links += own.length;
  const broken = own.filter((url) => !isFile(new URL(url).pathname));
  broken.forEach((url) => problems.push(`${file} links to ${url}, which isn't in the build.`));
  passed += broken.length === 0 ? 1 : 0;
  if (file.endsWith('llms.txt') && text.length > LIMIT) {
    problems.push(`${file} has ${text.length} characters; at most ${LIMIT} are allowed.`);
  }
}

const median = [...shares].sort((a, b) => a - b)[Math.floor(shares.length / 2)] ?? 1;
if (checked === 0 || median > LENGTH_LIMIT) {
  problems.push(
    `The median of ${shares.length} pages is ${(median * 100).toFixed(1)} % of the HTML's tokens; at most ${LENGTH_LIMIT * 100} % are allowed.`,
  );
} else {
  passed += 1;
}
problems.forEach((problem) => console.error(problem));
console.log(
  `${checked} pages, ${links} links on this site, median length ${(median * 100).toFixed(1)} % of the HTML's tokens`,
);
if (long.length > 0) {
  const [first] = long.sort((a, b) => b.length - a.length);
  console.log(
    `${long.length} files have more than ${LIMIT.toLocaleString('en-US')} characters, which some agents truncate; the longest is ${first?.file} (${first?.length.toLocaleString('en-US')})`,
  );
}
console.log(`${passed} passed, ${problems.length} failed`);
if (values.json !== undefined) {
  writeFileSync(values.json, JSON.stringify({ passed, failed: problems.length }));
}
process.exitCode = problems.length > 0 ? 1 : 0;
