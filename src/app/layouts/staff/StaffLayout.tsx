import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';

import { NotificationBell } from '@/features/read-notifications';
import { ColorsSwitch } from '@/features/switch-colors';
import { LanguageSwitch } from '@/features/switch-language';
import { useCloseOnBack } from '@/shared/lib/back';
import { CONTENT_ID, SkipLink } from '@/shared/ui/skip-link';
import { TopBar } from '@/shared/ui/top-bar';

import { RouteErrorBoundary } from '../../routes/RouteErrorBoundary';
import { useOpenOnThisVisit } from '../useOpenOnThisVisit';
import { StaffMenu } from './StaffMenu';
import { StaffSidebar } from './StaffSidebar';
import { StatusBanner } from './StatusBanner';

/** Grows with the reader's font size, but leaves the larger part of the window to the page. */
const SIDEBAR_WIDTH = 'min(15rem, 40vw)';
const globalStyles = ({ breakpoints }: Theme) => ({
  // A dialog covers the sidebar. Toasts then appear at the side, next to the buttons at the end of the dialog and not over them.
  ':root:not(:has(.MuiDialog-root))': { [breakpoints.up('md')]: { '--sidebar-width': SIDEBAR_WIDTH } },
});
const PAPER = { '& .MuiDrawer-paper': { width: { xs: 'min(15rem, 90vw)', md: SIDEBAR_WIDTH } } };

/** The layout of the back office: a sidebar that folds behind a toggle on small screens, and a header with the pharmacy's name. */
export function StaffLayout() {
  const { t } = useTranslation('staff');
  const { isOpen, setIsOpen } = useOpenOnThisVisit();
  const close = () => setIsOpen(false);
  useCloseOnBack(close, isOpen);

  return (
    <Box sx={{ display: 'flex', minHeight: 'var(--window-height)' }}>
      <GlobalStyles styles={globalStyles} />
      <SkipLink />
      <Drawer variant="permanent" sx={{ width: SIDEBAR_WIDTH, display: { xs: 'none', md: 'block' }, ...PAPER }}>
        <StaffSidebar />
      </Drawer>
      <Drawer
        open={isOpen}
        onClose={close}
        slotProps={{ paper: { 'aria-label': t('sections') } }}
        sx={{ display: { md: 'none' }, ...PAPER }}
      >
        <StaffSidebar>
          <Switches />
        </StaffSidebar>
      </Drawer>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <TopBar>
          <Toolbar sx={{ gap: 1 }}>
            <IconButton
              edge="start"
              color="inherit"
              aria-label={t('openMenu')}
              onClick={() => setIsOpen(true)}
              sx={{ display: { md: 'none' } }}
            >
              <MenuIcon />
            </IconButton>
            <Box sx={{ flexGrow: 1, minWidth: 0, display: 'flex' }}>
              <StaffMenu />
            </Box>
            <NotificationBell />
            <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
              <Switches />
            </Box>
          </Toolbar>
        </TopBar>
        <Box component="main" id={CONTENT_ID} tabIndex={-1} sx={{ p: { xs: 2, md: 4 }, outline: 'none' }}>
          <StatusBanner />
          <RouteErrorBoundary>
            <Outlet />
          </RouteErrorBoundary>
        </Box>
      </Box>
    </Box>
  );
}

/** These are in the header, but on a phone, where it has room for the pharmacy's name only, at the end of the sidebar. */
const Switches = () => (
  <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
    <LanguageSwitch />
    <ColorsSwitch />
  </Stack>
);
