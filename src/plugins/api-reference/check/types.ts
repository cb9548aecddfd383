import ts from 'typescript';

/** A name that does not exist. */
export interface Missing {
  name: string;
  /** Names that exist in the same place. */
  among: ReadonlySet<string>;
}

/** Resolves names through the types of packages. */
export class PackageTypes {
  private readonly checker: ts.TypeChecker;
  private readonly exports = new Map<string, Map<string, ts.Symbol>>();
  private readonly propTypes = new Map<string, readonly ts.Type[]>();

  /**
   * @param program - A program with `file` among its roots.
   * @param file - A file that imports the modules to look up.
   */
  constructor(program: ts.Program, file: string) {
    this.checker = program.getTypeChecker();
    const source = program.getSourceFile(file);
    source?.statements.filter(ts.isImportDeclaration).forEach(({ moduleSpecifier }) => {
      const module = this.checker.getSymbolAtLocation(moduleSpecifier);
      if (module && ts.isStringLiteral(moduleSpecifier)) {
        const found = this.checker.getExportsOfModule(module);
        this.exports.set(
          moduleSpecifier.text,
          new Map(found.map((symbol) => [symbol.name, symbol])),
        );
      }
    });
  }

  /** Returns the names that a module exports, or undefined if the file doesn't import it or it doesn't exist. */
  exportsOf(module: string): ReadonlySet<string> | undefined {
    const found = this.exports.get(module);
    return found && new Set(found.keys());
  }

  private symbol(module: string, name: string): ts.Symbol | undefined {
    const symbol = this.exports.get(module)?.get(name);
    return symbol && (symbol.flags & ts.SymbolFlags.Alias) !== 0
      ? this.checker.getAliasedSymbol(symbol)
      : symbol;
  }

  /** Returns the types of a component's props. Empty if the export isn't a component. */
  private propsOf(module: string, name: string): readonly ts.Type[] {
    const key = `${module}#${name}`;
    const known = this.propTypes.get(key);
    if (known) {
      return known;
    }
    const symbol = this.symbol(module, name);
    const isValue = symbol && (symbol.flags & ts.SymbolFlags.Value) !== 0;
    const type = isValue && this.checker.getTypeOfSymbol(symbol);
    const found = type
      ? [...type.getCallSignatures(), ...type.getConstructSignatures()].flatMap((signature) => {
          const [props] = signature.getParameters();
          return props ? [this.checker.getTypeOfSymbol(props)] : [];
        })
      : [];
    this.propTypes.set(key, found);
    return found;
  }

  /** Returns the constituents of a type, without `null` and `undefined`. Uses the constraints of type parameters. */
  private parts(type: ts.Type): readonly ts.Type[] {
    const apparent = this.checker.getNonNullableType(
      this.checker.getBaseConstraintOfType(type) ?? type,
    );
    return apparent.isUnion() ? apparent.types.flatMap((part) => this.parts(part)) : [apparent];
  }

  /** Returns the types of a field: `any` if all fields exist, and none if the field doesn't exist. */
  private step(type: ts.Type, name: string): readonly ts.Type[] {
    return this.parts(type).flatMap((part) => {
      if ((part.flags & (ts.TypeFlags.Any | ts.TypeFlags.TypeParameter)) !== 0) {
        return [part];
      }
      const property = this.checker.getPropertyOfType(part, name);
      if (property) {
        return [this.checker.getTypeOfSymbol(property)];
      }
      const index = /^\d+$/.test(name) ? part.getNumberIndexType() : part.getStringIndexType();
      if (index) {
        return [index];
      }
      // The props of a slot may be a function that returns them.
      return part
        .getCallSignatures()
        .flatMap((signature) => this.step(signature.getReturnType(), name));
    });
  }

  private leads(from: readonly ts.Type[], names: readonly string[]): Missing | undefined {
    let types = from;
    for (const name of names) {
      const next = types.flatMap((type) => this.step(type, name));
      if (next.length === 0) {
        return { name, among: this.fieldsOf(types) };
      }
      types = next;
    }
    return undefined;
  }

  private fieldsOf(types: readonly ts.Type[]): Set<string> {
    const parts = types.flatMap((type) => this.parts(type));
    return new Set(
      parts.flatMap((part) => this.checker.getPropertiesOfType(part).map(({ name }) => name)),
    );
  }

  /** Returns the name in a path from a component's prop that doesn't exist. */
  missingProp(module: string, component: string, names: readonly string[]): Missing | undefined {
    return this.leads(this.propsOf(module, component), names);
  }

  /** Returns true if an export is a component, based on its type. */
  isComponent(module: string, name: string): boolean {
    return this.propsOf(module, name).length > 0;
  }

  /** Returns the missing name in a path from an export to a component's prop, an interface's member or a property. */
  missingMember(module: string, name: string, names: readonly string[]): Missing | undefined {
    const symbol = this.symbol(module, name);
    if (!symbol) {
      return { name, among: this.exportsOf(module) ?? new Set() };
    }
    const isType = (symbol.flags & ts.SymbolFlags.Type) !== 0;
    const isValue = (symbol.flags & ts.SymbolFlags.Value) !== 0;
    const types = [
      ...this.propsOf(module, name),
      ...(isType ? [this.checker.getDeclaredTypeOfSymbol(symbol)] : []),
      ...(isValue ? [this.checker.getTypeOfSymbol(symbol)] : []),
    ];
    return this.leads(types, names);
  }

  /** Returns the props of a component, and those of its slots. */
  propNames(module: string, component: string): Set<string> {
    const props = this.propsOf(module, component);
    const slots = props.flatMap((type) => this.step(type, 'slotProps'));
    const slotProps = slots
      .flatMap((type) => this.parts(type))
      .flatMap((part) => this.checker.getPropertiesOfType(part))
      .map((slot) => this.checker.getTypeOfSymbol(slot));
    return this.fieldsOf([...props, ...slotProps]);
  }
}
