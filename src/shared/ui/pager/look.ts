/** Large enough for a thumb on a phone, where seven of them fit into 360 px. */
export const LOOK = {
  '& button.MuiPaginationItem-root': {
    minWidth: { xs: 40, sm: 32 },
    height: { xs: 44, sm: 32 },
    mx: { xs: 0, sm: 0.25 },
  },
};
