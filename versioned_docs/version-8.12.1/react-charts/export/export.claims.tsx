import * as React from 'react';

import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { claim, sourced } from '@portal/claims';
import { afterEach, expect, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import DownloadChart from './demos/DownloadChart/DownloadChart';
import { toPng, toSvgText } from './demos/DownloadChart/exportChart';
import DownloadCsv from './demos/DownloadCsv';
import PrintChart from './demos/PrintChart';

const docs = { url: 'https://mui.com/x/react-charts/export/', checked: '2026-11-25' };

afterEach(() => {
  vi.restoreAllMocks();
});

const wide = (children: React.ReactNode, width = 500) =>
  render(<div style={{ width }}>{children}</div>);
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const theSvg = () => {
  const svg = document.querySelector<SVGSVGElement>('svg:has(.MuiChartsAxis-root)');
  if (!svg) {
    throw new Error('No chart');
  }
  return svg;
};
const drawn = () =>
  expect
    .poll(() => document.querySelectorAll('.MuiChartsAxis-tickLabel').length)
    .toBeGreaterThan(3);
const parse = (text: string) => new DOMParser().parseFromString(text, 'image/svg+xml');
const chart = (extra: React.ReactNode = null) => (
  <LineChart
    height={200}
    xAxis={[{ data: [1, 2, 3] }]}
    series={[{ data: [1, 5, 2], label: 'One', color: '#0072B2' }]}
    skipAnimation
  >
    {extra}
  </LineChart>
);
const bitmap = async (file: Blob | null) => {
  if (!file) {
    throw new Error('No file');
  }
  const image = await createImageBitmap(file);
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0);
  const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? [];
  const colors = new Set<string>();
  for (let index = 0; index < pixels.length; index += 4) {
    colors.add([...pixels.slice(index, index + 4)].join());
  }
  return { width: image.width, height: image.height, colors };
};
/** Collects what links download. */
const downloads = () => {
  const files: { name: string; blob: Blob }[] = [];
  let latest = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) {
      latest = blob;
    }
    return 'blob:none';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, blob: latest });
  });
  return files;
};
const printMedia = (media: '' | 'print') => {
  const session = cdp() as unknown as {
    send: (method: string, params: object) => Promise<unknown>;
  };
  return session.send('Emulation.setEmulatedMedia', { media });
};

sourced('The Pro charts have a built-in export to PNG, JPEG, and WebP images, and a built-in print function.', docs);
sourced('To export images, also install `rasterizehtml`:', docs);
sourced('With `showToolbar`, the toolbar has a menu for printing and for images.', docs);
sourced(
  "`disableToolbarButton: true` removes an entry from the menu. `quality` applies to JPEG and WebP, and is 0.9 by default. If the browser doesn't support a format, the file is a PNG.",
  docs,
);
sourced('For the export, the chart is copied into an iframe.', docs);
sourced(
  "The toolbar isn't exported. `copyStyles: false` leaves out the style sheets of the page.",
  docs,
);
sourced('Version 8.12 has no SVG export in Pro.', {
  url: 'https://github.com/mui/mui-x/issues/17964',
  checked: '2026-11-25',
});

claim(
  '**Download SVG** saves the chart as a vector file. **Download PNG** saves an image with twice as many pixels in each direction.',
  async () => {
    const files = downloads();
    await wide(<DownloadChart />);
    await drawn();
    await page.getByRole('button', { name: 'Download SVG' }).click();
    await page.getByRole('button', { name: 'Download PNG' }).click();
    await expect
      .poll(() => files.map(({ name }) => name))
      .toEqual(['temperatures.svg', 'temperatures.png']);
    const [svg, png] = files;
    expect(svg?.blob.type).toBe('image/svg+xml');
    const root = parse((await svg?.blob.text()) ?? '').documentElement;
    expect(root.querySelectorAll('path[stroke="#D55E00"], path[stroke="#0072B2"]')).toHaveLength(2);
    expect(png?.blob.type).toBe('image/png');
    const { width, height, colors } = await bitmap(png?.blob ?? null);
    expect([width, height]).toEqual([1000, 560]);
    expect(colors.has('213,94,0,255')).toBe(true);
    expect(colors.has('0,114,178,255')).toBe(true);
  },
);

claim('Pass a `ref` to the chart to get its `<svg>`.', async () => {
  const refs = [1, 2, 3, 4].map(() => React.createRef<SVGSVGElement>());
  await wide(
    <>
      <LineChart ref={refs[0]} height={90} series={[{ data: [1, 2] }]} />
      <BarChart ref={refs[1]} height={90} series={[{ data: [1, 2] }]} />
      <PieChart ref={refs[2]} height={90} series={[{ data: [{ value: 1 }] }]} />
      <ScatterChart ref={refs[3]} height={90} series={[{ data: [{ id: 1, x: 1, y: 2 }] }]} />
    </>,
  );
  expect(refs.map(({ current }) => current?.tagName)).toEqual(['svg', 'svg', 'svg', 'svg']);
});

claim(
  "**Clone the element** with `cloneNode(true)`, so that the chart on the page doesn't change.",
  async () => {
    await wide(chart());
    await drawn();
    const before = theSvg().outerHTML;
    toSvgText(theSvg());
    expect(theSvg().outerHTML).toBe(before);
  },
);

const style = (root: ParentNode, selector: string) =>
  root.querySelector(selector)?.getAttribute('style') ?? '';

claim(
  "The colors of the axes and the fonts come from the style sheets of the page, which don't apply in the file. Without this step, the axes are invisible, and the text has the default font.",
  async () => {
    await wide(chart());
    await drawn();
    const plain = parse(new XMLSerializer().serializeToString(theSvg()));
    const lineOf = (root: Document) => root.querySelector('line[x1="65"], line[y2]');
    expect(lineOf(plain)?.getAttribute('stroke')).toBeNull();
    expect(lineOf(plain)?.getAttribute('style')).toBeNull();
    const exported = parse(toSvgText(theSvg()));
    expect(lineOf(exported)?.getAttribute('style')).toMatch(/stroke: rgb/);
    expect(style(exported, 'text')).toContain('font-family: ');
    const withStyles = await bitmap(await toPng(theSvg(), '#fff'));
    // The same picture without the copied styles has no dark axis.
    const image = new Image();
    const bare = theSvg().cloneNode(true) as SVGSVGElement;
    bare.setAttribute('width', '500');
    bare.setAttribute('height', '200');
    bare.querySelectorAll('text').forEach((text) => text.remove());
    image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(bare))}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [500, 200];
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    const bareBlob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve);
    });
    const { colors } = await bitmap(bareBlob);
    const dark = (color: string) => {
      const [red = 0, green = 0, blue = 0, alpha = 0] = color.split(',').map(Number);
      return alpha > 200 && red < 60 && green < 60 && blue < 60;
    };
    expect([...withStyles.colors].some(dark)).toBe(true);
    expect([...colors].some(dark)).toBe(false);
  },
);

claim(
  "**Set `width` and `height`.** The chart's `<svg>` has only a `viewBox`, so the file would have no fixed size.",
  async () => {
    await wide(chart());
    await drawn();
    const svg = theSvg();
    expect(svg.getAttribute('viewBox')).toBe('0 0 500 200');
    expect(svg.getAttribute('width')).toBeNull();
    expect(svg.getAttribute('height')).toBeNull();
    const root = parse(toSvgText(svg)).documentElement;
    expect([root.getAttribute('width'), root.getAttribute('height')]).toEqual(['500', '200']);
  },
);

claim(
  '**Serialize it** with `XMLSerializer`, which also adds the namespace that a file needs.',
  async () => {
    await wide(chart());
    await drawn();
    expect(theSvg().outerHTML).not.toContain('xmlns=');
    expect(toSvgText(theSvg())).toContain('xmlns="http://www.w3.org/2000/svg"');
    expect(parse(toSvgText(theSvg())).querySelector('parsererror')).toBeNull();
  },
);

claim(
  '`toPng` in the demo loads the SVG text as an image, and `scale` multiplies the number of pixels.',
  async () => {
    await wide(chart());
    await drawn();
    expect(await bitmap(await toPng(theSvg(), '#fff', 3))).toMatchObject({
      width: 1500,
      height: 600,
    });
  },
);

claim('Otherwise, a PNG is transparent, and a JPEG is black.', async () => {
  await wide(chart());
  await drawn();
  const { colors } = await bitmap(await toPng(theSvg(), 'transparent', 1));
  expect(colors.has('0,0,0,0')).toBe(true);
  const filled = await bitmap(await toPng(theSvg(), '#fff', 1));
  expect(filled.colors.has('0,0,0,0')).toBe(false);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [20, 20];
  canvas.getContext('2d');
  const jpeg = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg');
  });
  expect([...(await bitmap(jpeg)).colors]).toEqual(['0,0,0,255']);
});

claim("A bar that's still growing is saved in its current size.", async () => {
  await wide(<BarChart height={200} series={[{ data: [5, 5, 5] }]} />);
  await expect.poll(() => document.querySelectorAll('.MuiBarElement-root').length).toBe(3);
  const heightOf = (root: ParentNode) =>
    Number(root.querySelector('rect[width][y]:not([x="0"])')?.getAttribute('height'));
  let last = -1;
  await expect
    .poll(
      () => {
        const now = heightOf(theSvg());
        expect(heightOf(parse(toSvgText(theSvg())))).toBe(now);
        const settled = now === last && now > 0;
        last = now;
        return settled;
      },
      { interval: 30 },
    )
    .toBe(true);
  // The animation may be over by now, so put one bar back into the middle of it.
  const bar = theSvg().querySelector('rect[width][y]:not([x="0"])');
  const half = heightOf(theSvg()) / 2;
  bar?.setAttribute('height', String(half));
  expect(heightOf(parse(toSvgText(theSvg())))).toBe(half);
});

claim(
  "**The legend is missing**, because it's HTML. Draw it in the SVG, as `SvgLegend` in the demo does, or label the series directly.",
  async () => {
    const { unmount } = await wide(chart());
    await drawn();
    await expect.element(page.getByText('One')).toBeVisible();
    expect(toSvgText(theSvg())).not.toContain('One');
    await unmount();
    await wide(<DownloadChart />);
    await drawn();
    const root = parse(toSvgText(theSvg()));
    expect(
      [...root.querySelectorAll('[data-legend] text')].map((text) => text.textContent),
    ).toEqual(['Miami', 'Chicago']);
  },
);

claim(
  "**Web fonts are missing**, because an SVG that's loaded as an image can't load other files.",
  async () => {
    const request = vi.spyOn(window, 'fetch');
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(
      '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><image href="/never.png" width="10" height="10"/></svg>',
    )}`;
    await image.decode();
    expect(
      performance.getEntriesByType('resource').some(({ name }) => name.includes('never.png')),
    ).toBe(false);
    expect(request).not.toHaveBeenCalled();
  },
);

const csv = () => {
  const href = page.getByRole('link', { name: /CSV/ }).element().getAttribute('href') ?? '';
  return decodeURIComponent(href.slice(href.indexOf(',') + 1));
};

claim("If you use a link with a data URL, you don't need a click handler:", async () => {
  await wide(<DownloadCsv />);
  await expect.element(page.getByRole('link')).toHaveAttribute('download', 'medals.csv');
  const lines = csv().split('\r\n');
  expect(lines).toHaveLength(6);
  expect(lines[0]).toBe('\uFEFF"country","gold","silver","bronze"');
  expect(lines[1]).toBe('"USA","40","44","42"');
});

claim('Start the CSV with `\\uFEFF`.', async () => {
  await wide(<DownloadCsv />);
  const bytes = new TextEncoder().encode(csv());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
});

claim(
  'The class on `<body>` limits the print styles to this button: when your users press Ctrl + P, they print the whole page. The handler of the `afterprint` event removes the class.',
  async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    await wide(
      <>
        <p>Elsewhere</p>
        <PrintChart />
      </>,
    );
    await drawn();
    const visibility = () => getComputedStyle(page.getByText('Elsewhere').element()).visibility;
    try {
      await printMedia('print');
      expect(visibility()).toBe('visible');
      await printMedia('');
      await page.getByRole('button', { name: 'Print or save as PDF' }).click();
      expect(print).toHaveBeenCalledOnce();
      await printMedia('print');
      await expect.poll(visibility).toBe('hidden');
      expect(getComputedStyle(theSvg()).visibility).toBe('visible');
      window.dispatchEvent(new Event('afterprint'));
      await expect.poll(visibility).toBe('visible');
    } finally {
      await printMedia('');
      document.body.classList.remove('printing-chart');
    }
  },
);

claim(
  "A chart isn't rendered again for print, so it keeps its size on the screen. `maxWidth: '100%'` on the `<svg>` shrinks the chart if the paper is narrower. In dark mode, the text would be white on white paper, so the demo makes it black.",
  async () => {
    vi.spyOn(window, 'print').mockImplementation(() => {});
    // While browsers print, they report no sizes. Emulated media can't do without.
    vi.stubGlobal(
      'ResizeObserver',
      class extends ResizeObserver {
        constructor(callback: ResizeObserverCallback) {
          super((entries, observer) => {
            if (!matchMedia('print').matches) {
              callback(entries, observer);
            }
          });
        }
      },
    );
    await wide(<PrintChart />);
    await drawn();
    const box = theSvg().getAttribute('viewBox');
    try {
      await page.getByRole('button', { name: 'Print or save as PDF' }).click();
      await printMedia('print');
      expect(theSvg().getAttribute('viewBox')).toBe(box);
      expect(getComputedStyle(theSvg()).maxWidth).toBe('100%');
      const [text] = all('.MuiChartsAxis-tickLabel');
      expect(text && getComputedStyle(text).fill).toBe('rgb(0, 0, 0)');
    } finally {
      await printMedia('');
      document.body.classList.remove('printing-chart');
      vi.unstubAllGlobals();
    }
  },
);

claim(
  'The SVG contains HTML in a `<foreignObject>` and was loaded from a `blob:` URL. Load it from a data URL, as `toPng` does, or use `<text>` instead of HTML.',
  async () => {
    const canvas = document.createElement('canvas');
    const image = new Image();
    const source =
      '<svg xmlns="http://www.w3.org/2000/svg" width="50" height="50"><foreignObject width="50" height="50"><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject></svg>';
    image.src = URL.createObjectURL(new Blob([source], { type: 'image/svg+xml' }));
    await image.decode();
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    expect(() => canvas.toDataURL()).toThrow('Tainted canvases may not be exported');
    const other = document.createElement('canvas');
    image.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
    await image.decode();
    other.getContext('2d')?.drawImage(image, 0, 0);
    expect(other.toDataURL()).toContain('data:image/png');
  },
);

claim('Read `ref.current` in an event handler.', async () => {
  let during: unknown;
  let inHandler: unknown;
  function Chart() {
    const ref = React.useRef<SVGSVGElement>(null);
    during ??= ref.current;
    return (
      <>
        <button
          type="button"
          onClick={() => {
            inHandler = ref.current;
          }}
        >
          Read
        </button>
        <LineChart ref={ref} height={90} series={[{ data: [1, 2] }]} />
      </>
    );
  }
  await wide(<Chart />);
  await page.getByRole('button', { name: 'Read' }).click();
  expect(during).toBeNull();
  expect(inHandler).toBeInstanceOf(SVGSVGElement);
});
