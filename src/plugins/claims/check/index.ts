export { CLAIMS_ENDINGS, claimsFilesOf, hasTests, pageOfClaims } from '../files';
export { claimsDays } from '../days';
export {
  readClaims,
  readSourced,
  type Claim,
  type ReadClaims,
  type SourcedStatement,
} from '../readClaims';
export { claimsOfPage } from '../verifiedPage';
export { blocksOf, closestSentence, hasSentence, plainText, statementsIn } from '../sentences';
