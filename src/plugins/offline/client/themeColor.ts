import data from '@portal/offline';
import { colorModeStore } from '@site/src/core/preferences';

/** Matches the color of the browser's interface to the reader's color mode, which may differ from the system's. */
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
