/** On a phone as high as a thumb, and seven of them fit beside each other at 360 px. */
export const LOOK = {
  '& button.MuiPaginationItem-root': {
    minWidth: { xs: 40, sm: 32 },
    height: { xs: 44, sm: 32 },
    mx: { xs: 0, sm: 0.25 },
  },
};
