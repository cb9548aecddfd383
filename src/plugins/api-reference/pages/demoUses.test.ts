/** @jest-environment node */
import { temporaryFolder, writeFiles } from '@site/scripts/jest/files';

import { currentVersion } from '../../../core/versions';

import { createDemosOf } from './demoUses';

const folder = temporaryFolder();
const version = () => currentVersion(folder(), '.');

const demo = (name: string, imports: string) =>
  `${imports}\nexport default function ${name}() { return null; }\n`;

beforeEach(() =>
  writeFiles(folder(), {
    'api/charts/bar-chart.mdx': '---\napi: charts/bar-chart\n---\n',
    'concepts/slots/slots.mdx': '---\ntitle: Slots\n---\n\n::demo{src="./demos/Forecast.tsx"}\n',
    'concepts/slots/demos/Forecast.tsx': demo(
      'Forecast',
      `import { BarChart } from '@mui/x-charts';`,
    ),
    'react-charts/bars/bars.mdx': `---
title: Bar charts
---

::demo{src="./demos/RidesByWeekday.tsx"}

::demo{src="./demos/Loans.tsx" title="What readers borrow"}

::demo{src="./demos/Gauges.tsx"}

::demo{src="./demos/Broken.tsx"}
`,
    'react-charts/bars/demos/RidesByWeekday.tsx': demo(
      'RidesByWeekday',
      `import { BarChart } from '@mui/x-charts/BarChart';`,
    ),
    'react-charts/bars/demos/Loans.tsx': demo('Loans', `import { BarChart } from '@mui/x-charts';`),
    'react-charts/bars/demos/Gauges.tsx': demo('Gauges', `import { Gauge } from '@mui/x-charts';`),
    'react-charts/bars/demos/Broken.tsx': 'import { BarChart from',
  }),
);

it('returns the pages whose demos show a symbol, with its own product first', async () => {
  expect(await createDemosOf()('charts/bar-chart', version())).toEqual([
    {
      title: 'Bar charts',
      path: 'react-charts/bars/',
      demos: [
        { name: 'RidesByWeekday', title: 'Rides by weekday' },
        { name: 'Loans', title: 'What readers borrow' },
      ],
    },
    {
      title: 'Slots',
      path: 'concepts/slots/',
      demos: [{ name: 'Forecast', title: 'Forecast' }],
    },
  ]);
});

it('returns nothing for a symbol without demos or without a page', async () => {
  const demosOf = createDemosOf();
  expect(await demosOf('charts/line-chart', version())).toEqual([]);
  expect(await demosOf('charts/gauge', version())).toEqual([]);
});
