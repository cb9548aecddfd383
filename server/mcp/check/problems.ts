import ts from 'typescript';

import { nearest } from '../../../src/core/nearest';
import { packageNameOf } from '../../../src/core/packages/name';
import {
  IMPLICIT_ANY,
  NO_MODULE,
  type InspectedBlock,
} from '../../../src/plugins/api-reference/check/compile';

/** A problem that the compiler found. */
export interface FoundProblem {
  line: number;
  message: string;
  /** The name that doesn't exist. */
  name?: string;
  /** Where it doesn't exist: a component, a type or a module. */
  owner?: string;
  /** What kind of name it is. */
  kind?: 'prop' | 'property' | 'export' | 'module' | 'identifier';
  suggestion?: string;
}

/** "Cannot find name …", also with a suggestion, and in shorthand properties. */
const NO_NAME = new Set([2304, 2552, 18004, 2503]);
/** An import or export of a name that the module lacks. */
const NO_EXPORT = new Set([2305, 2614, 2724, 2459, 2460, 2694]);
/** A property that a type lacks. */
const NO_PROPERTY = new Set([2339, 2551, 2353, 2561, 2322, 2559, 2769, 2345]);
/** Messages about types that only arise because what is imported from files that aren't here has no type. */
const FROM_UNKNOWN = /\btype '(?:unknown|never|\{\}|string \| number \| symbol)'/i;
/** A property that a type of the packages lacks. */
const NO_PROPERTY_OF = /^Property '\w+' does not exist on type '(\w+)/;
/** "No overload matches this call", and other messages whose first line says least. */
const LONGEST_LINES = 3;

/** Returns the innermost node at a position. */
function nodeAt(source: ts.SourceFile, position: number): ts.Node {
  let found: ts.Node = source;
  const visit = (node: ts.Node) => {
    if (node.getStart(source) <= position && position < node.end) {
      found = node;
      ts.forEachChild(node, visit);
    }
  };
  ts.forEachChild(source, visit);
  return found;
}

/** Returns the constituents of a type, without `null` and `undefined`. */
function partsOf(checker: ts.TypeChecker, type: ts.Type): readonly ts.Type[] {
  const apparent = checker.getNonNullableType(checker.getBaseConstraintOfType(type) ?? type);
  return apparent.isUnion() ? apparent.types.flatMap((each) => partsOf(checker, each)) : [apparent];
}

/** Returns the names of a type's properties. Undefined if it may have any property. */
function propertiesOf(checker: ts.TypeChecker, type: ts.Type): Set<string> | undefined {
  const parts = partsOf(checker, type);
  const isOpen = parts.some(
    (part) =>
      (part.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.TypeParameter)) !== 0 ||
      part.getStringIndexType() !== undefined,
  );
  return isOpen
    ? undefined
    : new Set(parts.flatMap((part) => checker.getPropertiesOfType(part).map(({ name }) => name)));
}

/** A name that isn't among the names of its place. */
interface Unknown {
  name: string;
  node: ts.Node;
  owner: string;
  kind: NonNullable<FoundProblem['kind']>;
  among: Iterable<string>;
}

const isElement = (node: ts.Node): node is ts.JsxSelfClosingElement | ts.JsxOpeningElement =>
  ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node);

/** Returns the attributes of an element that its component doesn't have. */
function unknownAttributes(
  checker: ts.TypeChecker,
  element: ts.JsxSelfClosingElement | ts.JsxOpeningElement,
): Unknown[] {
  const props = checker.getResolvedSignature(element)?.getParameters()[0];
  const type = props
    ? checker.getTypeOfSymbolAtLocation(props, element)
    : checker.getContextualType(element.attributes);
  const names = type && propertiesOf(checker, type);
  return names === undefined || names.size === 0
    ? []
    : element.attributes.properties.flatMap((attribute): Unknown[] => {
        if (!ts.isJsxAttribute(attribute) || !ts.isIdentifier(attribute.name)) {
          return [];
        }
        const { text } = attribute.name;
        return names.has(text) || text === 'key' || text === 'ref' || text.includes('-')
          ? []
          : [
              {
                name: text,
                node: attribute.name,
                owner: element.tagName.getText(),
                kind: 'prop',
                among: names,
              },
            ];
      });
}

/** Props that the types of MIT components have by mistake: only the licensed grids use them (8.12.1, 8.29.5). */
const IGNORED_PROPS: Readonly<Record<string, readonly string[]>> = {
  DataGrid: ['getDetailPanelContent'],
};

/** Calls a function with each attribute in a file that its component ignores. */
function forEachIgnoredAttribute(
  source: ts.SourceFile,
  report: (component: string, name: ts.Identifier) => void,
): void {
  const visit = (node: ts.Node) => {
    if (isElement(node)) {
      const component = node.tagName.getText();
      for (const { name } of node.attributes.properties.filter(ts.isJsxAttribute)) {
        if (ts.isIdentifier(name) && IGNORED_PROPS[component]?.includes(name.text)) {
          report(component, name);
        }
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
}

/** Returns the name of the place of an object: the attribute or property that it is the value of, with its owner. */
function placeOf(object: ts.ObjectLiteralExpression): string {
  const path: string[] = [];
  let node: ts.Node = object;
  while (!isElement(node) && !ts.isStatement(node)) {
    if (ts.isPropertyAssignment(node)) {
      path.unshift(node.name.getText());
    } else if (ts.isJsxAttribute(node)) {
      path.unshift(node.name.getText());
    } else if (ts.isVariableDeclaration(node) && node.type) {
      path.unshift(node.type.getText());
    } else if (ts.isSatisfiesExpression(node)) {
      path.unshift(node.type.getText());
    }
    node = node.parent;
  }
  return [...(isElement(node) ? [node.tagName.getText()] : []), ...path].join('.');
}

/** Returns the properties of an object that its expected type doesn't have. */
function unknownProperties(checker: ts.TypeChecker, object: ts.ObjectLiteralExpression): Unknown[] {
  const type = checker.getContextualType(object);
  const names = type && propertiesOf(checker, type);
  return names === undefined || names.size === 0
    ? []
    : object.properties.flatMap((property): Unknown[] => {
        const name = property.name;
        return !name || !(ts.isIdentifier(name) || ts.isStringLiteral(name)) || names.has(name.text)
          ? []
          : [
              {
                name: name.text,
                node: name,
                owner: placeOf(object),
                kind: 'property',
                among: names,
              },
            ];
      });
}

/** Returns the name that is missing in a property access. */
function unknownAccess(checker: ts.TypeChecker, node: ts.Node): Unknown[] {
  const { parent } = node;
  if (!ts.isPropertyAccessExpression(parent) || parent.name !== node) {
    return [];
  }
  const names = propertiesOf(checker, checker.getTypeAtLocation(parent.expression));
  return names === undefined || names.has(parent.name.text)
    ? []
    : [
        {
          name: parent.name.text,
          node,
          owner: parent.expression.getText(),
          kind: 'property',
          among: names,
        },
      ];
}

/** Returns the imported name that its module doesn't export. */
function unknownExport(checker: ts.TypeChecker, node: ts.Node): Unknown[] {
  const specifier = ts.isImportSpecifier(node.parent) ? node.parent : undefined;
  const declaration = specifier?.parent.parent.parent;
  if (!specifier || !declaration || !ts.isImportDeclaration(declaration)) {
    return [];
  }
  const module = checker.getSymbolAtLocation(declaration.moduleSpecifier);
  const name = (specifier.propertyName ?? specifier.name).text;
  return [
    {
      name,
      node,
      owner: ts.isStringLiteral(declaration.moduleSpecifier)
        ? declaration.moduleSpecifier.text
        : '',
      kind: 'export',
      among: module ? checker.getExportsOfModule(module).map((symbol) => symbol.name) : [],
    },
  ];
}

/** Returns the element whose attributes contain a node. */
function elementAround(node: ts.Node): ts.JsxSelfClosingElement | ts.JsxOpeningElement | undefined {
  let around: ts.Node = node;
  while (!isElement(around) && !ts.isStatement(around) && !ts.isSourceFile(around)) {
    around = around.parent;
  }
  return isElement(around) ? around : undefined;
}

/**
 * Returns the names that don't exist at the place of an error. The compiler reports only the first one of an element or
 * object; this returns all.
 */
function unknownsAt(checker: ts.TypeChecker, node: ts.Node, code: number): Unknown[] {
  const element = elementAround(node);
  const own = unknownsOf(checker, node, code);
  const others = element && element !== node.parent ? unknownAttributes(checker, element) : [];
  return [...own, ...others.filter(({ name }) => own.every((unknown) => unknown.name !== name))];
}

function unknownsOf(checker: ts.TypeChecker, node: ts.Node, code: number): Unknown[] {
  if (NO_EXPORT.has(code)) {
    return unknownExport(checker, node);
  }
  if (!NO_PROPERTY.has(code)) {
    return [];
  }
  const { parent } = node;
  // The error may be at the attribute, or at the name of the component if none of its overloads matches.
  const element = ts.isJsxAttribute(parent)
    ? parent.parent.parent
    : isElement(parent) && parent.tagName === node
      ? parent
      : undefined;
  if (element) {
    return unknownAttributes(checker, element);
  }
  if (ts.isObjectLiteralElementLike(parent) && ts.isObjectLiteralExpression(parent.parent)) {
    return unknownProperties(checker, parent.parent);
  }
  if (ts.isObjectLiteralExpression(node)) {
    return unknownProperties(checker, node);
  }
  return unknownAccess(checker, node);
}

/** The folders in which the compiler sees packages and the checked code, as in `import("/node_modules/dayjs").Dayjs`. */
const SEEN_FOLDER = /(["'])\/(?:[^"'\n]*\/)?(?:node_modules\/|\.docs-check\/(?:[^"'\n]*\/)?)/g;
/** An absolute path that the code names, up to its last part. Types of strings have double quotes. */
const ABSOLUTE_PATH = /'(?:\/|file:|[A-Za-z]:[\\/])[^'\n]*[\\/](?=[^'\\/\n]+')/g;

const withoutFolders = (message: string): string =>
  message.replace(SEEN_FOLDER, '$1').replace(ABSOLUTE_PATH, "'");

/** Returns a compiler message on one line: its first and its most specific lines. */
function messageOf({ messageText }: ts.Diagnostic): string {
  const text = ts.flattenDiagnosticMessageText(messageText, '\n');
  const lines = withoutFolders(text).split('\n');
  const shown =
    lines.length > LONGEST_LINES ? [lines[0], ...lines.slice(1 - LONGEST_LINES)] : lines;
  return shown.map((line = '') => line.trim()).join(' ');
}

const KIND_TEXT = {
  prop: (name: string, owner: string) => `\`${owner}\` has no prop \`${name}\`.`,
  property: (name: string, owner: string) =>
    owner === '' ? `There is no \`${name}\` here.` : `\`${owner}\` has no \`${name}\`.`,
  export: (name: string, owner: string) => `\`${owner}\` has no export \`${name}\`.`,
  module: (name: string) => `There is no module \`${name}\`.`,
  identifier: (name: string) => `\`${name}\` isn't declared or imported.`,
} as const;

/** Options of {@link problemsOf}. */
export interface ProblemOptions {
  /** Whether the code is a part of a file, so that names may be declared elsewhere. */
  isFragment: boolean;
  /** Whether it imports files that aren't here, so that what comes from them has no type. */
  hasUnknownFiles: boolean;
  /** Whether it imports licensed packages, which add properties to types of the installed ones. */
  usesLicensed: boolean;
  /** Names of the documented packages, for suggestions. */
  names: Iterable<string>;
  /** Modules of the documented packages, for suggestions. */
  modules: Iterable<string>;
}

/** Problems of a block, and what couldn't be checked. */
export interface BlockProblems {
  problems: FoundProblem[];
  /** Names that are assumed to exist, because the code is a part of a file. */
  assumed: string[];
  /** Packages that aren't installed, so that what comes from them has no type. */
  unknownPackages: string[];
}

/** Returns the problems of a compiled block, with the closest names that exist in the same place. */
export function problemsOf(
  { file, program, source, diagnostics }: InspectedBlock,
  { isFragment, hasUnknownFiles, usesLicensed, names: givenNames, modules }: ProblemOptions,
): BlockProblems {
  const checker = program.getTypeChecker();
  const names = new Set(givenNames);
  const firstLine = source.getLineAndCharacterOfPosition(file.start).line;
  const lineOf = (position: number) =>
    source.getLineAndCharacterOfPosition(Math.max(position, file.start)).line - firstLine + 1;
  const problems = new Map<string, FoundProblem>();
  const assumed = new Set<string>();
  const unknownPackages = new Set<string>();
  const add = (problem: FoundProblem) => {
    const key = `${problem.line} ${problem.name ?? problem.message}`;
    if (!problems.has(key)) {
      problems.set(key, problem);
    }
  };

  for (const { code, start } of diagnostics) {
    const node = nodeAt(source, start ?? 0);
    const name = packageNameOf(node.getText().slice(1, -1));
    if (NO_MODULE.has(code) && name !== undefined && !name.startsWith('@mui/x-')) {
      unknownPackages.add(name);
    }
  }
  for (const diagnostic of diagnostics) {
    const { code, start = 0 } = diagnostic;
    const node = nodeAt(source, start);
    const line = lineOf(start);
    const text = node.getText();
    if (NO_MODULE.has(code)) {
      const name = text.slice(1, -1);
      if (packageNameOf(name)?.startsWith('@mui/x-')) {
        add({
          line,
          message: KIND_TEXT.module(name),
          name,
          kind: 'module',
          suggestion: nearest(name, modules),
        });
      }
    } else if (
      IMPLICIT_ANY.has(code) &&
      (isFragment || hasUnknownFiles || unknownPackages.size > 0)
    ) {
      // The type comes from code that isn't here.
    } else if (
      (hasUnknownFiles || unknownPackages.size > 0) &&
      FROM_UNKNOWN.test(ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'))
    ) {
      // So does this one: a generic function got a value without a type.
    } else if (usesLicensed && names.has(NO_PROPERTY_OF.exec(messageOf(diagnostic))?.[1] ?? '')) {
      // The licensed packages aren't installed, so their additions are unknown.
    } else if (NO_NAME.has(code)) {
      const suggestion = nearest(text, names, Math.min(2, Math.floor(text.length / 4)));
      const isMeant = suggestion !== undefined && /^(?:[A-Z]|use[A-Z])/.test(text);
      if (isFragment && !isMeant) {
        assumed.add(text);
      } else {
        add({
          line,
          message: KIND_TEXT.identifier(text),
          name: text,
          kind: 'identifier',
          ...(isMeant ? { suggestion } : {}),
        });
      }
    } else {
      const isExplained = unknownsOf(checker, node, code).length > 0;
      unknownsAt(checker, node, code).forEach(({ name, node: place, owner, kind, among }) => {
        const suggestion = nearest(name, among);
        // Like names of licensed modules: if it isn't a misspelling, a licensed package may add it to the type.
        if (usesLicensed && suggestion === undefined && names.has(owner.split(/[<.[]/)[0] ?? '')) {
          return;
        }
        add({
          line: lineOf(place.getStart()),
          message: KIND_TEXT[kind](name, owner),
          name,
          owner,
          kind,
          suggestion,
        });
      });
      if (!isExplained) {
        add({ line, message: messageOf(diagnostic) });
      }
    }
  }
  forEachIgnoredAttribute(source, (component, attribute) =>
    add({
      line: lineOf(attribute.getStart(source)),
      message: `\`${component}\` ignores \`${attribute.text}\`, although its types have it.`,
      name: attribute.text,
      owner: component,
      kind: 'prop',
    }),
  );
  return {
    problems: [...problems.values()].sort((a, b) => a.line - b.line),
    assumed: [...assumed],
    unknownPackages: [...unknownPackages],
  };
}
