import { claim } from '@portal/claims';
import { compileApps } from '@portal/claims/compile';
import { expect } from 'vitest';

import { FLAGS, OPTIONS, parseChoices, VIEWS } from './demos/PickersPlayground/choices';
import { codeOf } from './demos/PickersPlayground/code';

/** A query string for each option of each list, with other options next to it. */
function* queries(): Generator<string> {
  for (const library of OPTIONS.library) {
    const timezone = library === 'date-fns' ? 'default' : 'Asia/Tokyo';
    for (const component of OPTIONS.component) {
      yield `component=${component}&library=${library}`;
      yield `component=${component}&library=${library}&timezone=${timezone}&locale=pt-BR&size=small&state=readOnly&clock=24&minutesStep=15&flags=${FLAGS.join()}&value=empty`;
    }
    for (const component of ['DatePicker', 'DateTimePicker', 'TimePicker'] as const) {
      for (const variant of OPTIONS.variant) {
        yield `component=${component}&library=${library}&variant=${variant}&views=${VIEWS.dateTime.join()}&timezone=UTC&locale=de`;
      }
    }
  }
}

for (const library of OPTIONS.library) {
  claim(
    'The code needs `@mui/x-date-pickers`, Material UI, and the chosen date library, as described in the [quickstart](../quickstart/quickstart.mdx).',
    () => {
      const apps = Object.fromEntries(
        [...queries()]
          .filter((query) => query.includes(`library=${library}`))
          .map((query) => codeOf(parseChoices(query)))
          .entries(),
      );
      const errors = compileApps(import.meta.dirname, apps, {
        declarations: "declare module 'moment/dist/locale/*';\n",
      });
      expect(Object.keys(errors).length).toBeGreaterThan(10);
      expect(Object.values(errors).flat()).toEqual([]);
    },
  );
}
