// @reads src/
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { claim } from '@portal/claims';
import { createDatabase } from '@site/server/feedback/database';
import { someAnswer } from '@site/server/feedback/harness';
import { createReceiver } from '@site/server/feedback/receiver';
import { deleteAnswers, libsqlSource, saveAnswers } from '@site/server/feedback/store';
import { CODE_STYLINGS, CODE_VARIANTS } from '@site/src/core/preferences/demoHash';
import { validateOptions } from '@site/src/plugins/analytics';
import { afterEach, beforeEach, expect, vi } from 'vitest';

const DAY_MS = 86_400_000;

let folder: string;
let database: ReturnType<typeof createDatabase>;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'privacy-'));
  database = createDatabase({ url: `file:${folder}/answers.db` });
});

afterEach(async () => {
  vi.useRealTimers();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

type ValidatedOptions = ReturnType<typeof validateOptions>;

claim(
  'By default, the site sends `display` for one ad in ten, and the speed of a page for one page load in 10,000.',
  () => {
    const options = validateOptions({
      validate: (schema, given) => schema.validate(given).value as ValidatedOptions,
      options: {},
    });
    expect(1 / options.adDisplayRatio).toBe(10);
    expect(1 / options.webVitalsRatio).toBe(10_000);
  },
);

/** The folder of the site's configuration, whichever version this file is in. */
function findRoot(folder: string): string {
  return existsSync(path.join(folder, 'docusaurus.config.ts'))
    ? folder
    : findRoot(path.dirname(folder));
}
const root = findRoot(import.meta.dirname);

/** The code of the site's client in files or folders of `src`, without tests. */
function readCode(...places: string[]): string {
  return places
    .map((place) => path.join(root, 'src', place))
    .flatMap((place) =>
      /\.tsx?$/.test(place)
        ? [place]
        : readdirSync(place, { recursive: true, encoding: 'utf8' }).map((file) =>
            path.join(place, file),
          ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

/** What the groups of a pattern match in a text, sorted, each once. */
const findAll = (text: string, pattern: RegExp) =>
  [
    ...new Set(
      [...text.matchAll(pattern)].flatMap(([, ...groups]) =>
        groups.filter((group): group is string => group !== undefined),
      ),
    ),
  ].sort();

/** The actions that the code of clicked elements names: as an attribute, a property or a parameter. */
const actionsIn = (...places: string[]) =>
  findAll(
    readCode(...places),
    /(?:data-event-action="|data-event-action': '|eventAction(?: =|:) '|\b(?:event|action): '|\baction\('[^']+', '|data-event-action=\{isOpen \? ')([\w-]+)(?:' : '([\w-]+)')?/g,
  );

/** The values in code of a page's row: the name of the event, and its actions. */
function rowOf(event: string) {
  const text = readFileSync(path.join(import.meta.dirname, 'privacy.mdx'), 'utf8');
  const row = text.split('\n').find((line) => line.startsWith(`| \`${event}\` `)) ?? '';
  const [list = ''] = /`eventAction`:[^;]*/.exec(row) ?? [];
  return findAll(list.replace('`eventAction`', ''), /`([^`]+)`/g);
}

claim('This page lists what the site stores in your browser and what it sends.', () => {
  const text = readFileSync(path.join(import.meta.dirname, 'privacy.mdx'), 'utf8');
  const [, table = ''] = text.split('| Event ');
  const rows = findAll(table.split('\n\n')[0] ?? '', /^\| `(\w+)` /gm);
  const categories = findAll(
    readCode('plugins', 'theme', 'core'),
    /(?:data-event-category="|eventCategory = '|\bname: '(?=\w+', action: '))(\w+)["'](?!\])/g,
  );
  const clicked = categories.filter((category) => category !== 'api');
  expect(actionsIn('plugins/api-reference'), 'the category `api` sends nothing').toEqual([]);
  expect(rows).toEqual([...clicked, 'header', 'page_view'].sort());
});

claim(
  '`demo` | You use the buttons of a demo | `eventAction`: `expand`, `collapse`, `source-ts`, `source-js`, `styling-system`, `styling-tailwind`, `styling-css`, `copy-click`, `copy-keyboard`, `edit`, `link`, `stackblitz`, `codesandbox`, `chat`, `reset`, `reset-focus`, `alone`, `source`; `eventLabel`: the demo',
  () => {
    expect(rowOf('demo')).toEqual(
      [
        ...actionsIn('plugins/demos/theme/Demo'),
        ...actionsIn('plugins/code-blocks/theme/CopyButton/index.tsx'),
        ...actionsIn('plugins/code-blocks/copyShortcut.ts'),
        ...CODE_VARIANTS.map((variant) => `source-${variant.toLowerCase()}`),
        ...CODE_STYLINGS.map((styling) => `styling-${styling.replace('MUI ', '').toLowerCase()}`),
      ].sort(),
    );
  },
);

claim('`code` | You copy a block of code | `eventAction`: `copy-click`, `copy-keyboard`', () => {
  expect(actionsIn('plugins/code-blocks')).toEqual(rowOf('code'));
});

claim(
  '`settings` | You change a setting | `eventAction`: `light`, `system`, `dark`, `ltr`, `rtl`, `dense`, `dense-off`, `TS`, `JS`, `MUI System`, `Tailwind`, `CSS`, `reset`, `offline-add`, `offline-pause`, `offline-resume`, `offline-remove`',
  () => {
    const sections = readCode('plugins/settings/theme/SettingsSections');
    const switches = findAll(sections, /\baction="([^"]+)"/g);
    expect(rowOf('settings')).toEqual(
      [
        ...findAll(sections, /\bvalue: '([^']+)'/g),
        ...CODE_STYLINGS,
        ...switches.flatMap((action) => [action, `${action}-off`]),
        ...actionsIn('plugins/settings/drawer'),
        ...actionsIn('plugins/offline/client/Panel.tsx').map((action) => `offline-${action}`),
      ].sort(),
    );
    expect(rowOf('settings')).toEqual(
      expect.arrayContaining(findAll(readCode('plugins/color-mode'), /\bmode: '([^']+)'/g)),
    );
  },
);

claim('`header` | You follow the link to GitHub | `eventAction`: `github`', () => {
  const config = readFileSync(path.join(root, 'portal.config.ts'), 'utf8');
  expect(findAll(config, /'data-event-category': '(\w+)'/g)).toEqual(['header']);
  expect(findAll(config, /'data-event-action': '(\w+)'/g)).toEqual(rowOf('header'));
});

claim('`docs` | You go back to the top | `eventAction`: `back-to-top`', () => {
  expect(actionsIn('plugins/analytics/clicks.ts')).toEqual(rowOf('docs'));
});

claim(
  '`search` | You open the search, or use a button or a popular page in its dialog | `eventAction`: `open`, `filter`, `nearest`, `popular`, `more`',
  () => {
    expect(actionsIn('plugins/search/theme', 'plugins/search/dialog')).toEqual(rowOf('search'));
  },
);

claim(
  '`ComponentLinkHeader` | You follow a link in the row below the title of a page | `eventAction`: `click`',
  () => {
    expect(actionsIn('plugins/component-links')).toEqual(rowOf('ComponentLinkHeader'));
  },
);

claim(
  '`feedback` | You use the question at the end of a page, a button next to a heading, or the form they open | `eventAction`: `yes`, `no`, `section`, `submit`, `cancel`, `issue`',
  () => {
    expect(actionsIn('plugins/feedback')).toEqual(rowOf('feedback'));
  },
);

claim(
  "`sponsor` | You follow a sponsor's link, or the one below them | `eventAction`: `click`, `become`; `eventLabel`: the sponsor",
  () => {
    expect(actionsIn('plugins/sponsors/theme')).toEqual(rowOf('sponsor'));
  },
);

claim(
  '`ad` | An ad is shown, followed, or fails | `eventAction`: `display`, `click`, `crash`; `eventLabel`: which ad',
  () => {
    expect(actionsIn('plugins/ads', 'plugins/analytics')).toEqual(
      [...rowOf('ad'), ...rowOf('docs')].sort(),
    );
  },
);

claim(
  'Each day, it deletes answers that are older. The age of an answer counts from your last change.',
  async () => {
    const changed = someAnswer();
    await database.write((client) =>
      saveAnswers(client, [
        { ...someAnswer({ comment: 'given' }), answeredAt: 0 },
        { ...changed, answeredAt: 0 },
        { ...changed, comment: 'changed', answeredAt: DAY_MS },
      ]),
    );
    const kept = async () =>
      (await libsqlSource(await database.ready()).answers({})).map(({ comment }) => comment).sort();
    let now = 365 * DAY_MS;
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const receiver = createReceiver({
      siteDir: folder,
      baseUrl: '/',
      site: { hasPage: () => true, retentionDays: 365 },
      environment: { FEEDBACK_DATABASE_URL: `file:${folder}/answers.db` },
      now: () => now,
      log: () => undefined,
    });
    await receiver.open();
    expect(await kept()).toEqual(['changed', 'given']);
    for (const left of [['changed'], []]) {
      now += DAY_MS;
      vi.advanceTimersByTime(DAY_MS);
      await expect.poll(kept, { timeout: 10_000 }).toEqual(left);
    }
    await receiver.close();
  },
);

claim(
  'To have your answers deleted earlier, send the value of the cookie `feedbackId` to the operator, who can delete all answers with that ID.',
  async () => {
    const own = someAnswer();
    const answers = [own, { ...own, page: '/x' }, someAnswer({ comment: 'of somebody else' })];
    await database.write((client) =>
      saveAnswers(
        client,
        answers.map((answer) => ({ ...answer, answeredAt: 0 })),
      ),
    );
    expect(await deleteAnswers(await database.ready(), { reader: own.reader })).toBe(2);
    const left = await libsqlSource(await database.ready()).answers({});
    expect(left.map(({ comment }) => comment)).toEqual(['of somebody else']);
  },
);
