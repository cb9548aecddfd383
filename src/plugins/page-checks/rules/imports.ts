import { createRequire } from 'node:module';
import path from 'node:path';

import type { ImportDeclaration } from 'estree-jsx';
import { visit } from 'unist-util-visit';

import { nearest } from '../../../core/validation/nearest';
import { exportsOfDemo } from '../../demos/check';
import { eachNode, programsOf } from '../estree';
import type { Page } from '../page';
import type { Site } from '../site';

import { rule } from './rule';

type Wrong = readonly [message: string, fix: string] | undefined;

/** What imports may leave out at the end of a file's name. */
const ENDINGS = [
  '',
  ...['.tsx', '.ts', '.jsx', '.js', '.mdx', '.md', '.json'],
  ...['/index.tsx', '/index.ts', '/index.js'],
];

/** Returns the file that a path leads to, with exactly this name: some systems don't distinguish upper and lower case. */
const fileAt = (site: Site, file: string) =>
  ENDINGS.map((ending) => file + ending).find(
    (candidate) =>
      site.files.exists(candidate) &&
      site.files.list(path.dirname(candidate)).includes(path.basename(candidate)),
  );

function missingFile(site: Site, target: string, file: string): Wrong {
  const meant = nearest(
    path.basename(file),
    site.files.list(path.dirname(file)).flatMap((entry) => [entry, path.parse(entry).name]),
    3,
  );
  return [
    `The import "${target}" doesn't exist.`,
    meant === undefined
      ? `Create ${site.relative(file)}, or correct the path.`
      : `Did you mean "${target.slice(0, target.length - path.basename(file).length)}${meant}"?`,
  ];
}

/** Returns what is wrong with the names that are imported from a file. */
function wrongNames(site: Site, { specifiers }: ImportDeclaration, file: string): Wrong {
  const code = site.files.read(file) ?? '';
  const isPage = /\.mdx?$/.test(file);
  if (
    !isPage &&
    (!/\.[jt]sx?$/.test(file) || !/^export\b/m.test(code) || /^export\s*\*/m.test(code))
  ) {
    return undefined;
  }
  const { default: byDefault, named } = isPage
    ? {
        default: {},
        named: [...code.matchAll(/^export\s+\w+\s+(\w+)/gm)].map(([, name]) => ({ name })),
      }
    : exportsOfDemo(code, file);
  const names = named.flatMap(({ name }) => name ?? []);
  for (const specifier of specifiers) {
    const { name } = specifier.local;
    if (specifier.type === 'ImportDefaultSpecifier' && !byDefault) {
      return [
        `${site.relative(file)} has no default export.`,
        `Write import { ${nearest(name, names) ?? names[0] ?? name} } from '…'.`,
      ];
    }
    if (specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier') {
      const imported = specifier.imported.name;
      if (imported !== 'default' && !names.includes(imported)) {
        const meant = nearest(imported, names);
        return [
          `${site.relative(file)} doesn't export "${imported}".`,
          meant !== undefined
            ? `Did you mean "${meant}"?`
            : byDefault
              ? `Write import ${name} from '…', without braces.`
              : `It exports: ${names.join(', ')}.`,
        ];
      }
    }
  }
  return undefined;
}

/** Returns what is wrong with a component of the theme, or of Docusaurus itself. */
function wrongComponent(site: Site, target: string, statement?: ImportDeclaration): Wrong {
  const [, scope = '', name = ''] = /^@(theme|docusaurus)[\w-]*\/(.+)$/.exec(target) ?? [];
  const { siteDir } = site.version;
  const installed = path.dirname(path.dirname(require.resolve('@docusaurus/core/package.json')));
  const plugins = path.join(siteDir, 'src/plugins');
  const folders =
    scope === 'theme'
      ? [
          path.join(siteDir, 'src/theme'),
          ...site.files.list(plugins).map((plugin) => path.join(plugins, plugin, 'theme')),
          ...site.files.list(installed).map((theme) => path.join(installed, theme, 'lib/theme')),
        ]
      : [installed, path.join(installed, 'core/lib/client/exports')];
  const isFound = folders.some(
    (folder) =>
      fileAt(site, path.join(folder, name)) ??
      (scope === 'docusaurus' && site.files.exists(path.join(folder, name.split('/')[0] ?? ''))),
  );
  if (!isFound) {
    const names = folders.flatMap((folder) =>
      site.files.list(folder).map((entry) => path.parse(entry).name),
    );
    const meant = nearest(name, names);
    return [
      `The import "${target}" doesn't exist.`,
      meant === undefined ? 'Correct its name.' : `Did you mean "@${scope}/${meant}"?`,
    ];
  }
  const specifier = statement?.specifiers.find(({ type }) => type === 'ImportSpecifier');
  return scope === 'theme' && specifier && !name.includes('/')
    ? [
        `"${target}" has only a default export.`,
        `Write import ${specifier.local.name} from '${target}', without braces.`,
      ]
    : undefined;
}

/** Returns what is wrong with the name of a package, or with a path in it. */
function wrongPackage(page: Page, target: string): Wrong {
  try {
    createRequire(page.file).resolve(target);
    return undefined;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    // Only for `import`.
    if (code === 'ERR_PACKAGE_PATH_NOT_EXPORTED' && !/\/./.test(target.replace(/^@[^/]+\//, ''))) {
      return undefined;
    }
    return [
      `The import "${target}" doesn't exist.`,
      /^\/|^(?:src|docs|static|components)\//.test(target)
        ? `Write "@site/${target.replace(/^\//, '')}", or the path from this page, which begins with ./ or ../.`
        : 'Correct its name, or install the package.',
    ];
  }
}

/** Reports imports of what doesn't exist, or isn't exported, and what isn't meant to be imported or exported. */
export const imports = rule((page, report, site) => {
  const wrongTarget = (written: string, statement?: ImportDeclaration): Wrong => {
    const [target = ''] = written.replace(/^.*!/, '').split('?');
    if (/^(?:\.{1,2}\/|@site\/)/.test(target)) {
      const path = site.resolve(page, target);
      const file = fileAt(site, path);
      return file === undefined
        ? missingFile(site, target, path)
        : file === page.file
          ? ['The page imports itself.', 'Move what both need into a file such as ./_part.mdx.']
          : statement && !written.includes('!')
            ? wrongNames(site, statement, file)
            : undefined;
    }
    return /^(?:@generated|@portal|node:|data:|https?:)/.test(target)
      ? undefined
      : /^@(?:theme|docusaurus)(?:-\w+)?\//.test(target)
        ? wrongComponent(site, target, statement)
        : wrongPackage(page, target);
  };
  visit(page.tree, (node) => {
    for (const program of programsOf(node)) {
      eachNode(program, (code) => {
        const at = (code as unknown as { start: number }).start;
        const wrong: Wrong =
          code.type === 'ImportDeclaration' && typeof code.source.value === 'string'
            ? wrongTarget(code.source.value, code)
            : code.type === 'CallExpression' &&
                code.callee.type === 'Identifier' &&
                code.callee.name === 'require' &&
                code.arguments[0]?.type === 'Literal'
              ? wrongTarget(String(code.arguments[0].value))
              : code.type === 'ExportDefaultDeclaration'
                ? [
                    'The default export of a page is its layout: it replaces the text.',
                    'Write export const Name = …, and use it as <Name />.',
                  ]
                : undefined;
        if (wrong) {
          report(at, ...wrong);
        }
      });
    }
  });
});
