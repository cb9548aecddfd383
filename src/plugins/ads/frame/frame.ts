import type { FrameAppearance, FrameConfig, FrameReport } from './protocol';

/*
 * Runs in the frame together with the network's script, as a plain script: it is compiled on its own, so it can only
 * import types. The frame has an opaque origin and is removed with the page that contains it, so that the script can't
 * access anything of the site, leaves nothing behind, and runs only once.
 */
{
  const { network } = document.body.dataset;
  const { src, id, element } = JSON.parse(network ?? '') as FrameConfig;

  const report = (portalAd: FrameReport) => window.parent.postMessage({ portalAd }, '*');

  const wear = ({ scheme, direction }: FrameAppearance) => {
    const root = document.documentElement;
    root.style.colorScheme = scheme;
    root.dataset.theme = scheme;
    root.dir = direction;
  };
  const [scheme, direction] = window.location.hash.slice(1).split(',');
  wear({
    scheme: scheme === 'dark' ? 'dark' : 'light',
    direction: direction === 'rtl' ? 'rtl' : 'ltr',
  });
  window.addEventListener('message', ({ source, data }: MessageEvent<FrameAppearance>) => {
    if (source === window.parent) {
      wear(data);
    }
  });

  // Only in a frame with the attribute `sandbox`, or with the header of the same name. On a host that does not send it,
  // another website could embed the frame without either, and the script could read this site's storage.
  const area = document.getElementById('ad');
  if (window.origin === 'null') {
    const observer = new MutationObserver(() => {
      if (document.querySelector(element)) {
        observer.disconnect();
        report('filled');
      }
    });
    observer.observe(document.body, { childList: true, subtree: true });

    window.addEventListener('error', (event) => {
      // An error in the network's script, which shouldn't clutter the reader's console.
      event.preventDefault();
      report('none');
    });

    const script = document.createElement('script');
    script.async = true;
    script.src = src;
    if (id) {
      script.id = id;
    }
    area?.append(script);
  } else {
    area?.append('Ads are shown only in a sandboxed frame.');
    report('none');
  }
}
