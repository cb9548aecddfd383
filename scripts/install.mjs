// Installs the lockfile's packages, unless they are installed.
import { checkNode, ensurePackages } from './prerequisites.mjs';

checkNode();
ensurePackages();
