import { parseSync, traverse, types, type NodePath } from '@babel/core';
import postcss from 'postcss';

import type { SourceFile } from '../demoFiles';

/** Something in a demo that differs between the build and a browser, or reaches outside of the demo. */
export interface DemoMistake {
  /** Counted from 1. */
  line: number;
  /** Counted from 1. */
  column: number;
  message: string;
  fix: string;
}

/** Functions that call their arguments later, not while a component renders. */
const LATER =
  /^(?:use(?:Callback|Effect|LayoutEffect|InsertionEffect|ImperativeHandle|EffectEvent)|set(?:Timeout|Interval)|requestAnimationFrame|requestIdleCallback|queueMicrotask|startTransition|addEventListener|then|catch|finally|subscribe|on[A-Z]\w*)$/;

/** What only exists in browsers. */
const BROWSER =
  /^(?:window|document|navigator|location|history|screen|localStorage|sessionStorage|indexedDB|matchMedia|inner(?:Width|Height)|devicePixelRatio|getComputedStyle|visualViewport|scroll[XY])$/;

const DIFFERS = 'differs between the build and the browser, so React renders the demo again.';
const FIXED =
  'Use a fixed value, such as new Date(2025, 5, 1), or set it in an effect or a handler.';

const nameOf = (node: types.Node): string =>
  types.isIdentifier(node)
    ? node.name
    : types.isMemberExpression(node) && types.isIdentifier(node.property)
      ? node.property.name
      : '';

/**
 * Returns when code runs: while the module loads, while a component renders, later, or at a time that isn't known,
 * because a function is called elsewhere.
 */
function timeOf(path: NodePath): 'load' | 'render' | 'later' | 'unknown' {
  let inner = path.getFunctionParent();
  let isOuter = true;
  while (inner) {
    const outer: NodePath<types.Function> | null = inner.getFunctionParent();
    const { parent, node } = inner;
    if (types.isCallExpression(parent) && parent.callee !== node) {
      if (LATER.test(nameOf(parent.callee))) {
        return 'later';
      }
    } else if (outer) {
      // A handler, or a function that may be one.
      return 'later';
    }
    isOuter = outer === null;
    if (isOuter && !types.isCallExpression(parent)) {
      const name =
        'id' in node && types.isIdentifier(node.id)
          ? node.id.name
          : types.isVariableDeclarator(parent)
            ? nameOf(parent.id)
            : '';
      return /^(?:[A-Z]|use[A-Z])/.test(name) || types.isExportDefaultDeclaration(parent)
        ? 'render'
        : 'unknown';
    }
    inner = outer;
  }
  return 'load';
}

function asksForType(path: NodePath): boolean {
  let isFound = false;
  path.traverse({
    UnaryExpression: ({ node }) => {
      isFound ||= node.operator === 'typeof';
    },
  });
  return isFound;
}

/** Whether code only runs if something like `typeof window` allows it. */
const isGuarded = (path: NodePath) =>
  path.findParent(
    (parent) =>
      (parent.isIfStatement() ||
        parent.isConditionalExpression() ||
        parent.isLogicalExpression()) &&
      asksForType(parent),
  ) !== null;

/** Returns what is called, with an undefined first argument counted as none. */
function callOf(path: NodePath<types.CallExpression | types.NewExpression>): string {
  const {
    callee,
    arguments: [first],
  } = path.node;
  const isEmpty =
    first === undefined ||
    (types.isIdentifier(first) && first.name === 'undefined') ||
    (types.isArrayExpression(first) && first.elements.length === 0);
  const object = types.isMemberExpression(callee) ? nameOf(callee.object) : '';
  return `${path.isNewExpression() ? 'new ' : ''}${object && /^(?:Date|Math|performance|crypto|Intl|DateTime)$/.test(object) ? `${object}.` : types.isMemberExpression(callee) ? '.' : ''}${nameOf(callee)}(${isEmpty ? '' : '…'})`;
}

/** Calls whose results differ each time, or in each place. */
const UNSTABLE =
  /^(?:Date\.now\(\)|(?:new )?Date\(\)|Math\.random\(\)|performance\.now\(\)|crypto\.randomUUID\(\)|crypto\.getRandomValues\(…\)|dayjs\(\)|moment\(\)|DateTime\.(?:now|local)\(\))$/;
const LOCALIZED =
  /^(?:\.toLocale(?:Date|Time)?String\(\)|(?:new )?Intl\.\w+\(\)|\.resolvedOptions\(\)|\.getTimezoneOffset\(\))$/;

/** Attributes with the address of a picture, a video or a frame. */
const SOURCE = /^(?:src|srcSet|poster)$/;

const DRAW = 'Draw it as an SVG in the demo, or put the file into static/.';

/** Elements whose styles apply to the whole page. */
const OUTSIDE = /^(?:style|link|script|base|meta|CssBaseline)$/;

/** A picture, a video or a font of another host. */
const REMOTE_FILE =
  /url\(\s*["']?((?:https?:)?\/\/[^"')\s]+)|^((?:https?:)?\/\/\S+\.(?:avif|gif|jpe?g|png|svg|webp|mp4|webm|woff2?)(?:[?#]\S*)?)$/;

const REMOTE = /^(?:https?:)?\/\/(?!localhost)/;

/** Whether a function's body calls `setState` in each case. */
const setsState = (body: types.Node): boolean =>
  types.isBlockStatement(body)
    ? body.body.some(
        (statement) => types.isExpressionStatement(statement) && setsState(statement.expression),
      )
    : types.isCallExpression(body) && /^set(?!Timeout|Interval)[A-Z]/.test(nameOf(body.callee));

/** Finds mistakes in a file of a demo. */
function mistakesInCode({ code, path: file }: Pick<SourceFile, 'code' | 'path'>): DemoMistake[] {
  const found: DemoMistake[] = [];
  const tree = parseSync(code, {
    filename: file,
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ['typescript', 'jsx'] },
  });
  if (!tree) {
    return [];
  }
  const report = ({ node }: NodePath, message: string, fix: string) =>
    found.push({
      line: node.loc?.start.line ?? 1,
      column: (node.loc?.start.column ?? 0) + 1,
      message,
      fix,
    });
  const onCall = (path: NodePath<types.CallExpression | types.NewExpression>) => {
    const call = callOf(path);
    const name = nameOf(path.node.callee);
    const [first] = path.node.arguments;
    const time = timeOf(path);
    const isGlobalFunction =
      types.isIdentifier(path.node.callee) && !path.scope.hasBinding(name, true);
    if (time !== 'later' && UNSTABLE.test(call)) {
      report(path, `${call} ${DIFFERS}`, FIXED);
    } else if (time !== 'later' && LOCALIZED.test(call)) {
      report(
        path,
        `${call} depends on the reader's language and time zone, so it ${DIFFERS}`,
        "Pass a locale, such as 'en-US', and a time zone.",
      );
    } else if (isGlobalFunction && /^(?:fetch|XMLHttpRequest|WebSocket|EventSource)$/.test(name)) {
      if (types.isStringLiteral(first) ? !first.value.startsWith('/') : true) {
        report(
          path,
          `The policy of the published pages blocks requests to other hosts (${name}).`,
          'Put the data into the demo, and delay it with a timer.',
        );
      }
    } else if (
      time === 'load' &&
      isGlobalFunction &&
      /^(?:set(?:Timeout|Interval)|addEventListener|requestAnimationFrame)$/.test(name)
    ) {
      report(
        path,
        `${name}() is called when the module loads, on the server, too, and for as long as the page is open.`,
        'Call it in an effect, and undo it in the function that the effect returns.',
      );
    } else if (
      /^(?:alert|confirm|prompt)$/.test(name) &&
      (isGlobalFunction ||
        (types.isMemberExpression(path.node.callee) &&
          nameOf(path.node.callee.object) === 'window'))
    ) {
      report(path, `${name}() stops the page.`, 'Show the text in the demo.');
    } else if (
      types.isMemberExpression(path.node.callee) &&
      nameOf(path.node.callee.object) === 'console'
    ) {
      report(
        path,
        `The demo writes to the console (console.${name}).`,
        'Show the value in the demo.',
      );
    }
    const [effect, dependencies] = path.node.arguments;
    if (
      /^use(?:Layout)?Effect$/.test(name) &&
      dependencies === undefined &&
      types.isArrowFunctionExpression(effect) &&
      setsState(effect.body)
    ) {
      report(
        path,
        'The effect sets a state after each render, which never ends.',
        'Pass what it depends on as a second argument, such as [].',
      );
    }
    // A state that is set while it renders renders it again, without an end.
    const statement = path.parentPath;
    if (
      time === 'render' &&
      /^set[A-Z]/.test(name) &&
      statement.isExpressionStatement() &&
      statement.parentPath.isBlockStatement() &&
      statement.parentPath.parentPath?.isFunction() &&
      types.isArrayPattern(
        (path.scope.getBinding(name)?.path.node as types.VariableDeclarator | undefined)?.id,
      )
    ) {
      report(
        path,
        `${name}() is called while the component renders, which never ends.`,
        'Call it in a handler or an effect.',
      );
    }
  };
  const onChange = (path: NodePath, changed: types.Node) => {
    const shared =
      types.isMemberExpression(changed) && nameOf(changed.object) === 'globalThis'
        ? 'globalThis'
        : types.isIdentifier(changed) &&
            timeOf(path) === 'render' &&
            path.scope.getBinding(changed.name)?.scope.path.isProgram()
          ? changed.name
          : undefined;
    if (shared !== undefined) {
      report(
        path,
        `"${shared}" is changed, which the build and all demos of the page share.`,
        'Put the value into a state (useState) or a ref.',
      );
    }
  };
  const onText = (path: NodePath, text: string) => {
    const address = REMOTE_FILE.exec(text)?.slice(1).find(Boolean);
    const isSource = path.findParent(
      ({ node }) =>
        types.isJSXAttribute(node) &&
        types.isJSXIdentifier(node.name) &&
        SOURCE.test(node.name.name),
    );
    if (address !== undefined && !isSource) {
      report(path, `The policy of the published pages blocks "${address}".`, DRAW);
    }
  };
  const onLoop = (
    path: NodePath<types.WhileStatement | types.ForStatement | types.DoWhileStatement>,
  ) => {
    const { test } = path.node;
    const isEndless =
      !test ||
      (types.isBooleanLiteral(test) && test.value) ||
      (types.isNumericLiteral(test) && test.value !== 0);
    const ends = path.get('body') as NodePath;
    let hasEnd = false;
    ends.traverse({
      'BreakStatement|ReturnStatement|ThrowStatement|YieldExpression|AwaitExpression': () => {
        hasEnd = true;
      },
    });
    if (isEndless && !hasEnd) {
      report(path, 'The loop never ends.', 'End it with a condition, or with break.');
    }
  };
  traverse(tree, {
    CallExpression: onCall,
    NewExpression: onCall,
    WhileStatement: onLoop,
    ForStatement: onLoop,
    DoWhileStatement: onLoop,
    DebuggerStatement(path) {
      report(path, '"debugger" stops the page.', 'Remove it.');
    },
    AssignmentExpression: (path) => onChange(path, path.node.left),
    UpdateExpression: (path) => onChange(path, path.node.argument),
    JSXOpeningElement(path) {
      const name = types.isJSXIdentifier(path.node.name) ? path.node.name.name : '';
      if (OUTSIDE.test(name)) {
        report(
          path,
          `<${name}> reaches outside of the demo.`,
          'Style the elements of the demo, with sx or a class.',
        );
      }
    },
    StringLiteral: (path) => onText(path, path.node.value),
    TemplateElement: (path) => onText(path, path.node.value.raw),
    Identifier(path) {
      const { name } = path.node;
      const time =
        BROWSER.test(name) && path.isReferencedIdentifier() && !path.scope.hasBinding(name, true)
          ? timeOf(path)
          : 'later';
      if (
        (time === 'load' || time === 'render') &&
        !path.parentPath.isUnaryExpression({ operator: 'typeof' }) &&
        !isGuarded(path)
      ) {
        report(
          path,
          `"${name}" doesn't exist on the server, where the demo is rendered${time === 'load' ? ', and is used when its module loads' : ''}.`,
          'Read it in an effect or a handler, or with useSyncExternalStore.',
        );
      }
    },
    // A function that is passed on: `useState(Math.random)`.
    MemberExpression(path) {
      const call = `${nameOf(path.node.object)}.${nameOf(path.node)}()`;
      const isCalled = types.isCallExpression(path.parent) && path.parent.callee === path.node;
      if (!isCalled && UNSTABLE.test(call) && timeOf(path) !== 'later') {
        report(path, `${call} ${DIFFERS}`, FIXED);
      }
    },
    JSXAttribute(path) {
      const { name, value } = path.node;
      if (types.isJSXIdentifier(name) && /^(?:src|srcSet|poster)$/.test(name.name) && value) {
        const found = path.get('value') as NodePath;
        const url: unknown = (
          found.isJSXExpressionContainer() ? (found.get('expression') as NodePath) : found
        ).evaluate().value;
        if (typeof url === 'string' && REMOTE.test(url)) {
          report(path, `The policy of the published pages blocks "${url}".`, DRAW);
        }
      }
    },
  });
  return found;
}

/** Whether a selector matches elements that aren't the demo's own. */
const isGlobal = (selector: string) => {
  const own = selector
    .replace(/:(?:not|has)\([^)]*\)/g, '')
    .match(/[.#](?!Mui|__docusaurus|navbar|theme-)[\w\\-]+|\[data-(?!theme\b)[\w-]+/g);
  return own === null && !selector.startsWith('&') && !/^(?:from|to|\d+%)$/.test(selector.trim());
};

/** Finds mistakes in a style sheet of a demo. */
function mistakesInStyles({ code, path: file }: Pick<SourceFile, 'code' | 'path'>): DemoMistake[] {
  const found: DemoMistake[] = [];
  const report = (node: postcss.Node, message: string, fix: string) =>
    found.push({
      line: node.source?.start?.line ?? 1,
      column: node.source?.start?.column ?? 1,
      message,
      fix,
    });
  postcss.parse(code, { from: file }).walk((node) => {
    if (node.type === 'rule') {
      const isNested =
        node.parent?.type === 'rule' ||
        (node.parent?.type === 'atrule' &&
          /keyframes$|^layer$/.test((node.parent as postcss.AtRule).name));
      const global = isNested ? undefined : node.selectors.find(isGlobal);
      if (global !== undefined) {
        report(
          node,
          `The selector "${global}" reaches outside of the demo.`,
          `Begin it with a class of the demo, such as ".orders ${global}".`,
        );
      }
    }
    const text = node.type === 'decl' ? node.value : node.type === 'atrule' ? node.params : '';
    const remote = /(?:url\(\s*["']?|^["'])((?:https?:)?\/\/[^"')\s]+)/.exec(text)?.[1];
    if (remote !== undefined) {
      report(
        node,
        `The policy of the published pages blocks "${remote}".`,
        'Put the file into the demo, or leave it out.',
      );
    }
  });
  return found;
}

/**
 * Finds what in a file of a demo differs between the build and a browser, or reaches outside of the demo, without
 * running it.
 */
export function demoMistakes(file: Pick<SourceFile, 'code' | 'path'>): DemoMistake[] {
  return file.path.endsWith('.css') ? mistakesInStyles(file) : mistakesInCode(file);
}
