import globalData from '@generated/globalData';

import { leaveByFullLoad } from './leave';
import type { VersionsData } from './types';

const { versions } = (globalData as { 'portal-versions': { default: VersionsData } })[
  'portal-versions'
].default;
if (typeof window !== 'undefined' && versions.length > 1) {
  leaveByFullLoad(versions, window);
}
