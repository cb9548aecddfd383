import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { colorModeStore } from '../../core/preferences';

// The store follows the operating system and other tabs from the start, whether or not a component reads it.
if (ExecutionEnvironment.canUseDOM) {
  colorModeStore();
}
