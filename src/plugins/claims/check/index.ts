export { CLAIMS_ENDINGS, claimsFilesOf, pageOfClaims } from '../files';
export { readClaims, type Claim, type ReadClaims } from '../readClaims';
export { blocksOf, closestSentence, hasSentence, plainText, statementsIn } from '../sentences';
