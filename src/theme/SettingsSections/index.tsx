import OfflineSection from '@theme/OfflineSection';
import OriginalSections from '@theme-original/SettingsSections';

/** Wraps the settings' sections: what is made available offline comes after them. */
export default function SettingsSections() {
  return (
    <>
      <OriginalSections />
      <OfflineSection />
    </>
  );
}
