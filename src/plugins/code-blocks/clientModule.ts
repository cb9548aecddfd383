import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

import './code.css';
import { installCopyShortcut } from './copyShortcut';
import { keepCodeSchemes } from './keepSchemes';

if (ExecutionEnvironment.canUseDOM) {
  keepCodeSchemes(document);
  installCopyShortcut({
    document,
    hovered: () => [...document.querySelectorAll(':hover')].at(-1) ?? null,
  });
}
