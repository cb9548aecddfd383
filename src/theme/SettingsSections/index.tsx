import OfflineSection from '@theme/OfflineSection';
import OriginalSections from '@theme-original/SettingsSections';

/** Wraps the sections of the settings, and adds the offline section after them. */
export default function SettingsSections() {
  return (
    <>
      <OriginalSections />
      <OfflineSection />
    </>
  );
}
