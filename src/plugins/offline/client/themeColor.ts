import data from '@portal/offline';
import { colorModeStore } from '@site/src/core/preferences';

/** What the browser paints around the page follows the reader's choice, which may differ from the system's. */
function follow(): void {
  const { mode } = colorModeStore().get();
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = data.themeColor[mode === 'system' ? own : mode];
  }
}

if (typeof document !== 'undefined') {
  follow();
  colorModeStore().subscribe(follow);
}
