/** API for the checks of pages. It does not load the plugin or the bundler. */
export { GALLERY_NAME, isGalleryDirective } from '../directive';
export { exampleOf } from '../example';
