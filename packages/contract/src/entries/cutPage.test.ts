import { describe, expect, test } from 'vitest';
import { cutPage } from './cutPage.ts';

const list = Array.from({ length: 120 }, (_, index) => index + 1);

describe('a page of a list', () => {
  test.each([
    [{ page: 1, pageSize: 3 }, [1, 2, 3]],
    [{ page: 2, pageSize: 3 }, [4, 5, 6]],
    [{ pageSize: 2 }, [1, 2]],
    [{ page: 3 }, list.slice(100)],
    [{ page: 9, pageSize: 50 }, []],
  ])('%j has its entries, and the total', (asked, items) => {
    expect(cutPage(list, asked)).toEqual({ items, total: 120 });
  });

  test('of members is within the team page', () => {
    const team = { title: 'Ekip', crews: ['a', 'b', 'c'] };
    expect(cutPage(team, { page: 2, pageSize: 2 })).toEqual({
      items: { title: 'Ekip', crews: ['c'] },
      total: 3,
    });
  });

  test('is undefined if the whole list was requested, or there is no list', () => {
    expect(cutPage(list, {})).toBeUndefined();
    expect(cutPage({ message: 'no' }, { page: 1 })).toBeUndefined();
  });
});
