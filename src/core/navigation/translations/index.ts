export {
  currentLocale,
  DEFAULT_LOCALE,
  parseLocales,
  SITE_LOCALES,
  type SiteLocale,
} from './locales';
export {
  createTitleLookup,
  NO_TITLE,
  type PageTitle,
  type PageTitles,
  type TitleLogger,
  type TitleLookup,
  type TitlePart,
} from './titles';
