// Highlights the code of `<CodeBlock>` in pages, with the settings of the site and its additional languages.
import { highlight } from '../highlight';
import { configurePrism } from '../magicComments';
// After Prism, which it extends.
import settings from '@generated/portal-code-blocks/default/prism.js';

configurePrism(settings);

export { highlight };
