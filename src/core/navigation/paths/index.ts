export { DEFAULT_LANGUAGE, pathnameOf, pathnameToLanguage, type LanguagePath } from './language';
export {
  isBlog,
  isOnepirate,
  isPlayground,
  isSizeSnapshot,
  TEMPLATE_IDS,
  templateOf,
  templatePath,
  type TemplateId,
} from './pages';
export {
  packageOf,
  PRODUCT_IDS,
  productOf,
  productOverview,
  type PageProduct,
  type ProductCategory,
  type ProductId,
} from './product';
