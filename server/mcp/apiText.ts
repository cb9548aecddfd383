import type {
  ApiClass,
  ApiMember,
  ApiReference,
  ApiSignature,
  ApiSlot,
  ApiSymbol,
  ApiType,
  ApiTypeText,
} from '../../src/plugins/api-reference/types';

const PLAN_NAMES = { pro: 'Pro', premium: 'Premium' } as const;

const plain = (text: ApiTypeText) =>
  text.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');

/** Returns a type on one line, complete. */
const typeText = ({ short, full }: ApiType) => plain(full ?? short);

const code = (text: string) => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);

const oneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ').trim();

/** Returns a sentence about since when something exists, which plan it needs, and whether it is deprecated. */
function notesOf({
  since,
  plan,
  deprecated,
}: Pick<ApiMember, 'since' | 'plan' | 'deprecated'>): string {
  return [
    since === undefined ? '' : ` Since ${since.includes('.') ? since : `v${since}`}.`,
    plan === undefined ? '' : ` Requires the ${PLAN_NAMES[plan]} plan.`,
    deprecated === undefined ? '' : ` Deprecated. ${oneLine(deprecated)}`,
  ]
    .join('')
    .trimEnd();
}

function memberLine(member: ApiMember | ApiSlot): string {
  const required = member.required ? ' (required)' : '';
  const byDefault =
    'defaultComponent' in member && member.defaultComponent !== undefined
      ? ` = ${code(member.defaultComponent)}`
      : member.defaultValue === undefined
        ? ''
        : ` = ${code(member.defaultValue)}`;
  const description = member.description ? ` ${oneLine(member.description)}` : '';
  return `- \`${member.name}\`${required}: ${code(typeText(member.type))}${byDefault}.${description}${notesOf(member)}`;
}

const classLine = ({ name, className, description, since, deprecated }: ApiClass) =>
  `- \`${name}\`: \`.${className}\`. ${oneLine(description)}${notesOf({ since, deprecated })}`.trimEnd();

function signatureLines({ parameters, returns }: ApiSignature): string[] {
  return [
    ...parameters.map(
      ({ name, type, optional, description }) =>
        `- \`${name}${optional ? '?' : ''}\`: ${code(typeText(type))}.${description ? ` ${oneLine(description)}` : ''}`,
    ),
    `- Returns ${code(typeText(returns.type))}.${returns.description ? ` ${oneLine(returns.description)}` : ''}`,
  ];
}

function table(title: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? [`## ${title} (${lines.length}, complete)`, lines.join('\n')] : [];
}

/** Returns the import of a symbol. */
export const importOf = ({ kind, name, modules }: ApiSymbol): string =>
  `import ${kind === 'interface' ? 'type ' : ''}{ ${name} } from '${modules[0]}';`;

/** Symbols with more members get a list of all names before the details. */
const MOST_WITHOUT_NAMES = 25;

/** Returns the names of a long list on one line. The details may be on a later page of the answer. */
function namesLine(title: string, members: readonly { name: string }[]): string[] {
  return members.length > MOST_WITHOUT_NAMES
    ? [
        `All ${members.length} ${title}: ${members.map(({ name }) => name).join(', ')}. Details are below.`,
      ]
    : [];
}

/** Returns a symbol of the API reference as Markdown: everything that its page has. */
export function symbolText(symbol: ApiSymbol): string {
  const parts = [
    `# ${symbol.name} (${symbol.kind})`,
    `\`\`\`ts\n${importOf(symbol)}\n\`\`\``,
    ...(symbol.description ? [symbol.description.trim()] : []),
    ...(notesOf(symbol) ? [notesOf(symbol).trim()] : []),
    ...(symbol.unstable ? ['Unstable: it may change in any release.'] : []),
  ];
  switch (symbol.kind) {
    case 'component': {
      const { inherits, ref, themeName } = symbol;
      const facts = [
        inherits ? `It also accepts the props of ${code(inherits.name)}.` : '',
        ref ? `Its ref is ${code(ref)}.` : '',
        themeName ? `Its name in the theme is ${code(themeName)}.` : '',
      ].filter(Boolean);
      parts.push(
        ...(facts.length > 0 ? [facts.join(' ')] : []),
        ...namesLine('props', symbol.props),
        ...namesLine('slots', symbol.slots),
        ...table('Props', symbol.props.map(memberLine)),
        ...table('Slots', symbol.slots.map(memberLine)),
        ...table('CSS classes', symbol.classes.map(classLine)),
      );
      break;
    }
    case 'hook':
      parts.push(
        ...symbol.signatures.flatMap((signature) => [
          `\`\`\`ts\n${plain(signature.text)}\n\`\`\``,
          signatureLines(signature).join('\n'),
        ]),
        ...table('Parameters', symbol.parameters.map(memberLine)),
        ...table('Result', symbol.result.map(memberLine)),
      );
      break;
    case 'interface':
      parts.push(
        ...(symbol.extends.length > 0
          ? [`It extends ${symbol.extends.map((id) => code(id)).join(', ')}.`]
          : []),
        ...namesLine('members', symbol.members),
        ...table('Members', symbol.members.map(memberLine)),
      );
  }
  return `${parts.join('\n\n')}\n`;
}

/** A member of a symbol, with the list that has it. */
export interface FoundMember {
  symbol: ApiSymbol;
  list: 'prop' | 'slot' | 'class' | 'parameter' | 'field' | 'member';
  member: ApiMember | ApiSlot | ApiClass;
}

/** Returns the members of a symbol that have a name. A class is also found by its name in the document. */
export function findMembers(symbol: ApiSymbol, name: string): FoundMember[] {
  const pick = (list: FoundMember['list'], members: readonly FoundMember['member'][]) =>
    members
      .filter(
        (member) => member.name === name || ('className' in member && member.className === name),
      )
      .map((member): FoundMember => ({ symbol, list, member }));
  switch (symbol.kind) {
    case 'component':
      return [
        ...pick('prop', symbol.props),
        ...pick('slot', symbol.slots),
        ...pick('class', symbol.classes),
      ];
    case 'hook':
      return [...pick('parameter', symbol.parameters), ...pick('field', symbol.result)];
    case 'interface':
      return pick('member', symbol.members);
  }
}

/** Returns a member of a symbol as Markdown. */
export function memberText({ symbol, list, member }: FoundMember): string {
  const line = 'className' in member ? classLine(member) : memberLine(member);
  const signature =
    'signature' in member && member.signature
      ? `\n\nParameters of the function:\n\n${signatureLines(member.signature).join('\n')}`
      : '';
  return `## ${symbol.name}: ${list} \`${member.name}\`\n\n${line}${signature}\n`;
}

/** Returns the symbols of a package as Markdown. */
export function packageText({ symbols, otherExports }: ApiReference, name: string): string {
  const own = symbols.filter(({ modules }) =>
    modules.some((module) => module === name || module.startsWith(`${name}/`)),
  );
  const of = (kind: ApiSymbol['kind']) =>
    own.filter((symbol) => symbol.kind === kind).map((symbol) => symbol.name);
  const list = (title: string, names: readonly string[]) =>
    names.length > 0 ? `## ${title} (${names.length}, complete)\n\n${names.join(', ')}\n` : '';
  return [
    `# ${name}\n`,
    list('Components', of('component')),
    list('Hooks', of('hook')),
    list('Interfaces', of('interface')),
    list('Other exports, without a page', otherExports[name] ?? []),
  ]
    .filter(Boolean)
    .join('\n');
}
