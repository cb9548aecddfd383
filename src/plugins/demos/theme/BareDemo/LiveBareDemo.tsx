import { titleFromFileName } from '../../title';
import type { DemoModule } from '../../types';
import { Stage } from '../Demo/Stage';

import styles from './styles.module.css';

export interface LiveBareDemoProps {
  demo: DemoModule;
  /** Accessible name. Default: derived from the component's name. */
  title?: string;
  /** When to fetch the demo's code (see `Island`). Default: when it is near the viewport and a reader is there. */
  when?: 'present' | 'now';
}

/** The stage of a demo, without toolbar and code. The same HTML whenever its code is fetched. */
export default function LiveBareDemo({ demo, title, when = 'present' }: LiveBareDemoProps) {
  return (
    <div id={demo.name}>
      <Stage
        demo={demo}
        name={title ?? titleFromFileName(demo.name)}
        className={styles.stage}
        when={when}
      />
    </div>
  );
}
