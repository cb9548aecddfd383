import { apiSlug } from '../../../core/navigation';

/**
 * Returns the possible paths of the page for an exported name, the likeliest first. An unstable name
 * (`Unstable_RadarChart`) has the path of its plain name, unless another symbol has that path.
 */
export function apiSlugs(name: string): readonly string[] {
  return [...new Set([apiSlug(name), apiSlug(name.replace(/^unstable_/i, ''))])];
}
