/** @jest-environment node */
import path from 'node:path';

import { temporaryFolder, writeFiles } from '@site/scripts/jest/files';
import { compile, type CompileOptions } from '@mdx-js/mdx';
import remarkDirective from 'remark-directive';

import { announcePlugin } from '../../core/validation/requirements';

import remarkGallery from './remarkGallery';

announcePlugin('gallery');

const folder = temporaryFolder();
let workingDirectory: jest.SpyInstance;

beforeEach(() => {
  writeFiles(folder(), {
    'docs/bars/bars.mdx': '::demo{src="./demos/AirQuality.tsx"}\n\n::demo{src="./demos/Loans"}',
    'docs/bars/demos/AirQuality.tsx': '',
    'docs/bars/demos/Hidden.tsx': '',
    'docs/bars/demos/Loans/system/Loans.tsx': '',
    'docs/lines/lines.mdx': '::demo{src="./demos/AirQuality.tsx"}',
    'docs/lines/demos/AirQuality.tsx': '',
    'docs/lost/demos/Lost.tsx': '',
    'docs/examples/demos/Own.tsx': '',
  });
  workingDirectory = jest.spyOn(process, 'cwd').mockReturnValue(folder());
});
afterEach(() => workingDirectory.mockRestore());

/** Compiles the page `docs/examples/examples.mdx` to the JSX that Docusaurus would bundle. */
async function compilePage(markdown: string): Promise<string> {
  const plugins: CompileOptions['remarkPlugins'] = [remarkGallery, remarkDirective];
  const file = { path: path.join(folder(), 'docs/examples/examples.mdx'), value: markdown };
  return String(await compile(file, { jsx: true, remarkPlugins: [...plugins].reverse() }));
}

const air = '::gallery-demo{src="../bars/demos/AirQuality.tsx" type="Bars" features="Two axes"}';
const loans = '::gallery-demo{src="../bars/demos/Loans" type="Bars, Lines" title="Loans"}';

describe('remarkGallery', () => {
  it('turns consecutive lines into a gallery with links to the demos', async () => {
    const jsx = await compilePage(`Intro\n\n${air}\n${loans}\n\nText`);
    expect(jsx).toContain('import Gallery from "@theme/Gallery"');
    expect(jsx).toMatch(
      /import example0 from "\.\.\/bars\/demos\/AirQuality\.tsx\?demo=docs%2Fexamples%2Fexamples\.mdx"/,
    );
    expect(jsx).toMatch(
      /import example1 from "\.\.\/bars\/demos\/Loans\/system\/Loans\.tsx\?demo=[^"]+&folder=\.\."/,
    );
    expect(jsx.match(/<Gallery\b/g)).toHaveLength(1);
    expect(jsx.match(/<GalleryItem\b/g)).toHaveLength(2);
    expect(jsx).toContain('href="../bars/bars.mdx#AirQuality"');
    expect(jsx).toContain('Air quality');
    expect(jsx).toContain('at="docs/examples/examples.mdx:3"');
  });

  it('counts the examples of each type and feature', async () => {
    const jsx = await compilePage(`${air}\n${loans}`);
    const [, types = ''] = /<Gallery types="([^"]*)"/.exec(jsx) ?? [];
    expect(JSON.parse(types.replaceAll('&quot;', '"'))).toEqual([
      { label: 'Bars', value: 'bars', count: 2 },
      { label: 'Lines', value: 'lines', count: 1 },
    ]);
    expect(jsx).toContain('total={2}');
  });

  it('leaves pages without a gallery as they are', async () => {
    expect(await compilePage('Text')).not.toContain('Gallery');
  });

  it.each([
    [
      '::gallery-demo{src="../bars/demos/Gone.tsx" type="Bars"}',
      'docs/examples/examples.mdx:3: can\'t show the demo "../bars/demos/Gone.tsx" (looked for docs/bars/demos/Gone.tsx). The file or folder doesn\'t exist.',
    ],
    [
      '::gallery-demo{src="../bars/demos/Hidden.tsx" type="Bars"}',
      "docs/bars/bars.mdx doesn't show this demo. Add it there with ::demo, or remove it here.",
    ],
    [
      '::gallery-demo{src="../lost/demos/Lost.tsx" type="Bars"}',
      "The page of the demo, docs/lost/lost.mdx, doesn't exist.",
    ],
    [
      '::gallery-demo{src="../bars/demos/AirQuality.tsx" type=""}',
      'docs/examples/examples.mdx:3: ::gallery-demo needs type',
    ],
    [
      '::gallery-demo{src="../bars/demos/AirQuality.tsx" type="Bars" feature="Labels"}',
      'docs/examples/examples.mdx:3: unknown attribute "feature" in ::gallery-demo. Did you mean "features"?',
    ],
    [
      `${air}\n${air}`,
      'docs/examples/examples.mdx:4: the demo "../bars/demos/AirQuality.tsx" is already in the gallery (docs/examples/examples.mdx:3).',
    ],
    [
      `${air}\n::gallery-demo{src="../lines/demos/AirQuality.tsx" type="Lines"}`,
      'docs/examples/examples.mdx:4: the demo "../lines/demos/AirQuality.tsx" has the same file name as "../bars/demos/AirQuality.tsx" (docs/examples/examples.mdx:3). Rename one of them.',
    ],
    [`${air}\n\nText\n\n${loans}`, 'docs/examples/examples.mdx:7: a page has one gallery.'],
  ])('stops at %s', async (markdown, message) => {
    await expect(compilePage(`Intro\n\n${markdown}`)).rejects.toThrow(message);
  });
});
