import type { ProductId } from '../../core/paths';
import type { Plan } from '../../core/navigation';

/**
 * A type as text, in pieces: plain ones, and names of symbols that have a page. The text of all pieces together is the
 * type as TypeScript writes it, on one line.
 */
export type ApiTypeText = readonly (string | ApiTypeReference)[];

/** A name in a type that has a page. */
export interface ApiTypeReference {
  /** The name as it stands in the type. */
  text: string;
  /** Id of the symbol, see {@link ApiSymbolBase.id}. */
  symbol: string;
}

/** A type as it is shown. */
export interface ApiType {
  /** At most 80 characters; longer types are cut short with an ellipsis, or named instead of spelled out. */
  short: ApiTypeText;
  /** The whole type, where `short` is not it. */
  full?: ApiTypeText;
}

/** A parameter of a callback or a hook. */
export interface ApiParameter {
  name: string;
  type: ApiType;
  /** Whether it may be left out. */
  optional?: boolean;
  /** Markdown on one line, empty where the package says nothing. */
  description: string;
}

/** What a function takes and gives. */
export interface ApiSignature {
  parameters: readonly ApiParameter[];
  returns: { type: ApiType; description: string };
}

/** A prop, slot, field or method. */
export interface ApiMember {
  name: string;
  type: ApiType;
  /** As the package's `@default` says it, code without backticks. */
  defaultValue?: string;
  required?: boolean;
  /** Why, and what to use instead: Markdown, empty where the package does not say. Absent means not deprecated. */
  deprecated?: string;
  /** Markdown of one or more paragraphs, empty where the package says nothing. */
  description: string;
  /** Of a function whose parameters are worth a table of their own. */
  signature?: ApiSignature;
  /** Oldest installed release that has it, such as `8.12.1`. Absent where only one release is installed, or all have it. */
  since?: string;
  /** Name of the licensed package's plan, where the description or a tag says that it needs one. */
  plan?: Plan;
}

/** A slot of a component. */
export interface ApiSlot extends ApiMember {
  /** What fills it by default: a component's name, or an element such as `'span'`. Absent where nothing does. */
  defaultComponent?: string;
}

/** A CSS class that a component puts on one of its elements. */
export interface ApiClass {
  /** Key in `classes` and in `xClasses`. */
  name: string;
  /** Name in the document, such as `MuiDataGrid-cell` or `Mui-selected`. */
  className: string;
  description: string;
  deprecated?: string;
  since?: string;
}

interface ApiSymbolBase {
  /** `data-grid/data-grid`: where its page is below `/x/api/`, also the doc id below `api/`. */
  id: string;
  /** As it is exported, such as `DataGrid`. */
  name: string;
  product: ProductId;
  /** Plan of the package that has it. Absent for the MIT ones. */
  plan?: Plan;
  /** Markdown of one or more paragraphs, empty where the package says nothing. */
  description: string;
  deprecated?: string;
  since?: string;
  /** Whether its name says that it may change in any release (`Unstable_…`, `unstable_…`, `Experimental…`). */
  unstable?: boolean;
  /** Modules that export it, the shortest path to the least code first: `@mui/x-data-grid/DataGrid`, then the root. */
  modules: readonly [string, ...string[]];
}

/** A component that users render. */
export interface ApiComponent extends ApiSymbolBase {
  kind: 'component';
  /** Own props, and those of what it inherits from that the package declares itself; by name, required ones first. */
  props: readonly ApiMember[];
  slots: readonly ApiSlot[];
  classes: readonly ApiClass[];
  /** Name in the theme's `components`, such as `MuiDataGrid`. Absent where it takes no default props or overrides. */
  themeName?: string;
  /** What its remaining props are those of: an element (`div`), or a component of Material UI or the packages. */
  inherits?: {
    name: string;
    /** Of a symbol with a page. */ symbol?: string;
    /** Of anything else. */ href?: string;
  };
  /** Whether a ref can be given, and to what it leads, such as `HTMLDivElement`. */
  ref?: string;
}

/** A hook. */
export interface ApiHook extends ApiSymbolBase {
  kind: 'hook';
  /** One for each overload. */
  signatures: readonly (ApiSignature & {
    /** As it would be declared, on one line. */ text: ApiTypeText;
  })[];
  /** Fields of the object that it takes, where it takes one that the package declares. */
  parameters: readonly ApiMember[];
  /** Fields of the object that it gives, where it gives one that the package declares. */
  result: readonly ApiMember[];
}

/** An interface, or an alias of an object type. */
export interface ApiInterface extends ApiSymbolBase {
  kind: 'interface';
  /** Its parameters, such as `<R extends GridValidRowModel = any>`; empty where it has none. */
  typeParameters: string;
  members: readonly ApiMember[];
  /** Interfaces that it extends and that have pages: their ids. */
  extends: readonly string[];
}

/** What has a page in the API reference. */
export type ApiSymbol = ApiComponent | ApiHook | ApiInterface;

/** A documented package and what it exports. */
export interface ApiPackage {
  name: string;
  version: string;
  product: ProductId;
  plan?: Plan;
}

/** All that was extracted of one release. */
export interface ApiReference {
  packages: readonly ApiPackage[];
  /** By id. */
  symbols: readonly ApiSymbol[];
  /** Names that the packages export and that have no page, such as `GridSortDirection`, by the package's name. */
  otherExports: Readonly<Record<string, readonly string[]>>;
}
