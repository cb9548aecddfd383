// Processes start with plain JavaScript; this one loads the TypeScript next to it.
require('jiti')(__filename)('./render.ts').serve();
