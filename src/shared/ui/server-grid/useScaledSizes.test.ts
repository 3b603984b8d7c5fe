import { renderHook } from '@testing-library/react';

import { useScaledSizes } from './useScaledSizes';

const { style } = document.documentElement;
afterEach(() => {
  style.fontSize = '';
  style.letterSpacing = '';
});

const GRID = {
  columns: [
    { field: 'price', width: 100 },
    { field: 'name', flex: 1, minWidth: 200 },
  ],
  rowHeight: 52,
};
const sizes = () => renderHook(() => useScaledSizes(GRID)).result.current;

it('leaves the sizes of ordinary letters as they are', () => {
  expect(sizes()).toEqual({ ...GRID, columnHeaderHeight: 56 });
});

it('gives larger letters the larger cells that they need', () => {
  style.fontSize = '24px';

  expect(sizes()).toEqual({
    columns: [
      { field: 'price', width: 150 },
      { field: 'name', flex: 1, minWidth: 300 },
    ],
    rowHeight: 78,
    columnHeaderHeight: 84,
  });
});

it('gives letters that the browser makes larger than any style says the larger cells that they need', () => {
  const measured = jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    const { fontSize } = this.style;
    const size = parseFloat(fontSize) * (fontSize.endsWith('rem') ? 16 : 1);
    return new DOMRect(0, 0, 3 * Math.max(21, size), 0);
  });

  const { columns, rowHeight } = sizes();

  measured.mockRestore();
  expect(columns[0]?.width).toBeCloseTo(150);
  expect(rowHeight).toBeCloseTo(78);
});

it('gives letters that are set apart the wider cells that they need', () => {
  style.fontSize = '20px';
  style.letterSpacing = '2.2px';

  const { columns, rowHeight } = sizes();

  expect(columns[0]?.width).toBeCloseTo(150);
  expect(rowHeight).toBeCloseTo(78);
});
