import { titleFromFileName } from '../../title';
import type { DemoModule } from '../../types';
import { Stage } from '../Demo/Stage';

import styles from './styles.module.css';

export { loadDemo } from '../Demo/Stage';

export interface LiveBareDemoProps {
  demo: DemoModule;
  /** Accessible name. Default: derived from the component's name. */
  title?: string;
}

/** The stage of a demo, without toolbar and code. */
export default function LiveBareDemo({ demo, title }: LiveBareDemoProps) {
  return (
    <div id={demo.name}>
      <Stage
        demo={demo}
        name={title ?? titleFromFileName(demo.name)}
        className={styles.stage}
        when="touch"
      />
    </div>
  );
}
