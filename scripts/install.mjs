// Installs the packages in the lockfile, unless they are installed already.
import { checkNode, ensurePackages } from './prerequisites.mjs';

checkNode();
ensurePackages();
