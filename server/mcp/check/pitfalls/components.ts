import ts from 'typescript';

import type { KnownExports } from '../problems';
import { importedAs, symbolAt } from '../values';

import {
  componentAround,
  isFunction,
  nodesOf,
  objectOf,
  type Context,
  type Finding,
  type Rule,
  finding,
} from './context';

const isKept = (value: ts.Node, around: ts.Node): boolean => {
  for (let at = value; at !== around; at = at.parent) {
    if (ts.isCallExpression(at) && /(?:^|\.)use[A-Z]\w*$/.test(at.expression.getText())) {
      return true;
    }
  }
  return false;
};

/** Returns the component that a slot gets, if it is a new one on each render of the component around it. */
function isNewComponent({ checker }: Context, value: ts.Expression): boolean {
  const around = componentAround(value);
  // `useMemo` and `useCallback` keep the component between renders.
  if (!around || isKept(value, around)) {
    return false;
  }
  if (isFunction(value)) {
    // What shows nothing has nothing to lose.
    return value.body.kind !== ts.SyntaxKind.NullKeyword;
  }
  const declaration = symbolAt(checker, value)?.valueDeclaration;
  const isComponent =
    declaration !== undefined &&
    (ts.isFunctionDeclaration(declaration) ||
      (ts.isVariableDeclaration(declaration) && isFunction(declaration.initializer)));
  return (
    isComponent && ts.findAncestor(declaration.parent, (node) => node === around) !== undefined
  );
}

const SLOT: Rule = {
  page: 'common-concepts/custom-components',
  about: /Inline `slots`/,
  find: (context) =>
    context.elements.flatMap(({ attributes }) => {
      const slots = objectOf(context, attributes.get('slots')?.expression);
      return [...(slots?.properties ?? [])].flatMap(([name, { node, value }]): Finding[] => {
        // A method is a function, too.
        const isNew = value
          ? isNewComponent(context, value)
          : ts.isMethodDeclaration(node) && componentAround(node) !== undefined;
        return isNew
          ? finding(
              node,
              `The slot \`${name}\` gets a new component on each render, so it loses its state and its focus. Define the component outside of the one that renders it.`,
              { name },
            )
          : [];
      });
    }),
};

/** The components that get the texts of a locale, by the names of components. */
const WITH_TEXTS = [
  [/^DataGrid(?:Pro|Premium)?$/, 'MuiDataGrid'],
  [/^LocalizationProvider$/, 'MuiLocalizationProvider'],
  [/Chart|Gauge/, 'MuiChartsLocalizationProvider'],
  [/(?:Picker|Calendar|Clock)$/, 'MuiLocalizationProvider'],
] as const;

const TEXTS: Rule = {
  page: 'react-data-grid/localization',
  about: /The text of a locale is in `deDE\.components\.MuiDataGrid\.defaultProps\.localeText`/,
  find: ({ elements, checker }) =>
    elements.flatMap(({ name, attributes }): Finding[] => {
      const attribute = attributes.get('localeText');
      const { expression } = attribute ?? {};
      const locale = expression && importedAs(checker, expression);
      const [, theme] = WITH_TEXTS.find(([pattern]) => pattern.test(name)) ?? [];
      return attribute && expression && theme && locale && /\/locales?$/.test(locale.module)
        ? finding(attribute.node, `\`${expression.getText()}\` is for a theme.`, {
            suggestion: `${expression.getText()}.components.${theme}.defaultProps.localeText`,
            covers: true,
          })
        : [];
    }),
};

/** Props of Material UI's text field, which fields pass on. They are deprecated there, and nothing replaces some of them. */
const OF_TEXT_FIELD = /^(?:[Ii]nput|InputLabel|Select|FormHelperText)Props$/;

/** Returns the rule about names that a release has, but that its types say not to use anymore. */
export function deprecatedRule({ deprecated = {}, modules }: KnownExports): Rule {
  const findingOf = (node: ts.Node, full: string): Finding[] => {
    const found = Object.hasOwn(deprecated, full) ? deprecated[full] : undefined;
    const name = full.split('.').at(-1) ?? full;
    return found
      ? finding(
          node,
          `\`${name}\` is deprecated.${found.instead === '' ? '' : ` ${found.instead}`}`,
          { name, page: found.page },
        )
      : [];
  };
  return {
    page: 'migration/migration-data-grid-v7',
    about: /deprecated/,
    find: (context) => [
      ...[...context.imports.values()].flatMap(({ module, name, node }) =>
        module.startsWith('@mui/x-') && Object.hasOwn(modules, name) && node.end > context.start
          ? findingOf(node, name)
          : [],
      ),
      ...context.elements.flatMap(({ name, attributes }) =>
        [...attributes].flatMap(([attribute, { node }]) =>
          OF_TEXT_FIELD.test(attribute)
            ? []
            : findingOf(node, `${name.replace(/(?:Pro|Premium)$/, '')}.${attribute}`),
        ),
      ),
      ...nodesOf(context, ts.isPropertyAccessExpression).flatMap(({ expression, name }) =>
        /\bapiRef\.current[!?]?$/.test(expression.getText())
          ? findingOf(name, `GridApi.${name.text}`)
          : [],
      ),
    ],
  };
}

export const COMPONENT_RULES: readonly Rule[] = [SLOT, TEXTS];
