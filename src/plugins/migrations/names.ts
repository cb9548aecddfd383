import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

import { packagesHost } from '../../core/compiler';

import { OPTIONS } from './compilerOptions';

/** What a public name of a package is. */
export type NameKind =
  | 'export'
  | 'prop'
  | 'slot'
  | 'class'
  | 'event'
  | 'method'
  | 'locale text'
  | 'member'
  | 'theme key';

/** A name that an application can contain: an export, or a part of one. */
export interface PublicName {
  kind: NameKind;
  name: string;
  /** The export that it is a part of. Empty for exports and theme keys. */
  owner: string;
  /** The type as it is declared, on one line. Empty if it has none. */
  type: string;
  /** For an export, the entries that have it, such as `DataGrid`. The package's root is `''`. */
  entries?: readonly string[];
}

/** Folders of a package that don't contain public entries. */
const NO_ENTRIES = new Set(['esm', 'internals', 'legacy', 'modern', 'node', 'node_modules']);

/** Files of packages that contain code of several packages of MUI X. */
const SHARED_CODE = /\/@mui\/x-[\w-]+\/(?!.*\/node_modules\/)/;

/** Returns the file with the types of a package's root, which isn't `index.d.ts` in the oldest packages. */
function rootTypes(folder: string): string {
  const { types = 'index.d.ts' } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as { types?: string };
  return path.join(folder, types);
}

/**
 * Returns the type declarations of a package's public entries, by their paths in it. The root's path is empty.
 *
 * @throws Error if the root has no types.
 */
export function entriesOf(folder: string): Map<string, string> {
  const root = existsSync(path.join(folder, 'index.d.ts'))
    ? path.join(folder, 'index.d.ts')
    : rootTypes(folder);
  if (!existsSync(root)) {
    throw new Error(`${root} doesn't exist, so the package's public names can't be read.`);
  }
  const folders = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NO_ENTRIES.has(entry.name))
    .map(({ name }) => [name, path.join(folder, name, 'index.d.ts')] as const)
    .filter(([name, file]) => path.dirname(root) !== path.join(folder, name) && existsSync(file))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return new Map([['', root], ...folders]);
}

/** Returns the kind of the members of an exported type. */
function memberKind(name: string): NameKind {
  if (/(?:Slots|SlotsComponents?|SlotComponents)$/.test(name)) {
    return 'slot';
  }
  if (/Classes$/.test(name)) {
    return 'class';
  }
  if (/^Grid(?:Controlled)?(?:State)?Event(?:Lookup|s)$/.test(name)) {
    return 'event';
  }
  if (/(?:^Grid.*Api(?:Common)?|PublicAPI|Actions)$/.test(name)) {
    return 'method';
  }
  if (/LocaleText$/.test(name)) {
    return 'locale text';
  }
  return /Props$/.test(name) ? 'prop' : 'member';
}

const isComponentName = (name: string) => /^[A-Z][a-z]/.test(name);

/** Names that React reads itself, or that only the package's own code uses. */
const isPrivate = (name: string) =>
  name.startsWith('_') || /^(?:key|ref|children|propTypes|displayName)$/.test(name);

/** Returns the declared type of a property, or the parameters and result of a method. */
function typeText(name: string, declaration: ts.Declaration): string {
  const text = ts.isMethodSignature(declaration)
    ? declaration.getText().slice(name.length)
    : ts.isPropertySignature(declaration)
      ? (declaration.type?.getText() ?? '')
      : '';
  return text.replace(/\s+/g, ' ');
}

/** Collects the public names of a package. */
class NameReader {
  readonly names = new Map<string, PublicName>();
  private readonly program: ts.Program;
  private readonly checker: ts.TypeChecker;

  constructor(
    private readonly folder: string,
    private readonly entries: ReadonlyMap<string, string>,
  ) {
    this.program = ts.createProgram([...entries.values()], OPTIONS, packagesHost(OPTIONS));
    this.checker = this.program.getTypeChecker();
  }

  private add(name: PublicName) {
    const key = `${name.kind} ${name.owner}.${name.name}`;
    if (!isPrivate(name.name) && !this.names.has(key)) {
      this.names.set(key, name);
    }
  }

  /**
   * Returns the declaration of a symbol in the package, or in a package that shares code between those of MUI X, such as
   * `@mui/x-internals`. Undefined for those of others.
   */
  private ownDeclaration(symbol: ts.Symbol): ts.Declaration | undefined {
    return symbol.declarations?.find((declaration) => {
      const { fileName } = declaration.getSourceFile();
      return fileName.startsWith(`${this.folder}/`) || SHARED_CODE.test(fileName);
    });
  }

  private addMembers(kind: NameKind, owner: string, type: ts.Type) {
    for (const member of type.getProperties()) {
      const declaration = this.ownDeclaration(member);
      if (declaration) {
        this.add({ kind, name: member.name, owner, type: typeText(member.name, declaration) });
      }
    }
  }

  private addExport(entry: string, exported: ts.Symbol) {
    const { name } = exported;
    const symbol =
      exported.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(exported) : exported;
    // Components are exported both by name and as the default of their entry.
    if (!this.ownDeclaration(symbol) || name === 'default') {
      return;
    }
    const known = this.names.get(`export .${name}`);
    this.names.set(`export .${name}`, {
      kind: 'export',
      name,
      owner: '',
      type: '',
      entries: [...(known?.entries ?? []), entry],
    });
    if (entry === 'locales') {
      return;
    }
    if (symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias)) {
      const type = this.checker.getDeclaredTypeOfSymbol(symbol);
      if (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) {
        this.addMembers(memberKind(name), name, type);
      }
    }
    if (symbol.flags & ts.SymbolFlags.Value && isComponentName(name)) {
      const [signature] = this.checker.getTypeOfSymbol(symbol).getCallSignatures();
      const [props] = signature?.getParameters() ?? [];
      if (props) {
        this.addMembers('prop', name, this.checker.getTypeOfSymbol(props));
      }
    }
  }

  read(): PublicName[] {
    for (const [entry, file] of this.entries) {
      const source = this.program.getSourceFile(file);
      const module = source && this.checker.getSymbolAtLocation(source);
      if (entry !== 'themeAugmentation' && module) {
        this.checker
          .getExportsOfModule(module)
          .forEach((exported) => this.addExport(entry, exported));
      }
    }
    for (const { fileName, text } of this.program.getSourceFiles()) {
      if (fileName.startsWith(`${this.folder}/themeAugmentation/`)) {
        for (const [, name = ''] of text.matchAll(/^\s*(Mui\w+)\??:/gm)) {
          this.add({ kind: 'theme key', name, owner: '', type: '' });
        }
      }
    }
    return [...this.names.values()];
  }
}

/**
 * Returns the public names of a package, read from the types of its public entries: its exports, the members of its
 * exported types and of its components' props, and its keys in the theme. Members that it inherits from other packages,
 * such as the attributes of an element, aren't included.
 *
 * @param packageFolder - The package's folder. Its dependencies are looked up from there.
 * @throws Error if the package has no types.
 */
export function publicNames(packageFolder: string): PublicName[] {
  const folder = realpathSync(packageFolder);
  return new NameReader(folder, entriesOf(folder)).read();
}
