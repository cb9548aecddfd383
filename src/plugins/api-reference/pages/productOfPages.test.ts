/** @jest-environment node */
// @reads docs/**
import path from 'node:path';

import { docIdOf, pathnameOfDoc } from '../../../core/navigation';
import { readDocIds } from '../../../core/navigation/docIds';
import { productOf } from '../../../core/navigation/paths';

const docIds = readDocIds(path.resolve(__dirname, '../../../../docs'));
/** Without the pages of changes, which cover all products. */
const apiIds = [...docIds].filter((id) => /^api\/(?!changes\/)/.test(id));

describe("this site's API pages", () => {
  it('each belong to the product of their folder', () => {
    expect(apiIds.length).toBeGreaterThan(0);
    const wrong = apiIds.filter((id) => {
      const { category, product } = productOf(pathnameOfDoc(id));
      return category !== 'x' || product !== `x-${id.split('/')[1]}`;
    });
    expect(wrong).toEqual([]);
  });

  it('are each found by their route, including the Data Grid next to its index', () => {
    expect(apiIds.filter((id) => docIdOf(pathnameOfDoc(id), docIds) !== id)).toEqual([]);
    expect(docIdOf('/x/api/data-grid', docIds)).toBe('api/data-grid/index');
    expect(docIdOf('/x/api/data-grid/data-grid', docIds)).toBe('api/data-grid/data-grid/data-grid');
  });
});
