import CloseIcon from '@mui/icons-material/Close';
import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { ColorsSwitch } from '@/features/switch-colors';
import { LanguageSwitch } from '@/features/switch-language';
import { BrandMark } from '@/shared/ui/brand-mark';
import { TopBar } from '@/shared/ui/top-bar';

import { useOpenOnThisVisit } from '../useOpenOnThisVisit';
import { AccountButtons } from './AccountButtons';
import { CartLink } from './CartLink';
import { MainLinks } from './MainLinks';

const MENU_ID = 'site-menu';
/** From this width on all links fit side by side, in both languages and for every type of account. */
const ROOM = '@media (min-width:1140px)';
const WIDE = { display: 'none', [ROOM]: { display: 'flex' } };
const NARROW = { [ROOM]: { display: 'none' } };

/**
 * The menu lies over the page: if it pushed the page down, closing it would move the page under the finger. It is at most as high as the
 * screen.
 */
const FOLDED = {
  ...NARROW,
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  maxHeight: 'calc(var(--window-height) - 100%)',
  overflowY: 'auto',
  bgcolor: 'background.paper',
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
};

/**
 * A sticky header. On small screens the links fold into a menu, which closes on a press outside, on Escape and when the focus leaves it.
 */
export function SiteHeader() {
  const { t } = useTranslation();
  const { isOpen, setIsOpen } = useOpenOnThisVisit();
  const toggle = useRef<HTMLButtonElement>(null);

  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    // The focus may be on a link in the menu, which disappears.
    toggle.current?.focus();
  };

  const closeBehindFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setIsOpen(false);
  };

  return (
    <ClickAwayListener mouseEvent="onMouseDown" onClickAway={() => setIsOpen(false)}>
      <TopBar onKeyDown={closeOnEscape} onBlur={closeBehindFocus}>
        <Container maxWidth="lg">
          <Stack
            direction="row"
            useFlexGap
            spacing={{ xs: 0, sm: 1 }}
            sx={{ alignItems: 'center', flexWrap: 'wrap', minHeight: 68 }}
          >
            <BrandMark />
            <Box
              component="nav"
              aria-label={t('nav.label')}
              sx={{ ...WIDE, flexGrow: 1, paddingInlineStart: 3, gap: 0.5 }}
            >
              <MainLinks />
            </Box>
            <Box sx={{ ...NARROW, flexGrow: 1 }} />
            <LanguageSwitch />
            <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
              <ColorsSwitch />
            </Box>
            <CartLink />
            <Stack direction="row" spacing={1} sx={WIDE}>
              <AccountButtons />
            </Stack>
            <IconButton
              ref={toggle}
              color="inherit"
              edge="end"
              aria-label={t(isOpen ? 'nav.closeMenu' : 'nav.openMenu')}
              aria-expanded={isOpen}
              aria-controls={isOpen ? MENU_ID : undefined}
              onClick={() => setIsOpen(!isOpen)}
              sx={NARROW}
            >
              {isOpen ? <CloseIcon /> : <MenuIcon />}
            </IconButton>
          </Stack>
        </Container>
        {isOpen && <FoldedMenu />}
      </TopBar>
    </ClickAwayListener>
  );
}

function FoldedMenu() {
  const { t } = useTranslation();

  return (
    <Box id={MENU_ID} sx={FOLDED}>
      <Container maxWidth="lg">
        <Stack component="nav" aria-label={t('nav.label')} spacing={0.5}>
          <MainLinks />
        </Stack>
        <Stack
          direction="row"
          spacing={1}
          sx={{ mt: 1, pt: 1.5, pb: 2, borderBlockStart: '1px solid', borderColor: 'divider' }}
        >
          <AccountButtons />
          <Box sx={{ flexGrow: 1 }} />
          <Box sx={{ display: { sm: 'none' } }}>
            <ColorsSwitch />
          </Box>
        </Stack>
      </Container>
    </Box>
  );
}
