import ts from 'typescript';

/** A name in inline code. */
export type Mention =
  /** A name, or a path to one: `['slotProps', 'toolbar']`. */
  | { kind: 'path'; names: readonly [string, ...string[]] }
  /** An attribute of an element, `['DataGrid', 'rows']`, and a path inside its value. */
  | { kind: 'attribute'; element: string; names: readonly [string, ...string[]] }
  /** A class in the document: `MuiDataGrid-cell`. */
  | { kind: 'class'; name: string }
  /** A component in the theme: `MuiDataGrid`. */
  | { kind: 'theme'; name: string }
  /** A module: `@mui/x-date-pickers/models`. */
  | { kind: 'module'; name: string }
  /** An export of a module. */
  | { kind: 'export'; module: string; name: string };

/** Replaces an ellipsis, so that code with one can be parsed. */
const ELLIPSIS = 'leftOut$';
/** Attributes whose value is CSS, or the reader's data. */
const FREE_ATTRIBUTES = new Set(['sx', 'style', 'className', 'key']);

const CLASS = /\bMui(?:[A-Z]\w*)?-[a-zA-Z](?:[\w-]*\w)?(?![\w…-])/g;
const THEME_NAME = /^Mui[A-Z][A-Za-z0-9]*$/;
/** A quoted value in camel case, like a name: `'singleSelect'`. */
const OPTION = /^(?:'|")([a-z]+(?:[A-Z][a-z\d]*)+)(?:'|")$/;
const FILE = /^[\w./~-]+\.(?:[cm]?[jt]sx?|css|json|md|txt)$/;
const MODULE = /^@mui\/[\w-]+(?:\/[\w-]+)*$/;

const parse = (code: string): ts.SourceFile | undefined => {
  const { diagnostics = [] } = ts.transpileModule(code, {
    fileName: 'inline.tsx',
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.ESNext },
  });
  return diagnostics.length > 0
    ? undefined
    : ts.createSourceFile('inline.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
};

/** Returns true if a name can be the packages' own in any context: `GridColDef`, `useGridApiRef`, `gridClasses`. */
const isGlobalName = (name: string) => /^(?:[A-Z]\w*[a-z]\w*|use[A-Z]\w*|grid[A-Z]\w*)$/.test(name);

const isRealName = (name: string) => !name.includes(ELLIPSIS);

type Names = readonly [string, ...string[]];

/** Returns the path of an expression: three names for `apiRef.current?.setRows`. */
function pathOf(node: ts.Expression): Names | undefined {
  if (ts.isIdentifier(node)) {
    return [node.text];
  }
  if (ts.isPropertyAccessExpression(node)) {
    const before = pathOf(node.expression);
    return before && [...before, node.name.text];
  }
  if (ts.isElementAccessExpression(node)) {
    const before = pathOf(node.expression);
    const { argumentExpression: key } = node;
    if (!before) {
      return undefined;
    }
    return ts.isStringLiteralLike(key) || ts.isNumericLiteral(key) ? [...before, key.text] : before;
  }
  return ts.isNonNullExpression(node) || ts.isParenthesizedExpression(node)
    ? pathOf(node.expression)
    : undefined;
}

/** Collects the names in code, based on its syntax. */
class Collector {
  readonly mentions: Mention[] = [];

  private add(names: Names) {
    const end = names.findIndex((name) => !isRealName(name));
    const [first, ...rest] = end < 0 ? names : names.slice(0, end);
    if (first !== undefined && first !== '') {
      this.mentions.push({ kind: 'path', names: [first, ...rest] });
    }
  }

  /** Collects the keys of an object, either inside the prop that takes it or on their own. */
  private object(node: ts.ObjectLiteralExpression, take: (names: Names) => void) {
    node.properties.forEach((property) => {
      const { name } = property;
      if (!name || !(ts.isIdentifier(name) || ts.isStringLiteralLike(name))) {
        return;
      }
      // `'& .MuiDataGrid-cell'` is found as a class.
      if (!/^[\w$]+$/.test(name.text) || !isRealName(name.text)) {
        return;
      }
      take([name.text]);
      if (ts.isPropertyAssignment(property)) {
        this.value(property.initializer, (rest) => take([name.text, ...rest]));
      }
    });
  }

  /**
   * Collects names in a value: only the keys of objects and the packages' names, since the rest is the reader's data.
   */
  private value(node: ts.Node, take: (names: Names) => void) {
    if (ts.isObjectLiteralExpression(node)) {
      this.object(node, take);
    } else if (ts.isArrayLiteralExpression(node)) {
      node.elements.forEach((element) => this.value(element, take));
    } else if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) {
      this.value(node.expression, take);
    } else {
      this.inner(node);
    }
  }

  /** Collects names in nested code, whose own variables are ignored. */
  private inner(node: ts.Node) {
    if (ts.isPropertyAccessExpression(node)) {
      const names = pathOf(node);
      if (names && /^(?:apiRef|slotProps|initialState)$/.test(names[0])) {
        this.add(names);
        return;
      }
    }
    if (ts.isExpressionWithTypeArguments(node)) {
      // Type arguments are often the reader's own types.
      this.inner(node.expression);
    } else if (ts.isIdentifier(node) && isGlobalName(node.text)) {
      this.add([node.text]);
    } else if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
      this.call(node);
    } else if (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) {
      this.element(node);
    } else {
      ts.forEachChild(node, (child) => this.inner(child));
    }
  }

  private call(node: ts.CallExpression | ts.NewExpression) {
    const names = pathOf(node.expression);
    if (names) {
      this.add(names);
    } else {
      this.root(node.expression);
    }
    node.arguments?.forEach((argument) => this.value(argument, (keys) => this.add(keys)));
  }

  private element(node: ts.JsxSelfClosingElement | ts.JsxOpeningElement) {
    const element = node.tagName.getText();
    if (isRealName(element) && element !== 'Any$') {
      this.add([element]);
    }
    node.attributes.properties.forEach((attribute) => {
      if (!ts.isJsxAttribute(attribute)) {
        return;
      }
      const name = attribute.name.getText();
      if (!isRealName(name)) {
        return;
      }
      const take = (names: Names) =>
        this.mentions.push(
          element === 'Any$' ? { kind: 'path', names } : { kind: 'attribute', element, names },
        );
      take([name]);
      const value = attribute.initializer;
      if (value && ts.isJsxExpression(value) && value.expression && !FREE_ATTRIBUTES.has(name)) {
        this.value(value.expression, (rest) => take([name, ...rest]));
      }
    });
  }

  /** Collects the names in a whole piece of inline code. */
  root(node: ts.Node) {
    if (ts.isParenthesizedExpression(node) || ts.isExpressionStatement(node)) {
      this.root(node.expression);
    } else if (ts.isObjectLiteralExpression(node)) {
      this.object(node, (names) => this.add(names));
    } else if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
      const names = pathOf(node);
      if (names) {
        this.add(names);
      } else {
        this.add([ts.isPropertyAccessExpression(node) ? node.name.text : ELLIPSIS]);
        this.root(node.expression);
      }
    } else if (ts.isIdentifier(node)) {
      this.add([node.text]);
    } else if (ts.isJsxElement(node)) {
      this.element(node.openingElement);
    } else if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) {
      this.inner(node.body);
    } else {
      this.inner(node);
    }
  }

  imports(source: ts.SourceFile) {
    source.statements.filter(ts.isImportDeclaration).forEach((statement) => {
      if (!ts.isStringLiteral(statement.moduleSpecifier)) {
        return;
      }
      const module = statement.moduleSpecifier.text;
      const bindings = statement.importClause?.namedBindings;
      this.mentions.push({ kind: 'module', name: module });
      if (bindings && ts.isNamedImports(bindings)) {
        bindings.elements.forEach(({ name, propertyName }) => {
          this.mentions.push({ kind: 'export', module, name: (propertyName ?? name).text });
        });
      }
    });
  }

  /** Collects the names in a type: `GridColDef<Row>`, `GridSlotProps['footer']`. */
  type(node: ts.Node) {
    if (ts.isIndexedAccessTypeNode(node)) {
      const { objectType, indexType } = node;
      if (
        ts.isTypeReferenceNode(objectType) &&
        ts.isLiteralTypeNode(indexType) &&
        ts.isStringLiteral(indexType.literal)
      ) {
        this.add([objectType.typeName.getText(), indexType.literal.text]);
        return;
      }
    }
    if (ts.isTypeReferenceNode(node)) {
      this.add([node.typeName.getText()]);
      return;
    }
    ts.forEachChild(node, (child) => this.type(child));
  }
}

/** Collects the names in inline code, after completing it to a program. */
function collect(code: string): readonly Mention[] {
  const collector = new Collector();
  const attempt = (text: string, take: (source: ts.SourceFile) => void): boolean => {
    const source = parse(text);
    if (source) {
      take(source);
    }
    return source !== undefined;
  };
  const first = (source: ts.SourceFile) => {
    const [statement] = source.statements;
    if (statement) {
      collector.root(statement);
    }
  };
  if (/^import\b/.test(code)) {
    attempt(code, (source) => collector.imports(source));
  } else if (code.startsWith('<')) {
    const closed = code.endsWith('/>') ? code : code.replace(/\s*>$/, ' />');
    if (!attempt(`(${closed})`, first)) {
      attempt(`(${code})`, first);
    }
  } else if (/^[\w-]+=(?=[{"'])/.test(code)) {
    attempt(`(<Any$ ${code} />)`, first);
  } else if (/^(?:[\w$]+|'[^']*')\s*:(?!:)/.test(code)) {
    attempt(`({${code}})`, first);
  } else if (!attempt(`(${code})`, first)) {
    attempt(`type T = ${code}`, (source) =>
      source.statements.forEach((node) =>
        ts.forEachChild(node, (child) => {
          if (ts.isTypeNode(child)) {
            collector.type(child);
          }
        }),
      ),
    );
  }
  return collector.mentions;
}

/**
 * Returns the names in a piece of inline code. Data, the reader's own variables, commands and messages are ignored.
 *
 * @param text - Inline code as written on the page, such as `slotProps.toolbar` or `rows={rows}`.
 */
export function mentionsOf(text: string): Mention[] {
  const code = text.trim().replaceAll('…', () => ELLIPSIS);
  if (MODULE.test(code)) {
    return [{ kind: 'module', name: code }];
  }
  if (THEME_NAME.test(code)) {
    return [{ kind: 'theme', name: code }];
  }
  const classes = [...text.matchAll(CLASS)].map(([name]): Mention => ({ kind: 'class', name }));
  const option = OPTION.exec(code)?.[1];
  if (option !== undefined) {
    return [{ kind: 'path', names: [option] }];
  }
  // Selectors, data in quotes, custom properties and words with hyphens.
  const isOther = FILE.test(code) || /^(?:[.&:'"[]|--|\w+-)/.test(code);
  // In `sortColumn(field, direction?)`, the `?` marks an optional parameter.
  const names = isOther ? [] : collect(code.replace(/(\w)\?(?=[,)])/g, '$1'));
  return [...classes, ...names];
}

/**
 * Returns the names in the code after applying a diff: imports, elements with their attributes, and the packages'
 * functions and types.
 *
 * @param diff - Lines that begin with `+`, `-` or a space.
 */
export function mentionsOfDiff(diff: string): Mention[] {
  const code = diff
    .split('\n')
    .filter((line) => !line.startsWith('-'))
    .map((line) => line.slice(1))
    .join('\n');
  const source = ts.createSourceFile('new.tsx', code, ts.ScriptTarget.Latest, true);
  const collector = new Collector();
  collector.imports(source);
  source.statements
    .filter((node) => !ts.isImportDeclaration(node))
    .forEach((node) => collector.root(node));
  // Other names are the reader's own.
  return collector.mentions.filter(
    (mention) =>
      mention.kind !== 'path' || isGlobalName(mention.names[0]) || mention.names[0] === 'apiRef',
  );
}
