import ts from 'typescript';

import { nearest } from '../../../core/validation/nearest';
import { packageNameOf } from '../../../core/versions/packages';

import { LICENSED, type LicensedPackage } from './licensed';

/**
 * Third-party tools and libraries that pages use in examples and that aren't installed here. Code that imports them is
 * checked, except for what comes from them.
 */
export const OTHERS: readonly string[] = [
  '@tanstack/react-query',
  '@vitejs/plugin-react',
  'swr',
  'vite',
  'vitest',
];

/** A name that can be declared. An import may also name any string. */
const IDENTIFIER = /^[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*$/u;

/** Returns the names that code imports, by module. A default import is `default`. */
export function importedNames(source: ts.SourceFile): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>();
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const module = statement.moduleSpecifier.text;
      const found = names.get(module) ?? new Set();
      names.set(module, found);
      const clause = statement.importClause;
      if (clause?.name) {
        found.add('default');
      }
      if (clause?.namedBindings && ts.isNamedImports(clause.namedBindings)) {
        clause.namedBindings.elements
          .map(({ name, propertyName }) => (propertyName ?? name).text)
          .filter((name) => IDENTIFIER.test(name))
          .forEach((name) => found.add(name));
      }
    }
  }
  return names;
}

/** Declares an export without a type, as a value and as a type. */
export const untyped = (name: string): string =>
  name === 'default'
    ? 'declare const anything: any;\nexport default anything;\n'
    : `export declare const ${name}: any;\nexport type ${name}<A = any, B = any, C = any> = any;\n`;

/** Returns the names that a licensed module probably has in addition to those of the MIT package. */
function licensedNames(
  { components }: LicensedPackage,
  asked: ReadonlySet<string>,
  community: ReadonlySet<string>,
): string[] {
  const known = new Set([...components, ...community]);
  // A name that differs from a known one by one letter is a typo. Any other name may exist.
  return [...asked].filter(
    (name) =>
      !community.has(name) && (components.includes(name) || nearest(name, known, 1) === undefined),
  );
}

/**
 * Returns a declaration for a module that isn't installed. For a licensed package, it contains the exports of the MIT
 * package's module with their types, and the requested names without types. For any other package, it only contains the
 * requested names.
 *
 * @param specifier - The module, such as `@mui/x-data-grid-pro`.
 * @param asked - Names that any code imports from it.
 * @param exportsOf - Returns the names that a module exports, or undefined if it can't be found.
 * @returns The declaration, or undefined if the package is unknown, so that the module can't be found.
 */
export function declarationOf(
  specifier: string,
  asked: ReadonlySet<string>,
  exportsOf: (specifier: string) => ReadonlySet<string> | undefined,
): string | undefined {
  const name = packageNameOf(specifier) ?? specifier;
  const known = LICENSED[name];
  if (known) {
    const community = known.extends && specifier.replace(name, known.extends);
    const exported = community ? exportsOf(community) : undefined;
    return [
      'export {};\n',
      ...(community && exported ? [`export * from ${JSON.stringify(community)};\n`] : []),
      ...licensedNames(known, asked, exported ?? new Set()).map(untyped),
    ].join('');
  }
  return OTHERS.includes(name) ? ['export {};\n', ...[...asked].map(untyped)].join('') : undefined;
}

/**
 * Returns true if a name has no type.
 *
 * @param exportsOf - Returns the names that a module exports.
 * @param isInstalled - Returns whether a module is that of an installed package.
 */
export function isUntyped(
  specifier: string,
  name: string,
  exportsOf: (specifier: string) => ReadonlySet<string> | undefined,
  isInstalled: (specifier: string) => boolean,
): boolean {
  const owner = packageNameOf(specifier) ?? specifier;
  const known = LICENSED[owner];
  if (known && isInstalled(specifier)) {
    return false;
  }
  if (!known) {
    return OTHERS.includes(owner);
  }
  const community = known.extends && specifier.replace(owner, known.extends);
  return !(community && exportsOf(community)?.has(name));
}
