import path from 'node:path';

import type { Plugin } from '@docusaurus/types';

export { default as rehypePlanTables, type PlanTablesOptions } from './rehypePlanTables';

/** The styles of tables that compare plans. `rehypePlanTables` finds these tables. */
export default function planTablesPlugin(): Plugin {
  return {
    name: 'portal-plan-tables',
    getClientModules: () => [path.join(__dirname, 'styles.css')],
  };
}
