import ts from 'typescript';

import { meantBy } from './meant';
import {
  areArrays,
  componentOf,
  elementAround,
  isArray,
  isElement,
  nameOfType,
  ownPropsOf,
  parametersAround,
  partsOf,
  placedAt,
  placeOf,
  propertiesOf,
  returnedBy,
  symbolOf,
} from './nodes';
import { isMuiXSymbol, isMuiXType, MUI_X_FILE } from './ofMuiX';
import { importedAs, valueOf, variableOf } from './values';

/** What kind of name doesn't exist. */
export type UnknownKind = 'prop' | 'property' | 'export' | 'module' | 'identifier';

/** An import or export of a name that the module lacks. */
const NO_EXPORT = new Set([2305, 2614, 2724, 2459, 2460, 2694]);
/** A property that a type lacks. */
export const NO_PROPERTY = new Set([2339, 2551, 2353, 2561, 2322, 2820, 2559, 2769, 2345]);

/** A name that isn't among the names of its place. */
export interface Unknown {
  name: string;
  node: ts.Node;
  owner: string;
  kind: UnknownKind;
  type?: string;
  among: Iterable<string>;
  /** Code that was probably meant, if it isn't one of these names. */
  meant?: string;
  /** What else to know. */
  hint?: string;
  /** The type that doesn't have it. */
  of?: ts.Type;
}

/** Returns the code of the value of an attribute or a property. Empty for an attribute without a value. */
const textOfValue = ({ parent }: ts.Node): string =>
  (ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent)
    ? parent.initializer?.getText()
    : undefined) ?? '';

/** Returns a name with a small first letter, without a word before and after it: `item` for `renderItem`. */
const withoutAffixes = (name: string): string => {
  const bare = name.replace(/^(?:render|custom)(?=[A-Z])|(?:Component|Renderer|Slot)$/g, '');
  return bare.charAt(0).toLowerCase() + bare.slice(1);
};

/**
 * Says where else an object has a name: as a value (`layout="horizontal"`), as a slot or a prop of one
 * (`slotProps={{ legend: { position: … } }}` for `legendPosition`), or as a part of what it gets (`localeText` for
 * `noRowsLabel`).
 */
export function placeInside(
  checker: ts.TypeChecker,
  type: ts.Type,
  name: string,
  place: ts.Node,
): string | undefined {
  const all = partsOf(checker, type).flatMap((part) => checker.getPropertiesOfType(part));
  // Unions have a property several times.
  const properties = [
    ...new Map(all.filter(isMuiXSymbol).map((property) => [property.name, property])).values(),
  ];
  const typeOf = (property: ts.Symbol) =>
    checker.getNonNullableType(checker.getTypeOfSymbol(property));
  const isValue = (property: ts.Symbol) =>
    partsOf(checker, typeOf(property)).some(
      (part) => part.isStringLiteral() && part.value === name,
    );
  const withValue = properties.filter(isValue);
  // `horizontal`, not `error={null}`.
  const isOn = /^(?:true|\{true\}|)$/.test(textOfValue(place));
  if (withValue.length === 1 && isOn) {
    return `It is a value: \`${withValue[0]?.name}="${name}"\`.`;
  }
  const inside = (property: string) => {
    const found = properties.find((candidate) => candidate.name === property);
    return found ? checker.getPropertiesOfType(typeOf(found)) : [];
  };
  const slot = inside('slots').find((prop) => prop.name === withoutAffixes(name));
  if (slot) {
    return `It is a slot: \`slots={{ ${slot.name}: … }}\`.`;
  }
  for (const props of inside('slotProps')) {
    const rest = name.startsWith(props.name) ? name.slice(props.name.length) : '';
    const member = rest.charAt(0).toLowerCase() + rest.slice(1);
    const parts = partsOf(checker, typeOf(props));
    if (rest !== member && parts.some((part) => part.getProperty(member))) {
      return `Use \`slotProps={{ ${props.name}: { ${member}: … } }}\`.`;
    }
  }
  // Pickers don't pass on what only their field has, such as `clearable`.
  const field = inside('slotProps').find((props) => props.name === 'field');
  if (
    field &&
    partsOf(checker, typeOf(field)).some((part) => isMuiXSymbol(part.getProperty(name)))
  ) {
    return `Use \`slotProps={{ field: { ${name}: … } }}\`.`;
  }
  const parents = properties.filter((property) =>
    partsOf(checker, typeOf(property)).some((part) => {
      const element = checker.isArrayLikeType(part) ? part.getNumberIndexType() : part;
      return (
        element &&
        partsOf(checker, element).some((candidate) => {
          const member = candidate.getProperty(name);
          // Base slots take the props of Material UI's component there.
          return isMuiXSymbol(member) || (property.name === 'material' && member !== undefined);
        })
      );
    }),
  );
  return parents.length === 1 ? `It is part of \`${parents[0]?.name}\`.` : undefined;
}

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
  return type === undefined || names === undefined || names.size === 0
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
                owner: componentOf(checker, element),
                kind: 'prop',
                among: ownPropsOf(checker, type) ?? names,
                of: type,
              },
            ];
      });
}

/** Returns the properties of an object that its expected type doesn't have. */
function unknownProperties(checker: ts.TypeChecker, object: ts.ObjectLiteralExpression): Unknown[] {
  const type = checker.getContextualType(object);
  const names = type && propertiesOf(checker, type);
  return type === undefined || isArray(checker, type) || names === undefined || names.size === 0
    ? []
    : object.properties.flatMap((property): Unknown[] => {
        const name = property.name;
        return !name || !(ts.isIdentifier(name) || ts.isStringLiteral(name)) || names.has(name.text)
          ? []
          : [
              {
                name: name.text,
                node: name,
                owner: placeOf(checker, object),
                kind: 'property',
                among: names,
                of: type,
                ...nameOfType(checker, [type]),
              },
            ];
      });
}

/** Longest name of a type in a message. */
const LONGEST_TYPE = 40;
/** What other grids call the row that they pass to functions. */
const ROW_OF_OTHERS = /^(?:data|record|original|rowData)$/;

/**
 * Returns what was meant by a name that a value doesn't have: that of another parameter, of an element, of a row, or of
 * what a ref holds.
 */
function meantInstead(
  checker: ts.TypeChecker,
  value: ts.Expression,
  type: ts.Type,
  name: string,
): Pick<Unknown, 'meant' | 'hint'> {
  const has = (each: ts.Type) =>
    partsOf(checker, each).some((part) => part.getProperty(name) !== undefined);
  /** Returns the code for a name of a value, or of its row. */
  const pathIn = (code: string, each: ts.Type): string | undefined => {
    const isParams = /^Grid\w+Params$/.test(nameOfType(checker, [each]).type ?? '');
    const row = isParams ? each.getProperty('row') : undefined;
    const ofRow = row && checker.getTypeOfSymbolAtLocation(row, value);
    // A row without a type has any name, but this one may be a wrong name of the parameters.
    const { suggestion, similar = [] } = meantBy(name, [...(propertiesOf(checker, each) ?? [])]);
    const isOfAnyRow = suggestion === undefined && similar.length === 0;
    return has(each)
      ? `${code}.${name}`
      : ofRow && !has(ofRow) && ROW_OF_OTHERS.test(name)
        ? `${code}.row`
        : ofRow && (has(ofRow) || (propertiesOf(checker, ofRow) === undefined && isOfAnyRow))
          ? `${code}.row.${name}`
          : undefined;
  };
  const current = type.getProperty('current');
  if (current && has(checker.getTypeOfSymbolAtLocation(current, value))) {
    return { meant: `${value.getText()}.current.${name}` };
  }
  const parameters = parametersAround(checker, value);
  const [others, inRows] = [true, false].map((isOwn) =>
    (parameters ?? [])
      .filter((parameter) => parameter.type !== type && has(parameter.type) === isOwn)
      .flatMap((parameter) => pathIn(parameter.name, parameter.type) ?? []),
  );
  const ofRow = pathIn(value.getText(), type);
  const [other = ofRow === undefined ? inRows?.[0] : undefined] = others ?? [];
  if (parameters && other !== undefined) {
    const list = parameters.map((parameter) => parameter.name).join(', ');
    return { meant: other, hint: `The function is called with \`(${list})\`.` };
  }
  const element = isArray(checker, type)
    ? partsOf(checker, type)[0]?.getNumberIndexType()
    : undefined;
  if (element && has(element)) {
    return { meant: `${value.getText()}[0].${name}`, hint: `\`${value.getText()}\` is an array.` };
  }
  if (ofRow !== undefined) {
    return { meant: ofRow };
  }
  const text = checker.typeToString(checker.getNonNullableType(type));
  const own = text.length < LONGEST_TYPE ? text : (nameOfType(checker, [type]).type ?? text);
  return parameters && own.length < LONGEST_TYPE
    ? { hint: `\`${value.getText()}\` is of the type \`${own}\`.` }
    : {};
}

/** Returns the name that is missing in a property access, or in what is taken out of an object. */
function unknownAccess(checker: ts.TypeChecker, node: ts.Node): Unknown[] {
  const { parent } = node;
  if (ts.isBindingElement(parent) && ts.isObjectBindingPattern(parent.parent)) {
    const type = checker.getTypeAtLocation(parent.parent);
    const names = propertiesOf(checker, type);
    const { text } = ts.isIdentifier(node) ? node : { text: '' };
    const { type: owner = '' } = nameOfType(checker, [type]);
    return names === undefined || names.has(text)
      ? []
      : [{ name: text, node, owner, kind: 'property', among: names }];
  }
  if (!ts.isPropertyAccessExpression(parent) || parent.name !== node) {
    return [];
  }
  const type = checker.getTypeAtLocation(parent.expression);
  const names = propertiesOf(checker, type);
  const name = parent.name.text;
  return names === undefined || names.has(name)
    ? []
    : [
        {
          name,
          node,
          owner: parent.expression.getText(),
          ...meantInstead(checker, parent.expression, type, name),
          kind: 'property',
          among: names,
          ...(apiOf(checker, parent.expression) ?? nameOfType(checker, [type])),
        },
      ];
}

/** Returns what the reference calls the API of a component, for `apiRef.current`: `GridApi`, or the hook that returns it. */
function apiOf(checker: ts.TypeChecker, expression: ts.Expression): { type: string } | undefined {
  const value =
    ts.isPropertyAccessExpression(expression) && expression.name.text === 'current'
      ? variableOf(checker, expression.expression)?.initializer
      : undefined;
  const hook =
    value && ts.isCallExpression(value) ? importedAs(checker, value.expression) : undefined;
  return hook?.module.startsWith('@mui/x-')
    ? { type: /^useGridApi/.test(hook.name) ? 'GridApi' : hook.name }
    : undefined;
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
  // `declare module` replaces a package in a file that isn't a module, rather than adding to it.
  const isReplaced =
    module?.declarations?.every(ts.isModuleDeclaration) &&
    module.declarations.some((candidate) => !MUI_X_FILE.test(candidate.getSourceFile().fileName));
  return [
    {
      name,
      node,
      ...(isReplaced
        ? {
            meant: 'export {}',
            hint: '`declare module` replaces it in a file without imports and exports.',
          }
        : {}),
      owner: ts.isStringLiteral(declaration.moduleSpecifier)
        ? declaration.moduleSpecifier.text
        : '',
      kind: 'export',
      among: module ? checker.getExportsOfModule(module).map((symbol) => symbol.name) : [],
    },
  ];
}

/**
 * Returns the names that don't exist at the place of an error. The compiler reports only the first one of an element or
 * object; this returns all.
 */
export function unknownsAt(checker: ts.TypeChecker, node: ts.Node, code: number): Unknown[] {
  const found = new Map(unknownsOf(checker, node, code).map((unknown) => [unknown.node, unknown]));
  const element = elementAround(node);
  const add = (each: Unknown) => found.set(each.node, each);
  if (element && element !== node.parent) {
    unknownAttributes(checker, element).forEach(add);
  }
  for (
    let at = node;
    !isElement(at) && !ts.isStatement(at) && !ts.isSourceFile(at);
    at = at.parent
  ) {
    if (ts.isObjectLiteralExpression(at) && NO_PROPERTY.has(code)) {
      unknownProperties(checker, at).forEach(add);
    }
  }
  return [...found.values()];
}

export function unknownsOf(checker: ts.TypeChecker, node: ts.Node, code: number): Unknown[] {
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

/** Whether a function is the value of an attribute or a property that doesn't exist, so that its parameters have no type. */
export function isOfUnknownProp(checker: ts.TypeChecker, node: ts.Node): boolean {
  const called = ts.findAncestor(
    node,
    (each): each is ts.ArrowFunction | ts.FunctionExpression =>
      ts.isArrowFunction(each) || ts.isFunctionExpression(each),
  );
  return (
    called !== undefined &&
    placedAt(called) !== undefined &&
    checker.getContextualType(called) === undefined &&
    elementAround(called) !== undefined
  );
}

/** Returns the names in a value that its expected type doesn't have. For variables, the compiler doesn't look for them. */
function unknownsIn(
  checker: ts.TypeChecker,
  value: ts.Expression,
  types: readonly ts.Type[],
  owner: string,
): Unknown[] {
  const parts = types.flatMap((type) => partsOf(checker, type));
  if (ts.isArrayLiteralExpression(value)) {
    const elements = parts.flatMap((part) =>
      checker.isArrayLikeType(part) ? (part.getNumberIndexType() ?? []) : [],
    );
    return elements.length === 0
      ? []
      : value.elements.flatMap((element) => unknownsIn(checker, element, elements, owner));
  }
  if (ts.isArrowFunction(value) || ts.isFunctionExpression(value)) {
    return unknownsReturned(checker, value, parts, owner);
  }
  if (!ts.isObjectLiteralExpression(value) || parts.length === 0 || areArrays(checker, parts)) {
    return [];
  }
  const all = parts.map((part) => propertiesOf(checker, part));
  if (all.some((names) => names === undefined || names.size === 0)) {
    return [];
  }
  const names = new Set(all.flatMap((each) => [...(each ?? [])]));
  return value.properties.flatMap((property): Unknown[] => {
    const { name } = property;
    if (!name || !(ts.isIdentifier(name) || ts.isStringLiteral(name))) {
      return [];
    }
    if (!names.has(name.text)) {
      return [
        {
          name: name.text,
          node: name,
          owner,
          kind: 'property',
          among: names,
          ...nameOfType(checker, types),
        },
      ];
    }
    const own = parts.flatMap((part) => {
      const found = checker.getPropertyOfType(part, name.text);
      return found ? checker.getTypeOfSymbolAtLocation(found, value) : [];
    });
    return ts.isPropertyAssignment(property)
      ? unknownsIn(checker, property.initializer, own, `${owner}.${name.text}`)
      : [];
  });
}

/** Returns the names in what a function returns that its expected type doesn't have. The compiler doesn't look for them. */
function unknownsReturned(
  checker: ts.TypeChecker,
  value: ts.FunctionLikeDeclaration,
  types: readonly ts.Type[],
  owner: string,
): Unknown[] {
  const results = types.flatMap((type) =>
    type.getCallSignatures().flatMap((signature) => {
      const result = checker.getAwaitedType(signature.getReturnType());
      return result ? partsOf(checker, result) : [];
    }),
  );
  // Objects of one's own, such as rows, may have more than the grid knows.
  return results.length > 0 && results.every((result) => isMuiXType(checker, result))
    ? returnedBy(value)
        .filter(ts.isObjectLiteralExpression)
        .flatMap((returned) => unknownsIn(checker, returned, results, `${owner}()`))
    : [];
}

/**
 * Returns the names in objects that components of MUI X get, but don't have. The compiler doesn't look for them in
 * variables without a type, and reports only one of an object.
 */
export function unknownsInObjects(checker: ts.TypeChecker, source: ts.SourceFile): Unknown[] {
  const found = new Map<ts.Node, Unknown>();
  const visit = (node: ts.Node) => {
    if (
      ts.isJsxAttribute(node) &&
      node.initializer &&
      ts.isJsxExpression(node.initializer) &&
      node.initializer.expression
    ) {
      const { expression } = node.initializer;
      const element = node.parent.parent;
      const expected =
        !variableOf(checker, expression)?.type && isMuiXSymbol(symbolOf(checker, element.tagName))
          ? checker.getContextualType(expression)
          : undefined;
      if (expected) {
        const value = valueOf(checker, expression);
        const owner = `${componentOf(checker, element)}.${node.name.getText()}`;
        unknownsIn(checker, value, [expected], owner).forEach((unknown) =>
          found.set(unknown.node, unknown),
        );
      }
    }
    const expected =
      ts.isArrowFunction(node) || ts.isFunctionExpression(node)
        ? checker.getContextualType(node)
        : undefined;
    if (expected) {
      const name = ts.isPropertyAssignment(node.parent) ? node.parent.name.getText() : '';
      unknownsReturned(checker, node as ts.ArrowFunction, partsOf(checker, expected), name).forEach(
        (unknown) => found.set(unknown.node, unknown),
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...found.values()];
}

export const IN_THEME = /^Mui[A-Z]/;

/** Returns the components that a theme configures, but that its types don't have. */
export function unknownComponents(checker: ts.TypeChecker, source: ts.SourceFile): Unknown[] {
  const found: Unknown[] = [];
  const visit = (node: ts.Node) => {
    if (
      ts.isObjectLiteralExpression(node) &&
      node.properties.some(({ name }) => IN_THEME.test(name?.getText() ?? ''))
    ) {
      found.push(...unknownProperties(checker, node).filter(({ name }) => IN_THEME.test(name)));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
