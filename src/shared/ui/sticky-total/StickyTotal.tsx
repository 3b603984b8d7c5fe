import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { Money } from '@/shared/ui/money';

interface StickyTotalProps {
  label: string;
  amount: number;
  /** The server is computing a new amount; this one is dimmed. */
  isRecomputing?: boolean;
  /** The button. */
  children: ReactNode;
  /** Why the button is disabled, or why it failed. */
  notice?: ReactNode;
}

/** The total of a long page and its main button, at the bottom of the window until the end of the page is reached. */
export const StickyTotal = ({ label, amount, isRecomputing = false, notice, children }: StickyTotalProps) => (
  <Box sx={BAR}>
    <GlobalStyles styles={SCROLL_PADDING} />
    {notice}
    <Box sx={AMOUNT_AND_BUTTON}>
      <div>
        <Typography variant="body2" color="textSecondary">
          {label}
        </Typography>
        <Typography variant="h6" component="p" aria-busy={isRecomputing} sx={{ opacity: isRecomputing ? 0.5 : 1 }}>
          <Money amount={amount} />
        </Typography>
      </div>
      {children}
    </Box>
  </Box>
);

/** Elements that get the focus by Tab must not end up under the bar (WCAG 2.4.11). */
const SCROLL_PADDING = { html: { scrollPaddingBlockEnd: 'calc(6.25rem + var(--notice, 0px))' } };

/** Side by side while a word of the button fits beside the amount. */
const AMOUNT_AND_BUTTON = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  '& > .MuiButton-root': { flex: '1 1 9rem' },
};

const BAR = {
  position: 'sticky',
  // Above the notice that the connection is lost. In a short window (zoomed in, in landscape, or with a large font) the value becomes
  // hugely negative, so that nothing sticks. A media query would not follow the font size.
  insetBlockEnd: 'min(var(--notice, 0px), (100vh - 31rem) * 1000)',
  zIndex: 2,
  display: 'grid',
  gap: 1.5,
  mt: 3,
  // Reaches over the padding of the page to its edges and to the footer.
  marginInline: { xs: -2, sm: -3 },
  marginBlockEnd: -3,
  paddingInline: { xs: 2, sm: 3 },
  paddingBlock: '12px max(12px, env(safe-area-inset-bottom))',
  bgcolor: 'background.paper',
  borderBlockStart: '1px solid',
  borderColor: 'divider',
  // The notice may name every line of a cart. If it were higher than the window, its beginning could not be scrolled to.
  '& > .MuiAlert-root': { maxHeight: 'max(50vh, 12rem)', overflowY: 'auto' },
};
