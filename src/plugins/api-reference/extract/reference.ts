import path from 'node:path';

import ts from 'typescript';

import { apiSlug } from '../../../core/navigation';
import type { ApiHook, ApiInterface, ApiReference, ApiSymbol } from '../types';

import { descriptionOf, isIgnored, tagOf } from './comments';
import { complete } from './complete';
import { propsTypeOf, readComponent } from './components';
import {
  isDocumented,
  namesWithout,
  propertiesOf,
  readMembers,
  readSignature,
  unlistedOf,
  type ExtractContext,
  type Ownership,
} from './members';
import { PRODUCTS, type SourcePackage } from './packages';
import type { ClassNames } from './runtimeClasses';
import { linkNames } from './typeText';

/** A name that a package exports. */
interface Exported {
  name: string;
  /** The symbol that it resolves to. */
  symbol: ts.Symbol;
  source: SourcePackage;
  /** Paths of the package's entries that export it. */
  entries: readonly string[];
}

type Kind = ApiSymbol['kind'];

/** Types that are documented on the page of their component. */
const PARTS_OF_COMPONENTS = /(?:Props|Slots|SlotProps|Classes|ClassKey|OwnerState)$/;

const OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

function createProgram(packages: readonly SourcePackage[]): ts.Program {
  const files = packages.flatMap(({ directory, entries }) => [
    ...entries.map(({ file }) => file),
    path.join(directory, 'themeAugmentation/index.d.ts'),
  ]);
  return ts.createProgram({
    rootNames: files.filter((file) => ts.sys.fileExists(file)),
    options: OPTIONS,
  });
}

const resolveAlias = (symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/**
 * Returns all symbols that a package itself declares and exports, each once, under its own name if that is exported.
 */
function readExports(
  source: SourcePackage,
  program: ts.Program,
  checker: ts.TypeChecker,
): Exported[] {
  const found = new Map<ts.Symbol, { names: Set<string>; entries: Set<string> }>();
  const home = source.directory + path.sep;
  for (const entry of source.entries) {
    const file = program.getSourceFile(entry.file);
    const module = file && checker.getSymbolAtLocation(file);
    for (const exported of module ? checker.getExportsOfModule(module) : []) {
      const symbol = resolveAlias(exported, checker);
      const declarations = symbol.getDeclarations() ?? [];
      if (
        declarations.some((declaration) =>
          path.normalize(declaration.getSourceFile().fileName).startsWith(home),
        )
      ) {
        const known = found.get(symbol) ?? { names: new Set(), entries: new Set() };
        known.names.add(exported.name);
        known.entries.add(entry.path);
        found.set(symbol, known);
      }
    }
  }
  return [...found].map(([symbol, { names, entries }]) => ({
    symbol,
    source,
    name: names.has(symbol.name)
      ? symbol.name
      : ([...names].sort((a, b) => a.length - b.length)[0] ?? symbol.name),
    entries: [...entries],
  }));
}

const isObjectType = (type: ts.Type): boolean =>
  Boolean(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) &&
  type.getCallSignatures().length === 0 &&
  type.getConstructSignatures().length === 0;

/** Returns the object type of a name, or a union if all of its constituents are object types. */
function objectTypeOf(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Type | undefined {
  if (!(symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias))) {
    return undefined;
  }
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  if (checker.isArrayType(type) || checker.isTupleType(type)) {
    return undefined;
  }
  const isObject = type.isUnion() ? type.types.every(isObjectType) : isObjectType(type);
  return isObject ? type : undefined;
}

/**
 * Returns the kind of a name's page. Undefined for strings, functions, unions, and objects without their own fields.
 */
function kindOf({ name, symbol }: Exported, context: Ownership): Kind | undefined {
  const { checker } = context;
  if (isIgnored(symbol, checker)) {
    return undefined;
  }
  const isValue = Boolean(
    symbol.flags & (ts.SymbolFlags.Function | ts.SymbolFlags.Variable | ts.SymbolFlags.Class),
  );
  if (isValue && /^(?:unstable_)?use[A-Z]/.test(name)) {
    const type = checker.getTypeOfSymbol(symbol);
    return type.getCallSignatures().length > 0 ? 'hook' : undefined;
  }
  if (isValue && /^(?:Unstable_|Experimental)?[A-Z]/.test(name) && !/^[A-Z\d_]+$/.test(name)) {
    return propsTypeOf(symbol, checker) ? 'component' : undefined;
  }
  const type = objectTypeOf(symbol, checker);
  return type && propertiesOf(type, checker).some((member) => isDocumented(member, context))
    ? 'interface'
    : undefined;
}

/** Returns the modules that readers import from: the component's own folder, the hooks' folder, the root. */
function modulesOf({ source, entries }: Exported): [string, ...string[]] {
  const folders = entries.filter((entry) => /^[A-Z]|^use[A-Z]|^hooks$/.test(entry)).sort();
  const [first = '', ...rest] = [...folders, ...(entries.includes('') ? [''] : [])].map((entry) =>
    entry ? `${source.name}/${entry}` : source.name,
  );
  return first ? [first, ...rest] : [`${source.name}/${entries[0] ?? ''}`];
}

/** Returns the keys of the theme's `components`, from the packages' augmentation of Material UI's types. */
function readThemeNames(
  packages: readonly SourcePackage[],
  program: ts.Program,
): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { directory } of packages) {
    const file = program
      .getSourceFiles()
      .filter(({ fileName }) =>
        path.normalize(fileName).startsWith(path.join(directory, 'themeAugmentation')),
      );
    for (const source of file) {
      for (const match of source.text.matchAll(/^\s*(Mui[A-Z]\w*)\??:/gm)) {
        names.add(match[1] ?? '');
      }
    }
  }
  return names;
}

/** Returns the interfaces with pages that a symbol extends. */
function readExtends(symbol: ts.Symbol, context: ExtractContext): string[] {
  const names = (symbol.getDeclarations() ?? [])
    .filter(ts.isInterfaceDeclaration)
    .flatMap((declaration) => declaration.heritageClauses ?? [])
    .flatMap(({ types }) => types.map(({ expression }) => expression.getText()));
  return [...new Set(names.map(context.names.page).filter((id) => id !== undefined))];
}

function readTypeParameters(symbol: ts.Symbol): string {
  const declaration = symbol
    .getDeclarations()
    ?.find(
      (getDeclaration) =>
        ts.isInterfaceDeclaration(getDeclaration) || ts.isTypeAliasDeclaration(getDeclaration),
    );
  const parameters =
    declaration &&
    (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration))
      ? (declaration.typeParameters ?? [])
      : [];
  const texts = parameters.map((parameter) => parameter.getText().replace(/\s+/g, ' '));
  return texts.length > 0 ? `<${texts.join(', ')}>` : '';
}

/** Returns the fields of a type if it is an object that the packages declare, and the names of its other fields. */
function ownFields(type: ts.Type | undefined, context: ExtractContext) {
  const { checker } = context;
  const some = type && checker.getNonNullableType(type);
  if (!some || !isObjectType(some) || checker.isArrayType(some)) {
    return { listed: [], unlisted: [] };
  }
  const listed = readMembers(some, context);
  return { listed, unlisted: namesWithout(some, listed, checker) };
}

function readHook(
  { symbol }: Exported,
  context: ExtractContext,
): Pick<ApiHook, 'signatures' | 'parameters' | 'result' | 'unlisted'> {
  const { checker, names } = context;
  const overloads = checker.getTypeOfSymbol(symbol).getCallSignatures();
  const [first] = overloads;
  const only = first?.getParameters().length === 1 ? first.getParameters()[0] : undefined;
  const parameters = ownFields(only && checker.getTypeOfSymbol(only), context);
  const result = ownFields(first?.getReturnType(), context);
  return {
    signatures: overloads.map((overload) => ({
      ...readSignature(overload, symbol, context),
      text: linkNames(
        checker
          .signatureToString(
            overload,
            undefined,
            ts.TypeFormatFlags.NoTruncation |
              ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
              ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType,
          )
          .replace(/import\("[^"]*"\)\./g, '')
          .replace(/\s+/g, ' '),
        names,
      ),
    })),
    parameters: parameters.listed,
    result: result.listed,
    ...unlistedOf({ parameters: parameters.unlisted, result: result.unlisted }),
  };
}

function readInterface(
  { symbol }: Exported,
  type: ts.Type,
  context: ExtractContext,
): Pick<ApiInterface, 'typeParameters' | 'members' | 'extends' | 'unlisted'> {
  const members = readMembers(type, context);
  return {
    typeParameters: readTypeParameters(symbol),
    members,
    extends: readExtends(symbol, context),
    ...unlistedOf({ members: namesWithout(type, members, context.checker) }),
  };
}

/** A symbol with a page, before its members are read. */
interface Listed extends Exported {
  id: string;
  kind: Kind;
}

/** Types that describe a part of a component, by the end of their names. */
const PARTS = [
  ['SlotProps', 'slots'],
  ['Slots', 'slots'],
  ['Classes', 'css-classes'],
  ['Props', undefined],
] as const;

/**
 * Returns a reference to the page of the component that a name is a part of, unless it is the page that the name is on.
 *
 * @param name - Name of the symbol that the page is about.
 * @param pages - Ids of symbols with pages, by name.
 */
function partOf(text: string, name: string, pages: ReadonlyMap<string, string>) {
  const [suffix, section] = PARTS.find(([end]) => text.endsWith(end)) ?? [];
  const component = suffix && text.slice(0, -suffix.length);
  const symbol = component ? pages.get(component) : undefined;
  return symbol === undefined || (component === name && section === undefined)
    ? undefined
    : { symbol, ...(section && { section }) };
}

/**
 * Returns exported names by the name of the unexported declaration that they alias: `type GridApi = GridApiCommunity`.
 */
function readPublicNames(exports: readonly Exported[]): ReadonlyMap<string, string> {
  const exported = new Set(exports.map(({ name }) => name));
  return new Map(
    exports.flatMap(({ name, symbol }) =>
      (symbol.getDeclarations() ?? [])
        .filter(ts.isTypeAliasDeclaration)
        .filter(({ typeParameters }) => !typeParameters)
        .map(({ type }) => type.getText())
        .filter((target) => /^\w+$/.test(target) && /^[A-Z]/.test(target) && !exported.has(target))
        .map((target): [string, string] => [target, name]),
    ),
  );
}

/** Assigns each symbol the path of its page. If two symbols would share a path, the kind is appended. */
function listSymbols(exports: readonly Exported[], context: Ownership): Listed[] {
  const kinds = exports.flatMap((exported) => {
    const kind = kindOf(exported, context);
    return kind ? [{ ...exported, kind }] : [];
  });
  const components = new Set(
    kinds.filter(({ kind }) => kind === 'component').map(({ name }) => name),
  );
  const taken = new Set<string>();
  const order: readonly Kind[] = ['component', 'hook', 'interface'];
  return kinds
    .filter(
      ({ kind, name }) =>
        kind !== 'interface' ||
        !PARTS_OF_COMPONENTS.test(name) ||
        !components.has(name.replace(PARTS_OF_COMPONENTS, '')),
    )
    .sort(
      (a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || a.name.localeCompare(b.name, 'en'),
    )
    .map((found) => {
      const folder = PRODUCTS.find(({ id }) => id === found.source.product)?.folder ?? '';
      // `Unstable_X` gets the future path of `X`, unless there already is an `X`.
      const ids = [
        apiSlug(found.name.replace(/^unstable_/i, '')),
        apiSlug(found.name),
        `${apiSlug(found.name)}-${found.kind}`,
      ].map((slug) => `${folder}/${slug}`);
      const id =
        ids.find((candidate) => !taken.has(candidate)) ?? `${folder}/${apiSlug(found.name)}`;
      taken.add(id);
      return { ...found, id };
    });
}

/**
 * Returns all public components, hooks and interfaces of packages, read from their types.
 *
 * @param packages - The packages of one release.
 * @param classNames - Returns the class names for keys in `classes`.
 * @throws Error that names the symbol whose type or class names can't be resolved.
 */
export function readReference(
  packages: readonly SourcePackage[],
  classNames: ClassNames,
): ApiReference {
  const program = createProgram(packages);
  const checker = program.getTypeChecker();
  const homes = packages.map(({ directory }) => directory + path.sep);
  const isOwn = (declaration: ts.Declaration) => {
    const file = path.normalize(declaration.getSourceFile().fileName);
    return (
      homes.some((home) => file.startsWith(home)) ||
      /[\\/]node_modules[\\/]@mui[\\/]x-(?!license)[\w-]+[\\/]/.test(file)
    );
  };
  const exportsBySource = packages.map((source) => ({
    source,
    exports: readExports(source, program, checker),
  }));
  const listed = exportsBySource.flatMap(({ exports }) => listSymbols(exports, { checker, isOwn }));
  const ids = new Set<string>();
  for (const { id, source, name } of listed) {
    if (ids.has(id)) {
      throw new Error(
        `Two symbols of the API reference share the page /x/api/${id}/. One of them is ${name} from ${source.name}.`,
      );
    }
    ids.add(id);
  }
  const themeNames = readThemeNames(packages, program);

  const symbols = exportsBySource.flatMap(({ source, exports }) => {
    const ofProduct = listed.filter((item) => item.source.product === source.product);
    const pages = new Map([...listed, ...ofProduct].map(({ name, id }) => [name, id]));
    const publicNames = readPublicNames(exports);
    return listed
      .filter((item) => item.source === source)
      .map((item): ApiSymbol => {
        const { id, name, symbol, kind } = item;
        const context: ExtractContext = {
          checker,
          isOwn,
          names: {
            page: (text) => (text === name ? undefined : pages.get(text)),
            partOf: (text) => partOf(text, name, pages),
            publicName: (text) => publicNames.get(text) ?? text,
            isOwn,
          },
        };
        const deprecated = tagOf(symbol, checker, 'deprecated');
        const base = {
          id,
          name,
          product: source.product,
          ...(source.plan && { plan: source.plan }),
          description: descriptionOf(symbol, checker),
          ...(deprecated !== undefined && { deprecated }),
          ...(/^(?:unstable_|Unstable_|Experimental)/.test(name) && { unstable: true }),
          modules: modulesOf(item),
        };
        if (kind === 'hook') {
          return { ...base, kind, ...readHook(item, context) };
        }
        const type =
          kind === 'component' ? propsTypeOf(symbol, checker) : objectTypeOf(symbol, checker);
        if (!type) {
          throw new Error(`The type of ${name} from ${source.name} can't be resolved.`);
        }
        return kind === 'component'
          ? { ...base, kind, ...readComponent(name, type, classNames, themeNames, context) }
          : { ...base, kind, ...readInterface(item, type, context) };
      });
  });
  return {
    packages: packages.map(({ name, version, product, plan }) => ({
      name,
      version,
      product,
      ...(plan && { plan }),
    })),
    symbols: symbols.map(complete).sort((a, b) => (a.id < b.id ? -1 : 1)),
    otherExports: Object.fromEntries(
      exportsBySource.map(({ source, exports }) => [
        source.name,
        exports
          .map(({ name }) => name)
          .filter((name) => !listed.some((item) => item.source === source && item.name === name))
          .sort(),
      ]),
    ),
  };
}
