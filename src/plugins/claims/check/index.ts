export { CLAIMS_ENDINGS, claimsFilesOf, hasTests, pageOfClaims } from '../files';
export { claimsDays } from '../days';
export { BEHAVIOR_FILE, readBehaviorChanges, type BehaviorChanges } from '../changes/data';
export { CHANGES_DIRECTIVE, directiveProblem } from '../changes/directive';
export {
  readClaims,
  readSourced,
  type Claim,
  type ReadClaims,
  type SourcedStatement,
} from '../readClaims';
export { claimsOfPage } from '../verifiedPage';
export { blocksOf, closestSentence, hasSentence, plainText, statementsIn } from '../sentences';
