import globalData from '@generated/globalData';

import { leaveByFullLoad } from './leave';
import type { VersionsData } from './types';

const { versions } = globalData['portal-versions']?.default as VersionsData;
if (typeof window !== 'undefined' && versions.length > 1) {
  leaveByFullLoad(versions, window);
}
