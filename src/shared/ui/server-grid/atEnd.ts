/** For a column of figures, which are compared digit under digit. The grid's `right` is the end of the line, in Arabic the left. */
export const AT_END = { align: 'right', headerAlign: 'right' } as const;
