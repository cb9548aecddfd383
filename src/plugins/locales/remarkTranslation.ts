import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';

import { besidePage, translationAt } from '../../core/versions/translated';

import { isCurrent, TRANSLATION_TEXTS } from './originals';

const [[ID, TEXT] = ['', '']] = Object.entries(TRANSLATION_TEXTS);

/** Returns the notice in a language, if its `code.json` has it. */
function noticeIn(siteDir: string, locale: string): string {
  try {
    const texts = JSON.parse(
      readFileSync(path.join(siteDir, 'i18n', locale, 'code.json'), 'utf8'),
    ) as Readonly<Record<string, { message?: string } | undefined>>;
    return texts[ID]?.message ?? TEXT;
  } catch {
    // The language has no such file.
    return TEXT;
  }
}

/**
 * Gives a translated page the pictures of its original that it doesn't bring itself, and tells readers if the original
 * has changed since it was translated. Add it to the docs plugin's `beforeDefaultRemarkPlugins`.
 */
const remarkTranslation: Plugin<[{ siteDir: string }], Root> =
  ({ siteDir }) =>
  (tree, file) => {
    const translation = translationAt(file.path);
    if (!translation) {
      return;
    }
    visit(tree, ['image', 'definition'], (node) => {
      if ((node.type === 'image' || node.type === 'definition') && /^\.{1,2}\//.test(node.url)) {
        const target = besidePage(file.path, decodeURI(node.url));
        const folder = path.dirname(file.path);
        node.url = encodeURI(path.relative(folder, target).split(path.sep).join('/')).replace(
          /^(?!\.)/,
          './',
        );
      }
    });
    if (!isCurrent(siteDir, file.path)) {
      tree.children.unshift({
        type: 'blockquote',
        children: [
          {
            type: 'paragraph',
            children: [{ type: 'text', value: noticeIn(siteDir, translation.locale) }],
          },
        ],
      });
    }
  };

export default remarkTranslation;
