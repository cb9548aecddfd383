// Replaces tslib for @docusaurus/utils-common, which compiles to CommonJS and so would include all of it (4 kB gzip)
// for one helper.
export function __importDefault(module) {
  return module?.__esModule ? module : { default: module };
}
