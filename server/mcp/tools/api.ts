import * as z from 'zod';

import { EXAMPLES } from '../../../examples';
import { LIBRARY, SCOPE } from '../../../library';
import { LICENSED } from '../../../src/plugins/api-reference/check/licensed';
import type { ApiReference, ApiSymbol } from '../../../src/plugins/api-reference/types';

import { cursorInput, joinNotes, textAnswer, versionInput, type ToolAnswer } from '../answers';
import { findMembers, memberText, packageText, symbolText } from '../apiText';
import { planOfPackage } from '../check/plans';
import { membersOf, type Library, type Version } from '../library';
import { frontMatterValue } from '../markdown';
import { moduleOfExport } from '../otherExports';
import { allRenames, isAbout, mentionsOf, type Rename } from '../renames';
import { closestNames } from '../suggestions';
import { noteText, planText } from './search';

export const apiInput = z.object({
  name: z.string().min(1).max(200).describe(EXAMPLES.api),
  cursor: cursorInput,
  version: versionInput,
});

/** Maximum number of symbols whose member is shown, if only the member was asked for. */
const MOST_MEMBERS = 12;

/** Maximum number of rows of migration guides about a name. */
const MOST_RENAMES = 6;

/** Maximum number of other places in migration guides that mention a name. */
const MOST_MENTIONS = 2;

/** Maximum number of similar symbols whose members are suggested, and of suggested members. */
const MOST_OWNERS = 2;
const MOST_SUGGESTIONS = 6;

/** Names in code that stand for an interface of the reference. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['apiRef', 'GridApi'],
  ['gridRef', 'GridApi'],
]);

/** Returns the parts of a name as it may be copied from code: `<DataGrid sortModel={…} />`, `apiRef.current.setRows()`. */
function partsOf(name: string): string[] {
  const cleaned = name
    .trim()
    .replace(/^[`'"<.]+/, '')
    .replace(/\[['"]([^'"]+)['"]\]/g, '.$1')
    .replace(/\(.*$/s, '')
    .replace(/\s*\/?>.*$/s, '')
    .replace(/[`'"]+$/, '');
  const [element = '', attribute] = cleaned.split(/[\s={]+/);
  if (element.startsWith('@')) {
    return [element];
  }
  return [...element.split(/[.#]/), ...(attribute ? [attribute] : [])].filter(
    (part) => part !== '' && part !== 'current',
  );
}

/**
 * Returns the members of all symbols that have a name.
 *
 * @param owner - The variable or prop before the name. `params` is of types that end with that. Default: none.
 */
function textOfMember({ symbols }: ApiReference, name: string, owner = ''): string | undefined {
  const all = symbols.flatMap((symbol) => findMembers(symbol, name));
  const ofParams = all.filter(({ symbol }) => owner === 'params' && /Params$/.test(symbol.name));
  const found = ofParams.length > 0 ? ofParams : all;
  if (found.length === 0) {
    return undefined;
  }
  const kind = ofParams.length > 0 ? 'type of parameters' : 'symbol';
  const shown = found.slice(0, MOST_MEMBERS);
  const rest = found.slice(MOST_MEMBERS).map(({ symbol }) => symbol.name);
  return [
    `\`${name}\` is a member of ${found.length} ${found.length === 1 ? kind : kind.replace(/(?= of|$)/, 's')} (complete list).\n`,
    ...shown.map(memberText),
    ...(rest.length > 0 ? [`Also in: ${[...new Set(rest)].join(', ')}\n`] : []),
  ].join('\n');
}

const namesIn = ({ symbols, otherExports }: ApiReference) => [
  ...symbols.map((symbol) => symbol.name),
  ...Object.values(otherExports).flat(),
  ...Object.values(LICENSED).flatMap(({ components, others = [] }) => [...components, ...others]),
];

/** Returns the symbols that were probably meant by the name of one that a version lacks: its successors, or similar ones. */
function ownersLike(version: Version, { symbols }: ApiReference, name: string): ApiSymbol[] {
  const renamed = (allRenames(version).get(name) ?? []).flatMap(({ replacement }) =>
    [...replacement.matchAll(/[\w$]+/g)].map(([word]) => word),
  );
  const names = new Set([
    ...renamed,
    ...closestNames(
      name,
      symbols.map((symbol) => symbol.name),
      MOST_OWNERS,
    ),
  ]);
  return symbols.filter((symbol) => names.has(symbol.name));
}

/** Maximum number of pages that are named for a name without a page of its own. */
const MOST_PAGES = 3;

/** Code on a page: blocks, and inline code. */
const CODE = /```[^]*?```|`[^`\n]+`/g;

/** Returns the best pages whose code contains a name, other than migration guides, as a list with their plans. */
function pagesWith(version: Version, name: string): string[] {
  // Names come from clients.
  const word = new RegExp(`(?<![\\w$])${name.replace(/[^\w]/g, '\\$&')}(?![\\w$])`);
  return version
    .engine()
    .search(name)
    .results.map(({ path }) => ({ path, markdown: version.source.markdown(path) ?? '' }))
    .filter(
      ({ path, markdown }) =>
        !path.includes('/migration/') &&
        (markdown.match(CODE) ?? []).some((code) => word.test(code)),
    )
    .slice(0, MOST_PAGES)
    .map(({ path, markdown }) => {
      const plan = frontMatterValue(markdown, 'plan');
      return `- ${path}${plan === 'pro' ? ' (Pro plan)' : plan === 'premium' ? ' (Premium plan)' : ''}`;
    });
}

/** Returns a sentence with the pages that use a name. */
const usedIn = (pages: readonly string[]): string =>
  pages.length > 0 ? `These pages show how it is used:\n${pages.join('\n')}\n` : '';

/**
 * Says where a name is documented that isn't in the reference. Undefined if no page has it.
 *
 * @param owner - The component of the MIT package whose licensed variant has the name. Default: unknown.
 */
function documentedText(version: Version, name: string, owner?: ApiSymbol): string | undefined {
  const lines = pagesWith(version, name);
  const plans = version.plans();
  // Pages about a plan also show names that need none.
  const known = owner
    ? plans.planOf(name, { product: owner.product, name: owner.name, isElsewhere: false })
    : lines.every((line) => line.endsWith('plan)'))
      ? plans.planOf(name)
      : undefined;
  return lines.length > 0
    ? [
        ...(known === undefined ? [] : [planText(name, known)]),
        `The reference has no entry for \`${name}\`, but these pages show how it is used:`,
        ...lines,
        '',
      ].join('\n')
    : undefined;
}

/** Returns what is known about a licensed package, or a name of one. Its types aren't in the reference. */
function licensedText(version: Version, name: string): string | undefined {
  const named = (of: 'components' | 'others' | 'methods') =>
    Object.entries(LICENSED).filter(([, licensed]) => licensed[of]?.includes(name));
  const isMethod = named('methods').length > 0;
  const packages = [
    ...Object.entries(LICENSED).filter(([key]) => key === name),
    ...named('components'),
    ...named('others'),
    ...named('methods'),
  ];
  const first = packages[0]?.[0];
  if (first === undefined) {
    return undefined;
  }
  const known = planOfPackage(first);
  const plan = known
    ? planText(name, known)
    : 'It is installed together with a package of the Pro or Premium plan.';
  const { components } = LICENSED[first] ?? { components: [] };
  const base = LICENSED[first]?.extends;
  const pages = pagesWith(version, name);
  const from = packages.map(([key]) => `\`${key}\``).join(' and ');
  return [
    first === name
      ? `\`${name}\` is a licensed package of ${LIBRARY}.`
      : isMethod
        ? `\`${name}\` is a method of \`apiRef.current\` with ${from}.`
        : `\`${name}\` is exported by ${from}.`,
    plan,
    first === name && components.length > 0 ? `Among its exports: ${components.join(', ')}.` : '',
    base === undefined || first !== name ? '' : `It also exports all of \`${base}\`.`,
    'Its types are not in this reference.',
    usedIn(pages),
  ]
    .filter(Boolean)
    .join('\n');
}

/** Whether a name is a method that a licensed package adds to the API of a grid or a chart. */
const isLicensedMethod = (owner: string, name: string): boolean =>
  /^(?:apiRef|gridRef|GridApi\w*|Chart\w*Api)$/.test(owner) &&
  Object.values(LICENSED).some(({ methods }) => methods?.includes(name));

/** Returns the names that a module below a package exports. Undefined if it doesn't exist. */
function moduleText(version: Version, module: string): string | undefined {
  const names = [...version.exports()].filter(([, modules]) => modules.includes(module));
  return names.length > 0
    ? `# ${module}\n\nExports (${names.length}, complete): ${names.map(([name]) => name).join(', ')}\n`
    : undefined;
}

/** Whether a name has another name now. It keeps its own if it has only moved, to another package or owner. */
const isGone = (name: string, { replacement }: Rename): boolean =>
  !replacement.includes(`${SCOPE}/`) && !replacement.match(/[\w$]+/g)?.includes(name);

/** Returns the members of symbols that were probably meant, with the names of their symbols. */
const membersLike = (owners: readonly ApiSymbol[], name: string): string[] =>
  owners.flatMap((owner) => {
    const names = membersOf(owner).map((member) => member.name);
    return [...(names.includes(name) ? [name] : closestNames(name, names))].map(
      (member) => `${owner.name}.${member}`,
    );
  });

/** Returns the names that the value of `slots` or `slotProps` may have, which is a type of its own in the list of props. */
function slotNames(symbols: readonly ApiSymbol[], member: string): string {
  const slots = symbols.flatMap((symbol) => (symbol.kind === 'component' ? symbol.slots : []));
  return (member === 'slots' || member === 'slotProps') && slots.length > 0
    ? `\nAll ${slots.length} slots: ${slots.map(({ name }) => name).join(', ')}.\n`
    : '';
}

/**
 * Says which names were probably meant, which releases have the name, and what the migration guides say about it.
 *
 * @param owners - The symbols whose member was asked for. Empty for the name of a symbol, or of any member.
 */
async function missingName(
  library: Library,
  version: Version,
  reference: ApiReference,
  parts: readonly string[],
  owners: readonly ApiSymbol[],
): Promise<string> {
  const [first = ''] = parts;
  const last = parts.at(-1) ?? first;
  const isAlias = ALIASES.has(first);
  const isKnownOwner = owners.some((owner) => owner.name === (ALIASES.get(first) ?? first));
  const full = isKnownOwner
    ? `${owners[0]?.name}.${last}`
    : owners.length > 0
      ? parts.join('.')
      : last;
  // Another release may have the member and its owner.
  const complete = isKnownOwner ? full : parts.join('.');
  const isModule = first.startsWith('@');
  const suggestions = isModule
    ? closestNames(first, new Set([...version.exports().values()].flat()))
    : owners.length > 0
      ? membersLike(owners, last).slice(0, MOST_SUGGESTIONS)
      : closestNames(last, [
          ...namesIn(reference),
          ...reference.symbols.flatMap(membersOf).map(({ name }) => name),
        ]);
  const releases = await library.releasesWith(complete, version.source);
  const { note } = version.engine().search(last);
  // `TreeView` for `@mui/x-tree-view/TreeView`.
  const renamed = isModule ? (first.split('/')[2] ?? first) : last;
  const renames = [renamed, ...(isKnownOwner || first === last ? [] : [first])].flatMap((name) =>
    (allRenames(version).get(name) ?? []).map((rename) => ({ name, ...rename })),
  );
  const ofProduct = renames.filter(({ page }) => isKnownOwner && isAbout(page, owners));
  const mentions = renames.some(({ name }) => name === renamed) ? [] : mentionsOf(version, renamed);
  // Pages may use a name that was replaced in one place, such as that of a class, or warn of it.
  const pages = renames.length > 0 && owners.length === 0 ? pagesWith(version, last) : [];
  const plan =
    renames.length > 0 || mentions.length > 0 || releases.length > 0
      ? undefined
      : version.plans().planOf(last);
  // All products have an `apiRef`, not only the grid.
  const shown = isAlias ? parts.join('.') : full;
  // The reference lists all members of its components and hooks, but licensed packages may export anything, and add
  // members to interfaces.
  const isProven =
    (isKnownOwner && owners[0]?.kind !== 'interface') ||
    (pages.length === 0 &&
      // A member that was replaced may belong to another owner.
      renames.some((rename) =>
        rename.name !== last || parts.length === 1 ? isGone(rename.name, rename) : false,
      )) ||
    (pages.length === 0 && parts.length === 1 && note?.kind === 'removed') ||
    (isModule && LICENSED[first.split('/').slice(0, 2).join('/')] === undefined);
  return [
    pages.length > 0
      ? `The reference of ${LIBRARY} ${version.source.release} lists no \`${shown}\`.`
      : isProven
        ? `${LIBRARY} ${version.source.release} has no \`${shown}\`.`
        : `The MIT packages of ${LIBRARY} ${version.source.release} have no \`${shown}\`. Whether a licensed package has it isn't known here.`,
    ...(ofProduct.length > 0 ? ofProduct : renames)
      .slice(0, MOST_RENAMES)
      .map(
        ({ name, page, from, kind, replacement }) =>
          `Migration guide (${page}), ${from}: \`${name}\`${kind === undefined ? '' : ` (${kind})`} → ${replacement}`,
      ),
    ...mentions
      .slice(0, MOST_MENTIONS)
      .map(({ page, text }) => `Migration guide (${page}): ${text}`),
    // A plan may be that of a similar name.
    ...(note && note.kind !== 'unknown' && !(note.kind === 'plan' && note.name !== last)
      ? [noteText(note)]
      : []),
    ...(plan !== undefined && note?.kind !== 'plan' ? [planText(last, plan)] : []),
    ...(releases.length > 0 ? [`These releases have it: ${releases.join(', ')}.`] : []),
    ...(suggestions.length > 0
      ? [`Closest names: ${suggestions.map((name) => `\`${name}\``).join(', ')}.`]
      : []),
    ...(pages.length > 0 ? ['These pages mention it:', ...pages] : []),
    ...(isKnownOwner && releases.length === 0
      ? [`\`api\` with the name \`${owners[0]?.name}\` lists all of its members.`]
      : []),
  ].join('\n');
}

/** Whether a name is one of an earlier release, so that pages which contain it are about something else. */
const isReplaced = (version: Version, name: string): boolean =>
  (allRenames(version).get(name) ?? []).some((rename) => isGone(name, rename)) ||
  version.engine().search(name).note?.kind === 'removed';

/** Says what a theme may set for a component, if a path has the component's name in a theme: `components.MuiDataGrid`. */
function themeText(
  version: Version,
  { symbols }: ApiReference,
  parts: readonly string[],
): string | undefined {
  const key = parts.find((part) => /^Mui[A-Z]\w*$/.test(part));
  const component = symbols.find(
    (symbol) => symbol.kind === 'component' && symbol.themeName === key,
  );
  const taken = version.themeKeys().get(key ?? '') ?? (component && ['defaultProps']);
  return key === undefined || taken === undefined
    ? undefined
    : [
        component
          ? `\`${key}\` is what a theme calls \`${component.name}\`.`
          : `\`${key}\` is a component in a theme.`,
        taken.length > 0
          ? ` \`components.${key}\` takes ${taken.map((name) => `\`${name}\``).join(', ')}.`
          : '',
        component && membersOf(component).some((member) => 'className' in member)
          ? ` Its classes start with \`${key}-\`.`
          : '',
        '\n',
      ].join('');
}

/** Whether a path starts with a variable or a prop, such as `params.row` and `slots.toolbar`, not with a symbol. */
const startsWithVariable = (first: string): boolean =>
  /^[a-z]/.test(first) && !/^use[A-Z]/.test(first);

/**
 * Returns what is known about a member of symbols with the same name.
 *
 * @param name.isVariant - Whether the name is that of a licensed variant of the symbols.
 * @returns Undefined if they have no such member. `isOwn`: the symbols themselves have it.
 */
function memberOf(
  version: Version,
  reference: ApiReference,
  symbols: readonly ApiSymbol[],
  { first, member, isVariant }: { first: string; member: string; isVariant: boolean },
): { text: string; isOwn: boolean } | undefined {
  const found = symbols.flatMap((symbol) => findMembers(symbol, member));
  if (found.length > 0) {
    return { text: found.map(memberText).join('\n') + slotNames(symbols, member), isOwn: true };
  }
  // Interfaces are often split into several; `GridApi` has the members of all that it extends.
  const inherited = symbols
    .flatMap((symbol) => (symbol.kind === 'interface' ? symbol.extends : []))
    .flatMap((id) => reference.symbols.filter((symbol) => symbol.id === id))
    .flatMap((symbol) => findMembers(symbol, member));
  if (inherited.length > 0) {
    return { text: inherited.map(memberText).join('\n'), isOwn: false };
  }
  if (isLicensedMethod(first, member)) {
    return { text: licensedText(version, member) ?? '', isOwn: false };
  }
  if (!(ALIASES.has(first) || isVariant) || isReplaced(version, member)) {
    return undefined;
  }
  const text = isVariant
    ? documentedText(version, member, symbols[0])
    : (textOfMember(reference, member) ?? documentedText(version, member));
  return text === undefined ? undefined : { text, isOwn: false };
}

/** Answers the tool `api`. */
export async function api(
  library: Library,
  { name, cursor, version: request }: z.infer<typeof apiInput>,
): Promise<ToolAnswer> {
  const { version, note } = library.version(request);
  const reference = await version.reference();
  const parts = partsOf(name);
  const [first = name, ...rest] = parts;
  const answer = (text: string, found = true, more?: string) =>
    textAnswer({ version, text, found, cursor, note: joinNotes(note, more) || undefined });

  if (first.startsWith('@') && reference.packages.some((candidate) => first === candidate.name)) {
    return answer(packageText(reference, first));
  }
  const member = rest.at(-1);
  // `gaugeClasses.valueText` is a member of `GaugeClasses`, and `barElementClasses.root` a class of `BarElement`.
  const ofClasses =
    member !== undefined && first.endsWith('Classes')
      ? first.charAt(0).toUpperCase() + first.slice(1)
      : '';
  // The licensed variant of a component has its members, too.
  const base = first.replace(/(?<=\w)(?:Pro|Premium)$/, '');
  const licensed = member === undefined ? undefined : licensedText(version, first);
  const isVariant = base !== first && licensed !== undefined;
  const known =
    ALIASES.get(first) ??
    [ofClasses, ofClasses.slice(0, -'Classes'.length), ...(isVariant ? [base] : [])].find(
      (candidate) => reference.symbols.some((symbol) => symbol.name === candidate),
    ) ??
    first;
  const symbols = reference.symbols.filter((symbol) => symbol.name === known);
  if (symbols.length > 0 && member === undefined) {
    return answer(symbols.map(symbolText).join('\n'));
  }
  if (symbols.length > 0 && member !== undefined) {
    const ofVariant = isVariant ? `\`${first}\` has what \`${base}\` has.` : undefined;
    const found = memberOf(version, reference, symbols, { first, member, isVariant });
    return found === undefined
      ? answer(await missingName(library, version, reference, parts, symbols.slice(0, 1)), false)
      : answer(found.text, true, found.isOwn ? ofVariant : undefined);
  }
  if (licensed !== undefined) {
    return answer(licensed);
  }
  const exported = version.exports().get(known);
  const exporter = Object.entries(reference.otherExports).find(([, names]) =>
    names.includes(known),
  );
  if (exporter && member === undefined) {
    return answer(
      `\`${known}\` is exported by \`${moduleOfExport(exporter[0], known)}\`. The reference has no page for it.\n`,
    );
  }
  if (exported && member === undefined) {
    return answer(
      `\`${known}\` is exported by ${exported.map((module) => `\`${module}\``).join(', ')}. The reference has no page for it.\n`,
    );
  }
  const whole =
    member === undefined || isLicensedMethod(first, member)
      ? (moduleText(version, known) ?? licensedText(version, member ?? known))
      : undefined;
  if (whole !== undefined) {
    return answer(whole);
  }
  const from = exported ?? (exporter ? [moduleOfExport(exporter[0], known)] : undefined);
  if (from && member !== undefined) {
    return answer(
      [
        `\`${known}\` is exported by ${from.map((module) => `\`${module}\``).join(', ')}. The reference has no page for it, so its members aren't listed here.`,
        usedIn(pagesWith(version, known)),
      ].join('\n'),
    );
  }
  // Other symbols may have a member of that name, too, but for another purpose. What starts with a variable or a prop
  // belongs to each symbol that has the member.
  const isPath = member !== undefined && startsWithVariable(first);
  const owners = member === undefined || isPath ? [] : ownersLike(version, reference, known);
  const last = member ?? known;
  const text =
    owners.length > 0
      ? undefined
      : (textOfMember(reference, last, first) ??
        themeText(version, reference, parts) ??
        (isReplaced(version, last) && !isPath ? undefined : documentedText(version, last)));
  return text === undefined
    ? answer(await missingName(library, version, reference, parts, owners), false)
    : answer(text);
}
