import ts from 'typescript';

import { importedAs } from '../values';

import {
  arrayOf,
  componentAround,
  isFunction,
  isOn,
  literalOf,
  nodesOf,
  type Context,
  type Finding,
  type MuiElement,
  type Rule,
  finding,
} from './context';

const isPicker = ({ name, module }: MuiElement): boolean =>
  module.startsWith('@mui/x-date-pickers') &&
  /(?:Picker|Calendar|Clock|(?:Date|Time|Input\w*Range)Field)$/.test(name);

const isProvider = ({ name }: MuiElement): boolean => name === 'LocalizationProvider';

/** Returns the elements around a node, outermost first. */
function elementsAround(node: ts.Node): ts.JsxOpeningElement[] {
  const { parent } = node;
  return ts.isSourceFile(node) || !parent
    ? []
    : [...elementsAround(parent), ...(ts.isJsxElement(parent) ? [parent.openingElement] : [])];
}

/** Modules of the application, by path or by alias. */
const OWN_MODULE = /^(?:\.|~|#|@\/)/;

/** Whether a component of the code, but not of MUI X, may contain the provider. */
const mayProvide = (node: ts.Node, { checker }: Context): boolean =>
  elementsAround(node).some(
    ({ tagName }) =>
      /Provider|Locali[sz]ation/.test(tagName.getText()) ||
      OWN_MODULE.test(importedAs(checker, tagName)?.module ?? ''),
  );

/** Returns the date libraries whose adapters the code imports. */
const adaptersOf = ({ all }: Context): Set<string> =>
  new Set(
    all.flatMap(({ imports }) =>
      [...imports.values()].flatMap(({ module }) => /\/Adapter(\w+)$/.exec(module)?.[1] ?? []),
    ),
  );

/** The names of components that are a whole application. */
const WHOLE = /^(?:App|Page|Root|Main|Demo|Example)/;

/** Whether code may be a whole application. One of its files, by path, isn't, unless it or another one is the root. */
const mayBeWhole = ({ file, all }: Context): boolean =>
  file === undefined ||
  all.some(
    (candidate) =>
      /(?:^|[\\/])(?:App|main|index|page|layout|_app)\.\w+$/.test(candidate.file ?? '') ||
      /\b(?:createRoot|hydrateRoot)\(/.test(candidate.source.text),
  );

const PROVIDER: Rule = {
  page: 'react-date-pickers/quickstart',
  about: /There's no `LocalizationProvider` around the picker/,
  find: (context) => {
    if (
      context.isFragment ||
      !mayBeWhole(context) ||
      context.all.some(
        ({ elements, hasUnknownFiles }) => hasUnknownFiles && elements.length === 0,
      ) ||
      context.all.some(({ elements }) => elements.some(isProvider))
    ) {
      return [];
    }
    const first = context.elements.find(isPicker);
    const component = first && componentAround(first.node);
    // A component with props, or of a picker alone, is a part of an application, which may have the provider.
    const isPart =
      first &&
      (component?.parameters.length !== 0 ||
        (!WHOLE.test(component.name?.text ?? '') &&
          !ts.isJsxElement(first.node.parent) &&
          !ts.isJsxFragment(first.node.parent)));
    return first && !isPart && !mayProvide(first.node, context)
      ? finding(
          first.node,
          `\`${first.name}\` throws an error without a \`LocalizationProvider\` around it, such as \`<LocalizationProvider dateAdapter={AdapterDayjs}>\`. Put it around the whole application.`,
          { name: first.name },
        )
      : [];
  },
};

const ADAPTER: Rule = {
  page: 'react-date-pickers/quickstart',
  about: /dateAdapter/,
  find: ({ elements, all }) =>
    elements
      .filter(
        (element) =>
          isProvider(element) &&
          !element.hasSpread &&
          !element.attributes.has('dateAdapter') &&
          // An inner provider has the adapter of the outer one.
          !all.some((file) =>
            file.elements.some(
              (candidate) =>
                isProvider(candidate) &&
                (candidate.hasSpread || candidate.attributes.has('dateAdapter')),
            ),
          ),
      )
      .map(({ node }) => ({
        node,
        name: 'LocalizationProvider',
        message:
          '`LocalizationProvider` needs `dateAdapter`, or its pickers throw an error: `dateAdapter={AdapterDayjs}`, from `@mui/x-date-pickers/AdapterDayjs`.',
      })),
};

const FORMAT: Rule = {
  page: 'react-date-pickers/adapters-locale',
  about: /Use the tokens of your date library/,
  find: (context) => {
    const adapters = [...adaptersOf(context)];
    const [adapter = ''] = adapters;
    const isUpper = /^(?:Dayjs|Moment$)/.test(adapter);
    const isLower = /^(?:DateFns|Luxon)/.test(adapter);
    // `dd` is also a day of the week in Day.js, and `DD` a whole date in Luxon.
    const wrong = isUpper
      ? /y{2,}|^(?!.*D).*(?<!d)dd(?!d)/
      : adapter === 'Luxon'
        ? /Y{2,}|D.*[ML]|[ML].*D/
        : /Y{2,}|D/;
    return adapters.length === 1 && (isUpper || isLower)
      ? context.elements.filter(isPicker).flatMap(({ attributes }): Finding[] => {
          const attribute = attributes.get('format');
          const format = literalOf(attribute?.value);
          // Text in brackets or quotes isn't a token.
          const tokens = String(format ?? '').replace(/\[[^\]]*\]|'[^']*'/g, '');
          return attribute && wrong.test(tokens)
            ? finding(
                attribute.node,
                `\`Adapter${adapter}\` has other tokens: ${isUpper ? '`YYYY` for the year and `DD` for the day' : '`yyyy` for the year and `dd` for the day'}.`,
              )
            : [];
        })
      : [];
  },
};

/** An import of a file that sets up dates or languages, or anything at all. */
const SETUP =
  /\bimport\s+['"]\.[^'"]*(?<!\.(?:css|scss|sass|less))['"]|from\s+['"]\.[^'"]*(?:locale|dayjs|i18n|intl)[^'"]*['"]/i;

const LOCALE: Rule = {
  page: 'react-date-pickers/adapters-locale',
  about: /the locale isn't imported/,
  find: (context) => {
    const loads = context.all.flatMap((file) =>
      nodesOf(file, ts.isStringLiteral).map(({ text }) => text),
    );
    // Files that aren't here may import it.
    const isElsewhere = context.all.some(
      ({ source, hasUnknownFiles }) =>
        source.text.includes('dayjs/locale') || (hasUnknownFiles && SETUP.test(source.text)),
    );
    return [...adaptersOf(context)].join() === 'Dayjs' && !isElsewhere
      ? context.elements.filter(isProvider).flatMap(({ attributes }): Finding[] => {
          const attribute = attributes.get('adapterLocale');
          const locale = literalOf(attribute?.value);
          return attribute &&
            typeof locale === 'string' &&
            locale !== 'en' &&
            !loads.some((load) => load.startsWith('dayjs/locale/'))
            ? finding(
                attribute.node,
                `Day.js has the locale \`${locale}\` only after \`import 'dayjs/locale/${locale}'\`.`,
              )
            : [];
        })
      : [];
  },
};

const LOCALE_KIND: Rule = {
  page: 'react-date-pickers/adapters-locale',
  about: /throws with date-fns, because it takes the locale object/,
  find: (context) => {
    const [adapter = '', ...others] = adaptersOf(context);
    return others.length > 0
      ? []
      : context.elements.filter(isProvider).flatMap(({ attributes }): Finding[] => {
          const attribute = attributes.get('adapterLocale');
          const { expression, value } = attribute ?? {};
          const text = literalOf(value);
          const imported = expression && importedAs(context.checker, expression);
          if (attribute && /^DateFns/.test(adapter) && typeof text === 'string') {
            return finding(
              attribute.node,
              `\`Adapter${adapter}\` needs the locale's object from \`date-fns/locale\`, not its name.`,
            );
          }
          return attribute &&
            /^(?:Dayjs|Moment|Luxon)$/.test(adapter) &&
            /^(?:dayjs|moment|date-fns)\/.*locale/.test(imported?.module ?? '')
            ? finding(
                attribute.node,
                `\`Adapter${adapter}\` needs the locale's name as a string, such as \`adapterLocale="${imported?.module.split('/').at(-1) ?? 'de'}"\`, not its object.`,
              )
            : [];
        });
  },
};

const TIME_ZONE: Rule = {
  page: 'react-date-pickers/timezone',
  about: /dayjs\/plugin\/timezone/,
  find: (context) => {
    const isReady = context.all.some(
      ({ source, hasUnknownFiles }) =>
        hasUnknownFiles || /dayjs\/plugin\/|\.extend\(/.test(source.text),
    );
    return [...adaptersOf(context)].join() === 'Dayjs' && !isReady
      ? context.elements.filter(isPicker).flatMap(({ attributes }): Finding[] => {
          const attribute = attributes.get('timezone');
          const zone = literalOf(attribute?.value);
          return attribute && typeof zone === 'string' && zone !== 'default' && zone !== 'system'
            ? finding(
                attribute.node,
                'Time zones need the plugins `dayjs/plugin/utc` and `dayjs/plugin/timezone`: call `dayjs.extend` with both.',
              )
            : [];
        })
      : [];
  },
};

const VIEWS: Rule = {
  page: 'react-date-pickers/date-calendar',
  about: /`openTo` is the first view/,
  find: (context) =>
    context.elements.filter(isPicker).flatMap(({ attributes }) => {
      const attribute = attributes.get('openTo');
      const view = literalOf(attribute?.value);
      const views = arrayOf(context, attributes.get('views')?.value)?.map((element) =>
        literalOf(element),
      );
      return attribute && view !== undefined && views && !views.includes(view)
        ? finding(attribute.node, `\`openTo\` must be one of the \`views\`: ${views.join(', ')}.`)
        : [];
    }),
};

const CONTROLLED: Rule = {
  page: 'react-date-pickers/base-concepts',
  about: /With `value` and `onChange`, the value is in your state/,
  find: ({ elements }) =>
    elements
      .filter((element) => isPicker(element) && !element.hasSpread)
      .flatMap((element): Finding[] => {
        const { attributes } = element;
        const value = attributes.get('value');
        if (value && attributes.has('defaultValue')) {
          return finding(
            value.node,
            'With `value`, `defaultValue` has no effect. Pass one of them.',
          );
        }
        const isReadOnly = ['readOnly', 'disabled'].some((name) => isOn(element, name));
        return value && !attributes.has('onChange') && !attributes.has('onAccept') && !isReadOnly
          ? finding(
              value.node,
              "With `value` but without `onChange`, users can't change the date. Pass both, or `defaultValue`, or `readOnly`.",
            )
          : [];
      }),
};

/** Props of the text field, which pickers don't pass on. */
const OF_TEXT_FIELD = [
  ...['helperText', 'error', 'required', 'size', 'variant', 'color', 'fullWidth', 'margin'],
  ...['placeholder', 'onBlur', 'onFocus', 'inputProps', 'InputProps', 'InputLabelProps'],
];

const TEXT_FIELD: Rule = {
  page: 'react-date-pickers/fields',
  about: /`slotProps.textField` *\| `helperText`, `error`/,
  find: ({ elements }) =>
    elements
      .filter((element) => isPicker(element) && /^(?!Static).*Picker$/.test(element.name))
      .flatMap(({ name, attributes }) =>
        OF_TEXT_FIELD.flatMap((prop): Finding[] => {
          const attribute = attributes.get(prop);
          return attribute
            ? finding(
                attribute.node,
                `\`${name}\` has no prop \`${prop}\`. Pass it to the text field: \`slotProps={{ textField: { ${prop} } }}\`.`,
                { covers: true },
              )
            : [];
        }),
      ),
};

const HANDLER: Rule = {
  page: 'react-date-pickers/base-concepts',
  about: /`onChange`/,
  find: (context) =>
    context.elements.filter(isPicker).flatMap(({ attributes }) =>
      ['onChange', 'onAccept'].flatMap((name): Finding[] => {
        const attribute = attributes.get(name);
        const handler = attribute?.value;
        const [first] = isFunction(handler) ? handler.parameters : [];
        const used =
          first &&
          nodesOf(context, ts.isPropertyAccessExpression).find(
            (node) =>
              node.name.text === 'target' &&
              node.expression.getText() === first.name.getText() &&
              ts.findAncestor(node, (each) => each === handler) !== undefined,
          );
        return used
          ? finding(
              used,
              `\`${name}\` is called with the new value, not with an event: \`${name}={(value) => …}\`.`,
              { name: 'target', covers: true },
            )
          : [];
      }),
    ),
};

/** The props of a picker that are dates. */
const DATES = [
  ...['value', 'defaultValue', 'referenceDate', 'minDate', 'maxDate', 'minTime', 'maxTime'],
  ...['minDateTime', 'maxDateTime'],
];

const DATE_OBJECT: Rule = {
  page: 'react-date-pickers/quickstart',
  about: /`AdapterDayjs` needs Day.js objects/,
  find: (context) => {
    const adapters = [...adaptersOf(context)].filter(
      (candidate) => !candidate.startsWith('DateFns'),
    );
    const [adapter] = adapters;
    const factory = { Dayjs: 'dayjs(…)', Luxon: 'DateTime.fromISO(…)', Moment: 'moment(…)' }[
      adapter ?? ''
    ];
    return adapters.length === 1 && factory !== undefined && adaptersOf(context).size === 1
      ? context.elements.filter(isPicker).flatMap(({ attributes }) =>
          DATES.flatMap((name): Finding[] => {
            const attribute = attributes.get(name);
            const { value } = attribute ?? {};
            const isOther =
              value !== undefined &&
              (ts.isStringLiteralLike(value) ||
                (ts.isNewExpression(value) && value.expression.getText() === 'Date'));
            return attribute && isOther
              ? finding(
                  attribute.node,
                  `\`${name}\` can't be a string or a \`Date\` object with \`Adapter${adapter}\`. Convert the value: \`${factory}\`.`,
                  { covers: true },
                )
              : [];
          }),
        )
      : [];
  },
};

export const PICKERS_RULES: readonly Rule[] = [
  PROVIDER,
  ADAPTER,
  FORMAT,
  LOCALE,
  LOCALE_KIND,
  TIME_ZONE,
  VIEWS,
  CONTROLLED,
  TEXT_FIELD,
  HANDLER,
  DATE_OBJECT,
];
