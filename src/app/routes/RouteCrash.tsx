import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { useIsLineCut } from '../offline/useIsLineCut';

/** A bug, or a chunk that did not load on a poor line, stays on its screen: any other address works again. */
export function RouteCrash({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return <CrashBoundary visit={key}>{children}</CrashBoundary>;
}

interface CrashBoundaryProps {
  visit: string;
  children: ReactNode;
}

interface CrashBoundaryState {
  visit: string;
  hasCrashed: boolean;
}

class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { visit: this.props.visit, hasCrashed: false };

  static getDerivedStateFromError = () => ({ hasCrashed: true });

  static getDerivedStateFromProps = ({ visit }: CrashBoundaryProps, state: CrashBoundaryState) =>
    visit === state.visit ? null : { visit, hasCrashed: false };

  override render() {
    return this.state.hasCrashed ? <CrashNotice /> : this.props.children;
  }
}

function CrashNotice() {
  const { t } = useTranslation();
  const isCut = useIsLineCut();

  return (
    <Container maxWidth="sm" role="alert" sx={{ py: 10, minHeight: '100dvh', textAlign: 'center' }}>
      <Typography variant="h4" component="h1" gutterBottom>
        {t(isCut ? 'offline' : 'crashTitle')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {t('crashBody')}
      </Typography>
      <Button variant="contained" onClick={() => window.location.reload()}>
        {t('reload')}
      </Button>
    </Container>
  );
}
