import { claim } from '@portal/claims';
import { compileApps } from '@portal/claims/compile';
import { expect } from 'vitest';

/** The declaration file of the page. */
const DECLARATIONS = `declare module 'moment/locale/*';
declare module 'moment/dist/locale/*';
`;

claim(
  "Moment.js has no types for its locales, and TypeScript 6 reports imports that it can't find.",
  () => {
    const apps = {
      main: "import 'moment/locale/de';\n",
      dist: "import 'moment/dist/locale/de';\n",
    };
    const { main, dist } = compileApps(import.meta.dirname, apps);
    expect(main).toEqual([
      "TS2882: Cannot find module or type declarations for side-effect import of 'moment/locale/de'.",
    ]);
    expect(dist).toEqual([expect.stringContaining("'moment/dist/locale/de'")]);
    expect(compileApps(import.meta.dirname, apps, { declarations: DECLARATIONS })).toEqual({
      main: [],
      dist: [],
    });
  },
);
