import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { PageRecord } from '../src/plugins/bundle/records/types';

/** Reads what a site's built pages and scripts say about each other. */
export function readBuild(folder: string) {
  const scripts = readdirSync(path.join(folder, 'assets/js')).filter((name) => /\.js$/.test(name));
  const script = (name: string) => readFileSync(path.join(folder, 'assets/js', name), 'utf8');
  const named = (start: RegExp) => scripts.filter((name) => start.test(name)).map(script);
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .flatMap((name) => {
      const html = readFileSync(path.join(folder, name), 'utf8');
      const [, json] = /id="page-record">(.*?)<\/script>/.exec(html) ?? [];
      const [, , started = ''] = /data-scripts=(["'])(.*?)\1/.exec(html) ?? [];
      return json
        ? [{ name, record: JSON.parse(json) as PageRecord, started: started.split(' ') }]
        : [];
    });
  const runtimes = named(/^runtime~main\./);
  const workers = scripts.map(script).filter((code) => code.includes('importScripts'));
  /** Returns the webpack runtime that a page loads. Each version of the docs has its own. */
  const runtimeOf = ({ started }: (typeof pages)[number]) => {
    const file = started.find((url) => url.includes('/runtime~main.'));
    return file === undefined ? '' : script(path.basename(file));
  };
  return {
    scripts,
    pages,
    runtimeOf,
    runtimes,
    workers,
    shared: [...runtimes, ...named(/^main\./)].join(''),
  };
}
