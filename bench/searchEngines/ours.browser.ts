import { searchVocabulary } from '../../searchVocabulary';
import { createEngine } from '../../src/plugins/search/engine/createEngine';

import './contender';

globalThis.createContender = ({ index, prose }) => {
  const engine = createEngine(index, searchVocabulary);
  prose.forEach((data, file) => engine.addProse(file, data));
  return (question) => engine.search(question).results.map(({ path }) => path);
};
