// The code of the pages that have been opened: openedModule.cjs makes it.
