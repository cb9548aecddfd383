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
    // `navigator.clipboard` is undefined if the page isn't served over https.
    writeText: async (text) => navigator.clipboard.writeText(text),
    timers: window,
  });
  installCopyShortcut({
    document,
    hovered: () => [...document.querySelectorAll(':hover')].at(-1) ?? null,
  });
}
