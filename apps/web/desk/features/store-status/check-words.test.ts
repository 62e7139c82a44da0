import { refuseReasons } from '@oja/domain/stores/store-status';
import { describe, expect, it } from 'vitest';
import { reasonsByCheck } from './check-words.ts';

describe('reasonsByCheck', () => {
  it('puts each reason at the line where it is mended [STALL-20]', () => {
    expect([...reasonsByCheck(refuseReasons)]).toEqual([
      ['details', ['Misleading name.', 'Unclear address.']],
      ['phone', ['Phone does not answer.']],
      ['face', ['Unsuitable picture or text.']],
      ['product', ['Forbidden goods.']],
      ['', ['Second store of the same seller.']],
    ]);
  });

  it('loses no reason that it does not know', () => {
    expect(reasonsByCheck(['something new']).get('')).toEqual(['Something new.']);
  });
});
