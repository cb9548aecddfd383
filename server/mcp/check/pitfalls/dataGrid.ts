import ts from 'typescript';

import { importedAs } from '../values';

import {
  arrayOf,
  at,
  componentAround,
  isFunction,
  isGrid,
  isMitGrid,
  isOn,
  literalOf,
  nodesOf,
  objectOf,
  objectsOf,
  type Context,
  type Finding,
  type MuiElement,
  type Rule,
  finding,
} from './context';

/** Returns what a function finds in each grid whose attributes are all known. */
const inGrids =
  (find: (grid: MuiElement, context: Context) => readonly Finding[], isMeant = isGrid) =>
  (context: Context): Finding[] =>
    context.elements
      .filter((element) => isMeant(element) && !element.hasSpread)
      .flatMap((grid) => find(grid, context));

/** Returns the columns of a grid that are written in code. */
const columnsOf = (grid: MuiElement, context: Context) =>
  objectsOf(context, grid.attributes.get('columns')?.value) ?? [];

/** Most rows on a page of the MIT grid. */
const MOST_ROWS = 100;

const TOOLBAR: Rule = {
  page: 'react-data-grid/components/toolbar',
  about: /Set `showToolbar`/,
  find: inGrids(({ attributes }, context) => {
    const name = ['slots', 'slotProps'].find((prop) => {
      const toolbar = at(context, attributes.get(prop)?.value, 'toolbar');
      return (
        toolbar && toolbar.kind !== ts.SyntaxKind.NullKeyword && toolbar.getText() !== 'undefined'
      );
    });
    const attribute = attributes.get(name ?? '');
    return attribute && !attributes.has('showToolbar')
      ? finding(
          objectOf(context, attribute.value)?.properties.get('toolbar')?.node ?? attribute.node,
          `\`${name}.toolbar\` has no effect without \`showToolbar\`, which shows the toolbar.`,
          { name: 'toolbar' },
        )
      : [];
  }),
};

const ROW_ID: Rule = {
  page: 'react-data-grid/row-definition',
  about: /getRowId/,
  find: inGrids((grid, context) => {
    const rows = grid.attributes.get('rows');
    const objects = objectsOf(context, rows?.value) ?? [];
    const isWithout = objects.some(
      ({ properties, hasSpread }) => !hasSpread && !properties.has('id'),
    );
    return rows && isWithout && !grid.attributes.has('getRowId')
      ? finding(
          rows.node,
          'Each row needs a unique `id`, or the grid throws an error. Pass `getRowId` if the id has another name.',
        )
      : [];
  }),
};

const COLUMNS: Rule = {
  page: 'react-data-grid/columns',
  about: /Define columns outside the component/,
  find: inGrids((grid) => {
    const columns = grid.attributes.get('columns');
    const { expression, value } = columns ?? {};
    const declared = value?.parent;
    // `useMemo` and `useState` keep the array.
    const isNew =
      value !== undefined &&
      expression !== undefined &&
      ts.isIdentifier(expression) &&
      ts.isArrayLiteralExpression(value) &&
      declared !== undefined &&
      ts.isVariableDeclaration(declared) &&
      componentAround(declared) !== undefined;
    return isNew
      ? finding(
          declared,
          `\`${expression.getText()}\` is a new array on each render, so the grid loses widths and order of the columns. Define it outside the component, or with \`useMemo\`.`,
          { name: expression.getText() },
        )
      : [];
  }),
};

const PAGE_SIZE: Rule = {
  page: 'react-data-grid/pagination',
  about: /more than 100 rows on a page/i,
  find: inGrids(({ attributes }, context) => {
    const models = [
      at(
        context,
        attributes.get('initialState')?.value,
        'pagination',
        'paginationModel',
        'pageSize',
      ),
      at(context, attributes.get('paginationModel')?.value, 'pageSize'),
      ...(arrayOf(context, attributes.get('pageSizeOptions')?.value) ?? []).map(
        (option) => at(context, option, 'value') ?? option,
      ),
    ];
    const size = models.find((model) => {
      const count = literalOf(model);
      return typeof count === 'number' && count > MOST_ROWS;
    });
    return size
      ? finding(
          size,
          `\`DataGrid\` shows at most ${MOST_ROWS} rows on a page, and throws an error for ${size.getText()}.`,
          { plan: 'pro' },
        )
      : [];
  }, isMitGrid),
};

const ROW_COUNT: Rule = {
  page: 'react-data-grid/pagination',
  about: /`rowCount`/,
  find: inGrids((grid, context) => {
    const { attributes } = grid;
    const mode = attributes.get('paginationMode');
    const isPaged = isMitGrid(grid) || isOn(grid, 'pagination');
    const hasCount =
      ['rowCount', 'dataSource', 'apiRef'].some((name) => attributes.has(name)) ||
      at(context, attributes.get('initialState')?.value, 'pagination', 'rowCount') !== undefined;
    if (mode && literalOf(mode.value) === 'server' && isPaged && !hasCount) {
      return finding(
        mode.node,
        'With `paginationMode="server"`, pass `rowCount`: the number of all rows, or `-1` if it is unknown.',
      );
    }
    const count = attributes.get('rowCount');
    return count && !mode && !attributes.has('dataSource') && isMitGrid(grid)
      ? finding(count.node, '`rowCount` has no effect without `paginationMode="server"`.')
      : [];
  }),
};

/** The models of a grid, with what takes the control away from users. */
const MODELS: Readonly<Record<string, readonly string[]>> = {
  paginationModel: ['hideFooter', 'hideFooterPagination'],
  sortModel: ['disableColumnSorting', 'onColumnHeaderClick'],
  filterModel: ['disableColumnFilter', 'disableColumnMenu', 'showToolbar'],
  rowSelectionModel: ['rowSelection', 'isRowSelectable', 'onRowClick', 'onCellClick'],
};

const CONTROLLED: Rule = {
  page: 'react-data-grid/state',
  about: /on\w+ModelChange/,
  find: inGrids(({ attributes }) =>
    Object.entries(MODELS).flatMap(([name, off]) => {
      const attribute = attributes.get(name);
      const handler = `on${name.charAt(0).toUpperCase()}${name.slice(1)}Change`;
      return attribute &&
        !attributes.has(handler) &&
        !off.some((prop) => attributes.has(prop)) &&
        attribute.value?.getText() !== 'undefined'
        ? finding(
            attribute.node,
            `With \`${name}\` but without \`${handler}\`, users can't change it. Pass both, or set only how it starts in \`initialState\`.`,
          )
        : [];
    }),
  ),
};

const DATES: Rule = {
  page: 'react-data-grid/column-definition',
  about: /accepts `Date` objects only/,
  find: inGrids((grid, context) => {
    const rows = objectsOf(context, grid.attributes.get('rows')?.value) ?? [];
    return columnsOf(grid, context).flatMap(({ properties, hasSpread }) => {
      const type = properties.get('type');
      const kind = literalOf(type?.value);
      const field = literalOf(properties.get('field')?.value);
      const isText = rows.some((row) => {
        const value = literalOf(row.properties.get(String(field))?.value);
        return typeof value === 'string' || typeof value === 'number';
      });
      return type &&
        (kind === 'date' || kind === 'dateTime') &&
        isText &&
        !hasSpread &&
        !properties.has('valueGetter') &&
        !properties.has('valueFormatter')
        ? finding(
            type.node,
            `A column of the type \`${kind}\` accepts only \`Date\` objects. Convert the value: \`valueGetter: (value) => value && new Date(value)\`.`,
          )
        : [];
    });
  }),
};

const OPTIONS: Rule = {
  page: 'react-data-grid/column-definition',
  about: /valueOptions/,
  find: inGrids((grid, context) =>
    columnsOf(grid, context).flatMap(({ properties, hasSpread }) => {
      const type = properties.get('type');
      return type &&
        literalOf(type.value) === 'singleSelect' &&
        !hasSpread &&
        // With editors and filters of its own, the column needs no list.
        !['valueOptions', 'renderEditCell', 'filterOperators'].some((property) =>
          properties.has(property),
        )
        ? finding(
            type.node,
            'A column of the type `singleSelect` needs `valueOptions`, or its list is empty.',
          )
        : [];
    }),
  ),
};

const SEVERAL: Rule = {
  page: 'react-data-grid/filtering/multi-filters',
  about: /can only contain a single item/,
  find: inGrids(({ attributes }, context) => {
    const state = attributes.get('initialState')?.value;
    const lists = [
      ['sortModel', attributes.get('sortModel')?.value],
      ['sortModel', at(context, state, 'sorting', 'sortModel')],
      ['filterModel', at(context, attributes.get('filterModel')?.value, 'items')],
      ['filterModel', at(context, state, 'filter', 'filterModel', 'items')],
    ] as const;
    return lists.flatMap(([name, list]) =>
      list && (arrayOf(context, list)?.length ?? 0) > 1
        ? finding(list, `\`DataGrid\` uses only one item of \`${name}\`.`, { name, plan: 'pro' })
        : [],
    );
  }, isMitGrid),
};

const AUTO_PAGE: Rule = {
  page: 'react-data-grid/layout',
  about: /The container needs a height of its own: in a flex column without one/,
  find: inGrids((grid) => {
    const attribute = grid.attributes.get('autoPageSize');
    return attribute && isOn(grid, 'autoPageSize') && isOn(grid, 'autoHeight')
      ? finding(
          attribute.node,
          '`autoPageSize` and `autoHeight` exclude each other: with `autoPageSize`, give the container a height.',
        )
      : [];
  }),
};

const ROW_HEIGHT: Rule = {
  page: 'react-data-grid/row-height',
  about: /getRowHeight/,
  find: inGrids(({ attributes }) => {
    const attribute = attributes.get('rowHeight');
    return attribute && literalOf(attribute.value) === 'auto'
      ? finding(
          attribute.node,
          "`rowHeight` is a number of pixels. For rows as high as their content, pass `getRowHeight={() => 'auto'}`.",
          { covers: true },
        )
      : [];
  }),
};

/** Whether a function ends without a value, although it has statements. */
function returnsNothing(called: ts.Expression | undefined): boolean {
  if (!isFunction(called) || !ts.isBlock(called.body)) {
    return false;
  }
  let returns = false;
  const visit = (node: ts.Node) => {
    returns ||= (ts.isReturnStatement(node) && !!node.expression) || ts.isThrowStatement(node);
    if (!ts.isFunctionLike(node)) {
      ts.forEachChild(node, visit);
    }
  };
  visit(called.body);
  return !returns;
}

const RETURN: Rule = {
  page: 'react-data-grid/editing/persistence',
  about: /`processRowUpdate` returned nothing/,
  find: inGrids((grid, context) => {
    const ofGrid = ['processRowUpdate'].map((name) => [name, grid.attributes.get(name)] as const);
    const ofColumns = columnsOf(grid, context).flatMap(({ properties }) =>
      ['valueGetter', 'valueSetter', 'valueParser', 'valueFormatter'].map(
        (name) => [name, properties.get(name)] as const,
      ),
    );
    return [...ofGrid, ...ofColumns].flatMap(([name, place]): Finding[] =>
      place && returnsNothing(place.value)
        ? finding(
            place.node,
            `\`${name}\` must return a value: ${/Update|Setter/.test(name) ? 'the row' : "the cell's value"}, which is \`undefined\` now.`,
            { name, covers: true },
          )
        : [],
    );
  }),
};

/** The arguments of functions that got parameters in an object until version 6. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  valueGetter: '(value, row, column, apiRef)',
  valueFormatter: '(value, row, column, apiRef)',
  valueSetter: '(value, row, column, apiRef)',
  valueParser: '(value, row, column, apiRef)',
  colSpan: '(value, row, column, apiRef)',
};
/** What these objects had. */
const PARAMETERS = new Set([
  ...['row', 'value', 'id', 'field', 'api', 'colDef', 'getValue', 'formattedValue', 'cellMode'],
]);
/** Those that values of a cell have, too, such as `{ id: 1, name: 'Ada' }`. */
const OF_VALUES = new Set(['id', 'field']);

/** Whether a function takes its first argument for an object with parameters. */
function takesParameters(called: ts.ArrowFunction | ts.FunctionExpression): boolean {
  const [first, ...rest] = called.parameters;
  if (!first || rest.length > 0) {
    return false;
  }
  const { name, type } = first;
  const names =
    type && ts.isTypeLiteralNode(type)
      ? type.members.map((member) => member.name?.getText() ?? '')
      : ts.isObjectBindingPattern(name)
        ? name.elements.map((element) => (element.propertyName ?? element.name).getText())
        : undefined;
  if (names) {
    return (
      names.every((candidate) => PARAMETERS.has(candidate)) &&
      !names.every((candidate) => OF_VALUES.has(candidate))
    );
  }
  if (type && !/Params/.test(type.getText())) {
    return false;
  }
  let uses = false;
  const visit = (node: ts.Node) => {
    uses ||=
      ts.isPropertyAccessExpression(node) &&
      node.expression.getText() === name.getText() &&
      PARAMETERS.has(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(called.body);
  return uses && /param|^p$|props|args/i.test(name.getText());
}

/** Whether the columns in a file are those of the Data Grid: a file of the code imports it, and this one no other grid. */
const isOfGrid = ({ imports, all, isFragment }: Context): boolean =>
  (isFragment ||
    all.some((file) =>
      [...file.imports.values()].some(({ module }) => module.startsWith('@mui/x-data-grid')),
    )) &&
  ![...imports.values()].some(({ module }) => /^(?:ag-grid|@ag-grid|@tanstack)/.test(module));

const PARAMS: Rule = {
  page: 'migration/migration-data-grid-v6',
  about: /\(value, row, column, apiRef\)/,
  find: (context) =>
    // Other grids have such columns, too.
    (isOfGrid(context) ? nodesOf(context, ts.isObjectLiteralExpression) : []).flatMap((node) => {
      const object = objectOf(context, node);
      const field = literalOf(object?.properties.get('field')?.value);
      return typeof field !== 'string'
        ? []
        : Object.entries(ARGUMENTS).flatMap(([name, parameters]) => {
            const property = object?.properties.get(name);
            const value = property?.value;
            return property && isFunction(value) && takesParameters(value)
              ? finding(
                  property.node,
                  `\`${name}\` is called with \`${parameters}\` since version 7, not with an object.`,
                  { covers: true },
                )
              : [];
          });
    }),
};

/** What arrays have, and the selection doesn't. */
const ARRAY_MEMBERS =
  /^(?:length|map|filter|forEach|includes|indexOf|some|every|find|slice|reduce|concat|join|at)$/;

const SELECTION: Rule = {
  page: 'migration/migration-data-grid-v7',
  about: /new Set\(/,
  find: (context) => {
    const { checker } = context;
    const message =
      "A selection isn't an array since version 8, but `{ type: 'include', ids: new Set([1, 2]) }`. With `type: 'exclude'`, all other rows are selected.";
    const isModel = (type: ts.Type) =>
      [type.aliasSymbol, type.getSymbol()].some(
        (symbol) => symbol?.name === 'GridRowSelectionModel',
      );
    const passed = context.elements.filter(isGrid).flatMap(({ attributes }): Finding[] => {
      const attribute = attributes.get('rowSelectionModel');
      const { expression, value } = attribute ?? {};
      const isArray =
        expression !== undefined &&
        (value?.kind === ts.SyntaxKind.ArrayLiteralExpression ||
          checker.isArrayType(checker.getTypeAtLocation(expression)));
      const isDeclared = isArray && isModel(checker.getTypeAtLocation(expression));
      return attribute && isArray && !isDeclared
        ? finding(attribute.node, message, { covers: true })
        : [];
    });
    const declared = nodesOf(context, ts.isArrayLiteralExpression).flatMap((node): Finding[] => {
      const { parent } = node;
      const type = ts.isCallExpression(parent)
        ? parent.typeArguments?.[0]
        : ts.isVariableDeclaration(parent)
          ? parent.type
          : undefined;
      const name = type?.getText() ?? '';
      const imported = context.imports.get(name);
      return imported?.name === 'GridRowSelectionModel' && imported.module.startsWith('@mui/x-')
        ? finding(node, message, { covers: true })
        : [];
    });
    const used = nodesOf(context, ts.isPropertyAccessExpression).flatMap((node): Finding[] =>
      ARRAY_MEMBERS.test(node.name.text) && isModel(checker.getTypeAtLocation(node.expression))
        ? finding(node.name, message, { name: node.name.text, covers: true })
        : [],
    );
    return [...passed, ...declared, ...used];
  },
};

const UPDATE_ROWS: Rule = {
  page: 'react-data-grid/performance',
  about: /`updateRows` accepts one row at a time/,
  find: (context) =>
    context.elements.some(isMitGrid) && context.elements.filter(isGrid).every(isMitGrid)
      ? nodesOf(context, ts.isCallExpression).flatMap((node): Finding[] => {
          const count = arrayOf(context, node.arguments[0])?.length ?? 0;
          return count > 1 &&
            ts.isPropertyAccessExpression(node.expression) &&
            node.expression.name.text === 'updateRows' &&
            /\bapiRef\b|\bapi\b|GridApi/i.test(node.expression.expression.getText())
            ? finding(node, '`updateRows` of `DataGrid` throws an error for more than one row.', {
                name: 'updateRows',
                plan: 'pro',
              })
            : [];
        })
      : [],
};

const API_REF: Rule = {
  page: 'react-data-grid/api-object',
  about: /you didn't pass `apiRef` to the grid/,
  find: (context) =>
    nodesOf(context, ts.isVariableDeclaration).flatMap((node): Finding[] => {
      const { name, initializer } = node;
      const hook =
        initializer && ts.isCallExpression(initializer)
          ? context.imports.get(initializer.expression.getText())
          : undefined;
      if (
        !ts.isIdentifier(name) ||
        !hook?.module.startsWith('@mui/x-') ||
        !/^use(?:Grid|TreeView|SimpleTreeView|RichTreeView)ApiRef$/.test(hook.name)
      ) {
        return [];
      }
      const uses = nodesOf(context, ts.isIdentifier).filter(
        (candidate) => candidate.text === name.text && candidate !== name,
      );
      const isOnlyRead = uses.every(
        ({ parent }) => ts.isPropertyAccessExpression(parent) && parent.name.text === 'current',
      );
      return uses.length > 0 && isOnlyRead && !context.isFragment
        ? finding(
            node,
            `\`${name.text}.current\` stays \`null\`: pass \`apiRef={${name.text}}\` to the component.`,
            { name: name.text },
          )
        : [];
    }),
};

const API_CONTEXT: Rule = {
  page: 'react-data-grid/api-object',
  about: /often in the component that renders the grid/,
  find: (context) =>
    nodesOf(context, ts.isCallExpression).flatMap((node): Finding[] => {
      const hook = importedAs(context.checker, node.expression);
      const around = componentAround(node);
      const name = around && ts.isFunctionDeclaration(around) ? around.name?.text : undefined;
      const rendersGrid = context.elements.some(
        (element) => isGrid(element) && componentAround(element.node) === around,
      );
      // A component that other code renders may be in a cell of another grid.
      const isUsed =
        name !== undefined &&
        nodesOf(context, ts.isIdentifier).some(
          (candidate) =>
            candidate.text === name &&
            candidate.parent !== around &&
            !ts.isExportAssignment(candidate.parent),
        );
      return hook?.module.startsWith('@mui/x-data-grid') &&
        /^useGrid(?:ApiContext|RootProps)$/.test(hook.name) &&
        around &&
        rendersGrid &&
        !isUsed
        ? finding(
            node,
            `\`${hook.name}\` throws an error outside of the grid. In the component that renders the grid, call \`useGridApiRef\` and pass \`apiRef\` to the grid.`,
            { name: hook.name },
          )
        : [];
    }),
};

/** Props that the types of the MIT grid have by mistake (8.12.1, 8.29.5). */
const IGNORED: Rule = {
  page: 'react-data-grid/master-detail',
  about: /getDetailPanelContent/,
  find: ({ elements }) =>
    elements.filter(isMitGrid).flatMap(({ attributes }): Finding[] => {
      const attribute = attributes.get('getDetailPanelContent');
      return attribute
        ? finding(
            attribute.node,
            '`DataGrid` ignores `getDetailPanelContent`, although its types have it.',
            { plan: 'pro' },
          )
        : [];
    }),
};

export const DATA_GRID_RULES: readonly Rule[] = [
  TOOLBAR,
  ROW_ID,
  COLUMNS,
  PAGE_SIZE,
  ROW_COUNT,
  CONTROLLED,
  DATES,
  OPTIONS,
  SEVERAL,
  AUTO_PAGE,
  ROW_HEIGHT,
  RETURN,
  PARAMS,
  SELECTION,
  UPDATE_ROWS,
  API_REF,
  API_CONTEXT,
  IGNORED,
];
