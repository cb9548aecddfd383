import charts from '@mui/x-charts/package.json';
import { DataGrid } from '@mui/x-data-grid';
import grid from '@mui/x-data-grid/package.json';
import pickers from '@mui/x-date-pickers/package.json';
import treeView from '@mui/x-tree-view/package.json';
import { claim, sourced, type Source } from '@portal/claims';
import { entries } from '@site/navigation';
import type { NavigationEntry } from '@site/src/core/navigation/types';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const rows = Array.from({ length: 101 }, (_, id) => ({ id }));

const checked = '2026-11-23';
const licensing: Source = { url: 'https://mui.com/x/introduction/licensing/', checked };
const SOURCES = 'https://github.com/mui/mui-x/blob/v8.x/packages/x-license/src';
const verification: Source = { url: `${SOURCES}/verifyLicense/verifyLicense.ts`, checked };
const messages: Source = { url: `${SOURCES}/utils/licenseErrorMessageUtils.ts`, checked };

claim('Four MUI X packages are free under the MIT license.', () => {
  expect([grid, pickers, charts, treeView].map(({ license }) => license)).toEqual(
    Array(4).fill('MIT'),
  );
});

claim('`DataGrid` always paginates, even with `pagination={false}`.', async () => {
  // The types don't allow it either.
  const props: object = { pagination: false };
  await render(
    <div style={{ height: 300, width: 300 }}>
      <DataGrid columns={[{ field: 'id' }]} rows={rows} {...props} />
    </div>,
  );
  await expect.element(page.getByText('1–100 of 101')).toBeVisible();
});

sourced(
  "`DataGridPro` and `DataGridPremium` don't paginate by default, so set `pagination` to keep the pages.",
  licensing,
);
sourced(
  'A Pro package exports everything from its Community package, and a Premium package everything from Pro.',
  licensing,
);
sourced(
  "The license of a package is in the `license` field of its `package.json`: it's `MIT` for the free packages and `SEE LICENSE IN LICENSE` for the commercial packages.",
  {
    url: 'https://www.npmjs.com/package/@mui/x-license',
    checked,
  },
);
sourced('You get the license key by email when you buy a license.', licensing);
sourced('The EULA allows this for 30 days, and not in production.', licensing);
sourced('The check makes no network requests.', licensing);
sourced('MUI only asks you not to publish it.', licensing);
sourced('Before MUI X 7, the package was named `@mui/x-license-pro`.', {
  url: 'https://www.npmjs.com/package/@mui/x-license-pro',
  checked,
});
sourced(
  'It decodes the plan, the type of license and the end of its term from the key.',
  verification,
);
sourced(
  'The component works anyway, except in one case: 30 days after an annual license ends, it throws in development.',
  verification,
);
sourced(
  'Any | `production` | Releases that were published before the end of the term keep working. Later releases show a watermark.',
  verification,
);
sourced(
  'Annual | `development` | Every release shows a watermark and logs an error. After 30 days, the component throws instead.',
  verification,
);
sourced(
  'Annual | `test`, or not set | Every release shows a watermark and logs an error.',
  verification,
);
sourced(
  "`Expired license key` | An annual license has ended, and `NODE_ENV` isn't `production` | Renew; if you see it in production, set `NODE_ENV`",
  messages,
);
sourced(
  '`License key plan mismatch` | You use a Premium component with a Pro key | Use the Pro component, or upgrade',
  messages,
);
sourced(
  '`Component not included in your license` | You use Charts or Tree View Pro with a key from the initial Pro plan | Ask sales@mui.com for a newer key',
  messages,
);
sourced(
  'No, you set the key once per application. But each developer who changes front-end code of the project needs a license.',
  licensing,
);
sourced(
  'MUI states that anything it releases under the MIT license remains MIT-licensed forever.',
  licensing,
);

claim('In the sidebar, features of a commercial plan have a Pro or Premium chip.', () => {
  const plans = new Map<string, string | undefined>();
  const visit = (list: readonly NavigationEntry[]) => {
    for (const entry of list) {
      plans.set(entry.pathname, entry.plan);
      visit(entry.children ?? []);
    }
  };
  visit(entries);
  expect(plans.get('/x/react-data-grid/column-pinning')).toBe('pro');
  expect(plans.get('/x/react-data-grid/aggregation')).toBe('premium');
  expect(plans.get('/x/react-data-grid/sorting')).toBeUndefined();
});

const documentation: Source = {
  url: 'https://mui.com/x/introduction/licensing/',
  checked: '2026-11-25',
};
sourced(
  'Pro | Commercial, per developer | Range pickers, pinned columns, tree data, heatmaps, zoom, lazy trees and more; technical support',
  {
    url: 'https://github.com/mui/mui-x/blob/00162efe8f8bd5e67b07c6b60ef3c229d396dd1f/docs/data/pages.ts',
    checked: '2026-11-25',
  },
);
sourced(
  'Premium | Commercial, per developer | All of Pro, and row grouping, aggregation, pivoting and Excel export',
  {
    url: 'https://github.com/mui/mui-x/blob/070200dbe9127fa63dbf964d907b798e248d2b36/docs/data/data-grid/features/PopularFeaturesDemo.tsx',
    checked: '2026-11-25',
  },
);
sourced('Community | MIT, free | The four products', documentation);
sourced('You can try a commercial package without a key.', documentation);
sourced(
  'Call `setLicenseKey` once, before React renders the first commercial component.',
  documentation,
);
sourced(
  'You need only one key in an application, regardless of how many developers work on it.',
  documentation,
);
sourced(
  'With the Pages Router, call `setLicenseKey` in `pages/_app.tsx`, outside the component.',
  documentation,
);
sourced(
  "The key isn't a secret, because it's part of the JavaScript that your users download.",
  documentation,
);
sourced(
  "Your deployed application therefore doesn't stop working when the license ends. But you can't upgrade to later releases, and with an annual license, you can't continue to develop.",
  documentation,
);
sourced(
  '`Invalid license key` | The checksum or the format is wrong | Copy the whole key again, without spaces or line breaks',
  documentation,
);
sourced(
  '`Expired package version` | The release is newer than the end of the license term | Renew, or install a release from within the term',
  documentation,
);
sourced('The key is set only in the browser or only on the server.', documentation);
sourced('Write out the whole expression, because build tools replace it as text.', {
  url: 'https://nextjs.org/docs/app/api-reference/next-config-js/env',
  checked: '2026-11-25',
});

claim('JavaScript runs imported modules before the statements of the importing file.', async () => {
  const ran: string[] = [];
  Object.assign(globalThis, { ran });
  const module = (code: string) =>
    URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  const renders = module('ran.push("renders")');
  const main = module(`ran.push("sets the key"); import ${JSON.stringify(renders)};`);
  await import(/* @vite-ignore */ main);
  expect(ran).toEqual(['renders', 'sets the key']);
});

sourced(
  'The watermark shows the message, and the console adds an explanation. There is one exception: for `Component not included in your license`, the watermark shows `Product not covered by plan`.',
  { url: 'https://www.npmjs.com/package/@mui/x-license/v/8.12.0', checked: '2026-11-30' },
);
sourced('Perpetual | Any | The same as in production.', verification);
sourced(
  '**Premium**: `@mui/x-data-grid-premium` and `@mui/x-charts-premium`. For the other products, use the Pro package.',
  { url: 'https://github.com/mui/mui-x/releases/tag/v8.12.0', checked: '2026-11-25' },
);
