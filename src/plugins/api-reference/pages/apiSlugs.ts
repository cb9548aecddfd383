import { apiSlug } from '../../../core/navigation';

/**
 * Where the page of an exported name may be, the likeliest first: a name that may change (`Unstable_RadarChart`) has the
 * page of its plain name, unless another has that.
 */
export function apiSlugs(name: string): readonly string[] {
  return [...new Set([apiSlug(name), apiSlug(name.replace(/^unstable_/i, ''))])];
}
