import ts from 'typescript';

import type { ApiClass, ApiComponent, ApiSlot } from '../types';

import { descriptionOf, isIgnored, tagOf } from './comments';
import {
  byNeed,
  isDocumented,
  namesWithout,
  propertiesOf,
  readMember,
  unlistedOf,
  type ExtractContext,
} from './members';
import type { ClassNames } from './runtimeClasses';
import { slotPropsText } from './typeText';

/** Props that every component of the libraries inherits from Material UI, but that readers still look for. */
const SHARED_PROPS = new Set(['classes', 'sx']);

/** Minimum number of inherited props for an element to be named. */
const INHERITED_FROM = 10;

/** Elements whose DOM interface has a different name. */
const ELEMENTS: Readonly<Record<string, string>> = {
  anchor: 'a',
  heading: 'h1',
  image: 'img',
  olist: 'ol',
  paragraph: 'p',
  tablecell: 'td',
  tablerow: 'tr',
  tablesection: 'tbody',
  ulist: 'ul',
};

/** Returns the element for a DOM interface: `div` for `HTMLDivElement`. */
function elementOf(interfaceName: string): string | undefined {
  const match = /^(HTML|SVG)([A-Za-z]*)Element$/.exec(interfaceName);
  if (!match) {
    return undefined;
  }
  const [, family, kind = ''] = match;
  if (family === 'SVG') {
    return kind === '' ? 'g' : kind === 'SVG' ? 'svg' : kind[0]?.toLowerCase() + kind.slice(1);
  }
  return kind === '' ? undefined : (ELEMENTS[kind.toLowerCase()] ?? kind.toLowerCase());
}

/** Returns the type of the props of a symbol that is rendered as JSX, or undefined for other symbols. */
export function propsTypeOf(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Type | undefined {
  const type = checker.getTypeOfSymbol(symbol);
  if (type.symbol?.name === 'Context') {
    return undefined;
  }
  const types = type.isUnion() ? type.types : [type];
  // If there are alternatives, the last one declares the type of the ref.
  const signature = types
    .flatMap((one) => [...one.getCallSignatures()])
    .filter(
      (candidate) =>
        candidate.getParameters().length <= 2 &&
        /\b(?:Element|ReactElement|ReactNode|Promise<ReactNode>)\b/.test(
          checker.typeToString(
            candidate.getReturnType(),
            undefined,
            ts.TypeFormatFlags.NoTruncation,
          ),
        ),
    )
    .at(-1);
  if (!signature) {
    return undefined;
  }
  const [props] = signature.getParameters();
  return props ? checker.getTypeOfSymbol(props) : checker.getVoidType();
}

/** Returns the interface of the value of `classes`. */
function classesInterface(type: ts.Type): ts.Symbol | undefined {
  const [argument] = type.aliasTypeArguments ?? [];
  return argument ? (argument.aliasSymbol ?? argument.symbol) : (type.aliasSymbol ?? type.symbol);
}

function readClasses(
  name: string,
  props: ts.Type,
  classNames: ClassNames,
  { checker, isOwn }: ExtractContext,
): ApiClass[] {
  const classes = checker.getPropertyOfType(props, 'classes');
  const type = classes && checker.getNonNullableType(checker.getTypeOfSymbol(classes));
  const declaration = type && classesInterface(type)?.getDeclarations()?.[0];
  // The classes of Material UI's components are documented there.
  if (!declaration || !isOwn(declaration)) {
    return [];
  }
  const file = declaration.getSourceFile().fileName;
  return checker
    .getPropertiesOfType(type)
    .filter((key) => !isIgnored(key, checker))
    .map((key): ApiClass => {
      const className = classNames(file, key.name);
      if (className === undefined) {
        throw new Error(
          `The class "${key.name}" of ${name} has no name: the module next to ${file} doesn't define one.`,
        );
      }
      const deprecated = tagOf(key, checker, 'deprecated');
      return {
        name: key.name,
        className,
        description: descriptionOf(key, checker),
        ...(deprecated !== undefined && { deprecated }),
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

function readSlots(props: ts.Type, context: ExtractContext): ApiSlot[] {
  const { checker } = context;
  const slots = checker.getPropertyOfType(props, 'slots');
  if (!slots?.getDeclarations()?.some(context.isOwn)) {
    return [];
  }
  const slotProps = checker.getPropertyOfType(props, 'slotProps');
  const entries = new Map(
    slotProps
      ? propertiesOf(checker.getNonNullableType(checker.getTypeOfSymbol(slotProps)), checker).map(
          ({ name, symbols: [symbol] }) => [name, symbol],
        )
      : [],
  );
  return propertiesOf(checker.getNonNullableType(checker.getTypeOfSymbol(slots)), checker)
    .filter((slot) => isDocumented(slot, context))
    .map((slot): ApiSlot => {
      const { name, type, description, deprecated, defaultValue } = readMember(slot, context);
      const entry = entries.get(name);
      const accepted = entry && slotPropsText(entry, checker, context.names);
      const isNothing =
        defaultValue === undefined || /^(?:null|undefined|\(\) => null)$/.test(defaultValue);
      return {
        name,
        type,
        description,
        ...(deprecated !== undefined && { deprecated }),
        ...(!isNothing && { defaultComponent: defaultValue }),
        ...(accepted && { props: accepted }),
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Returns the address of a component in Material UI's documentation. */
const materialUrl = (name: string) =>
  `https://mui.com/material-ui/api/${name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase()}/`;

/** Returns where the props come from that the packages don't declare. */
function readInherited(
  inherited: readonly ts.Symbol[],
  ref: string | undefined,
  checker: ts.TypeChecker,
): ApiComponent['inherits'] {
  const material = new Map<string, number>();
  for (const property of inherited) {
    const files = new Set(
      property.getDeclarations()?.map((declaration) => declaration.getSourceFile().fileName),
    );
    for (const file of files) {
      const name = /@mui\/material\/(?:esm\/)?([A-Z]\w*)\//.exec(file)?.[1];
      if (name) {
        material.set(name, (material.get(name) ?? 0) + 1);
      }
    }
  }
  const [best] = [...material].sort(([, one], [, other]) => other - one);
  if (best && best[1] >= 3) {
    return { name: best[0], href: materialUrl(best[0]) };
  }
  if (inherited.length < INHERITED_FROM) {
    return undefined;
  }
  // Event handlers contain the element: `onClick?: MouseEventHandler<HTMLDivElement>`.
  const onClick = inherited.find(({ name }) => name === 'onClick');
  const handler = onClick && checker.typeToString(checker.getTypeOfSymbol(onClick));
  const target = /EventHandler<(\w+)>/.exec(handler ?? '')?.[1];
  const name = elementOf(target ?? '') ?? (ref && elementOf(ref));
  return name === undefined ? undefined : { name };
}

/** Returns the type of a ref's value: `HTMLDivElement`. */
function readRef(props: ts.Type, checker: ts.TypeChecker): string | undefined {
  const ref = checker.getPropertyOfType(props, 'ref');
  const text =
    ref &&
    checker.typeToString(checker.getTypeOfSymbol(ref), undefined, ts.TypeFormatFlags.NoTruncation);
  return /\bRef(?:Object)?<(\w+)(?: \| null)?>/.exec(text ?? '')?.[1];
}

/** Returns the data of a component's page, without what all symbols have. */
export function readComponent(
  name: string,
  props: ts.Type,
  classNames: ClassNames,
  themeNames: ReadonlySet<string>,
  context: ExtractContext,
): Omit<ApiComponent, 'id' | 'kind' | 'modules' | 'name' | 'product' | 'description'> {
  const { checker } = context;
  const all = propertiesOf(props, checker);
  const typeOfProp = (prop: string) => {
    const found = checker.getPropertyOfType(props, prop);
    return found && checker.getNonNullableType(checker.getTypeOfSymbol(found));
  };
  const isShown = ({ name: prop }: { name: string }) => prop !== 'ref' && prop !== 'key';
  const own = all.filter(
    (prop) =>
      isShown(prop) &&
      (isDocumented(prop, context) ||
        (SHARED_PROPS.has(prop.name) && !isIgnored(prop.symbols[0], checker))),
  );
  const inherited = all
    .filter(
      (prop) =>
        isShown(prop) &&
        !SHARED_PROPS.has(prop.name) &&
        !prop.symbols[0].getDeclarations()?.some(context.isOwn),
    )
    .map(({ symbols: [symbol] }) => symbol);
  const ref = readRef(props, checker);
  const inherits = readInherited(inherited, ref, checker);
  const themeName = `Mui${name}`;
  const slots = readSlots(props, context);
  const classes = readClasses(name, props, classNames, context);
  const slotsType = typeOfProp('slots');
  const classesType = typeOfProp('classes');
  return {
    props: own.map((prop) => readMember(prop, context)).sort(byNeed),
    slots,
    classes,
    ...unlistedOf({
      props: namesWithout(props, own, checker),
      slots: slotsType ? namesWithout(slotsType, slots, checker) : [],
      classes: classesType ? namesWithout(classesType, classes, checker) : [],
    }),
    ...(themeNames.has(themeName) && { themeName }),
    ...(inherits && { inherits }),
    ...(ref && { ref }),
  };
}
