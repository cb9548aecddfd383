import path from 'node:path';

import type { Code, Root, RootContent } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';

import {
  CODE_STYLINGS,
  CODE_VARIANTS,
  STYLING_KEYS,
  type CodeStyling,
  type CodeVariant,
} from '../../core/preferences/demoHash';
import { requireAnnounced } from '../../core/validation/requirements';

/** The readers to whom a fence is shown, from its meta: `variant="JS"`, `styling="Tailwind"`. */
interface Audience {
  variant?: CodeVariant;
  styling?: CodeStyling;
}

const AUDIENCE = /(?:^|\s)(?:variant|styling)=(["']).*?\1/g;

type CodeFence = Code & { audience: Audience };

function value<T extends string>(
  meta: string,
  name: string,
  allowed: readonly T[],
  at: string,
): T | undefined {
  const given = new RegExp(`(?:^|\\s)${name}=(["'])(.*?)\\1`).exec(meta)?.[2];
  const known = allowed.find((candidate) => candidate === given);
  if (given !== undefined && !known) {
    throw new Error(
      `${at}: ${name} of a code block must be one of ${allowed.join(', ')}; found "${given}".`,
    );
  }
  return known;
}

function audienceOf(node: RootContent, file: string): Audience | undefined {
  // A fence that already has an audience is wrapped.
  if (node.type !== 'code' || !node.meta || 'audience' in node) {
    return undefined;
  }
  const at = `${path.relative(process.cwd(), file)}:${node.position?.start.line ?? 0}`;
  const variant = value(node.meta, 'variant', CODE_VARIANTS, at);
  const styling = value(node.meta, 'styling', CODE_STYLINGS, at);
  return variant || styling
    ? { ...(variant ? { variant } : {}), ...(styling ? { styling } : {}) }
    : undefined;
}

/** Returns the choices for which a fence is shown: its own, and for the default also those that the group lacks. */
function choices<T>(
  group: readonly (T | undefined)[],
  own: T | undefined,
  all: readonly T[],
): T[] | undefined {
  if (own === undefined) {
    return undefined;
  }
  return all.filter((choice) => choice === own || (own === all[0] && !group.includes(choice)));
}

/** Wraps a fence in an element that style sheets only show to its audience. */
function wrapped(node: CodeFence, group: readonly CodeFence[]): RootContent {
  const { variant, styling } = node.audience;
  const variants = choices(
    group.map(({ audience }) => audience.variant),
    variant,
    CODE_VARIANTS,
  );
  const stylings = choices(
    group.map(({ audience }) => audience.styling),
    styling,
    CODE_STYLINGS,
  )?.map((choice) => STYLING_KEYS[choice]);
  const attribute = (name: string, list: readonly string[]) => ({
    type: 'mdxJsxAttribute',
    name,
    value: list.join(' '),
  });
  return {
    type: 'mdxJsxFlowElement',
    name: 'div',
    attributes: [
      // A fence for both variants is for everyone.
      ...(variants?.length === 1 ? [attribute('data-for-variant', variants)] : []),
      ...(stylings ? [attribute('data-for-styling', stylings)] : []),
    ],
    children: [node],
  } as unknown as RootContent;
}

/**
 * Groups consecutive code blocks and shows readers the one for their code variant or styling. Each fence has
 * `variant="TS"` or `"JS"`, or `styling="MUI System"`, `"Tailwind"` or `"CSS"`, in its meta. If a group has no block
 * for the reader's choice, its default is shown: TypeScript or MUI System.
 *
 * Add it to the docs plugin's `remarkPlugins`, before npm2yarn, so that install commands can have variants, too.
 *
 * @throws Error that names the page, line and field, for an invalid value or for a group without its default.
 */
const remarkCodeVariants: Plugin<[], Root> = () => (tree, file) => {
  requireAnnounced('remarkCodeVariants', 'code-blocks');
  visit(tree, (node) => {
    if (!('children' in node)) {
      return;
    }
    const children = node.children as RootContent[];
    let group: CodeFence[] = [];
    const finish = () => {
      const [first] = group;
      for (const name of ['variant', 'styling'] as const) {
        const given = group.flatMap(({ audience }) => audience[name] ?? []);
        const fallback = name === 'variant' ? CODE_VARIANTS[0] : CODE_STYLINGS[0];
        if (first && given.length > 0 && !given.includes(fallback)) {
          throw new Error(
            `${path.relative(process.cwd(), file.path)}:${first.position?.start.line ?? 0}: code blocks with ${name}=… require one with ${name}="${fallback}", the fallback for choices without a block.`,
          );
        }
      }
      const members = group;
      members.forEach((member) => {
        children[children.indexOf(member)] = wrapped(member, members);
      });
      group = [];
    };
    for (const child of [...children]) {
      const audience = audienceOf(child, file.path);
      if (audience) {
        const code = child as Code;
        // npm2yarn needs its keyword to be the whole meta string.
        const meta = code.meta?.replace(AUDIENCE, '').trim();
        group.push(Object.assign(code, { audience, meta }));
      } else {
        finish();
      }
    }
    finish();
  });
};

export default remarkCodeVariants;
