// Code of the pages that have been opened. openedModule.cjs generates it.
