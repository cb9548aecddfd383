import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

import { installCopyPage } from './copyPage';

async function load(path: string): Promise<Blob> {
  const response = await fetch(path);
  if (!response.ok) {
    throw new Error(`${path} could not be loaded: ${response.status}.`);
  }
  return new Blob([await response.text()], { type: 'text/plain' });
}

if (ExecutionEnvironment.canUseDOM) {
  installCopyPage({
    document,
    // The item is written in the event handler and filled later: Safari refuses to write after a request.
    copy: async (path) =>
      navigator.clipboard.write([new ClipboardItem({ 'text/plain': load(path) })]),
    timers: window,
  });
}
