import type { Metric } from 'web-vitals';

import type { EventParameters, EventSink } from './client';

/**
 * Returns the parameters of a web vital's event, in the form that Google Analytics 4 expects: `value` is the change
 * since the metric's last event, so that the sum of its events is the metric. It is in the metric's own unit
 * (milliseconds; CLS has none) and isn't rounded.
 *
 * @param path - The page that was loaded.
 */
export function metricParameters(
  { id, value, delta }: Pick<Metric, 'id' | 'value' | 'delta'>,
  path: string,
): EventParameters {
  return {
    value: delta,
    metric_value: value,
    metric_delta: delta,
    metric_id: id,
    metric_label: path,
  };
}

/** Reports the web vitals of this page load, each as soon as it is known. Loads the measuring library on demand. */
export async function reportWebVitals(report: EventSink['event'], path: string): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  [onCLS, onFCP, onINP, onLCP, onTTFB].forEach((measure) =>
    measure((metric) => report(metric.name, metricParameters(metric, path))),
  );
}
