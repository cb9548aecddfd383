export { checkMigration, type MigrationResult } from './check';
