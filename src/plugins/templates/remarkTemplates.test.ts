/** @jest-environment node */
// @reads i18n/**
import path from 'node:path';

import { temporaryFolder, writeFiles } from '@site/scripts/jest/files';
import { compile, type CompileOptions } from '@mdx-js/mdx';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';

import { announcePlugin } from '../../core/validation/requirements';

import { FIXTURE, root } from './fixture';
import remarkTemplates from './remarkTemplates';

announcePlugin('templates');

const folder = temporaryFolder();
let workingDirectory: jest.SpyInstance;

beforeEach(() => {
  writeFiles(path.join(folder(), 'docs'), FIXTURE);
  workingDirectory = jest.spyOn(process, 'cwd').mockReturnValue(folder());
});
afterEach(() => workingDirectory.mockRestore());

/** Compiles a page below `docs` to the JSX that Docusaurus would bundle. */
async function compilePage(page: string, markdown: string, locale = 'en'): Promise<string> {
  const remarkPlugins: CompileOptions['remarkPlugins'] = [
    remarkFrontmatter,
    remarkDirective,
    [remarkTemplates, { siteDir: root, locale }],
  ];
  const file = { path: path.join(folder(), 'docs', page), value: markdown };
  return String(await compile(file, { jsx: true, remarkPlugins }));
}

const BLOG = 'templates/blog/blog.mdx';
const ALL = 'templates/templates.mdx';

describe('::template', () => {
  it('shows the template in the folder of the page', async () => {
    const jsx = await compilePage(BLOG, 'Intro\n\n::template\n\nText');
    expect(jsx).toContain('import Template from "@theme/Template"');
    expect(jsx).toContain('import template from "./app/App.tsx?template"');
    expect(jsx).toContain('<Template template={template} />');
  });

  it.each([
    [
      BLOG,
      '\n::template{id=blog}',
      'docs/templates/blog/blog.mdx:2: unknown attribute "id" in ::template.',
    ],
    [
      BLOG,
      '::template\n\n::template',
      'docs/templates/blog/blog.mdx:3: a page shows ::template or ::template once.',
    ],
    [
      'templates/pricing/pricing.mdx',
      '::template',
      'docs/templates/pricing/pricing.mdx:1: The template "pricing" has no app/App.tsx in its folder.',
    ],
    [
      'templates/shop/shop.mdx',
      '::template',
      'docs/templates/shop/shop.mdx:1: "shop" isn\'t the id of a template.',
    ],
  ])('in %s: %j is an error with page and line', async (page, markdown, message) => {
    await expect(compilePage(page, markdown)).rejects.toThrow(message);
  });
});

describe('::templates', () => {
  it('lists the templates next to the page, with what they import', async () => {
    const jsx = await compilePage(ALL, '::templates');
    expect(jsx).toContain('import template0 from "./blog/app/App.tsx?template"');
    expect(jsx).toContain('href="/x/templates/blog/"');
    expect(jsx).toContain('description="A blog."');
    const [, labels = ''] = /<TemplateCard [^>]*labels="([^"]*)"/.exec(jsx) ?? [];
    expect(JSON.parse(labels.replaceAll('&quot;', '"'))).toEqual({
      products: ['Data Grid', 'Charts'],
      components: ['DataGrid', 'LineChart'],
    });
  });

  it.each([
    ['en', 'Blog'],
    ['zh', '博客'],
  ])('names them in the language of the page: %s', async (locale, title) => {
    expect(await compilePage(ALL, '::templates', locale)).toContain(title);
  });

  it('takes no attributes', async () => {
    await expect(compilePage(ALL, '::templates{type=Charts}')).rejects.toThrow(
      'docs/templates/templates.mdx:1: unknown attribute "type" in ::templates.',
    );
  });
});
