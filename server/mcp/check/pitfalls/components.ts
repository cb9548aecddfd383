import ts from 'typescript';

import type { KnownExports } from '../inspect';

import {
  componentAround,
  isFunction,
  nodesOf,
  objectOf,
  type Context,
  type Finding,
  type Rule,
} from './context';

/** Returns the component that a slot gets, if it is a new one on each render of the component around it. */
function isNewComponent({ checker }: Context, value: ts.Expression): boolean {
  const around = componentAround(value);
  if (!around) {
    return false;
  }
  if (isFunction(value)) {
    // What shows nothing has nothing to lose.
    return value.body.kind !== ts.SyntaxKind.NullKeyword;
  }
  const declaration = ts.isIdentifier(value)
    ? checker.getSymbolAtLocation(value)?.valueDeclaration
    : undefined;
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
        const isNew = value ? isNewComponent(context, value) : ts.isMethodDeclaration(node);
        return isNew
          ? [
              {
                node,
                name,
                message: `The slot \`${name}\` gets a new component on each render, so it loses its state and its focus. Define the component outside of the one that renders it.`,
              },
            ]
          : [];
      });
    }),
};

/** Props of Material UI's text field, which fields pass on. They are deprecated there, and nothing replaces some of them. */
const OF_TEXT_FIELD = /^(?:[Ii]nput|InputLabel|Select|FormHelperText)Props$/;

/** Returns the rule about names that a release has, but that its types say not to use anymore. */
export function deprecatedRule({ deprecated = {}, modules }: KnownExports): Rule {
  const adviceOn = (name: string) => {
    const text = Object.hasOwn(deprecated, name) ? deprecated[name] : undefined;
    return text === undefined
      ? undefined
      : `\`${name.split('.').at(-1)}\` is deprecated.${text === '' ? '' : ` ${text}`}`;
  };
  return {
    page: 'migration/migration-data-grid-v7',
    about: /deprecated/,
    find: (context) => {
      const imported = [...context.imports.values()].flatMap(
        ({ module, name, node }): Finding[] => {
          const message =
            module.startsWith('@mui/x-') && Object.hasOwn(modules, name)
              ? adviceOn(name)
              : undefined;
          return message === undefined || node.end <= context.start
            ? []
            : [{ node, name, message }];
        },
      );
      const props = context.elements.flatMap(({ name, attributes }) =>
        [...attributes].flatMap(([attribute, { node }]): Finding[] => {
          const message = OF_TEXT_FIELD.test(attribute)
            ? undefined
            : adviceOn(`${name.replace(/(?:Pro|Premium)$/, '')}.${attribute}`);
          return message === undefined ? [] : [{ node, name: attribute, message }];
        }),
      );
      const methods = nodesOf(context, ts.isPropertyAccessExpression).flatMap(
        ({ expression, name }): Finding[] => {
          const isApi = /\bapiRef\.current[!?]?$/.test(expression.getText());
          const message = isApi ? adviceOn(`GridApi.${name.text}`) : undefined;
          return message === undefined ? [] : [{ node: name, name: name.text, message }];
        },
      );
      return [...imported, ...props, ...methods];
    },
  };
}

export const COMPONENT_RULES: readonly Rule[] = [SLOT];
