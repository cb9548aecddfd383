import ts from 'typescript';

import type { Plan } from '../../../../src/core/navigation';

import type { FoundProblem } from '../problems';
import { importedAs, valueOf } from '../values';

/** A file to look for pitfalls in. */
export interface PitfallFile {
  /** Its path, if the code has several files. */
  file?: string;
  /** Whether it is a part of a file. */
  isFragment: boolean;
  /** Whether it imports files that aren't part of the code. */
  hasUnknownFiles: boolean;
  source: ts.SourceFile;
  program: ts.Program;
  /** Start of its own code in the source. What comes before are assumed imports. */
  start: number;
}

/** What is imported under a name. */
export interface Imported {
  module: string;
  /** The exported name; `default` for a default import, and `*` for a namespace. */
  name: string;
  node: ts.Node;
  /** Whether it is only used as a type. */
  isType: boolean;
}

/** An element of a component of MUI X. */
export interface MuiElement {
  node: ts.JsxSelfClosingElement | ts.JsxOpeningElement;
  /** The name that the module exports: `DataGrid`. */
  name: string;
  module: string;
  /** The values of its attributes. One without a value is `true`. */
  attributes: ReadonlyMap<string, MuiAttribute>;
  /** Whether it may have other attributes: from a spread object, or from a theme in the code. */
  hasSpread: boolean;
}

/** An attribute of an element. */
export interface MuiAttribute {
  node: ts.JsxAttribute;
  /** As written. Undefined for an attribute without a value. */
  expression?: ts.Expression;
  /** The same, or what the variable of that name has as its value. */
  value?: ts.Expression;
}

/** A file with what rules need to know. */
export interface Context extends PitfallFile {
  checker: ts.TypeChecker;
  /** By local name. */
  imports: ReadonlyMap<string, Imported>;
  elements: readonly MuiElement[];
  /** All files of the code. */
  all: readonly Context[];
}

/** Something that types can't see. */
export interface Finding {
  node: ts.Node;
  message: string;
  name?: string;
  suggestion?: string;
  plan?: Plan;
  /** The page that explains it. Default: that of the rule. */
  page?: string;
  /** Code whose compile errors have the same cause. Default: none. */
  covers?: ts.Node;
}

/**
 * Returns what was found at a place in code, under the name of the attribute or property.
 *
 * @param options - The rest of the finding. `covers`: whether compile errors there have the same cause. Default: false.
 */
export const finding = (
  node: ts.Node,
  message: string,
  { covers = false, ...options }: Partial<Omit<Finding, 'covers'>> & { covers?: boolean } = {},
): Finding[] => [
  {
    node,
    message,
    ...(ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)
      ? { name: node.name.getText() }
      : {}),
    ...(covers ? { covers: node } : {}),
    ...options,
  },
];

/** A rule about code that compiles, but doesn't work. */
export interface Rule {
  /** Path of the page that explains it, below the start page: `react-data-grid/components/toolbar`. */
  page: string;
  /** Text that shows on the page that it is about this. */
  about: RegExp;
  find: (context: Context) => readonly Finding[];
}

/** A finding as a problem. */
export interface Pitfall {
  problem: FoundProblem;
  /** Returns true if a compile error at this position has the same cause. */
  covers: (position: number) => boolean;
}

function importsOf(source: ts.SourceFile): Map<string, Imported> {
  const imports = new Map<string, Imported>();
  source.statements.filter(ts.isImportDeclaration).forEach((statement) => {
    if (!ts.isStringLiteral(statement.moduleSpecifier)) {
      return;
    }
    const module = statement.moduleSpecifier.text;
    const { name, namedBindings, phaseModifier } = statement.importClause ?? {};
    const isType = phaseModifier === ts.SyntaxKind.TypeKeyword;
    if (name) {
      imports.set(name.text, { module, name: 'default', node: name, isType });
    }
    if (namedBindings && ts.isNamespaceImport(namedBindings)) {
      imports.set(namedBindings.name.text, { module, name: '*', node: namedBindings, isType });
    }
    if (namedBindings && ts.isNamedImports(namedBindings)) {
      namedBindings.elements.forEach((element) =>
        imports.set(element.name.text, {
          module,
          name: (element.propertyName ?? element.name).text,
          node: element,
          isType: isType || element.isTypeOnly,
        }),
      );
    }
  });
  return imports;
}

/** Calls a function with all nodes of a file. */
export function forEachNode(source: ts.Node, visit: (node: ts.Node) => void): void {
  visit(source);
  ts.forEachChild(source, (child) => forEachNode(child, visit));
}

/** Returns all nodes of a kind in a file's own code. */
export function nodesOf<T extends ts.Node>(
  { source, start }: PitfallFile,
  is: (node: ts.Node) => node is T,
): T[] {
  const found: T[] = [];
  forEachNode(source, (node) => {
    if (is(node) && node.end > start) {
      found.push(node);
    }
  });
  return found;
}

const isElement = (node: ts.Node): node is MuiElement['node'] =>
  ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node);

/** Returns the components that get props from a theme in the code: `DataGrid` for `MuiDataGrid: { defaultProps }`. */
const themedIn = (file: PitfallFile): string[] =>
  nodesOf(file, ts.isPropertyAssignment).flatMap(({ name, initializer }) => {
    const [, component] = /^['"]?Mui(\w+)['"]?$/.exec(name.getText()) ?? [];
    return component !== undefined &&
      (!ts.isObjectLiteralExpression(initializer) ||
        initializer.properties.some((property) => property.name?.getText() === 'defaultProps'))
      ? [component]
      : [];
  });

function elementsOf(
  file: PitfallFile,
  checker: ts.TypeChecker,
  themed: ReadonlySet<string>,
): MuiElement[] {
  return nodesOf(file, isElement).flatMap((node): MuiElement[] => {
    const imported = importedAs(checker, node.tagName);
    if (!imported?.module.startsWith('@mui/x-')) {
      return [];
    }
    const { properties } = node.attributes;
    const attributes = properties.filter(ts.isJsxAttribute).map((attribute) => {
      const { initializer } = attribute;
      const expression =
        initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer;
      const value = expression && valueOf(checker, expression);
      return [
        attribute.name.getText(),
        { node: attribute, ...(expression ? { expression, value } : {}) },
      ] as const;
    });
    return [
      {
        node,
        ...imported,
        attributes: new Map(attributes),
        hasSpread:
          properties.some(ts.isJsxSpreadAttribute) ||
          themed.has(imported.name.replace(/(?:Pro|Premium)$/, '')),
      },
    ];
  });
}

/** Returns files with what rules need to know about them. */
export function contextsOf(files: readonly PitfallFile[]): Context[] {
  const all: Context[] = [];
  const themed = new Set(files.flatMap(themedIn));
  all.push(
    ...files.map((file): Context => {
      const checker = file.program.getTypeChecker();
      const imports = importsOf(file.source);
      return { ...file, checker, imports, elements: elementsOf(file, checker, themed), all };
    }),
  );
  return all;
}

/** The properties of an object in code. */
export interface ObjectValue {
  node: ts.ObjectLiteralExpression;
  properties: ReadonlyMap<string, { node: ts.ObjectLiteralElementLike; value?: ts.Expression }>;
  /** Whether it may have other properties. */
  hasSpread: boolean;
}

/** Returns the properties of an object, also if a variable holds it. Undefined if the code doesn't say what it is. */
export function objectOf({ checker }: Context, value?: ts.Expression): ObjectValue | undefined {
  const node = value && valueOf(checker, value);
  if (!node || !ts.isObjectLiteralExpression(node)) {
    return undefined;
  }
  const properties = node.properties.flatMap((property) => {
    const { name } = property;
    return name && (ts.isIdentifier(name) || ts.isStringLiteral(name))
      ? [
          [
            name.text,
            {
              node: property,
              ...(ts.isPropertyAssignment(property) ? { value: property.initializer } : {}),
              ...(ts.isShorthandPropertyAssignment(property) ? { value: property.name } : {}),
            },
          ] as const,
        ]
      : [];
  });
  return {
    node,
    properties: new Map(properties),
    hasSpread: node.properties.some(
      ({ name }) => !name || !(ts.isIdentifier(name) || ts.isStringLiteral(name)),
    ),
  };
}

/** Returns the elements of an array. Undefined if the code doesn't say what they are. */
export function arrayOf(
  { checker }: Context,
  value?: ts.Expression,
): readonly ts.Expression[] | undefined {
  const node = value && valueOf(checker, value);
  return node && ts.isArrayLiteralExpression(node) && !node.elements.some(ts.isSpreadElement)
    ? node.elements
    : undefined;
}

/** Returns the objects in an array. Undefined if the code doesn't say what they are. */
export function objectsOf(context: Context, value?: ts.Expression): ObjectValue[] | undefined {
  const elements = arrayOf(context, value)?.map((element) => objectOf(context, element));
  return elements?.every((element) => element !== undefined) ? elements : undefined;
}

/** Returns the value at a path of properties: `pagination`, `paginationModel`, `pageSize`. */
export function at(
  context: Context,
  value: ts.Expression | undefined,
  ...path: readonly string[]
): ts.Expression | undefined {
  return path.reduce<ts.Expression | undefined>(
    (current, name) => objectOf(context, current)?.properties.get(name)?.value,
    value,
  );
}

/** Returns a string, a number or a boolean that is written in code. */
export function literalOf(value?: ts.Expression): string | number | boolean | undefined {
  if (!value) {
    return undefined;
  }
  if (ts.isStringLiteralLike(value)) {
    return value.text;
  }
  if (ts.isNumericLiteral(value)) {
    return Number(value.text);
  }
  if (value.kind === ts.SyntaxKind.TrueKeyword) {
    return true;
  }
  return value.kind === ts.SyntaxKind.FalseKeyword ? false : undefined;
}

/** Whether an attribute is set to anything but `false`. */
export const isOn = ({ attributes }: MuiElement, name: string): boolean => {
  const attribute = attributes.get(name);
  return attribute !== undefined && literalOf(attribute.value) !== false;
};

export const isFunction = (
  node: ts.Node | undefined,
): node is ts.ArrowFunction | ts.FunctionExpression =>
  node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node));

/** Returns the function of a component or a hook that contains a node. */
export function componentAround(
  node: ts.Node,
): ts.FunctionDeclaration | ts.ArrowFunction | ts.FunctionExpression | undefined {
  for (let at: ts.Node | undefined = node.parent; at; at = at.parent) {
    const name = ts.isFunctionDeclaration(at)
      ? at.name
      : isFunction(at) && ts.isVariableDeclaration(at.parent)
        ? at.parent.name
        : undefined;
    if (
      (ts.isFunctionDeclaration(at) || isFunction(at)) &&
      (name === undefined
        ? ts.isFunctionDeclaration(at) || ts.isExportAssignment(at.parent)
        : /^(?:[A-Z]|use[A-Z])/.test(name.getText()))
    ) {
      return at;
    }
  }
  return undefined;
}

export const isGrid = ({ name }: MuiElement): boolean => /^DataGrid(?:Pro|Premium)?$/.test(name);

/** Whether an element is the grid of the MIT plan. */
export const isMitGrid = ({ name, module }: MuiElement): boolean =>
  name === 'DataGrid' && !/-(?:pro|premium)\b/.test(module);
