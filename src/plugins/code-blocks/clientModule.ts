import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

import { installCopyShortcut } from './copyShortcut';

if (ExecutionEnvironment.canUseDOM) {
  installCopyShortcut({
    document,
    hovered: () => [...document.querySelectorAll(':hover')].at(-1) ?? null,
  });
}
