import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

import './code.css';
import './codePreferences.css';
import { installCopyCode } from './copyCode';
import { installCopyShortcut } from './copyShortcut';
import { keepCodeSchemes } from './keepSchemes';

if (ExecutionEnvironment.canUseDOM) {
  keepCodeSchemes(document);
  installCopyCode({
    document,
    // Absent where the page is served without https.
    writeText: async (text) => navigator.clipboard.writeText(text),
    timers: window,
  });
  installCopyShortcut({
    document,
    hovered: () => [...document.querySelectorAll(':hover')].at(-1) ?? null,
  });
}
