import fs from 'node:fs';
import path from 'node:path';

import { imageSize } from 'image-size';
import { visit } from 'unist-util-visit';

import { nearest } from '../../../core/validation/nearest';
import { eachNode, programsOf } from '../estree';
import type { Page } from '../page';
import type { Site } from '../site';

import { blockedHost, wrongAddress } from './hosts';
import { rule } from './rule';

type Wrong = { message: string; fix: string };

const PICTURE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i;
const VIDEO = /\.(?:mp4|webm|mov|ogv|m4v)$/i;

/** Elements whose `src` is a file of the site. */
const MEDIA = /^(?:img|video|audio|source|track|iframe|embed|object|image)$/;

/** Largest size of a picture, in bytes, and its largest width and height, in pixels. */
const LIMIT = { bytes: 500_000, pixels: 2500 };

function decoded(url: string): string | undefined {
  try {
    return decodeURIComponent(url);
  } catch {
    return undefined;
  }
}

/** Whether a file exists with exactly this name. Some systems don't distinguish upper and lower case. */
const existsExactly = (site: Site, file: string) =>
  site.files.exists(file) && site.files.list(path.dirname(file)).includes(path.basename(file));

/** Returns what is wrong with a picture that is too large for readers. */
function tooLarge(site: Site, file: string): Wrong | undefined {
  if (!PICTURE.test(file) || !fs.existsSync(file)) {
    return undefined;
  }
  const { size } = fs.statSync(file);
  const fix = `Make it smaller: at most ${LIMIT.bytes / 1000} kB, and ${LIMIT.pixels} pixels wide and high. WebP and AVIF need the fewest bytes.`;
  if (size > LIMIT.bytes) {
    return { message: `${site.relative(file)} has ${Math.round(size / 1000)} kB.`, fix };
  }
  try {
    const { width, height } = imageSize(fs.readFileSync(file));
    return Math.max(width, height) > LIMIT.pixels && !/\.svg$/i.test(file)
      ? { message: `${site.relative(file)} has ${width} × ${height} pixels.`, fix }
      : undefined;
  } catch {
    return {
      message: `${site.relative(file)} isn't a picture that can be read.`,
      fix: 'Export it again, with the ending of its format.',
    };
  }
}

/** Alternative texts that say nothing: names of files, or what each picture is. */
const UNTOLD =
  /^[\w-]+\.(?:avif|gif|jpe?g|png|svg|webp)$|^(?:alt(?:[ _]text)?|image|img|picture|screenshot)[ \d]*$/i;

const notAPicture = (url: string): Wrong | undefined =>
  PICTURE.test(url.split(/[?#]/, 1)[0] ?? '') || /^[a-z]+:/i.test(url)
    ? undefined
    : {
        message: `"${url}" isn't a picture.`,
        fix: 'Link to it with [text](address), without the exclamation mark.',
      };

/** Returns what is wrong with the file of a picture, video or frame. */
function wrongFile(page: Page, site: Site, url: string, kind: string): Wrong | undefined {
  if (url === '') {
    return {
      message: `The ${kind} has no path.`,
      fix: 'Add the path of the file, relative to this page.',
    };
  }
  const address = wrongAddress(url, site);
  if (address) {
    return address;
  }
  if (address === null) {
    return undefined;
  }
  const [written = ''] = url.split(/[?#]/, 1);
  const name = decoded(written);
  if (name === undefined) {
    return {
      message: `"${url}" contains a % that isn't followed by two digits.`,
      fix: 'Rename the file: letters, digits and hyphens.',
    };
  }
  const file = name.startsWith('/')
    ? path.join(site.version.siteDir, 'static', name)
    : site.resolve(page, name);
  if (!existsExactly(site, file)) {
    const meant = nearest(path.basename(file), site.files.list(path.dirname(file)));
    return {
      message: `The ${kind} "${url}" doesn't exist.`,
      fix: name.startsWith('/static/')
        ? `Write "${name.slice('/static'.length)}": a path with a leading slash refers to a file in static/.`
        : `${meant === undefined ? '' : `Did you mean "${written.slice(0, written.lastIndexOf('/') + 1)}${meant}"? `}Add the file ${site.relative(file)}, or correct the path.`,
    };
  }
  if (/[\s%]/.test(path.basename(file))) {
    return {
      message: `The name of "${url}" has a space or %.`,
      fix: `Rename the file: "${path.basename(file).replace(/[\s%]+/g, '-')}".`,
    };
  }
  return kind === 'image' ? tooLarge(site, file) : undefined;
}

/** Requires images to exist, to have alternative text, and to be small; and media to come from where pages may load it. */
export const images = rule((page, report, site) => {
  for (const image of page.images) {
    const wrong =
      blockedHost('img', 'src', image.url, site) ??
      (VIDEO.test(image.url)
        ? {
            message: `"${image.url}" isn't a picture.`,
            fix: 'Put it into static/, and write <video controls src="/video.mp4" />.',
          }
        : /#gh-(?:dark|light)-mode-only$/.test(image.url)
          ? {
              message: `"${image.url}" is shown in both color modes.`,
              fix: 'Import ThemedImage from @theme/ThemedImage, with sources={{ light, dark }}.',
            }
          : (wrongFile(page, site, image.url, 'image') ?? notAPicture(image.url)));
    const alt = (image.alt ?? '').trim();
    const size = /\|\s*\d+(?:x\d+)?$/.exec(alt)?.[0];
    if (wrong) {
      report(image, wrong.message, wrong.fix);
    } else if (size !== undefined) {
      report(
        image,
        `"${size}" is part of the alternative text, and doesn't change the size.`,
        'Remove it: a picture has its own size, at most the width of the page.',
      );
    } else if (UNTOLD.test(alt)) {
      report(
        image,
        `The alternative text "${alt}" doesn't say what the image shows.`,
        'Describe the image between the brackets: ![Text](file.png).',
      );
    } else if (alt === '') {
      report(
        image,
        'The image has no alternative text.',
        'Describe the image between the brackets: ![Text](file.png).',
      );
    }
  }
  // Such as `sources={{ dark: '/img/dark.png' }}` and `src={useBaseUrl('/img/a.png')}`.
  visit(page.tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const known = page.jsxPaths.map(({ value }) => value);
    programsOf(node).forEach((program) => {
      const [statement] = program.body;
      const call = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
      if (
        call?.type === 'CallExpression' &&
        'name' in call.callee &&
        call.callee.name === 'require'
      ) {
        const [file] = call.arguments;
        const url = file?.type === 'Literal' ? String(file.value) : '';
        if (PICTURE.test(url) || VIDEO.test(url)) {
          report(
            (call as unknown as { start: number }).start,
            `require('${url}') is a module, and its address is "default".`,
            `Write require('${url}').default.`,
          );
        }
      }
      eachNode(program, (code) => {
        const url = code.type === 'Literal' && typeof code.value === 'string' ? code.value : '';
        const isFile = url.startsWith('/') && (PICTURE.test(url) || VIDEO.test(url));
        const wrong =
          isFile && !known.includes(url) ? wrongFile(page, site, url, 'file') : undefined;
        if (wrong) {
          report((code as unknown as { start: number }).start, wrong.message, wrong.fix);
        }
      });
    });
  });
  for (const { element, name, value, line, column } of page.jsxPaths) {
    const at = { position: { start: { line, column } } };
    const isMedia = MEDIA.test(element) && name !== 'href';
    const wrong =
      blockedHost(element, name, value, site) ??
      (isMedia ? wrongFile(page, site, value, element === 'img' ? 'image' : 'file') : undefined);
    if (wrong) {
      report(at, wrong.message, wrong.fix);
    } else if (isMedia && !/^(?:\/|[a-z][a-z\d+.-]*:)/i.test(value)) {
      report(
        at,
        `"${value}" in an attribute isn't resolved, so browsers don't find the file.`,
        element === 'img'
          ? `Write ![Text](${value}), or ${name}={require('${value}').default}.`
          : `Put the file into static/, and write ${name}="/${path.posix.basename(value)}".`,
      );
    }
  }
});
