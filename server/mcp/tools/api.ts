import type { CallToolResult } from '@modelcontextprotocol/server';
import * as z from 'zod';

import type { ApiReference, ApiSymbol } from '../../../src/plugins/api-reference/types';

import { cursorInput, joinNotes, textResult, versionInput } from '../answers';
import { findMembers, memberText, packageText, symbolText } from '../apiText';
import { membersOf, type Library, type Version } from '../library';
import { allRenames } from '../renames';
import { closestNames } from '../suggestions';
import { noteText } from './search';

export const apiInput = z.object({
  name: z
    .string()
    .min(1)
    .max(200)
    .describe(
      'DataGrid, DataGrid.sortModel, GridColDef, useGridApiRef, MuiDataGrid-cell, @mui/x-charts',
    ),
  cursor: cursorInput,
  version: versionInput,
});

/** Maximum number of symbols whose member is shown, if only the member was asked for. */
const MOST_MEMBERS = 12;

/** Maximum number of rows of migration guides about a name. */
const MOST_RENAMES = 6;

/** Names in code that stand for an interface of the reference. */
const ALIASES: Readonly<Record<string, string>> = { apiRef: 'GridApi', gridRef: 'GridApi' };

/** Returns the parts of a name as it may be copied from code: `<DataGrid sortModel={…} />`, `apiRef.current.setRows()`. */
function partsOf(name: string): string[] {
  const cleaned = name
    .trim()
    .replace(/^[`'"<.]+/, '')
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

/** Returns the members of all symbols that have a name; those of components and of the same product first. */
function membersNamed({ symbols }: ApiReference, name: string) {
  return symbols.flatMap((symbol) => findMembers(symbol, name));
}

function textOfMember(reference: ApiReference, name: string): string | undefined {
  const found = membersNamed(reference, name);
  if (found.length === 0) {
    return undefined;
  }
  const shown = found.slice(0, MOST_MEMBERS);
  const rest = found.slice(MOST_MEMBERS).map(({ symbol }) => symbol.name);
  return [
    `\`${name}\` is a member of ${found.length} ${found.length === 1 ? 'symbol' : 'symbols'} (complete list).\n`,
    ...shown.map(memberText),
    ...(rest.length > 0 ? [`Also in: ${[...new Set(rest)].join(', ')}\n`] : []),
  ].join('\n');
}

const namesIn = ({ symbols, otherExports }: ApiReference) => [
  ...symbols.map((symbol) => symbol.name),
  ...Object.values(otherExports).flat(),
];

/** Says which names were probably meant, and which releases have the name. */
async function missingName(
  library: Library,
  version: Version,
  reference: ApiReference,
  parts: readonly string[],
  owner: ApiSymbol | undefined,
): Promise<string> {
  const [first = ''] = parts;
  const last = parts.at(-1) ?? first;
  const full = owner ? `${owner.name}.${last}` : last;
  // Another release may have the member and its owner.
  const complete = owner ? full : parts.join('.');
  const candidates = owner
    ? membersOf(owner).map(({ name }) => name)
    : [...namesIn(reference), ...reference.symbols.flatMap(membersOf).map(({ name }) => name)];
  const suggestions = closestNames(last, candidates).map((name) =>
    owner ? `${owner.name}.${name}` : name,
  );
  const releases = await library.releasesWith(complete, version.source);
  const { note } = version.engine().search(last);
  const renames = allRenames(version).get(last) ?? [];
  return [
    `MUI X ${version.source.release} has no \`${full}\`.`,
    ...renames
      .slice(0, MOST_RENAMES)
      .map(
        ({ page, from, kind, replacement }) =>
          `Migration guide (${page}), ${from}: \`${last}\`${kind === undefined ? '' : ` (${kind})`} → ${replacement}`,
      ),
    ...(note && note.kind !== 'unknown' ? [noteText(note)] : []),
    ...(releases.length > 0 ? [`These releases have it: ${releases.join(', ')}.`] : []),
    ...(suggestions.length > 0
      ? [`Closest names: ${suggestions.map((name) => `\`${name}\``).join(', ')}.`]
      : []),
    ...(owner && releases.length === 0
      ? [`\`api\` with the name \`${owner.name}\` lists all of its members.`]
      : []),
  ].join('\n');
}

/** Answers the tool `api`. */
export async function api(
  library: Library,
  { name, cursor, version: request }: z.infer<typeof apiInput>,
): Promise<CallToolResult> {
  const { version, note } = library.version(request);
  const reference = await version.reference();
  const parts = partsOf(name);
  const [first = name, ...rest] = parts;
  const answer = (text: string, found = true, more?: string) =>
    textResult({ version, text, found, cursor, note: joinNotes(note, more) || undefined });

  if (first.startsWith('@') && reference.packages.some((one) => first === one.name)) {
    return answer(packageText(reference, first));
  }
  const known = ALIASES[first] ?? first;
  const symbols = reference.symbols.filter((symbol) => symbol.name === known);
  const member = rest.at(-1);
  if (symbols.length > 0 && member === undefined) {
    return answer(symbols.map(symbolText).join('\n'));
  }
  if (symbols.length > 0 && member !== undefined) {
    const found = symbols.flatMap((symbol) => findMembers(symbol, member));
    if (found.length > 0) {
      return answer(found.map(memberText).join('\n'));
    }
    // Interfaces are often split into several; `GridApi` has the members of all that it extends.
    const inherited = symbols
      .flatMap((symbol) => (symbol.kind === 'interface' ? symbol.extends : []))
      .flatMap((id) => reference.symbols.filter((symbol) => symbol.id === id))
      .flatMap((symbol) => findMembers(symbol, member));
    return inherited.length > 0
      ? answer(inherited.map(memberText).join('\n'))
      : answer(await missingName(library, version, reference, parts, symbols[0]), false);
  }
  const exporter = Object.entries(reference.otherExports).find(([, names]) =>
    names.includes(known),
  );
  if (exporter && member === undefined) {
    return answer(
      `\`${known}\` is exported by \`${exporter[0]}\`. The reference has no page for it.\n`,
    );
  }
  const text = textOfMember(reference, member ?? known);
  return text === undefined
    ? answer(await missingName(library, version, reference, parts, undefined), false)
    : answer(text);
}
