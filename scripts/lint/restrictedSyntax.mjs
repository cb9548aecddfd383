// ESLint's `no-restricted-syntax` as a plugin of Oxlint, which has no such rule. https://oxc.rs/docs/guide/usage/linter/js-plugins
import { builtinRules } from 'eslint/use-at-your-own-risk';

export default {
  meta: { name: 'syntax' },
  rules: { restricted: builtinRules.get('no-restricted-syntax') },
};
