import ts from 'typescript';

import {
  componentAround,
  isFunction,
  nodesOf,
  type Context,
  type Finding,
  type Rule,
  finding,
} from './context';

/** Returns the specifiers of a file's imports. */
const specifiersOf = (context: Context) =>
  nodesOf(context, ts.isImportDeclaration).flatMap(({ moduleSpecifier }) =>
    ts.isStringLiteral(moduleSpecifier) ? [moduleSpecifier] : [],
  );

/** The packages of Material-UI 4, and what replaces them. */
const VERSION_4: readonly (readonly [name: RegExp, now: string])[] = [
  [/^@material-ui\/data-grid\b/, '@mui/x-data-grid'],
  [/^@material-ui\/x-grid(?![\w-])/, '@mui/x-data-grid-pro'],
  [/^@material-ui\/pickers\b/, '@mui/x-date-pickers'],
  [/^@material-ui\/lab\/Tree(?:View|Item)$/, '@mui/x-tree-view'],
  [/^@material-ui\/core\b/, '@mui/material'],
  [/^@material-ui\/icons\b/, '@mui/icons-material'],
  [/^@material-ui\/lab\b/, '@mui/lab'],
  [/^@material-ui\/(?:styles|system)\b/, '@mui/system'],
];

const MATERIAL_UI_4: Rule = {
  page: 'migration/migration-data-grid-v4',
  about: /@material-ui\//,
  find: (context) =>
    specifiersOf(context).flatMap((node): Finding[] => {
      const [, now] = VERSION_4.find(([name]) => name.test(node.text)) ?? [];
      return now === undefined
        ? []
        : finding(node, `\`${node.text}\` is of Material-UI 4, which MUI X 8 doesn't work with.`, {
            name: node.text,
            suggestion: now,
            covers: true,
          });
    }),
};

/** The parts of the lab that became packages of MUI X, by what they are called now. */
const FROM_LAB: readonly (readonly [name: RegExp, now: (name: string) => string])[] = [
  [/^TreeView$/, () => '@mui/x-tree-view/SimpleTreeView'],
  [/^TreeItem$/, () => '@mui/x-tree-view/TreeItem'],
  [/^CalendarPicker$/, () => '@mui/x-date-pickers/DateCalendar'],
  [/^ClockPicker$/, () => '@mui/x-date-pickers/TimeClock'],
  [/^MonthPicker$/, () => '@mui/x-date-pickers/MonthCalendar'],
  [/^YearPicker$/, () => '@mui/x-date-pickers/YearCalendar'],
  [/Range(?:Picker|PickerDay)$/, (name) => `@mui/x-date-pickers-pro/${name}`],
  [
    /^(?:Adapter\w+|LocalizationProvider|(?:Static|Mobile|Desktop)?(?:Date|Time|DateTime)Picker|PickersDay)$/,
    (name) => `@mui/x-date-pickers/${name}`,
  ],
];

const LAB: Rule = {
  page: 'migration/migration-pickers-lab',
  about: /@mui\/lab/,
  find: (context) =>
    specifiersOf(context)
      .filter(({ text }) => /^@mui\/lab(?:\/|$)/.test(text))
      .flatMap((node): Finding[] => {
        const [, , module] = node.text.split('/');
        const { importClause } = node.parent as ts.ImportDeclaration;
        const bindings = importClause?.namedBindings;
        const names =
          module === undefined
            ? bindings && ts.isNamedImports(bindings)
              ? bindings.elements.map((element) => (element.propertyName ?? element.name).text)
              : []
            : [module];
        return names.flatMap((name) => {
          const [, now] = FROM_LAB.find(([pattern]) => pattern.test(name)) ?? [];
          return now
            ? [
                {
                  node,
                  name,
                  message: `\`@mui/lab\` has no \`${name}\` anymore.`,
                  suggestion: now(name),
                  covers: node.parent,
                },
              ]
            : [];
        });
      }),
};

const DATE_IO: Rule = {
  page: 'migration/migration-pickers-v5',
  about: /@date-io/,
  find: (context) =>
    specifiersOf(context)
      .filter(({ text }) => text.startsWith('@date-io/'))
      .map((node) => {
        const adapters: Readonly<Record<string, string>> = {
          '@date-io/date-fns': 'AdapterDateFns',
          '@date-io/luxon': 'AdapterLuxon',
          '@date-io/moment': 'AdapterMoment',
        };
        return {
          node,
          name: node.text,
          message: `The pickers have adapters of their own, instead of \`${node.text}\`.`,
          suggestion: `@mui/x-date-pickers/${adapters[node.text] ?? 'AdapterDayjs'}`,
        };
      }),
};

const LICENSE: Rule = {
  page: 'introduction/licensing',
  about: /from '@mui\/x-license'/,
  find: ({ imports }) =>
    [...imports.values()].flatMap(({ module, name, node }) =>
      name === 'LicenseInfo' && /^@mui\/x-(?!license$)/.test(module)
        ? finding(node, `\`${module}\` doesn't export \`LicenseInfo\`.`, {
            name,
            suggestion: '@mui/x-license',
            covers: true,
          })
        : [],
    ),
};

const LICENSE_KEY: Rule = {
  page: 'introduction/licensing',
  about: /outside the component/,
  find: (context) =>
    nodesOf(context, ts.isCallExpression).flatMap((node): Finding[] =>
      /\bLicenseInfo\.setLicenseKey$/.test(node.expression.getText()) && componentAround(node)
        ? finding(
            node,
            'Call `setLicenseKey` outside of components, before the first one of them renders.',
            { name: 'setLicenseKey' },
          )
        : [],
    ),
};

/** A file that has a meaning in the App Router of Next.js. Other applications have a folder `app`, too. */
const APP_PAGE =
  /(?:^|[\\/])app[\\/](?:.*[\\/])?(?:page|layout|template|loading|error|global-error|not-found|default)\.[jt]sx?$/;
const IN_APP = /(?:^|[\\/])app[\\/]/;
/** What only files of the App Router contain. */
const APP_CODE =
  /\bexport (?:const metadata\b|(?:async )?function generateMetadata\b)|from ['"]next\/(?:headers|server|font\/\w+)['"]|import type \{ Metadata\b/;

/** Whether a file is one of the App Router. */
const isApp = ({ file = '', source, start, all }: Context): boolean =>
  APP_PAGE.test(file) ||
  APP_CODE.test(source.text.slice(start)) ||
  (IN_APP.test(file) &&
    all.some(
      (candidate) =>
        APP_PAGE.test(candidate.file ?? '') || /from ['"]next\//.test(candidate.source.text),
    ));

const isClient = ({ source, start }: Context): boolean =>
  /^\s*(?:\/\*[^]*?\*\/\s*|\/\/.*\n\s*)*['"]use client['"]/.test(source.text.slice(start));

/** Returns what a server component can't do: call hooks, and pass functions or classes to components of MUI X. */
function clientOnly(context: Context): string | undefined {
  const hook = nodesOf(context, ts.isCallExpression).find(({ expression }) => {
    const name = expression.getText();
    return (
      /(?:^|\.)use[A-Z]\w*$/.test(name) &&
      // Its hooks work on the server, too.
      !context.imports.get(name)?.module.startsWith('next-intl')
    );
  });
  if (hook) {
    return `calls \`${hook.expression.getText()}\``;
  }
  for (const { name, attributes } of context.elements) {
    for (const [attribute, { value }] of attributes) {
      const hasFunction =
        isFunction(value) ||
        (attribute === 'dateAdapter' && value !== undefined) ||
        (value !== undefined && containsFunction(value));
      if (hasFunction) {
        return `passes ${attribute === 'dateAdapter' ? 'a class' : 'a function'} to \`${name}\` in \`${attribute}\``;
      }
    }
  }
  return undefined;
}

const containsFunction = (value: ts.Node): boolean =>
  !ts.isCallExpression(value) &&
  (ts.forEachChild(value, (child) =>
    isFunction(child) || ts.isMethodDeclaration(child) || containsFunction(child)
      ? true
      : undefined,
  ) ??
    false);

/** Whether a client component of the code imports a file, so that it is one, too. */
const isOfClient = ({ file = '', all }: Context): boolean =>
  all.some(
    (candidate) =>
      isClient(candidate) &&
      specifiersOf(candidate).some(
        ({ text }) =>
          text.split('/').at(-1) ===
          file
            .replace(/\.\w+$/, '')
            .split('/')
            .at(-1),
      ),
  );

const USE_CLIENT: Rule = {
  page: 'introduction/installation',
  about: /Put grids and pickers in a file that starts with `'use client'`/,
  find: (context) => {
    const { source } = context;
    const usesMuiX = [...context.imports.values()].some(
      ({ module, isType }) => module.startsWith('@mui/x-') && !isType,
    );
    const reason =
      isApp(context) && usesMuiX && !isClient(context) && !isOfClient(context)
        ? clientOnly(context)
        : undefined;
    const [first] = source.statements;
    return first && reason !== undefined
      ? finding(
          first,
          `This file of the App Router ${reason}, which a server component can't. Start it with \`'use client'\`, or move the component to a file that does.`,
        )
      : [];
  },
};

export const MODULE_RULES: readonly Rule[] = [
  MATERIAL_UI_4,
  LAB,
  DATE_IO,
  LICENSE,
  LICENSE_KEY,
  USE_CLIENT,
];
