import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Component, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { retryFailedLoads } from '@/shared/lib/lazy';
import { PageLoading } from '@/shared/ui/page-state';

import { look } from '../offline/connection';
import { useIsConnectionLost } from '../offline/useIsConnectionLost';

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
  error: Error | null;
}

class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { visit: this.props.visit, error: null };

  static getDerivedStateFromError = (error: Error) => ({ error });

  static getDerivedStateFromProps = ({ visit }: CrashBoundaryProps, state: CrashBoundaryState) =>
    visit === state.visit ? null : { visit, error: null };

  override componentDidCatch() {
    retryFailedLoads();
  }

  override render() {
    const { error } = this.state;
    return error ? <CrashNotice isUnloaded={error.name === 'ChunkLoadError'} /> : this.props.children;
  }
}

/** An update takes the chunks of before away, and the new page has its own. Where a reload of just now did not help, a person decides. */
const isWorthARenewal = () =>
  performance.now() > JUST_NOW_MS ||
  performance.getEntriesByType('navigation').every((entry) => 'type' in entry && entry.type !== 'reload');
const JUST_NOW_MS = 60_000;

/** What did not load because the line was gone comes by itself when it is back, and says until then why it is not there. */
function useRenewal(isUnloaded: boolean) {
  const isCut = useIsConnectionLost();
  const [isWaiting, setIsWaiting] = useState(false);
  if (isUnloaded && isCut && !isWaiting) setIsWaiting(true);
  const isRenewing = isUnloaded && !isCut && (isWaiting || isWorthARenewal());

  useEffect(() => {
    if (!isRenewing) return;
    let isLeft = false;
    // That the line is gone may be known only now.
    void look().then((isReached) => isReached && !isLeft && window.location.reload());
    return () => {
      isLeft = true;
    };
  }, [isRenewing]);
  return { isWaiting, isRenewing };
}

function CrashNotice({ isUnloaded }: { isUnloaded: boolean }) {
  const { t } = useTranslation();
  const { isWaiting, isRenewing } = useRenewal(isUnloaded);

  if (isRenewing) return <PageLoading />;
  return (
    <Container maxWidth="sm" role="alert" sx={{ py: 10, minHeight: '100dvh', textAlign: 'center', 'main &': INSIDE }}>
      <Typography variant="h4" component="h1" gutterBottom>
        {t(isWaiting ? 'offline' : 'crashTitle')}
      </Typography>
      {!isWaiting && (
        <Typography color="textSecondary" sx={{ mb: 3 }}>
          {t('crashBody')}
        </Typography>
      )}
      <Button variant="contained" onClick={() => window.location.reload()}>
        {t('reload')}
      </Button>
    </Container>
  );
}

/** Between a header and a footer there is less to fill. */
const INSIDE = { minHeight: 0 };
