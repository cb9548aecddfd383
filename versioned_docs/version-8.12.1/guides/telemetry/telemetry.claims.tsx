import charts from '@mui/x-charts/package.json';
import grid from '@mui/x-data-grid/package.json';
import pickers from '@mui/x-date-pickers/package.json';
import treeView from '@mui/x-tree-view/package.json';
import { claim, sourced, type Source } from '@portal/claims';
import { expect } from 'vitest';

const checked = '2026-11-23';
const FILES = 'https://github.com/mui/mui-x/blob';
const config: Source = {
  url: `${FILES}/002eeb2f38e4069c15348ba55cb2e82c25265edc/packages/x-telemetry/src/runtime/config.ts`,
  checked,
};
const context: Source = {
  url: `${FILES}/00c45e340ab50fa07bb4798019ff0c5782792f52/packages/x-telemetry/src/runtime/get-context.ts`,
  checked,
};
const events: Source = {
  url: `${FILES}/076f6f4332ade3a1a50bad5dc689330ef7013184/packages/x-telemetry/src/runtime/events.ts`,
  checked,
};
const install: Source = {
  url: `${FILES}/0f3e48b08b495bdeb07128f3c47770f983b59c07/packages/x-telemetry/src/postinstall/index.ts`,
  checked,
};
const sender: Source = {
  url: `${FILES}/0744b4d84fa46ff2da58a328969beaa67f5c8f5c/packages/x-telemetry/src/runtime/sender.ts`,
  checked,
};

claim('The MIT packages contain no telemetry.', () => {
  for (const { name, license, dependencies } of [charts, grid, pickers, treeView]) {
    expect(license, name).toBe('MIT');
    expect(Object.keys(dependencies).filter((other) => /telemetry|license/.test(other))).toEqual(
      [],
    );
  }
});

sourced(
  'In version 8, it is off unless you turn it on, and it never runs in production builds.',
  sender,
);
sourced(
  'Since MUI X 9, telemetry is on in development unless you turn it off, so turn it off before you upgrade.',
  {
    url: 'https://mui.com/x/guides/telemetry/',
    checked: '2026-11-23',
  },
);
sourced(
  'The values `1`, `true`, `yes` and `y` turn telemetry off, and `0`, `false`, `no` and `n` turn it on. Other values have no effect.',
  config,
);
sourced(
  '`disableTelemetry()` overrides the global variable, and the global variable overrides environment variables.',
  config,
);
sourced('Next.js | `NEXT_PUBLIC_MUI_X_TELEMETRY_DISABLED`', config);
sourced('Gatsby | `GATSBY_MUI_X_TELEMETRY_DISABLED`', config);
sourced('Create React App | `REACT_APP_MUI_X_TELEMETRY_DISABLED`', config);
sourced('Others | `PUBLIC_MUI_X_TELEMETRY_DISABLED`', config);
sourced('The code runs in a browser, not in Node.js or on a server.', sender);
sourced(
  'It then sends one `POST` request for each package to `https://x-telemetry.mui.com/v2/telemetry/record`, and repeats it up to three times if it fails.',
  sender,
);
sourced('`eventName` | `licenseVerification`, the only event', events);
sourced('`payload` | Package name, its release date, and the result of the check', events);
sourced('Headers | Version of the telemetry package, and `NODE_ENV`', sender);
sourced('The package then logs the event in the console instead:', sender);
sourced(
  'It writes them to `context.js` inside the package, and the random ID to a folder for `mui-x` in your user settings. It sends nothing, and prints a notice the first time.',
  install,
);
sourced(
  'If the installation script did not run, it also stores a random ID in `localStorage`. It stores this data before it checks whether telemetry is off.',
  context,
);
sourced(
  'The package reads the environment variables and the global variable once, for the first event.',
  config,
);
