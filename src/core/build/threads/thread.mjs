// What a thread runs first. The module with the work is TypeScript, so it is loaded as Docusaurus loads plugins.
import { createJiti } from 'jiti';

let work;

export async function setup(file, data) {
  const { default: create } = await createJiti(import.meta.url).import(file);
  work = await create(data);
}

export const run = (task) => work(task);
