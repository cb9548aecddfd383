import { Island } from '../../../../core/islands';
import island from '../../drawer/Settings?island';

import './styles.css';

/** The button that opens the settings: an island that loads on the first interaction. Use it once on a page. */
export default function SettingsButton() {
  return <Island id="settings" island={island} when="touch" className="settings-button" />;
}
