import type { ProductId } from '../../core/navigation/paths';
import type { Plan } from '../../core/navigation';

/**
 * A type as text, in pieces: plain text, and names of symbols that have a page. All pieces joined are the type as
 * TypeScript prints it, on one line.
 */
export type ApiTypeText = readonly (string | ApiTypeReference)[];

/** A name in a type that refers to a symbol with a page. */
export interface ApiTypeReference {
  /** The name as written in the type. */
  text: string;
  /** Id of the symbol, see {@link ApiSymbolBase.id}. */
  symbol: string;
  /** The section of its page that lists the members, if the name is that of a part, such as `DatePickerSlots`. */
  section?: 'slots' | 'css-classes';
}

/** A type as it is shown. */
export interface ApiType {
  /** At most 80 characters. Longer types are truncated with an ellipsis, or named instead of spelled out. */
  short: ApiTypeText;
  /** The whole type, if `short` isn't complete. */
  full?: ApiTypeText;
}

/** A parameter of a callback or a hook. */
export interface ApiParameter {
  name: string;
  type: ApiType;
  /** Whether it can be omitted. */
  optional?: boolean;
  /** Markdown on one line, empty if the package has no description. */
  description: string;
}

/** The parameters and the return value of a function. */
export interface ApiSignature {
  parameters: readonly ApiParameter[];
  returns: { type: ApiType; description: string };
}

/**
 * The first stable release that has something, such as `8.5.0`, or only its major version (`8`), if no more is known.
 * Undefined if the last release of the major version before has it, or if nothing is known.
 */
export type ApiSince = string;

/** A prop, slot, field or method. */
export interface ApiMember {
  name: string;
  type: ApiType;
  /** From the package's `@default`, as code without backticks. */
  defaultValue?: string;
  required?: boolean;
  /** Why, and what to use instead: Markdown, empty if the package gives no reason. Undefined if it isn't deprecated. */
  deprecated?: string;
  /** Markdown of one or more paragraphs, empty if the package has no description. */
  description: string;
  /** Signature of a function whose parameters need a separate table. */
  signature?: ApiSignature;
  since?: ApiSince;
  /** The plan whose package is needed, if the MIT package only has the type. */
  plan?: Plan;
}

/** A slot of a component. */
export interface ApiSlot extends ApiMember {
  /** Its default: the name of a component, or an element such as `'span'`. Undefined if there is none. */
  defaultComponent?: string;
  /** What `slotProps` accepts for the slot: the props of its component, in the package's words. */
  props?: ApiType;
}

/** A CSS class that a component sets on one of its elements. */
export interface ApiClass {
  /** Key in `classes` and in `xClasses`. */
  name: string;
  /** Name in the document, such as `MuiDataGrid-cell` or `Mui-selected`. */
  className: string;
  description: string;
  deprecated?: string;
  since?: ApiSince;
}

/** The lists of a symbol's members. */
export type ApiListName = 'props' | 'slots' | 'classes' | 'parameters' | 'result' | 'members';

interface ApiSymbolBase {
  /** `data-grid/data-grid`: path of its page relative to `/x/api/`, and of its doc id relative to `api/`. */
  id: string;
  /** Name of the export, such as `DataGrid`. */
  name: string;
  product: ProductId;
  /** Plan of the package that contains it. Undefined for the MIT packages. */
  plan?: Plan;
  /** Markdown of one or more paragraphs, empty if the package has no description. */
  description: string;
  deprecated?: string;
  since?: ApiSince;
  /**
   * Names in its types that its lists don't contain, by list: members that are inherited from other libraries, or that
   * the packages exclude from documentation. They tell a new member from one that is only newly listed.
   */
  unlisted?: Readonly<Partial<Record<ApiListName, readonly string[]>>>;
  /** Whether its name means that it may change in any release (`Unstable_…`, `unstable_…`, `Experimental…`). */
  unstable?: boolean;
  /** Modules that export it, the shortest path to the least code first: `@mui/x-data-grid/DataGrid`, then the root. */
  modules: readonly [string, ...string[]];
}

/** A component that users render. */
export interface ApiComponent extends ApiSymbolBase {
  kind: 'component';
  /** Its own props, and inherited props that the package itself declares; sorted by name, required ones first. */
  props: readonly ApiMember[];
  slots: readonly ApiSlot[];
  classes: readonly ApiClass[];
  /**
   * Name in the theme's `components`, such as `MuiDataGrid`. Undefined if it supports no default props or overrides.
   */
  themeName?: string;
  /** Where its remaining props come from: an element (`div`), or a component of Material UI or the packages. */
  inherits?: {
    name: string;
    /** Id of the symbol, if it has a page. */ symbol?: string;
    /** Address of anything else. */ href?: string;
  };
  /** Type of the ref, such as `HTMLDivElement`, if it accepts one. */
  ref?: string;
}

/** A hook. */
export interface ApiHook extends ApiSymbolBase {
  kind: 'hook';
  /** One signature for each overload. */
  signatures: readonly (ApiSignature & {
    /** The declaration, on one line. */ text: ApiTypeText;
  })[];
  /** Fields of the object that it takes, if the package declares that object. */
  parameters: readonly ApiMember[];
  /** Fields of the object that it returns, if the package declares that object. */
  result: readonly ApiMember[];
}

/** An interface, or an alias of an object type. */
export interface ApiInterface extends ApiSymbolBase {
  kind: 'interface';
  /** Its type parameters, such as `<R extends GridValidRowModel = any>`. Empty if it has none. */
  typeParameters: string;
  members: readonly ApiMember[];
  /** Ids of the interfaces with pages that it extends. */
  extends: readonly string[];
}

/** A symbol with a page in the API reference. */
export type ApiSymbol = ApiComponent | ApiHook | ApiInterface;

/** A documented package. */
export interface ApiPackage {
  name: string;
  version: string;
  product: ProductId;
  plan?: Plan;
}

/** Everything that was extracted from one release. */
export interface ApiReference {
  packages: readonly ApiPackage[];
  /** Sorted by id. */
  symbols: readonly ApiSymbol[];
  /** Names of exports without a page, such as `GridSortDirection`, by package name. */
  otherExports: Readonly<Record<string, readonly string[]>>;
}
