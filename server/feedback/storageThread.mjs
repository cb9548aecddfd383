// The entry of the database's thread, which loads the TypeScript behind it.
import { createJiti } from 'jiti';

await createJiti(import.meta.url).import('./storageThread.ts');
