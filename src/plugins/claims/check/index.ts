export { claimsFilesOf, pageOfClaims } from '../files';
export { readClaims, type Claim, type ReadClaims } from '../readClaims';
export { blocksOf, closestSentence, hasSentence, statementsIn } from '../sentences';
