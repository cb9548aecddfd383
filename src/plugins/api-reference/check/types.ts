import ts from 'typescript';

/** A name that does not exist. */
export interface Missing {
  name: string;
  /** Names that exist in its place. */
  among: ReadonlySet<string>;
}

/** Finds out by the types of packages whether a name leads somewhere. */
export class PackageTypes {
  private readonly checker: ts.TypeChecker;
  private readonly exports = new Map<string, Map<string, ts.Symbol>>();
  private readonly propTypes = new Map<string, readonly ts.Type[]>();

  /**
   * @param program - A program that has `file` among its roots.
   * @param file - A file whose import declarations name the modules that are looked at.
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

  /** Names that a module exports; undefined where it was not asked for, or does not exist. */
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

  /** Types of the props of a component; empty where the export is none. */
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

  /** Types of which `type` is one, without `null` and `undefined`; parameters by what they extend. */
  private parts(type: ts.Type): readonly ts.Type[] {
    const apparent = this.checker.getNonNullableType(
      this.checker.getBaseConstraintOfType(type) ?? type,
    );
    return apparent.isUnion() ? apparent.types.flatMap((each) => this.parts(each)) : [apparent];
  }

  /** What a name leads to: types, `any` where all names do, nothing where it does not exist. */
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
      // Slots' props may be a function that gives them.
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

  /** What of a component's prop, and of what is named below it, does not exist. */
  missingProp(module: string, component: string, names: readonly string[]): Missing | undefined {
    return this.leads(this.propsOf(module, component), names);
  }

  /** Whether an export is a component, as far as its type tells. */
  isComponent(module: string, name: string): boolean {
    return this.propsOf(module, name).length > 0;
  }

  /** What of an export's fields does not exist: a component's props, an interface's members, a value's properties. */
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

  /** Props of a component, and those of its slots. */
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
