import './contender';
import { documentsOf } from './documents';
import { buildIndex, createMiniSearch } from './minisearch';

globalThis.createContender = ({ index, proseWords }) => {
  const documents = documentsOf(index);
  return createMiniSearch(documents, buildIndex(documents, proseWords));
};
